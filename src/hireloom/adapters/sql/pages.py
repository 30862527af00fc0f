"""One page of a long list: first which rows it is, from indexes alone where these know enough, then the rows."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, func, select

from hireloom.domain.windows import Window


def page_of(
    connection: Connection, ordered: Select[int], window: Window, total: int | None = None
) -> tuple[Sequence[int], int]:
    """The ids on the page, and how many there are on all. They are counted only when the page does not tell."""
    ids = connection.scalars(ordered.offset(window.start).limit(window.count)).all()
    if total is None and len(ids) < window.count and (ids or not window.start):
        total = window.start + len(ids)
    return ids, counted(connection, ordered) if total is None else total


def counted(connection: Connection, ordered: Select[int]) -> int:
    return connection.scalar(select(func.count()).select_from(ordered.order_by(None).subquery())) or 0


def in_order(ids: Sequence[int], rows: Any) -> list[Any]:
    """Rows with an `id`, in the order of the ids. One may have gone meanwhile."""
    found = {row.id: row for row in rows}
    return [found[each] for each in ids if each in found]
