"""Files and letters of tracked jobs, in SQL. The descriptions of the files stand with all other stored files."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select

from hireloom.adapters.sql.application_tables import application_snapshots, applications
from hireloom.adapters.sql.files import file_of
from hireloom.adapters.sql.tables import stored_files
from hireloom.adapters.sql.tracked_job_tables import tracked_files, tracked_jobs, tracked_letters
from hireloom.domain.tracked_documents import LetterVersion, SavedLetter, TrackedDocuments


class SqlTrackedDocuments:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, job_id: int) -> TrackedDocuments:
        files = (
            select(stored_files)
            .join(tracked_files, stored_files.c.key == tracked_files.c.key)
            .where(tracked_files.c.tracked_job_id == job_id)
            .order_by(stored_files.c.created_at, stored_files.c.key)
        )
        letters = (
            select(tracked_letters.c.text, tracked_letters.c.written_at, tracked_letters.c.id)
            .where(tracked_letters.c.tracked_job_id == job_id)
            .order_by(tracked_letters.c.id.desc())
        )
        return TrackedDocuments(
            [file_of(row) for row in self._connection.execute(files)],
            [LetterVersion(*row) for row in self._connection.execute(letters)],
        )

    def saved_letters(self, user_id: int, *, count: int) -> Sequence[SavedLetter]:
        letters = (
            select(
                *(tracked_letters.c.text, tracked_letters.c.written_at, tracked_letters.c.id),
                *(tracked_jobs.c.title, tracked_jobs.c.company),
            )
            .join(tracked_jobs, tracked_jobs.c.id == tracked_letters.c.tracked_job_id)
            .where(tracked_jobs.c.user_id == user_id)
            .order_by(tracked_letters.c.id.desc())
            .limit(count)
        )
        rows = self._connection.execute(letters).all()
        went_along = (
            select(application_snapshots.c.cover_letter, application_snapshots.c.application_id)
            .join(applications, applications.c.id == application_snapshots.c.application_id)
            .where(applications.c.user_id == user_id)
            .where(application_snapshots.c.cover_letter.in_({row.text for row in rows}))
        )
        by_text: dict[str, list[int]] = {}
        for text, application_id in self._connection.execute(went_along):
            by_text.setdefault(text, []).append(application_id)
        return [
            SavedLetter(
                LetterVersion(row.text, row.written_at, row.id), row.title, row.company, by_text.get(row.text, [])
            )
            for row in rows
        ]

    def add_file(self, job_id: int, key: str) -> None:
        self._connection.execute(insert(tracked_files).values(key=key, tracked_job_id=job_id))

    def add_letter(self, job_id: int, letter: LetterVersion) -> None:
        values = {"tracked_job_id": job_id, "text": letter.text, "written_at": letter.written_at}
        self._connection.execute(insert(tracked_letters).values(**values))

    def remove_letter(self, job_id: int, letter_id: int) -> None:
        condition = (tracked_letters.c.tracked_job_id == job_id) & (tracked_letters.c.id == letter_id)
        self._connection.execute(delete(tracked_letters).where(condition))

    def forget(self, job_ids: Sequence[int] | Select[Any]) -> None:
        """Everything of these jobs; the bytes of the files are removed with all that nothing names anymore."""
        statement = (
            delete(tracked_files).where(tracked_files.c.tracked_job_id.in_(job_ids)).returning(tracked_files.c.key)
        )
        keys = list(self._connection.scalars(statement))
        self._connection.execute(delete(stored_files).where(stored_files.c.key.in_(keys)))
        self._connection.execute(delete(tracked_letters).where(tracked_letters.c.tracked_job_id.in_(job_ids)))
