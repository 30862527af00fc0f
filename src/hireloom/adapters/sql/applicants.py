# ruff: noqa: S608  (what is put into a statement is ours and fixed)
"""The applications for a job in SQL: pages of them, and how many wait for an answer."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import Connection, and_, func, insert, or_, select, text, update

from hireloom.adapters.sql.answer_rates import answer_rates
from hireloom.adapters.sql.application_tables import (
    BY_DUE,
    BY_MATCH,
    BY_MATCH_BLIND,
    BY_NAME_BLIND,
    BY_SCORE,
    IS_HIDDEN,
    WAITS_FOR_ANSWER,
    application_events,
    applications,
)
from hireloom.adapters.sql.applications import application_of
from hireloom.adapters.sql.driver.conditions import Conditions, containing, day
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.driver.pages import Found, Order, page_of
from hireloom.adapters.sql.driver.rows import Rows
from hireloom.adapters.sql.tables import profiles, users
from hireloom.domain.answers import AnswerRate, PendingAnswer
from hireloom.domain.applications import Application, Status, SubmissionMethod
from hireloom.domain.insights import ApplicationCourse
from hireloom.domain.snapshots import EventKind, TimelineEvent
from hireloom.ports.applicants import MOST_OWED, ApplicantPage, ApplicantQuery, PendingAnswers, Sort

_TURNS = [each.value for each in (EventKind.SELECTED, EventKind.REJECTED, EventKind.RESET)]
_OPEN = applications.c.status == Status.SUBMITTED.value
_ANSWERABLE = and_(_OPEN, applications.c.email != "")
APPLICATIONS = Rows(applications)
_LISTED = f"SELECT {APPLICATIONS.columns} FROM applications WHERE id"
_COUNT = "(SELECT count(*) FROM applications WHERE job_id = ? AND {})"
# Those who wait are counted as late, due and later, so that the index of who waits is read only once.
_COUNTED = "SELECT " + ", ".join(
    (
        *(_COUNT.format(f"status = '{each.value}'") for each in Status),
        *(
            _COUNT.format(f"{when} AND {WAITS_FOR_ANSWER}")
            for when in ("answer_due < ?", "answer_due >= ? AND answer_due <= ?", "answer_due > ?")
        ),
    )
)
_WHEN = "(SELECT {}(at) FROM application_events WHERE application_id = applications.id AND what IN ({}))"
_OPENED, _DECIDED = _WHEN.format("min", "'opened'"), _WHEN.format("max", "'selected', 'rejected'")
_COURSES = (
    f"SELECT applied_at, status, sent_by, source, {_OPENED}, CASE WHEN status <> 'Submitted' THEN {_DECIDED} END"
    " FROM applications WHERE job_id = ? ORDER BY id"
)
_OF_JOBS = "FROM applications JOIN jobs ON jobs.id = applications.job_id WHERE"
_WAITING = f"{_OF_JOBS} jobs.recruiter_id = ? AND jobs.deleted_at IS NULL AND {BY_DUE}"  # in one index
_URGENT = f"ORDER BY {BY_DUE}, applications.applied_at, applications.id LIMIT ?"
Read = Callable[[Any], datetime]
_STATUS, _WAY = {each.value: each for each in Status}, {each.value: each for each in SubmissionMethod}


class SqlApplicants:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def page(self, query: ApplicantQuery) -> ApplicantPage:
        driver = Driver(self._connection)
        counts, *waiting = self._counted(driver, query)
        known = None if query.words else counts[query.status] if query.status else sum(counts.values())
        ids, total = page_of(driver, Found("applications", _conditions(query)), _order(query), query.window, known)
        rows = APPLICATIONS.in_order(driver, ids, _LISTED + driver.among, driver.listed(ids))
        return ApplicantPage([application_of(row) for row, _ in rows], total, counts, *waiting)

    def held_open(self, job_id: int, count: int) -> Sequence[Application]:
        waiting = select(applications).where(applications.c.job_id == job_id, _ANSWERABLE)
        oldest = waiting.order_by(applications.c.id).limit(count).with_for_update()
        return [application_of(row) for row in self._connection.execute(oldest)]

    def turns(self, application_ids: Collection[int]) -> Mapping[int, int]:
        about = application_events.c.application_id
        mine = about.in_(application_ids), application_events.c.what.in_(_TURNS)
        rows = self._connection.execute(select(about, func.count()).where(*mine).group_by(about))
        return dict.fromkeys(application_ids, 0) | {each[0]: each[1] for each in rows}

    def decide(self, application_ids: Collection[int], status: Status, happening: TimelineEvent) -> None:
        these = update(applications).where(applications.c.id.in_(application_ids))
        self._connection.execute(these.values(status=status.value))
        line = {"at": happening.at, "what": happening.what.value, "detail": happening.detail}
        lines = [{"application_id": each} | line for each in application_ids]
        if lines:
            self._connection.execute(insert(application_events), lines)

    def addresses(self, user_ids: Collection[int]) -> Mapping[int, str]:
        these = select(users.c.id, users.c.email).where(users.c.id.in_(user_ids), users.c.is_active)
        return {each[0]: each[1] for each in self._connection.execute(these)}

    def owed(self, recruiter_id: int, today: date, soon: date) -> PendingAnswers:
        driver = Driver(self._connection)
        first, last = day(driver, today), day(driver, soon)
        due = self._waiting(driver, f"{_WAITING} BETWEEN ? AND ?", recruiter_id, first, last)
        return PendingAnswers(*due, *self._waiting(driver, f"{_WAITING} < ?", recruiter_id, first))

    def answer_rates(self, recruiter_emails: Collection[str], today: date) -> Mapping[str, AnswerRate]:
        return answer_rates(self._connection, recruiter_emails, today)

    def courses(self, job_id: int) -> Sequence[ApplicationCourse]:
        driver = Driver(self._connection)
        read = _as_it_is if driver.is_postgres else _of_text
        return [
            ApplicationCourse(
                read(at), _STATUS[status], _WAY[way], source, opened and read(opened), decided and read(decided)
            )
            for at, status, way, source, opened, decided in driver.ask(driver.said(_COURSES), job_id)
        ]

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

    def hidden_people(self, job_id: int) -> Collection[int]:
        theirs = select(applications.c.user_id).where(applications.c.job_id == job_id, text(IS_HIDDEN))
        return self._connection.scalars(theirs).all()

    def people_at(self, email: str) -> Sequence[int]:
        sought = email.strip().lower()
        by_account = self._connection.scalars(select(users.c.id).where(users.c.email == sought)).all()
        by_profile = select(profiles.c.user_id).where(func.lower(profiles.c.email) == sought)
        found = [*by_account, *self._connection.scalars(by_profile.order_by(profiles.c.user_id))]
        return list(dict.fromkeys(found))

    def _waiting(self, driver: Driver, theirs: str, *values: Any) -> tuple[list[PendingAnswer], int]:
        urgent = driver.said(f"SELECT applications.id {theirs} {_URGENT}")
        ids = [each for (each,) in driver.ask(urgent, *values, MOST_OWED)]
        listed = f"SELECT {APPLICATIONS.columns}, jobs.blind_review {_OF_JOBS} applications.id{driver.among}"
        rows = APPLICATIONS.in_order(driver, ids, listed, driver.listed(ids))
        found, total = [PendingAnswer(application_of(row), bool(is_blind)) for row, (is_blind,) in rows], len(ids)
        if total == MOST_OWED:
            [(total,)] = driver.ask(driver.said(f"SELECT count(*) {theirs}"), *values)
        return found, total

    def _counted(self, driver: Driver, query: ApplicantQuery) -> tuple[Mapping[Status, int], int, int, int]:
        job, now, soon = query.job_id, day(driver, query.today), day(driver, query.soon)
        asked = driver.ask(driver.said(_COUNTED), *[job] * 4, now, job, now, soon, job, soon)
        *counts, late, due, later = asked[0]
        return dict(zip(Status, counts, strict=True)), late + due + later, due, late


def _conditions(query: ApplicantQuery) -> Conditions:
    found = Conditions()
    found.add("job_id = ?", query.job_id)
    if query.status:
        found.add("status = ?", query.status.value)
    words = query.words.casefold().split()
    for word in words:
        found.add("sought LIKE ? ESCAPE '/'", containing(word))
    if words and query.is_blind:
        found.add(f"NOT ({IS_HIDDEN})")
    return found


def _order(query: ApplicantQuery) -> Order:
    newest, oldest = "applied_at DESC, id DESC", "applied_at, id"
    if query.sort is Sort.SCORE:
        return Order(f"{BY_SCORE} DESC, {newest}", f"{BY_SCORE}, {oldest}")
    if query.sort is Sort.MATCH:
        match = BY_MATCH_BLIND if query.is_blind else BY_MATCH
        return Order(f"{match} DESC, {newest}", f"{match}, {oldest}")
    if query.sort is Sort.NAME:
        name = BY_NAME_BLIND if query.is_blind else "sought"
        return Order(f"{name}, id", f"{name} DESC, id DESC")
    if query.sort is Sort.DUE:
        return Order(f"{BY_DUE}, {oldest}", f"{BY_DUE} DESC, {newest}")
    return Order(newest, oldest)


def _of_text(kept: str) -> datetime:
    """A moment that SQLite keeps as text; not cached, as there are too many different ones."""
    return datetime.fromisoformat(kept + "+00:00")


def _as_it_is(kept: datetime) -> datetime:
    return kept.astimezone(UTC)
