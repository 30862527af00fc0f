"""Careers in SQL."""

from dataclasses import asdict
from datetime import datetime

from sqlalchemy import Connection, delete, insert, select, update

from hireloom.adapters.sql.career_tables import careers
from hireloom.domain.careers.records import CareerRecord, record_of


class SqlCareers:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> CareerRecord:
        content = self._connection.scalar(select(careers.c.content).where(careers.c.user_id == user_id))
        return record_of(content or {})

    def put(self, user_id: int, record: CareerRecord, *, now: datetime) -> None:
        values = {"content": asdict(record), "changed_at": now}
        changed = self._connection.execute(update(careers).where(careers.c.user_id == user_id).values(**values))
        if not changed.rowcount:
            self._connection.execute(insert(careers).values(user_id=user_id, **values))

    def remove(self, user_id: int) -> None:
        self._connection.execute(delete(careers).where(careers.c.user_id == user_id))
