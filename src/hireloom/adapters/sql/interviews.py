"""Interviews in SQL."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, fields, replace
from datetime import UTC, datetime, time
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.interview_tables import (
    busy_calendars,
    interview_kits,
    interview_plans,
    interview_quarters,
    interviews,
    scorecards,
    working_hours,
)
from hireloom.adapters.sql.interview_tables import interview_people as people
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.applications import Status
from hireloom.domain.interviews.booking_rules import BookingRules
from hireloom.domain.interviews.busy_times import BusyCalendar, BusyTime
from hireloom.domain.interviews.interviews import (
    Interview,
    InterviewKind,
    InterviewState,
    InterviewTerms,
    NoSuchInterview,
    SlotTaken,
)
from hireloom.domain.interviews.kits import KitRow
from hireloom.domain.interviews.plans import PlannedInterview
from hireloom.domain.interviews.scorecards import HiringAdvice, Rating, Scorecard
from hireloom.domain.interviews.slots import quarters
from hireloom.domain.interviews.working_hours import WorkingHours, WorkSpan
from hireloom.domain.resume_match.findings import State

_COLUMNS = [field.name for field in fields(Interview) if field.name not in ("id", "interviewer_ids")]


class SqlInterviews:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self, interview_id: int) -> Interview:
        return self._one(self._listed(interviews.c.id == interview_id))

    def get_for_update(self, interview_id: int) -> Interview:
        locked = select(interviews.c.id).where(interviews.c.id == interview_id).with_for_update()
        self._connection.execute(locked)
        return self.get(interview_id)

    def add(self, interview: Interview) -> Interview:
        statement = insert(interviews).values(**_values(interview)).returning(interviews.c.id)
        added = replace(interview, id=self._connection.execute(statement).scalar_one())
        self.put_interviewers(added)
        return added

    def put_interviewers(self, interview: Interview) -> None:
        self._connection.execute(delete(people).where(people.c.interview_id == interview.id))
        rows = [
            {"interview_id": interview.id, "user_id": user_id, "place": place}
            for place, user_id in enumerate(interview.interviewer_ids)
        ]
        self._connection.execute(insert(people), rows)

    def put(self, interview: Interview) -> Interview:
        self._connection.execute(update(interviews).where(interviews.c.id == interview.id).values(**_values(interview)))
        of_interview = interview_quarters.c.interview_id == interview.id
        self._connection.execute(delete(interview_quarters).where(of_interview))
        if interview.state is InterviewState.BOOKED and interview.starts_at:
            quarter_hours = quarters(interview.starts_at, interview.minutes, interview.rules.pause)
            rows = [  # always in the same order, so that two of them never block each other
                {"user_id": user_id, "quarter": quarter, "interview_id": interview.id}
                for user_id in sorted(interview.interviewer_ids)
                for quarter in quarter_hours
            ]
            added = upsert(self._connection, interview_quarters).values(rows).on_conflict_do_nothing()
            if len(self._connection.execute(added.returning(interview_quarters.c.quarter)).all()) < len(rows):
                raise SlotTaken
        return interview

    def of(self, application_id: int) -> Sequence[Interview]:
        return self._listed(interviews.c.application_id == application_id)

    def standing(self, application_ids: Collection[int]) -> Sequence[Interview]:
        is_standing = interviews.c.state != InterviewState.CANCELLED
        return self._listed(interviews.c.application_id.in_(application_ids), is_standing)

    def of_job(
        self, job_id: int, *, among: Collection[int] | None, below: int | None, count: int
    ) -> Sequence[Interview]:
        conditions = [applications.c.job_id == job_id, applications.c.status == Status.SUBMITTED.value]
        if among is not None:
            conditions.append(applications.c.id.in_(among))
        if below is not None:
            conditions.append(interviews.c.id < below)
        newest = (
            select(interviews.c.id)
            .join(applications, interviews.c.application_id == applications.c.id)
            .where(*conditions, interviews.c.state != InterviewState.CANCELLED)
            .order_by(interviews.c.id.desc())
            .limit(count)
        )
        return self._listed(interviews.c.id.in_(newest))[::-1]

    def booked(self, user_id: int, *, after: datetime) -> Sequence[Interview]:
        booked_ids = select(people.c.interview_id).where(people.c.user_id == user_id)
        later = interviews.c.state == InterviewState.BOOKED, interviews.c.starts_at > after
        return self._listed(interviews.c.id.in_(booked_ids), *later)

    def interviewees(self, user_id: int) -> Collection[int]:
        standing = interviews.c.state != InterviewState.CANCELLED, applications.c.status == Status.SUBMITTED.value
        query = (
            select(applications.c.id)
            .join(interviews, interviews.c.application_id == applications.c.id)
            .join(people, people.c.interview_id == interviews.c.id)
            .where(people.c.user_id == user_id, *standing)
        )
        return frozenset(self._connection.scalars(query))

    def plan(self, job_id: int) -> Sequence[PlannedInterview]:
        query = select(interview_plans.c.interviews).where(interview_plans.c.job_id == job_id)
        return [_planned(row) for row in self._connection.scalar(query) or ()]

    def booking_rules(self, job_id: int) -> BookingRules | None:
        rules = self._connection.scalar(select(interview_plans.c.rules).where(interview_plans.c.job_id == job_id))
        return BookingRules(**rules) if rules else None

    def put_plan(self, job_id: int, plan: Sequence[PlannedInterview], rules: BookingRules | None) -> None:
        self._connection.execute(delete(interview_plans).where(interview_plans.c.job_id == job_id))
        values = {"interviews": [asdict(planned) for planned in plan], "rules": asdict(rules) if rules else None}
        self._connection.execute(insert(interview_plans).values(job_id=job_id, **values))

    def hours(self, user_id: int) -> WorkingHours | None:
        row = self._connection.execute(select(working_hours).where(working_hours.c.user_id == user_id)).one_or_none()
        return _hours(row) if row else None

    def put_hours(self, hours: WorkingHours) -> None:
        spans = [[span.weekday, span.begins.isoformat(), span.ends.isoformat()] for span in hours.spans]
        values = {"user_id": hours.user_id, "zone": hours.zone, "spans": spans, "per_week": hours.per_week}
        first = upsert(self._connection, working_hours).values(**values)
        others = {name: first.excluded[name] for name in ("zone", "spans", "per_week")}
        self._connection.execute(first.on_conflict_do_update(index_elements=["user_id"], set_=others))

    def busy_calendar(self, user_id: int) -> BusyCalendar | None:
        row = self._connection.execute(select(busy_calendars).where(busy_calendars.c.user_id == user_id)).one_or_none()
        return _busy(row) if row else None

    def put_busy_calendar(self, user_id: int, calendar: BusyCalendar | None) -> None:
        self._connection.execute(delete(busy_calendars).where(busy_calendars.c.user_id == user_id))
        if calendar:
            times = [[int(time.begins.timestamp()), int(time.ends.timestamp())] for time in calendar.times]
            values = {name: getattr(calendar, name) for name in ("user_id", "address", "read_at", "problem")}
            self._connection.execute(insert(busy_calendars).values(**values, times=times))

    def busy_calendars(self) -> Sequence[BusyCalendar]:
        rows = self._connection.execute(select(busy_calendars).order_by(busy_calendars.c.user_id))
        return [_busy(row) for row in rows]

    def due(self, *, before: datetime) -> Sequence[Interview]:
        not_reminded = interviews.c.state == InterviewState.BOOKED, interviews.c.reminded_at.is_(None)
        return self._listed(*not_reminded, interviews.c.starts_at < before)

    def begun(self, *, after: datetime, before: datetime) -> Sequence[Interview]:
        undecided = select(applications.c.id).where(applications.c.status == Status.SUBMITTED.value)
        return self._listed(
            interviews.c.state == InterviewState.BOOKED,
            interviews.c.starts_at.between(after, before),
            interviews.c.application_id.in_(undecided),
        )

    def of_person(self, user_id: int) -> Sequence[Interview]:
        application_ids = select(applications.c.id).where(applications.c.user_id == user_id)
        as_interviewer = select(people.c.interview_id).where(people.c.user_id == user_id)
        return self._listed(
            or_(
                interviews.c.application_id.in_(application_ids),
                interviews.c.id.in_(as_interviewer),
                interviews.c.proposed_by == user_id,
            )
        )

    def kit(self, application_id: int) -> Sequence[KitRow] | None:
        query = select(interview_kits.c.rows).where(interview_kits.c.application_id == application_id)
        rows = self._connection.execute(query).scalar_one_or_none()
        return None if rows is None else [KitRow(**row | {"state": State(row["state"])}) for row in rows]

    def put_kit(self, application_id: int, rows: Sequence[KitRow]) -> None:
        values = {"application_id": application_id, "rows": [asdict(row) for row in rows]}
        self._connection.execute(upsert(self._connection, interview_kits).values(**values).on_conflict_do_nothing())

    def scorecards(self, application_id: int) -> Sequence[Scorecard]:
        return self.scorecards_among([application_id])

    def scorecards_among(self, application_ids: Collection[int]) -> Sequence[Scorecard]:
        interview_ids = select(interviews.c.id).where(interviews.c.application_id.in_(application_ids))
        return self._cards(scorecards.c.interview_id.in_(interview_ids))

    def scorecards_of(self, user_id: int) -> Sequence[Scorecard]:
        return self._cards(scorecards.c.user_id == user_id)

    def put_scorecard(self, card: Scorecard) -> Scorecard:
        keys = ("interview_id", "user_id")
        first = upsert(self._connection, scorecards).values(**asdict(card))
        others = {name: first.excluded[name] for name in asdict(card) if name not in keys}
        self._connection.execute(first.on_conflict_do_update(index_elements=keys, set_=others))
        return card

    def forget_application(self, application_id: int) -> None:
        self._connection.execute(delete(interview_kits).where(interview_kits.c.application_id == application_id))
        self._forget(interviews.c.application_id == application_id)

    def forget_user(self, user_id: int) -> None:
        for table in (working_hours, busy_calendars):
            self._connection.execute(delete(table).where(table.c.user_id == user_id))
        self._connection.execute(delete(scorecards).where(scorecards.c.user_id == user_id))
        application_ids = select(applications.c.id).where(applications.c.user_id == user_id)
        self._connection.execute(delete(interview_kits).where(interview_kits.c.application_id.in_(application_ids)))
        self._forget(interviews.c.application_id.in_(application_ids))

    def _forget(self, condition: ColumnElement[bool]) -> None:
        gone = select(interviews.c.id).where(condition)
        for table in (interview_quarters, people, scorecards):
            self._connection.execute(delete(table).where(table.c.interview_id.in_(gone)))
        self._connection.execute(delete(interviews).where(condition))

    def _listed(self, *conditions: ColumnElement[bool]) -> Sequence[Interview]:
        rows = self._connection.execute(select(interviews).where(*conditions).order_by(interviews.c.id)).all()
        is_listed = people.c.interview_id.in_([row.id for row in rows])
        interviewers = dict[int, list[int]]()
        listed = select(people.c.interview_id, people.c.user_id).where(is_listed).order_by(people.c.place)
        for interview_id, user_id in self._connection.execute(listed) if rows else ():
            interviewers.setdefault(interview_id, []).append(user_id)
        return [_interview(row, interviewers.get(row.id, [])) for row in rows]

    def _cards(self, condition: ColumnElement[bool]) -> Sequence[Scorecard]:
        query = select(scorecards).where(condition).order_by(scorecards.c.interview_id, scorecards.c.user_id)
        return [_card(row) for row in self._connection.execute(query)]

    def _one(self, listed: Sequence[Interview]) -> Interview:
        if not listed:
            raise NoSuchInterview
        return listed[0]


def _planned(row: Any) -> PlannedInterview:
    terms = row["terms"] | {"kind": InterviewKind(row["terms"]["kind"])}
    ids = tuple(terms.pop("interviewer_ids"))
    return PlannedInterview(InterviewTerms(**terms, interviewer_ids=ids), tuple(row["asks"]))


def _values(interview: Interview) -> dict[str, Any]:
    return {name: getattr(interview, name) for name in _COLUMNS} | {"rules": asdict(interview.rules)}


def _interview(row: Any, interviewer_ids: Sequence[int]) -> Interview:
    values = dict(row._mapping)
    values |= {"kind": InterviewKind(row.kind), "state": InterviewState(row.state), "asks": tuple(row.asks)}
    values["rules"] = BookingRules(**row.rules)
    return Interview(**values, interviewer_ids=tuple(interviewer_ids))


def _card(row: Any) -> Scorecard:
    values = dict(row._mapping)
    ratings = {name: Rating(word) for name, word in values["ratings"].items()}
    return Scorecard(**values | {"ratings": ratings, "advice": HiringAdvice(row.advice) if row.advice else None})


def _busy(row: Any) -> BusyCalendar:
    times = ((datetime.fromtimestamp(begin, UTC), datetime.fromtimestamp(end, UTC)) for begin, end in row.times)
    return BusyCalendar(row.user_id, row.address, row.read_at, tuple(BusyTime(*span) for span in times), row.problem)


def _hours(row: Any) -> WorkingHours:
    spans = (WorkSpan(day, time.fromisoformat(begins), time.fromisoformat(ends)) for day, begins, ends in row.spans)
    return WorkingHours(row.user_id, row.zone, tuple(spans), row.per_week)
