"""One page of a long list: first the ids of its rows, from indexes alone if possible, then the rows."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Row, Select, func, select

from hireloom.domain.windows import Window

Conditions = Sequence[ColumnElement[bool]]
Orders = Sequence[ColumnElement[Any]]


def page_of(
    connection: Connection,
    key: Column[int],
    conditions: Conditions,
    order: Orders,
    window: Window,
    total: int | None = None,
) -> tuple[Sequence[int], int]:
    """The keys on the page, and the total number of rows, counted only if it is unknown and the page does not reveal
    it."""
    page = select(key).where(*conditions).order_by(*order).limit(window.count).offset(window.start)
    ids = connection.scalars(page).all()
    if total is None and len(ids) < window.count and (ids or not window.start):
        total = window.start + len(ids)
    return ids, counted(connection, key, conditions) if total is None else total


def found_page(
    connection: Connection, key: Column[int], conditions: Conditions, order: Orders, window: Window
) -> tuple[Sequence[int], int]:
    """The same if finding all rows is most of the work, as for parts of texts. PostgreSQL counts them in the same
    statement; SQLite would have to hold them all for that, and is faster finding them twice."""
    if connection.dialect.name != "postgresql":
        return page_of(connection, key, conditions, order, window)
    page = select(key, func.count().over()).where(*conditions).order_by(*order).limit(window.count).offset(window.start)
    rows = connection.execute(page).all()
    if not rows:  # beyond the end
        return [], counted(connection, key, conditions) if window.start else 0
    return [row[0] for row in rows], rows[0][1]


def window_around(
    connection: Connection, key: Column[int], conditions: Conditions, order: Orders, window: Window, around: int
) -> Window:
    """The page, as long as `window`, on which the row with the key `around` stands; `window` if no page has it."""
    places = select(key.label("key"), func.row_number().over(order_by=order).label("place")).where(*conditions)
    numbered = places.subquery()
    place = connection.scalar(select(numbered.c.place).where(numbered.c.key == around))
    return window if place is None else Window((place - 1) // window.count * window.count, window.count)


def counted(connection: Connection, key: Column[int], conditions: Conditions = ()) -> int:
    return connection.scalar(select(func.count()).select_from(key.table).where(*conditions)) or 0


def rows_of(connection: Connection, rows: Select[Any], key: Column[int], ids: Sequence[int]) -> list[Row[Any]]:
    """The rows with these keys, in the same order. One may be gone by now."""
    by_key = {row._mapping[key]: row for row in connection.execute(rows.where(key.in_(ids)))} if ids else {}
    return [by_key[id_] for id_ in ids if id_ in by_key]
