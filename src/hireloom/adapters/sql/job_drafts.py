"""Drafts of jobs in SQL."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from hireloom.adapters.sql.company_work_tables import is_of_colleague, job_drafts
from hireloom.domain.job_drafts import JobDraft, NoSuchDraft


class SqlJobDrafts:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> Sequence[JobDraft]:
        query = select(job_drafts).where(job_drafts.c.user_id == user_id)
        newest = query.order_by(job_drafts.c.saved_at.desc(), job_drafts.c.id.desc())
        return [_draft(row) for row in self._connection.execute(newest)]

    def templates_for(self, user_id: int) -> Sequence[JobDraft]:
        shared = job_drafts.c.is_template, is_of_colleague(job_drafts.c.user_id, user_id)
        templates = select(job_drafts).where(*shared).order_by(job_drafts.c.name, job_drafts.c.id)
        return [_draft(row) for row in self._connection.execute(templates)]

    def get(self, draft_id: int, user_id: int) -> JobDraft:
        query = select(job_drafts).where(job_drafts.c.id == draft_id, job_drafts.c.user_id == user_id)
        row = self._connection.execute(query.with_for_update()).one_or_none()
        if row is None:
            raise NoSuchDraft
        return _draft(row)

    def put(self, draft: JobDraft) -> JobDraft:
        values: dict[str, Any] = {
            "user_id": draft.user_id,
            "name": draft.name,
            "is_template": draft.is_template,
            "form": dict(draft.form),
            "saved_at": draft.saved_at,
        }
        if draft.id:
            self._connection.execute(update(job_drafts).where(job_drafts.c.id == draft.id).values(**values))
            return draft
        added = insert(job_drafts).values(**values).returning(job_drafts.c.id)
        return replace(draft, id=self._connection.scalar(added) or 0)

    def remove(self, draft_id: int) -> None:
        self._connection.execute(delete(job_drafts).where(job_drafts.c.id == draft_id))

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(job_drafts).where(job_drafts.c.user_id == user_id))


def _draft(row: Row[Any]) -> JobDraft:
    return JobDraft(**row._asdict())
