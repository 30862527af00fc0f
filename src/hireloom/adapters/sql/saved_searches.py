"""Saved searches in SQL."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from hireloom.adapters.sql.readable import readable
from hireloom.adapters.sql.saved_search_tables import saved_searches
from hireloom.domain.saved_searches import Alert, Criteria, NoSuchSavedSearch, SavedSearch


class SqlSavedSearches:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> Sequence[SavedSearch]:
        query = select(saved_searches).where(saved_searches.c.user_id == user_id).order_by(saved_searches.c.id)
        return list(readable(_search, self._connection.execute(query)))

    def get(self, search_id: int, user_id: int) -> SavedSearch:
        query = select(saved_searches).where(saved_searches.c.id == search_id, saved_searches.c.user_id == user_id)
        row = self._connection.execute(query.with_for_update()).one_or_none()
        if row is None:
            raise NoSuchSavedSearch
        return _search(row)

    def add(self, search: SavedSearch) -> SavedSearch:
        added = insert(saved_searches).values(**_values(search)).returning(saved_searches.c.id)
        return replace(search, id=self._connection.scalar(added) or 0)

    def put(self, search: SavedSearch) -> SavedSearch:
        self._connection.execute(
            update(saved_searches).where(saved_searches.c.id == search.id).values(**_values(search))
        )
        return search

    def remove(self, search_id: int) -> None:
        self._connection.execute(delete(saved_searches).where(saved_searches.c.id == search_id))

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(saved_searches).where(saved_searches.c.user_id == user_id))

    def waiting(self, today: date) -> Sequence[int]:
        is_old = or_(saved_searches.c.mailed_on.is_(None), saved_searches.c.mailed_on < today)
        daily = saved_searches.c.alert == Alert.DAILY.value
        return self._connection.scalars(select(saved_searches.c.user_id).where(daily, is_old).distinct()).all()


def _values(search: SavedSearch) -> dict[str, Any]:
    return {
        "user_id": search.user_id,
        "name": search.name,
        "words": search.criteria.words,
        "location": search.criteria.location,
        "remote_only": search.criteria.remote_only,
        "employment_types": list(search.criteria.employment_types),
        "alert": search.alert.value,
        "created_at": search.created_at,
        "seen_at": search.seen_at,
        "seen_up_to": search.seen_up_to,
        "mailed_up_to": search.mailed_up_to,
        "mailed_on": search.mailed_on,
        "seen_postings": search.seen_postings,
        "mailed_postings": search.mailed_postings,
    }


def _search(row: Row[Any]) -> SavedSearch:
    return SavedSearch(
        user_id=row.user_id,
        name=row.name,
        criteria=Criteria(row.words, row.location, row.remote_only, tuple(row.employment_types)),
        alert=Alert(row.alert),
        created_at=row.created_at,
        seen_at=row.seen_at,
        seen_up_to=row.seen_up_to,
        mailed_up_to=row.mailed_up_to,
        mailed_on=row.mailed_on,
        seen_postings=row.seen_postings,
        mailed_postings=row.mailed_postings,
        id=row.id,
    )
