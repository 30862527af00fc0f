"""Saved searches of talent pools in SQL."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Column, Connection, ForeignKey, Integer, Row, String, Table, UniqueConstraint, delete, select

from hireloom.adapters.sql.tables import metadata
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.pool_searches import NoSuchPoolSearch, PoolSearchNameTaken, SavedPoolSearch

pool_searches = Table(
    "pool_searches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("company_id", ForeignKey("companies.id"), nullable=False),
    Column("name", String(60), nullable=False),
    Column("folded_name", String(180), nullable=False),  # in one case; a letter can become three
    Column("search", String(400), nullable=False),
    UniqueConstraint("company_id", "folded_name"),
    sqlite_autoincrement=True,  # links and the security log name its rows
)


class SqlPoolSearches:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, company_id: int) -> Sequence[SavedPoolSearch]:
        rows = (
            select(pool_searches).where(pool_searches.c.company_id == company_id).order_by(pool_searches.c.folded_name)
        )
        return list(map(_search, self._connection.execute(rows)))

    def get(self, company_id: int, search_id: int) -> SavedPoolSearch:
        is_it = pool_searches.c.id == search_id, pool_searches.c.company_id == company_id
        row = self._connection.execute(select(pool_searches).where(*is_it).with_for_update()).one_or_none()
        if row is None:
            raise NoSuchPoolSearch
        return _search(row)

    def put(self, search: SavedPoolSearch) -> SavedPoolSearch:
        folded = search.name.casefold()
        same_name = pool_searches.c.company_id == search.company_id, pool_searches.c.folded_name == folded
        values = {"name": search.name, "folded_name": folded, "search": search.search}
        if search.id:
            if self._connection.scalar(select(pool_searches.c.id).where(*same_name)) not in (None, search.id):
                raise PoolSearchNameTaken
            self._connection.execute(pool_searches.update().where(pool_searches.c.id == search.id).values(**values))
            return search
        new = upsert(self._connection, pool_searches).values(company_id=search.company_id, **values)
        added = self._connection.scalar(
            new.on_conflict_do_nothing(index_elements=["company_id", "folded_name"]).returning(pool_searches.c.id)
        )
        if added is None:
            raise PoolSearchNameTaken
        return replace(search, id=added)

    def remove(self, company_id: int, search_id: int) -> None:
        is_it = pool_searches.c.id == search_id, pool_searches.c.company_id == company_id
        self._connection.execute(delete(pool_searches).where(*is_it))


def _search(row: Row[Any]) -> SavedPoolSearch:
    return SavedPoolSearch(row.company_id, row.name, row.search, row.id)
