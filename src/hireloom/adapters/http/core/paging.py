"""The fields of a request that choose a page of a long list."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.spec import Digits, Text
from hireloom.domain.windows import MOST_A_PAGE, Window

LAST_PAGE = 1_000_000
LONGEST_SEARCH = 200  # each word adds conditions, and SQLite allows a thousand in one statement


class Paging(ma.Schema):
    """Without a page, the response has the first thousand rows."""

    page = Digits(validate=ma.validate.Range(1, LAST_PAGE), metadata={"description": "From 1"})
    page_size = Digits(
        validate=ma.validate.Range(1, MOST_A_PAGE), metadata={"description": f"Rows on a page; {MOST_A_PAGE} if absent"}
    )
    admin_email = Text(metadata={"description": "If given, must be the caller's own"})


def words(description: str) -> Text:
    """The field for searching a list by words, as a person types them."""
    most = ma.validate.Length(max=LONGEST_SEARCH, error=f"Please search with at most {LONGEST_SEARCH} characters.")
    return Text(validate=most, metadata={"description": description})


def window_of(values: dict[str, Any]) -> Window:
    return Window.of(values.get("page"), values.get("page_size"))
