"""Careers pages in SQL."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, func, select

from hireloom.adapters.sql.posting_tables import career_pages
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.boards.career_pages import CareerPage, CareerPageExists, Feed, NoSuchCareerPage


class SqlCareerPages:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def all(self) -> Sequence[CareerPage]:
        ordered = select(career_pages).order_by(func.lower(career_pages.c.company), career_pages.c.id)
        return [_page(row) for row in self._connection.execute(ordered)]

    def get(self, page_id: int) -> CareerPage:
        row = self._connection.execute(select(career_pages).where(career_pages.c.id == page_id)).one_or_none()
        if row is None:
            raise NoSuchCareerPage
        return _page(row)

    def add(self, page: CareerPage) -> CareerPage:
        values = {
            "kind": page.feed.kind,
            "key": page.feed.key,
            "board": page.board,
            "company": page.company,
            "address": page.address,
            "added_at": page.added_at,
            "added_by": page.added_by,
        }
        query = upsert(self._connection, career_pages).values(**values).on_conflict_do_nothing(index_elements=["board"])
        row = self._connection.execute(query.returning(career_pages)).one_or_none()
        if row is None:
            raise CareerPageExists
        return _page(row)

    def remove(self, page_id: int) -> None:
        self._connection.execute(delete(career_pages).where(career_pages.c.id == page_id))


def _page(row: Row[Any]) -> CareerPage:
    return CareerPage(
        feed=Feed(row.kind, row.key),
        board=row.board,
        company=row.company,
        address=row.address,
        added_at=row.added_at,
        added_by=row.added_by,
        id=row.id,
    )
