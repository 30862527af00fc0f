"""One page of a long list: first which rows it is, from indexes alone where these know enough, then the rows."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, func, select

from hireloom.domain.windows import Window


def page_of(
    connection: Connection, ordered: Select[int], window: Window, *, is_sought: bool = False
) -> tuple[Sequence[int], int]:
    """The ids on the page, and how many there are on all. What is sought by a part of a text may have to be compared
    row by row: then once, for both."""
    if is_sought:
        ids = connection.scalars(ordered).all()
        return ids[window.start : window.start + window.count], len(ids)
    total = connection.scalar(select(func.count()).select_from(ordered.order_by(None).subquery())) or 0
    wanted = ordered.offset(window.start).limit(window.count)
    return (connection.scalars(wanted).all() if total > window.start else []), total


def in_order(ids: Sequence[int], rows: Any) -> list[Any]:
    """Rows with an `id`, in the order of the ids. One may have gone meanwhile."""
    found = {row.id: row for row in rows}
    return [found[each] for each in ids if each in found]
