"""Interviews in SQL."""

from collections.abc import Sequence
from dataclasses import fields, replace
from datetime import datetime, time
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.interview_tables import interview_people as people
from hireloom.adapters.sql.interview_tables import interview_quarters, interviews, working_hours
from hireloom.domain.interviews.interviews import Interview, InterviewKind, InterviewState, NoSuchInterview, SlotTaken
from hireloom.domain.interviews.slots import quarters
from hireloom.domain.interviews.working_hours import WorkingHours, WorkSpan

_COLUMNS = [field.name for field in fields(Interview) if field.name not in ("id", "interviewer_ids")]


class SqlInterviews:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert

    def get(self, interview_id: int) -> Interview:
        return self._one(self._listed(interviews.c.id == interview_id))

    def get_for_update(self, interview_id: int) -> Interview:
        locked = select(interviews.c.id).where(interviews.c.id == interview_id).with_for_update()
        self._connection.execute(locked)
        return self.get(interview_id)

    def add(self, interview: Interview) -> Interview:
        statement = insert(interviews).values(**_values(interview)).returning(interviews.c.id)
        added = replace(interview, id=self._connection.execute(statement).scalar_one())
        rows = [
            {"interview_id": added.id, "user_id": user_id, "place": place}
            for place, user_id in enumerate(added.interviewer_ids)
        ]
        self._connection.execute(insert(people), rows)
        return added

    def put(self, interview: Interview) -> Interview:
        self._connection.execute(update(interviews).where(interviews.c.id == interview.id).values(**_values(interview)))
        of_interview = interview_quarters.c.interview_id == interview.id
        self._connection.execute(delete(interview_quarters).where(of_interview))
        if interview.state is InterviewState.BOOKED and interview.starts_at:
            quarter_hours = quarters(interview.starts_at, interview.minutes)
            rows = [  # always in the same order, so that two of them never block each other
                {"user_id": user_id, "quarter": quarter, "interview_id": interview.id}
                for user_id in sorted(interview.interviewer_ids)
                for quarter in quarter_hours
            ]
            added = self._insert(interview_quarters).values(rows).on_conflict_do_nothing()
            if len(self._connection.execute(added.returning(interview_quarters.c.quarter)).all()) < len(rows):
                raise SlotTaken
        return interview

    def of(self, application_id: int) -> Sequence[Interview]:
        return self._listed(interviews.c.application_id == application_id)

    def booked(self, user_id: int, *, after: datetime) -> Sequence[Interview]:
        theirs = select(people.c.interview_id).where(people.c.user_id == user_id)
        later = interviews.c.state == InterviewState.BOOKED, interviews.c.starts_at > after
        return self._listed(interviews.c.id.in_(theirs), *later)

    def hours(self, user_id: int) -> WorkingHours | None:
        row = self._connection.execute(select(working_hours).where(working_hours.c.user_id == user_id)).one_or_none()
        return _hours(row) if row else None

    def put_hours(self, hours: WorkingHours) -> None:
        spans = [[span.weekday, span.begins.isoformat(), span.ends.isoformat()] for span in hours.spans]
        values = {"user_id": hours.user_id, "zone": hours.zone, "spans": spans, "per_week": hours.per_week}
        first = self._insert(working_hours).values(**values)
        others = {name: first.excluded[name] for name in ("zone", "spans", "per_week")}
        self._connection.execute(first.on_conflict_do_update(index_elements=["user_id"], set_=others))

    def forget_application(self, application_id: int) -> None:
        self._forget(interviews.c.application_id == application_id)

    def forget_user(self, user_id: int) -> None:
        self._connection.execute(delete(working_hours).where(working_hours.c.user_id == user_id))
        theirs = select(applications.c.id).where(applications.c.user_id == user_id)
        self._forget(interviews.c.application_id.in_(theirs))

    def _forget(self, condition: ColumnElement[bool]) -> None:
        gone = select(interviews.c.id).where(condition)
        for table in (interview_quarters, people):
            self._connection.execute(delete(table).where(table.c.interview_id.in_(gone)))
        self._connection.execute(delete(interviews).where(condition))

    def _listed(self, *conditions: ColumnElement[bool]) -> Sequence[Interview]:
        rows = self._connection.execute(select(interviews).where(*conditions).order_by(interviews.c.id)).all()
        those = people.c.interview_id.in_([row.id for row in rows])
        interviewers = dict[int, list[int]]()
        listed = select(people.c.interview_id, people.c.user_id).where(those).order_by(people.c.place)
        for interview_id, user_id in self._connection.execute(listed) if rows else ():
            interviewers.setdefault(interview_id, []).append(user_id)
        return [_interview(row, interviewers.get(row.id, [])) for row in rows]

    def _one(self, listed: Sequence[Interview]) -> Interview:
        if not listed:
            raise NoSuchInterview
        return listed[0]


def _values(interview: Interview) -> dict[str, Any]:
    return {name: getattr(interview, name) for name in _COLUMNS}


def _interview(row: Any, interviewer_ids: Sequence[int]) -> Interview:
    values = dict(row._mapping)
    kind, state = InterviewKind(values.pop("kind")), InterviewState(values.pop("state"))
    return Interview(**values, kind=kind, state=state, interviewer_ids=tuple(interviewer_ids))


def _hours(row: Any) -> WorkingHours:
    spans = (WorkSpan(day, time.fromisoformat(begins), time.fromisoformat(ends)) for day, begins, ends in row.spans)
    return WorkingHours(row.user_id, row.zone, tuple(spans), row.per_week)
