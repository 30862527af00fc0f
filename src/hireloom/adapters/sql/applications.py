"""Applications in SQL. The columns are named like the domain's fields."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, insert, not_, or_, select, update

from hireloom.adapters.sql.application_files import application_files
from hireloom.adapters.sql.application_tables import application_events, application_snapshots, applications
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.applications import (
    LEGACY,
    NOBODY,
    AlreadyApplied,
    Application,
    NoSuchApplication,
    Status,
    SubmissionMethod,
    days_to,
)
from hireloom.domain.files import FileKind
from hireloom.domain.resume_match.briefs import MatchBrief
from hireloom.domain.snapshots import DECISIONS, EventKind, Snapshot, TimelineEvent
from hireloom.domain.windows import Window
from hireloom.ports.applications import ApplicationPage


class SqlApplications:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self, application_id: int) -> Application:
        return self._one(select(applications).where(applications.c.id == application_id))

    def of_ids(self, application_ids: Collection[int]) -> Mapping[int, Application]:
        ids = applications.c.id.in_(application_ids)
        rows = self._connection.execute(select(applications).where(ids)) if application_ids else ()
        return {row.id: application_of(row) for row in rows}

    def get_for_update(self, application_id: int) -> Application:
        return self._one(select(applications).where(applications.c.id == application_id).with_for_update())

    def find(self, user_id: int, job_id: int) -> Application | None:
        conditions = applications.c.user_id == user_id, applications.c.job_id == job_id
        row = self._connection.execute(select(applications).where(*conditions)).one_or_none()
        return application_of(row) if row else None

    def add(self, application: Application, snapshot: Snapshot) -> Application:
        unique = upsert(self._connection, applications).on_conflict_do_nothing(index_elements=["user_id", "job_id"])
        added = self._connection.scalar(unique.returning(applications.c.id), _values(application))
        if added is None:
            raise AlreadyApplied
        self._connection.execute(insert(application_snapshots), {"application_id": added} | _kept(snapshot))
        return replace(application, id=added)

    def put(self, application: Application) -> Application:
        changed = update(applications).where(applications.c.id == application.id).values(**_values(application))
        if not self._connection.execute(changed).rowcount:
            raise NoSuchApplication
        return application

    def snapshot(self, application_id: int) -> Snapshot:
        table = application_snapshots
        row = self._connection.execute(select(table).where(table.c.application_id == application_id)).one_or_none()
        if row is None:
            raise NoSuchApplication
        return _snapshot(row)

    def of_user(self, user_id: int) -> Sequence[Application]:
        return self._listed(applications.c.user_id == user_id)

    def newest(
        self,
        *,
        user_id: int | None = None,
        job_id: int | None = None,
        status: Status | None = None,
        among: Collection[int] | None = None,
        below: int | None,
        count: int,
    ) -> Sequence[Application]:
        columns = {"user_id": user_id, "job_id": job_id, "status": status.value if status else None}
        conditions = [applications.c[name] == value for name, value in columns.items() if value is not None]
        if among is not None:
            conditions.append(applications.c.id.in_(among))
        if below is not None:
            conditions.append(applications.c.id < below)
        newest_first = select(applications).where(*conditions).order_by(applications.c.id.desc())
        rows = self._connection.execute(newest_first.limit(count))
        return [application_of(row) for row in rows]

    def listed(self, user_id: int, window: Window, *, words: str = "", status: Status | None = None) -> ApplicationPage:
        history = self.of_user(user_id)  # hundreds at most; no engine casefolds all letters as Python does
        # Nobody rejected those that were withdrawn.
        standing = [application for application in history if application.withdrawn_at is None]
        counts = {status: sum(application.status is status for application in standing) for status in Status}
        matching = [
            application
            for application in history
            if _is_about(application, words) and status in (None, application.status)
        ]
        return ApplicationPage(matching[window.start : window.start + window.count], len(matching), counts)

    def of_job(self, job_id: int) -> Sequence[Application]:
        statement = select(applications).where(applications.c.job_id == job_id).order_by(applications.c.id)
        return [application_of(row) for row in self._connection.execute(statement)]

    def holding(self, key: str) -> Sequence[Application]:
        enclosing = select(application_files.c.application_id).where(application_files.c.key == key)
        return self._listed(or_(*(column == key for column in _DOCUMENTS), applications.c.id.in_(enclosing)))

    def note(self, application_id: int, *happenings: TimelineEvent) -> None:
        lines = [
            {
                "application_id": application_id,
                "at": happening.at,
                "what": happening.what.value,
                "detail": happening.detail,
            }
            for happening in happenings
        ]
        self._connection.execute(insert(application_events), lines)

    def timeline(self, application_id: int) -> Sequence[TimelineEvent]:
        condition = application_events.c.application_id == application_id
        rows = self._connection.execute(select(application_events).where(condition).order_by(application_events.c.id))
        return [TimelineEvent(row.at, EventKind(row.what), row.detail) for row in rows]

    def overdue(self, *, papers: datetime, rejected: datetime, after: int, count: int) -> Sequence[int]:
        has_papers = or_(*(column.not_in(("", LEGACY)) for column in _DOCUMENTS[1:]))
        is_open = applications.c.status == Status.SUBMITTED.value
        is_rejected = applications.c.status == Status.REJECTED.value
        due = or_(
            and_(has_papers, not_(is_open), _decided_before(papers)),
            and_(has_papers, is_open, applications.c.applied_at <= rejected),
            and_(is_rejected, applications.c.email != "", _decided_before(rejected)),
        )
        ids = select(applications.c.id).where(applications.c.id > after, due).order_by(applications.c.id).limit(count)
        return self._connection.scalars(ids).all()

    def forget_letter(self, application_id: int) -> None:
        statement = update(application_snapshots).where(application_snapshots.c.application_id == application_id)
        self._connection.execute(statement.values(cover_letter=""))

    def forget_user(self, user_id: int) -> Sequence[str]:
        history = self.of_user(user_id)
        empty = ("email", "phone", "current_title", "tags", *(column.name for column in _DOCUMENTS))
        blank: dict[str, Any] = {"full_name": NOBODY, "sought": NOBODY.casefold(), "years": None, "assignee_id": None}
        blank["brief"] = None
        blank |= dict.fromkeys(empty, "")
        self._connection.execute(update(applications).where(applications.c.user_id == user_id).values(**blank))
        ids = select(applications.c.id).where(applications.c.user_id == user_id)
        letters = update(application_snapshots).where(application_snapshots.c.application_id.in_(ids))
        self._connection.execute(letters.values(cover_letter=""))
        return [application.event for application in history]

    def assign_recruiter(self, job_id: int, email: str) -> None:
        statement = update(applications).where(applications.c.job_id == job_id)
        self._connection.execute(statement.values(recruiter_email=email))

    def unassign_all(self, user_id: int) -> None:
        statement = update(applications).where(applications.c.assignee_id == user_id)
        self._connection.execute(statement.values(assignee_id=None))

    def rename_recruiter(self, old: str, new: str) -> None:
        statement = update(applications).where(applications.c.recruiter_email == old)
        self._connection.execute(statement.values(recruiter_email=new))

    def forget_recruiter(self, email: str) -> None:
        self.rename_recruiter(email, "")

    def _one(self, statement: Any) -> Application:
        row = self._connection.execute(statement).one_or_none()
        if row is None:
            raise NoSuchApplication
        return application_of(row)

    def _listed(self, *conditions: ColumnElement[bool]) -> Sequence[Application]:
        newest = applications.c.applied_at.desc(), applications.c.id.desc()
        statement = select(applications).where(*conditions).order_by(*newest)
        return [application_of(row) for row in self._connection.execute(statement)]


LONGEST_SOUGHT = 600  # characters: longer values do not fit into a PostgreSQL index
_DOCUMENTS = applications.c.resume, applications.c.driving_license, applications.c.visa_document


def _decided_before(moment: datetime) -> ColumnElement[bool]:
    """Sent before this moment, and undecided."""
    later = select(application_events.c.id).where(
        application_events.c.application_id == applications.c.id,
        application_events.c.what.in_([decision.value for decision in DECISIONS]),
        application_events.c.at > moment,
    )
    return and_(applications.c.applied_at <= moment, not_(later.exists()))


def _is_about(application: Application, words: str) -> bool:
    looked_at = application.job_title, application.job_company, application.status
    return any(words.strip().casefold() in text.casefold() for text in looked_at)


def _kept(snapshot: Snapshot) -> dict[str, Any]:
    return asdict(snapshot) | {"attached": ",".join(snapshot.attached)}


def _snapshot(row: Row[Any]) -> Snapshot:
    values = {name: value for name, value in row._mapping.items() if name != "application_id"}
    return Snapshot(**values | {"attached": tuple(FileKind(kind) for kind in row.attached.split(",") if kind)})


def _values(application: Application) -> dict[str, Any]:
    values = {name: value for name, value in asdict(application).items() if name not in ("id", "answer_days")}
    return values | {
        "status": application.status.value,
        "sent_by": application.sent_by.value,
        "answer_due": application.answer_due,
        "tags": lines_of(application.tags),
        "sought": f"{application.full_name} {application.email}".casefold()[:LONGEST_SOUGHT],
    }


def lines_of(tags: Sequence[str]) -> str:
    return "".join(f"\n{tag}" for tag in tags) + "\n" if tags else ""


def tags_of(lines: str) -> tuple[str, ...]:
    return tuple(lines.split("\n")[1:-1])


def application_of(row: Any) -> Application:
    """The application in a row, which may have other columns, too."""
    return Application(
        id=row.id,
        job_id=row.job_id,
        user_id=row.user_id,
        full_name=row.full_name,
        email=row.email,
        phone=row.phone,
        applied_at=row.applied_at,
        job_title=row.job_title,
        job_company=row.job_company,
        job_location=row.job_location,
        recruiter_email=row.recruiter_email,
        status=Status(row.status),
        resume=row.resume,
        driving_license=row.driving_license,
        visa_document=row.visa_document,
        match_score=row.match_score,
        sent_by=SubmissionMethod(row.sent_by),
        source=row.source,
        score=row.score,
        analysed_score=row.analysed_score,
        answer_days=days_to(row.answer_due, row.applied_at),
        revealed_at=row.revealed_at,
        is_named_by_stage=row.is_named_by_stage,
        stage=row.stage,
        assignee_id=row.assignee_id,
        nudged_on=row.nudged_on,
        stage_since=row.stage_since,
        withdrawn_at=row.withdrawn_at,
        years=row.years,
        current_title=row.current_title,
        tags=tags_of(row.tags),
        brief=MatchBrief(**row.brief) if row.brief else None,
    )
