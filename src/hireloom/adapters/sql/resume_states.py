"""What resumes were at earlier moments, in SQL."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.readable import readable
from hireloom.adapters.sql.resume_state_tables import resume_state_files as files
from hireloom.adapters.sql.resume_state_tables import resume_states as table
from hireloom.adapters.sql.resume_state_tables import sent_resumes as uses
from hireloom.adapters.sql.resume_versions import content_of, version_of
from hireloom.domain.resumes.layouts import PageEntry, PageLine, PageSection, ResumePage
from hireloom.domain.resumes.page_words import ResumeLanguage
from hireloom.domain.resumes.states import MOST_STATES, NoSuchState, ResumeState, SentResume

_WAS_SENT = select(uses.c.state_id).where(uses.c.state_id == table.c.id).exists()


class SqlResumeStates:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, resume_id: int) -> Sequence[ResumeState]:
        return self._read(table.c.resume_id == resume_id)

    def of_user(self, user_id: int) -> Sequence[ResumeState]:
        return self._read(table.c.user_id == user_id)

    def get(self, resume_id: int, number: int) -> ResumeState:
        states = self._read(table.c.resume_id == resume_id, table.c.number == number)
        if not states:
            raise NoSuchState
        return states[0]

    def add(self, state: ResumeState) -> ResumeState:
        version = state.version
        condition = table.c.resume_id == version.id
        number = (self._connection.scalar(select(func.max(table.c.number)).where(condition)) or 0) + 1
        values = {
            "user_id": version.user_id,
            "resume_id": version.id,
            "number": number,
            "version": {
                "name": version.name,
                "job": asdict(version.job),
                "content": content_of(version),
                "changed_at": version.changed_at.isoformat(),
            },
            "page": asdict(state.page),
            "kept_at": state.kept_at,
        }
        id = self._connection.scalar(insert(table).values(**values).returning(table.c.id)) or 0
        newest_first = select(table.c.id).where(condition, ~_WAS_SENT).order_by(table.c.number.desc())
        self._remove(list(self._connection.scalars(newest_first))[MOST_STATES:])
        return replace(state, number=number, id=id)

    def note_file(self, state_id: int, checksum: str) -> None:
        same = select(files).where(files.c.state_id == state_id, files.c.checksum == checksum)
        if not self._connection.execute(same).first():
            self._connection.execute(insert(files).values(state_id=state_id, checksum=checksum))

    def note_sent(self, user_id: int, checksum: str, application_id: int) -> None:
        of_file = table.join(files, files.c.state_id == table.c.id)
        conditions = (table.c.user_id == user_id, files.c.checksum == checksum)
        newest = select(table.c.id).select_from(of_file).where(*conditions).order_by(table.c.id.desc()).limit(1)
        if state_id := self._connection.scalar(newest):
            self._connection.execute(insert(uses).values(application_id=application_id, state_id=state_id))

    def sent(self, user_id: int) -> Sequence[SentResume]:
        joined = uses.join(table, table.c.id == uses.c.state_id).join(
            applications, applications.c.id == uses.c.application_id
        )
        columns = (table.c.resume_id, table.c.version, table.c.number)
        job = (applications.c.id, applications.c.job_title, applications.c.job_company, applications.c.applied_at)
        query = select(*columns, *job).select_from(joined).where(table.c.user_id == user_id)
        rows = self._connection.execute(query.order_by(applications.c.applied_at.desc(), applications.c.id.desc()))
        return [
            SentResume(
                row.id,
                row.resume_id,
                row.version["name"],
                row.number,
                row.job_title,
                row.job_company,
                row.applied_at,
            )
            for row in rows
        ]

    def forget(self, resume_id: int) -> None:
        condition = table.c.resume_id == resume_id
        self._remove(list(self._connection.scalars(select(table.c.id).where(condition, ~_WAS_SENT))))
        self._connection.execute(update(table).where(condition).values(resume_id=0))

    def remove_all(self, user_id: int) -> None:
        ids = list(self._connection.scalars(select(table.c.id).where(table.c.user_id == user_id)))
        self._connection.execute(delete(uses).where(uses.c.state_id.in_(ids)))
        self._remove(ids)

    def _remove(self, ids: Sequence[int]) -> None:
        self._connection.execute(delete(files).where(files.c.state_id.in_(ids)))
        self._connection.execute(delete(table).where(table.c.id.in_(ids)))

    def _read(self, *clauses: ColumnElement[bool]) -> list[ResumeState]:
        newest_first = select(table).where(*clauses).order_by(table.c.id.desc())
        return list(readable(_state, self._connection.execute(newest_first)))


def _state(row: Row[Any]) -> ResumeState:
    stored = row.version
    version = version_of(
        row.user_id,
        stored["name"],
        stored["job"],
        stored["content"],
        datetime.fromisoformat(stored["changed_at"]),
        row.resume_id,
    )
    return ResumeState(version, _page(row.page), row.kept_at, row.number, row.id)


def _page(stored: dict[str, Any]) -> ResumePage:
    return ResumePage(
        stored["name"],
        tuple(stored["contacts"]),
        tuple(
            PageSection(section["heading"], tuple(map(_entry, section["entries"])), section.get("is_prose", False))
            for section in stored["sections"]
        ),
        ResumeLanguage(stored.get("language", ResumeLanguage.ENGLISH)),
    )


def _entry(stored: dict[str, Any]) -> PageEntry:
    return PageEntry(
        stored["title"],
        stored["dates"],
        stored["details"],
        tuple(PageLine(line["text"], line["id"]) for line in stored["lines"]),
    )
