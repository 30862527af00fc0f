"""The jobs that people follow, in SQL."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import date
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, insert, select, update

from hireloom.adapters.sql.readable import readable
from hireloom.adapters.sql.tracked_documents import SqlTrackedDocuments
from hireloom.adapters.sql.tracked_job_tables import tracked_jobs, tracker_stages
from hireloom.domain.tracked_jobs import NoSuchTrackedJob, TrackedJob
from hireloom.domain.tracker_stages import CLOSED, TrackerStage

_COLUMNS = [column for column in tracked_jobs.c if column.name != "text"]
_JOBS: Select[Any] = select(*_COLUMNS, (tracked_jobs.c.text != "").label("has_text"))


class SqlTrackedJobs:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.documents = SqlTrackedDocuments(connection)

    def of(self, user_id: int) -> Sequence[TrackedJob]:
        query = _JOBS.where(tracked_jobs.c.user_id == user_id).order_by(tracked_jobs.c.id.desc())
        return list(readable(_job, self._connection.execute(query)))

    def get(self, job_id: int, user_id: int) -> TrackedJob:
        query = _JOBS.where(tracked_jobs.c.id == job_id, tracked_jobs.c.user_id == user_id)
        row = self._connection.execute(query.with_for_update()).one_or_none()
        if row is None:
            raise NoSuchTrackedJob
        return _job(row)

    def to_remind_of(self, since: date, until: date) -> Sequence[TrackedJob]:
        due = tracked_jobs.c.remind_on.between(since, until) & (tracked_jobs.c.stage != CLOSED)
        ordered = _JOBS.where(due).order_by(tracked_jobs.c.user_id, tracked_jobs.c.remind_on, tracked_jobs.c.id)
        return list(readable(_job, self._connection.execute(ordered)))

    def text(self, job_id: int) -> str:
        return self._connection.scalar(select(tracked_jobs.c.text).where(tracked_jobs.c.id == job_id)) or ""

    def add(self, job: TrackedJob, text: str) -> TrackedJob:
        added = insert(tracked_jobs).values(**_values(job), text=text).returning(tracked_jobs.c.id)
        return replace(job, id=self._connection.scalar(added) or 0, has_text=bool(text))

    def put(self, job: TrackedJob, text: str | None = None) -> TrackedJob:
        changed = {} if text is None else {"text": text}
        self._connection.execute(
            update(tracked_jobs).where(tracked_jobs.c.id == job.id).values(**_values(job), **changed)
        )
        return job if text is None else replace(job, has_text=bool(text))

    def remove(self, job_id: int) -> None:
        self.documents.forget([job_id])
        self._connection.execute(delete(tracked_jobs).where(tracked_jobs.c.id == job_id))

    def own_stages(self, user_id: int) -> Sequence[TrackerStage]:
        query = select(tracker_stages.c.stages).where(tracker_stages.c.user_id == user_id)
        return [TrackerStage(*pair) for pair in self._connection.scalar(query) or ()]

    def put_own_stages(self, user_id: int, stages: Sequence[TrackerStage]) -> None:
        self._connection.execute(delete(tracker_stages).where(tracker_stages.c.user_id == user_id))
        pairs = [[stage.key, stage.name] for stage in stages]
        self._connection.execute(insert(tracker_stages).values(user_id=user_id, stages=pairs))

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(tracker_stages).where(tracker_stages.c.user_id == user_id))
        self.documents.forget(select(tracked_jobs.c.id).where(tracked_jobs.c.user_id == user_id))
        self._connection.execute(delete(tracked_jobs).where(tracked_jobs.c.user_id == user_id))


def _values(job: TrackedJob) -> dict[str, Any]:
    return {name: value for name, value in asdict(job).items() if name not in ("id", "has_text")}


def _job(row: Row[Any]) -> TrackedJob:
    return TrackedJob(**row._asdict() | {"has_text": bool(row.has_text)})
