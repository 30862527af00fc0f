"""The applications for many jobs in SQL, with what happened to each."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, case, func, select

from hireloom.adapters.sql.application_tables import application_events, applications
from hireloom.adapters.sql.interview_tables import interviews
from hireloom.adapters.sql.job_lists import conditions
from hireloom.adapters.sql.offers import offers
from hireloom.adapters.sql.rejection_reasons import rejection_reasons
from hireloom.adapters.sql.stage_tables import job_stages, stage_moves
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.applications import Status, SubmissionMethod
from hireloom.domain.company_figures import HiringCourse
from hireloom.domain.interviews.interviews import InterviewState
from hireloom.domain.jobs import Position
from hireloom.domain.offers import OfferState
from hireloom.domain.snapshots import EventKind
from hireloom.domain.stages import Stage, stages_of
from hireloom.ports.company_figures import MOST_COURSES
from hireloom.ports.job_lists import JobQuery

_COLUMNS = (
    *(applications.c.id, applications.c.job_id, jobs.c.title, applications.c.applied_at, applications.c.status),
    *(applications.c.sent_by, applications.c.source, applications.c.answer_due, applications.c.withdrawn_at),
    *(applications.c.email, applications.c.stage, jobs.c.blind_review, jobs.c.location),
)
_DECIDED = [EventKind.SELECTED.value, EventKind.REJECTED.value]


class SqlHiringCourses:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def since(
        self, moment: datetime, query: JobQuery, job_id: int | None = None, *, among: Collection[int] | None = None
    ) -> Sequence[HiringCourse]:
        clauses = [*conditions(query), applications.c.applied_at >= moment]
        if job_id is not None:
            clauses.append(jobs.c.id == job_id)
        if among is not None:
            clauses.append(applications.c.id.in_(among))
        of_jobs = applications.join(jobs, jobs.c.id == applications.c.job_id)
        latest = select(*_COLUMNS).select_from(of_jobs).where(*clauses)
        rows = self._connection.execute(
            latest.order_by(applications.c.applied_at.desc(), applications.c.id.desc()).limit(MOST_COURSES)
        ).all()
        ids = select(applications.c.id).select_from(of_jobs).where(*clauses)
        opened = self._firsts(func.min, ids, application_events.c.what == EventKind.OPENED.value)
        decided = self._firsts(func.max, ids, application_events.c.what.in_(_DECIDED))
        booked, moves, stages = self._booked(ids), self._moves(ids), self._stages(clauses)
        reasons, offered = self._reasons(ids), self._offered(ids)
        return [
            _course(
                row, opened, decided, booked, moves.get(row.id, []), stages_of(stages.get(row.job_id, []))
            )._replace(
                reason=reasons.get(row.id, ""),
                application_id=row.id,
                is_offered=row.id in offered,
                has_declined=offered.get(row.id) == OfferState.DECLINED.value,
            )
            for row in reversed(rows)
        ]

    def jobs(self, query: JobQuery, job_id: int | None = None) -> tuple[int, int]:
        clauses = [*conditions(query), *([jobs.c.id == job_id] if job_id is not None else [])]
        is_open = case((jobs.c.position == Position.OPEN.value, 1), else_=0)
        figures = func.coalesce(func.sum(is_open), 0), func.count()
        open_jobs, all_jobs = self._connection.execute(select(*figures).select_from(jobs).where(*clauses)).one()
        return int(open_jobs), all_jobs

    def _firsts(self, aggregate: Any, ids: Select[Any], condition: ColumnElement[bool]) -> Mapping[int, datetime]:
        about = application_events.c.application_id
        statement = select(about, aggregate(application_events.c.at)).where(about.in_(ids), condition).group_by(about)
        return {row[0]: row[1] for row in self._connection.execute(statement)}

    def _booked(self, ids: Select[Any]) -> Mapping[int, tuple[datetime, int]]:
        about = interviews.c.application_id
        stands = and_(interviews.c.starts_at.is_not(None), interviews.c.state != InterviewState.CANCELLED.value)
        statement = select(about, func.min(interviews.c.starts_at), func.count()).where(about.in_(ids), stands)
        return {row[0]: (row[1], row[2]) for row in self._connection.execute(statement.group_by(about))}

    def _moves(self, ids: Select[Any]) -> Mapping[int, list[tuple[str, datetime]]]:
        moves = defaultdict[int, list[tuple[str, datetime]]](list)
        columns = stage_moves.c.application_id, stage_moves.c.before, stage_moves.c.at
        statement = select(*columns).where(stage_moves.c.application_id.in_(ids)).order_by(stage_moves.c.id)
        for application_id, before, at in self._connection.execute(statement):
            moves[application_id].append((before, at))
        return moves

    def _reasons(self, ids: Select[Any]) -> Mapping[int, str]:
        columns = rejection_reasons.c.application_id, rejection_reasons.c.text
        statement = select(*columns).where(rejection_reasons.c.application_id.in_(ids))
        rows = self._connection.execute(statement.order_by(rejection_reasons.c.id))
        return {row.application_id: row.text for row in rows}

    def _offered(self, ids: Select[Any]) -> Mapping[int, str]:
        """The state of the last offer that was not withdrawn, by application."""
        stands = offers.c.state != OfferState.WITHDRAWN.value
        statement = select(offers.c.application_id, offers.c.state).where(offers.c.application_id.in_(ids), stands)
        return {row[0]: row[1] for row in self._connection.execute(statement.order_by(offers.c.id))}

    def _stages(self, clauses: Sequence[ColumnElement[bool]]) -> Mapping[int, list[Stage]]:
        stages = defaultdict[int, list[Stage]](list)
        of_jobs = select(jobs.c.id).join(applications, applications.c.job_id == jobs.c.id).where(*clauses)
        statement = select(job_stages).where(job_stages.c.job_id.in_(of_jobs))
        for row in self._connection.execute(statement.order_by(job_stages.c.job_id, job_stages.c.place)):
            stages[row.job_id].append(Stage(row.name, row.number, row.days))
        return stages


def _course(
    row: Any,
    opened: Mapping[int, datetime],
    decided: Mapping[int, datetime],
    booked: Mapping[int, tuple[datetime, int]],
    moves: Sequence[tuple[str, datetime]],
    stages: Sequence[Stage],
) -> HiringCourse:
    status = Status(row.status)
    stage = next((stage for stage in stages if stage.number == row.stage), stages[0])
    interviewed_at, interview_count = booked.get(row.id, (None, 0))
    is_decided = status is not Status.SUBMITTED and row.withdrawn_at is None
    return HiringCourse(
        row.job_id,
        row.title,
        row.applied_at,
        status,
        SubmissionMethod(row.sent_by),
        row.source,
        row.answer_due,
        is_withdrawn=row.withdrawn_at is not None,
        is_forgotten=not row.email,
        opened_at=opened.get(row.id),
        decided_at=decided.get(row.id) if is_decided else None,
        interviewed_at=interviewed_at,
        interviews=interview_count,
        stage=stage.name,
        limits={stage.name: stage.days for stage in stages},
        moves=tuple(moves),
        is_blind=row.blind_review,
        job_location=row.location,
    )
