"""The versions of resumes in SQL."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from hireloom.adapters.sql.readable import readable
from hireloom.adapters.sql.resume_version_tables import resume_versions as table
from hireloom.domain.resumes.layouts import Accent, PaperSize, ResumeLook, Template
from hireloom.domain.resumes.page_words import ResumeLanguage
from hireloom.domain.resumes.versions import JobText, NoSuchResumeVersion, OwnSentence, ResumeVersion


class SqlResumeVersions:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> Sequence[ResumeVersion]:
        query = select(table).where(table.c.user_id == user_id)
        newest_first = query.order_by(table.c.changed_at.desc(), table.c.id.desc())
        return list(readable(_version, self._connection.execute(newest_first)))

    def get(self, resume_id: int, user_id: int) -> ResumeVersion:
        query = select(table).where(table.c.id == resume_id, table.c.user_id == user_id)
        row = self._connection.execute(query.with_for_update()).one_or_none()
        if row is None:
            raise NoSuchResumeVersion
        return _version(row)

    def put(self, version: ResumeVersion) -> ResumeVersion:
        values = {
            "user_id": version.user_id,
            "name": version.name,
            "job": asdict(version.job),
            "content": content_of(version),
            "changed_at": version.changed_at,
        }
        if version.id:
            self._connection.execute(update(table).where(table.c.id == version.id).values(**values))
            return version
        return replace(version, id=self._connection.scalar(insert(table).values(**values).returning(table.c.id)) or 0)

    def remove(self, resume_id: int) -> None:
        self._connection.execute(delete(table).where(table.c.id == resume_id))

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(table).where(table.c.user_id == user_id))


def _version(row: Row[Any]) -> ResumeVersion:
    return version_of(row.user_id, row.name, row.job, row.content, row.changed_at, row.id)


def content_of(version: ResumeVersion) -> dict[str, Any]:
    return {
        "left_out": sorted(version.left_out),
        "order": version.order,
        "sentences": [asdict(sentence) for sentence in version.sentences],
        "look": asdict(version.look),
    }


def version_of(
    user_id: int, name: str, job: dict[str, Any], content: dict[str, Any], changed_at: datetime, id: int
) -> ResumeVersion:
    look = content["look"]
    return ResumeVersion(
        user_id,
        name,
        JobText(**job),
        changed_at,
        frozenset(content["left_out"]),
        tuple(content["order"]),
        tuple(OwnSentence(**sentence) for sentence in content["sentences"]),
        ResumeLook(
            Template(look["template"]),
            PaperSize(look["paper"]),
            Accent(look.get("accent", Accent.TEAL)),
            look.get("has_photo", False),
            ResumeLanguage(look["language"]) if look.get("language") else None,
        ),
        id,
    )
