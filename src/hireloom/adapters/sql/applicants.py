"""The applications for a job in SQL: pages of them, and how many wait for an answer."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, case, func, insert, not_, or_, select, update

from hireloom.adapters.sql.answer_rates import answer_rates
from hireloom.adapters.sql.application_tables import application_events, applications
from hireloom.adapters.sql.applications import application_of
from hireloom.adapters.sql.pages import in_order, page_of
from hireloom.adapters.sql.tables import jobs, profiles, users
from hireloom.domain.answers import AnswerRate, Waiting
from hireloom.domain.applications import Application, SentBy, Status
from hireloom.domain.insights import Course
from hireloom.domain.snapshots import Happening, What
from hireloom.ports.applicants import MOST_OWED, ApplicantPage, ApplicantQuery, Owed, Sort

_TURNS = [each.value for each in (What.SELECTED, What.REJECTED, What.RESET)]
_OPEN = applications.c.status == Status.SUBMITTED.value
_ANSWERABLE = and_(_OPEN, applications.c.email != "")
_HIDDEN = and_(_OPEN, applications.c.revealed_at.is_(None))


class SqlApplicants:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def page(self, query: ApplicantQuery) -> ApplicantPage:
        counts, due, late = self._counted(query.job_id, query.today, query.soon)
        ordered = select(applications.c.id).where(*_conditions(query)).order_by(*_order(query))
        known = None if query.words else counts[query.status] if query.status else sum(counts.values())
        ids, total = page_of(self._connection, ordered, query.window, known)
        rows = self._connection.execute(select(applications).where(applications.c.id.in_(ids))) if ids else ()
        return ApplicantPage([application_of(row) for row in in_order(ids, rows)], total, counts, due, late)

    def held_open(self, job_id: int, count: int) -> Sequence[Application]:
        waiting = select(applications).where(applications.c.job_id == job_id, _ANSWERABLE)
        oldest = waiting.order_by(applications.c.id).limit(count).with_for_update()
        return [application_of(row) for row in self._connection.execute(oldest)]

    def turns(self, application_ids: Collection[int]) -> Mapping[int, int]:
        about = application_events.c.application_id
        mine = about.in_(application_ids), application_events.c.what.in_(_TURNS)
        rows = self._connection.execute(select(about, func.count()).where(*mine).group_by(about))
        return dict.fromkeys(application_ids, 0) | {each[0]: each[1] for each in rows}

    def decided(self, application_ids: Collection[int], status: Status, happening: Happening) -> None:
        these = update(applications).where(applications.c.id.in_(application_ids))
        self._connection.execute(these.values(status=status.value))
        line = {"at": happening.at, "what": happening.what.value, "detail": happening.detail}
        lines = [{"application_id": each} | line for each in application_ids]
        if lines:
            self._connection.execute(insert(application_events), lines)

    def addresses(self, user_ids: Collection[int]) -> Mapping[int, str]:
        these = select(users.c.id, users.c.email).where(users.c.id.in_(user_ids), users.c.is_active)
        return {each[0]: each[1] for each in self._connection.execute(these)}

    def owed(self, recruiter_id: int, today: date, soon: date) -> Owed:
        due = applications.c.answer_due
        return Owed(*self._waiting(recruiter_id, due.between(today, soon)), *self._waiting(recruiter_id, due < today))

    def answer_rates(self, recruiter_emails: Collection[str], today: date) -> Mapping[str, AnswerRate]:
        return answer_rates(self._connection, recruiter_emails, today)

    def courses(self, job_id: int) -> Sequence[Course]:
        events, is_decided = application_events, application_events.c.what.in_(["selected", "rejected"])
        happened = (
            select(
                events.c.application_id,
                func.min(case((events.c.what == "opened", events.c.at))).label("opened_at"),
                func.max(case((is_decided, events.c.at))).label("decided_at"),
            )
            .join(applications, applications.c.id == events.c.application_id)
            .where(applications.c.job_id == job_id)
            .group_by(events.c.application_id)
            .subquery()
        )
        columns = (applications.c[name] for name in ("applied_at", "status", "sent_by", "source"))
        wanted = (
            select(*columns, happened.c.opened_at, happened.c.decided_at)
            .outerjoin(happened, happened.c.application_id == applications.c.id)
            .where(applications.c.job_id == job_id)
        )
        return [_course(row) for row in self._connection.execute(wanted)]

    def of_address(self, job_id: int, email: str) -> Application | None:
        sought = email.strip().lower()
        named = or_(func.lower(applications.c.email) == sought, users.c.email == sought)
        found = (
            select(applications)
            .join(users, users.c.id == applications.c.user_id)
            .where(applications.c.job_id == job_id, named)
            .order_by(users.c.email != sought, applications.c.id)
            .limit(1)
        )
        row = self._connection.execute(found).one_or_none()
        return application_of(row) if row else None

    def people_at(self, email: str) -> Sequence[int]:
        sought = email.strip().lower()
        by_account = self._connection.scalars(select(users.c.id).where(users.c.email == sought)).all()
        by_profile = select(profiles.c.user_id).where(func.lower(profiles.c.email) == sought)
        found = [*by_account, *self._connection.scalars(by_profile.order_by(profiles.c.user_id))]
        return list(dict.fromkeys(found))

    def _waiting(self, recruiter_id: int, when: ColumnElement[bool]) -> tuple[list[Waiting], int]:
        theirs = (jobs.c.recruiter_id == recruiter_id, jobs.c.deleted_at.is_(None), _ANSWERABLE, when)
        of_job = jobs.c.id == applications.c.job_id
        wanted = (
            select(applications, jobs.c.blind_review)
            .join(jobs, of_job)
            .where(*theirs)
            .order_by(applications.c.answer_due, applications.c.id)
            .limit(MOST_OWED)
        )
        found = [
            Waiting(application_of(row, "blind_review"), row.blind_review) for row in self._connection.execute(wanted)
        ]
        total = self._connection.scalar(
            select(func.count()).select_from(applications).join(jobs, of_job).where(*theirs)
        )
        return found, total or 0

    def _counted(self, job_id: int, today: date, soon: date) -> tuple[dict[Status, int], int, int]:
        due = applications.c.answer_due
        counted = (
            select(
                applications.c.status,
                func.count(),
                func.sum(case((and_(_ANSWERABLE, due.between(today, soon)), 1), else_=0)),
                func.sum(case((and_(_ANSWERABLE, due < today), 1), else_=0)),
            )
            .where(applications.c.job_id == job_id)
            .group_by(applications.c.status)
        )
        rows = self._connection.execute(counted).all()
        counts = {status: count for status, count, *_ in rows}
        by_status = {each: counts.get(each.value, 0) for each in Status}
        return by_status, sum(row[2] for row in rows), sum(row[3] for row in rows)


def _conditions(query: ApplicantQuery) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = [applications.c.job_id == query.job_id]
    if query.status:
        found.append(applications.c.status == query.status.value)
    words = query.words.casefold().split()
    found += [applications.c.sought.contains(word, autoescape=True) for word in words]
    if words and query.is_blind:
        found.append(not_(_HIDDEN))
    return found


def _order(query: ApplicantQuery) -> list[ColumnElement[Any]]:
    newest: list[ColumnElement[Any]] = [applications.c.applied_at.desc(), applications.c.id.desc()]
    if query.sort is Sort.SCORE:
        return [applications.c.score.desc().nulls_last(), *newest]
    if query.sort is Sort.MATCH:
        return [applications.c.match_score.desc().nulls_last(), *newest]
    if query.sort is Sort.NAME:
        name: ColumnElement[str] = applications.c.sought
        return [case((_HIDDEN, ""), else_=name) if query.is_blind else name, applications.c.id]
    return newest


def _course(row: Any) -> Course:
    status = Status(row.status)
    decided_at = None if status is Status.SUBMITTED else row.decided_at
    return Course(row.applied_at, status, SentBy(row.sent_by), row.source, row.opened_at, decided_at)
