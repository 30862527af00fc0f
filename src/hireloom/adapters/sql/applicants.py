"""The applications for a job in SQL: pages of them, and how many are waiting for an answer."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Date,
    Integer,
    ScalarSelect,
    and_,
    case,
    false,
    func,
    insert,
    literal_column,
    not_,
    or_,
    select,
    update,
)

from hireloom.adapters.sql.answer_rates import answer_rates, promised_answers
from hireloom.adapters.sql.application_tables import (
    BY_ASSIGNEE,
    BY_DUE,
    BY_MATCH,
    BY_MATCH_BLIND,
    BY_NAME_BLIND,
    BY_SCORE,
    BY_SOURCE,
    BY_STATUS,
    BY_TAGS,
    BY_TITLE,
    BY_YEARS,
    CANNOT_BE_FOUND,
    WAITS_FOR_ANSWER,
    application_events,
    applications,
)
from hireloom.adapters.sql.applications import application_of
from hireloom.adapters.sql.job_lists import conditions
from hireloom.adapters.sql.lists.pages import counted, page_of, rows_of, window_around
from hireloom.adapters.sql.tables import jobs as jobs_table
from hireloom.adapters.sql.tables import profiles, users
from hireloom.adapters.sql.threads import unread_threads
from hireloom.domain.answers import AnswerRate, PendingAnswer, PromisedAnswer
from hireloom.domain.applicant_views import QuickFilter
from hireloom.domain.applications import LEGACY, Application, Status, SubmissionMethod
from hireloom.domain.insights import ApplicationCourse
from hireloom.domain.snapshots import EventKind, TimelineEvent
from hireloom.ports.applicants import MOST_OWED, ApplicantPage, ApplicantQuery, FilterChoices, PendingAnswers, Sort
from hireloom.ports.job_lists import JobQuery

_TURNS = [kind.value for kind in (EventKind.SELECTED, EventKind.REJECTED, EventKind.RESET)]
_OPEN = applications.c.status == Status.SUBMITTED.value
_ANSWERABLE = and_(_OPEN, applications.c.email != "")
_UNOUTLINED = and_(applications.c.analysed_score.is_not(None), applications.c.brief.is_(None))  # by earlier versions
_UNSCORED = (
    or_(applications.c.score.is_(None), _UNOUTLINED),
    applications.c.resume.not_in(("", LEGACY)),
    applications.c.email != "",
)
_DUE = literal_column(BY_DUE, Date)


_RISING = {
    Sort.TITLE: BY_TITLE,
    Sort.SOURCE: BY_SOURCE,
    Sort.STATUS: BY_STATUS,
    Sort.TAGS: BY_TAGS,
    Sort.ASSIGNEE: BY_ASSIGNEE,
}


class SqlApplicants:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def page(self, query: ApplicantQuery) -> ApplicantPage:
        counts, waiting, due, late = self._counted(query)
        known_total = None if query.is_narrowed else counts[query.status] if query.status else sum(counts.values())
        conditions, order, window = _conditions(query), _order(query), query.window
        if query.around is not None:
            window = window_around(self._connection, applications.c.id, conditions, order, window, query.around)
        ids, total = page_of(self._connection, applications.c.id, conditions, order, window, known_total)
        rows = rows_of(self._connection, select(applications), applications.c.id, ids)
        page = [application_of(row) for row in rows]
        return ApplicantPage(page, window.start, total, counts, waiting, due, late, self._choices(query))

    def named(
        self, words: str, count: int, jobs: JobQuery, reader_id: int, among: Collection[int] | None
    ) -> Sequence[Application]:
        is_hidden = and_(jobs_table.c.blind_review, CANNOT_BE_FOUND)
        clauses = [*conditions(jobs), applications.c.email != "", not_(is_hidden)]
        clauses += [applications.c.sought.contains(word, autoescape=True) for word in words.casefold().split()]
        if among is not None:
            clauses.append(or_(jobs_table.c.recruiter_id == reader_id, applications.c.id.in_(among)))
        people = select(applications).join(jobs_table, jobs_table.c.id == applications.c.job_id).where(*clauses)
        newest = people.order_by(applications.c.id.desc()).limit(count)
        return [application_of(row) for row in self._connection.execute(newest)]

    def unscored(self, job_id: int, after: int, count: int) -> tuple[Sequence[int], int]:
        conditions = applications.c.job_id == job_id, applications.c.id > after, *_UNSCORED
        ids = select(applications.c.id).where(*conditions).order_by(applications.c.id).limit(count)
        return self._connection.scalars(ids).all(), counted(self._connection, applications.c.id, conditions)

    def open_for_update(self, job_id: int, count: int) -> Sequence[Application]:
        waiting = select(applications).where(applications.c.job_id == job_id, _ANSWERABLE)
        oldest = waiting.order_by(applications.c.id).limit(count).with_for_update()
        return [application_of(row) for row in self._connection.execute(oldest)]

    def turns(self, application_ids: Collection[int]) -> Mapping[int, int]:
        about = application_events.c.application_id
        conditions = about.in_(application_ids), application_events.c.what.in_(_TURNS)
        rows = self._connection.execute(select(about, func.count()).where(*conditions).group_by(about))
        return dict.fromkeys(application_ids, 0) | {row[0]: row[1] for row in rows}

    def decide(self, application_ids: Collection[int], status: Status, happening: TimelineEvent) -> None:
        statement = update(applications).where(applications.c.id.in_(application_ids))
        self._connection.execute(statement.values(status=status.value))
        line = {"at": happening.at, "what": happening.what.value, "detail": happening.detail}
        lines = [{"application_id": id_} | line for id_ in application_ids]
        if lines:
            self._connection.execute(insert(application_events), lines)

    def addresses(self, user_ids: Collection[int]) -> Mapping[int, str]:
        query = select(users.c.id, users.c.email).where(users.c.id.in_(user_ids), users.c.is_active)
        return {row[0]: row[1] for row in self._connection.execute(query)}

    def owed(self, recruiter_id: int, today: date, soon: date) -> PendingAnswers:
        condition = and_(jobs_table.c.recruiter_id == recruiter_id, jobs_table.c.deleted_at.is_(None))
        due = self._waiting(and_(condition, _DUE.between(today, soon)))
        return PendingAnswers(*due, *self._waiting(and_(condition, today > _DUE)))

    def answer_rates(self, recruiter_emails: Collection[str], today: date) -> Mapping[str, AnswerRate]:
        return answer_rates(self._connection, recruiter_emails, today)

    def promised_answers(self, company_id: int, since: datetime, today: date) -> Sequence[PromisedAnswer]:
        return promised_answers(self._connection, company_id, since, today)

    def courses(self, job_id: int) -> Sequence[ApplicationCourse]:
        opened = _event(func.min(application_events.c.at), EventKind.OPENED)
        decided = _event(func.max(application_events.c.at), EventKind.SELECTED, EventKind.REJECTED, EventKind.WITHDRAWN)
        columns = applications.c.applied_at, applications.c.status, applications.c.sent_by, applications.c.source
        statement = select(*columns, opened.label("opened"), case((not_(_OPEN), decided)).label("decided"))
        rows = self._connection.execute(statement.where(applications.c.job_id == job_id).order_by(applications.c.id))
        return [
            ApplicationCourse(at, Status(status), SubmissionMethod(way), source, opened, decided)
            for at, status, way, source, opened, decided in rows
        ]

    def of_address(self, job_id: int, email: str) -> Application | None:
        sought = email.strip().lower()
        named = or_(func.lower(applications.c.email) == sought, users.c.email == sought)
        statement = (
            select(applications)
            .join(users, users.c.id == applications.c.user_id)
            .where(applications.c.job_id == job_id, named)
            .order_by(users.c.email != sought, applications.c.id)
            .limit(1)
        )
        row = self._connection.execute(statement).one_or_none()
        return application_of(row) if row else None

    def people_at(self, email: str) -> Sequence[int]:
        sought = email.strip().lower()
        by_account = self._connection.scalars(select(users.c.id).where(users.c.email == sought)).all()
        by_profile = select(profiles.c.user_id).where(func.lower(profiles.c.email) == sought)
        ids = [*by_account, *self._connection.scalars(by_profile.order_by(profiles.c.user_id))]
        return list(dict.fromkeys(ids))

    def _choices(self, query: ApplicantQuery) -> FilterChoices:
        condition, source, tags = and_(*_read(query)), applications.c.source, applications.c.tags
        sources = self._connection.scalars(select(source).where(condition, source != "").distinct()).all()
        tagged = self._connection.scalars(select(tags).where(condition, tags != "").distinct())
        unscored = counted(self._connection, applications.c.id, [condition, *_UNSCORED])
        names = {tag for lines in tagged for tag in lines.split("\n") if tag}
        quick = {
            filter_: counted(self._connection, applications.c.id, [condition, *_kept(filter_, query)])
            for filter_ in QuickFilter
        }
        return FilterChoices(sorted(sources), sorted(names, key=str.casefold), unscored, quick)

    def _waiting(self, condition: ColumnElement[bool]) -> tuple[list[PendingAnswer], int]:
        """The most urgent, and how many there are. One index has their order and dates."""
        waiting = select(applications.c.id).join(jobs_table, jobs_table.c.id == applications.c.job_id).where(condition)
        urgent = waiting.order_by(_DUE, applications.c.applied_at, applications.c.id).limit(MOST_OWED)
        ids = self._connection.scalars(urgent).all()
        rows = select(applications, jobs_table.c.blind_review).join(
            jobs_table, jobs_table.c.id == applications.c.job_id
        )
        records = rows_of(self._connection, rows, applications.c.id, ids)
        total = len(ids)
        if total == MOST_OWED:
            total = self._connection.scalar(select(func.count()).select_from(waiting.subquery())) or 0
        return [PendingAnswer(application_of(row), row.blind_review) for row in records], total

    def _counted(self, query: ApplicantQuery) -> tuple[Mapping[Status, int], int, int, int]:
        """How many have each status; and how many are waiting, due and late. Those waiting are counted as late, due and
        later, so that their index is read only once."""
        due = applications.c.answer_due
        waits: ColumnElement[bool] = literal_column(WAITS_FOR_ANSWER)
        late, soon, later = due < query.today, due.between(query.today, query.soon), due > query.soon
        sums = [
            *(literal_column(f"status = '{status.value}'") for status in Status),
            *(and_(when, waits) for when in (late, soon, later)),
        ]
        number = select(func.count()).select_from(applications).where(*_read(query))
        row = self._connection.execute(select(*(number.where(count).scalar_subquery() for count in sums))).one()
        *counts, is_late, is_due, is_later = row
        return dict(zip(Status, counts, strict=True)), is_late + is_due + is_later, is_due, is_late


def _event(when: ColumnElement[Any], *what: EventKind) -> ScalarSelect[Any]:
    conditions = (
        application_events.c.application_id == applications.c.id,
        application_events.c.what.in_([kind.value for kind in what]),
    )
    return select(when).where(*conditions).correlate(applications).scalar_subquery()


def _read(query: ApplicantQuery) -> list[ColumnElement[bool]]:
    """What the applications that the person may read have in common."""
    of_job = applications.c.job_id == query.job_id
    return [of_job] if query.among is None else [of_job, applications.c.id.in_(query.among)]


def _conditions(query: ApplicantQuery) -> Sequence[ColumnElement[bool]]:
    conditions = _read(query)
    if query.status:
        conditions.append(applications.c.status == query.status.value)
    if query.stages:
        is_first = applications.c.stage.is_(None) if None in query.stages else false()
        numbered = applications.c.stage.in_([stage for stage in query.stages if stage is not None])
        conditions += [_OPEN, or_(is_first, numbered)]
    if query.source is not None:
        conditions.append(applications.c.source == query.source)
    if query.tag:
        conditions.append(applications.c.tags.contains(f"\n{query.tag}\n", autoescape=True))
    if query.least_score is not None:
        conditions.append(applications.c.score >= query.least_score)
    if query.quick:
        conditions += _kept(query.quick, query)
    words = query.words.casefold().split()
    conditions += [applications.c.sought.contains(word, autoescape=True) for word in words]
    return [*conditions, not_(CANNOT_BE_FOUND)] if words and query.is_blind else conditions


def _kept(quick: QuickFilter, query: ApplicantQuery) -> Sequence[ColumnElement[bool]]:
    """What a quick filter keeps."""
    if quick is QuickFilter.ACTIVE:
        return [_OPEN]
    if quick is QuickFilter.MINE:
        return [_OPEN, applications.c.assignee_id == query.reader_id]
    if quick is QuickFilter.DUE:
        return [literal_column(WAITS_FOR_ANSWER), applications.c.answer_due <= query.soon]
    return [applications.c.id.in_(unread_threads(query.job_id, query.reader_id))]


def _order(query: ApplicantQuery) -> Sequence[ColumnElement[Any]]:
    applied = applications.c.applied_at, applications.c.id
    newest = [column.desc() for column in applied]
    if query.sort is Sort.SCORE:
        return [literal_column(BY_SCORE, Integer).desc(), *newest]
    if query.sort is Sort.MATCH:
        return [literal_column(BY_MATCH_BLIND if query.is_blind else BY_MATCH, Integer).desc(), *newest]
    if query.sort is Sort.NAME:
        name = literal_column(BY_NAME_BLIND) if query.is_blind else applications.c.sought
        return [name, applications.c.id]
    if query.sort is Sort.YEARS:
        return [literal_column(BY_YEARS, Integer).desc(), *newest]
    if query.sort in _RISING:
        return [*map(literal_column, _RISING[query.sort]), *applied]
    return [_DUE, *applied] if query.sort is Sort.DUE else newest
