"""Hidden jobs and companies in SQL."""

from collections.abc import Sequence
from dataclasses import asdict, replace

from sqlalchemy import Column, Connection, ForeignKey, Integer, Table, Text, delete, insert, select

from hireloom.adapters.sql.tables import Moment, metadata
from hireloom.domain.hidden_jobs import HiddenJob, NoSuchHiddenJob

hidden_jobs = Table(
    "hidden_jobs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("job", Text, nullable=False),
    Column("company", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("hidden_at", Moment, nullable=False),
)


class SqlHiddenJobs:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> Sequence[HiddenJob]:
        query = select(hidden_jobs).where(hidden_jobs.c.user_id == user_id).order_by(hidden_jobs.c.id.desc())
        return [HiddenJob(**row._asdict()) for row in self._connection.execute(query)]

    def add(self, hidden: HiddenJob) -> HiddenJob:
        values = asdict(hidden)
        del values["id"]
        added = insert(hidden_jobs).values(**values).returning(hidden_jobs.c.id)
        return replace(hidden, id=self._connection.scalar(added) or 0)

    def remove(self, hidden_id: int, user_id: int) -> None:
        statement = delete(hidden_jobs).where(hidden_jobs.c.id == hidden_id, hidden_jobs.c.user_id == user_id)
        if self._connection.execute(statement).rowcount == 0:
            raise NoSuchHiddenJob

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(hidden_jobs).where(hidden_jobs.c.user_id == user_id))
