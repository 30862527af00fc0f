"""How the schemas of /api/v1 are described: every field with a sentence and an example."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import marshmallow as ma

from hireloom.adapters.http.core.spec import Digits, Text
from hireloom.domain.cursors import MOST_A_SLICE, USUAL_SLICE, cursor_of, row_before

Row = TypeVar("Row")
Field = ma.fields.Field[Any]
EXAMPLE_CURSOR = cursor_of("jobs", 1204)


def field(kind: type[Field], description: str, example: object, **options: Any) -> Field:
    """A field of an answer."""
    return kind(required=True, metadata={"description": description, "example": example}, **options)


def listed(kind: type[Field], description: str, example: Sequence[object], **options: Any) -> Field:
    """A list of plain values in an answer."""
    about = {"description": description, "example": list(example)}
    return ma.fields.List(kind(**options), required=True, metadata=about)


def nested(schema: type[ma.Schema], description: str, **options: Any) -> ma.fields.Nested:
    return ma.fields.Nested(schema, required=True, metadata={"description": description}, **options)


def rows(schema: type[ma.Schema], description: str) -> Field:
    return ma.fields.List(ma.fields.Nested(schema), required=True, metadata={"description": description})


def sent(kind: type[Field], description: str, example: object, **options: Any) -> Field:
    """A field of a request; required only if `options` say so."""
    return kind(metadata={"description": description, "example": example}, **options)


def next_cursor() -> Field:
    about = "To send as `cursor` for the next page; null on the last one"
    return field(ma.fields.String, about, EXAMPLE_CURSOR, allow_none=True)


class Slice(ma.Schema):
    cursor = sent(Text, "`next_cursor` of the page before; none for the first page", EXAMPLE_CURSOR)
    limit = sent(
        Digits, "Rows on a page", USUAL_SLICE, load_default=USUAL_SLICE, validate=ma.validate.Range(1, MOST_A_SLICE)
    )


def below(query: dict[str, Any], name: str) -> int | None:
    """The id below which the page begins. Raises CursorMalformed."""
    return row_before(query["cursor"], name) if query.get("cursor") else None


def page(
    rows: Sequence[Row], query: dict[str, Any], name: str, id_of: Callable[[Row], int], view: Callable[[Row], Any]
) -> dict[str, Any]:
    """One page of a list. `rows` has one row more than the page if another page follows."""
    rows_shown = rows[: query["limit"]]
    follows = len(rows) > len(rows_shown)
    return {
        "data": [view(row) for row in rows_shown],
        "next_cursor": cursor_of(name, id_of(rows_shown[-1])) if follows else None,
    }
