"""Who looks after whose jobs, in SQL."""

from collections.abc import Collection, Sequence
from datetime import date

from sqlalchemy import Column, Connection, Date, ForeignKey, Table, delete, insert, or_, select, update

from hireloom.adapters.sql.tables import metadata
from hireloom.domain.job_covers import JobCover

job_covers = Table(
    "job_covers",
    metadata,
    Column("job_id", ForeignKey("jobs.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("cover_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("until", Date, nullable=False, index=True),
)


class SqlJobCovers:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of_users(self, user_ids: Collection[int]) -> Sequence[JobCover]:
        query = select(job_covers).where(job_covers.c.user_id.in_(user_ids)).order_by(job_covers.c.job_id)
        return [JobCover(**row._mapping) for row in self._connection.execute(query)]

    def over(self, today: date) -> Sequence[int]:
        ended = select(job_covers.c.user_id).where(job_covers.c.until < today).distinct()
        return self._connection.scalars(ended.order_by(job_covers.c.user_id)).all()

    def put_all(self, covers: Collection[JobCover]) -> None:
        others = select(job_covers.c.job_id).where(job_covers.c.job_id.in_([cover.job_id for cover in covers]))
        there = set(self._connection.scalars(others))
        rows = [
            {"job_id": cover.job_id, "user_id": cover.user_id, "cover_id": cover.cover_id, "until": cover.until}
            for cover in covers
            if cover.job_id not in there
        ]
        if rows:
            self._connection.execute(insert(job_covers), rows)

    def move_end(self, user_id: int, until: date) -> None:
        statement = update(job_covers).where(job_covers.c.user_id == user_id)
        self._connection.execute(statement.values(until=until))

    def pass_on(self, job_ids: Collection[int], cover_id: int) -> None:
        statement = update(job_covers).where(job_covers.c.job_id.in_(job_ids))
        self._connection.execute(statement.values(cover_id=cover_id))

    def remove(self, user_id: int) -> None:
        self._connection.execute(delete(job_covers).where(job_covers.c.user_id == user_id))

    def remove_all(self, user_id: int) -> None:
        condition = or_(job_covers.c.user_id == user_id, job_covers.c.cover_id == user_id)
        self._connection.execute(delete(job_covers).where(condition))
