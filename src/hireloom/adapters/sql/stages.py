"""Stages in SQL."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta

from sqlalchemy import ColumnElement, Connection, delete, func, insert, literal, select, update

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.stage_tables import company_stages, job_stages, stage_email_refusals, stage_moves
from hireloom.adapters.sql.tables import jobs, users
from hireloom.domain.applications import Status
from hireloom.domain.days import Days
from hireloom.domain.stages import OverdueStage, Stage, StageMove


class SqlStages:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of_job(self, job_id: int) -> Sequence[Stage]:
        query = select(job_stages).where(job_stages.c.job_id == job_id).order_by(job_stages.c.place)
        return [Stage(row.name, row.number, row.days) for row in self._connection.execute(query)]

    def put(self, job_id: int, stages: Sequence[Stage]) -> None:
        self._connection.execute(delete(job_stages).where(job_stages.c.job_id == job_id))
        rows = [
            {"job_id": job_id, "number": stage.number, "place": place, "name": stage.name, "days": stage.days}
            for place, stage in enumerate(stages)
        ]
        self._connection.execute(insert(job_stages), rows)

    def of_company(self, company_id: int) -> Sequence[Stage]:
        stages = self._connection.scalar(
            select(company_stages.c.stages).where(company_stages.c.company_id == company_id)
        )
        return [Stage(name, number, days) for number, (name, days) in enumerate(stages or [], 1)]

    def put_of_company(self, company_id: int, stages: Sequence[Stage]) -> None:
        self._connection.execute(delete(company_stages).where(company_stages.c.company_id == company_id))
        rows = [[stage.name, stage.days] for stage in stages]
        self._connection.execute(insert(company_stages).values(company_id=company_id, stages=rows))

    def wants_email(self, user_id: int) -> bool:
        refusal = select(stage_email_refusals.c.user_id).where(stage_email_refusals.c.user_id == user_id)
        return self._connection.scalar(refusal) is None

    def switch_email(self, user_id: int, *, on: bool) -> None:
        self._connection.execute(delete(stage_email_refusals).where(stage_email_refusals.c.user_id == user_id))
        if not on:
            self._connection.execute(insert(stage_email_refusals).values(user_id=user_id))

    def counts(self, job_id: int, among: Collection[int] | None = None) -> Mapping[int | None, int]:
        undecided = [applications.c.job_id == job_id, applications.c.status == Status.SUBMITTED.value]
        if among is not None:
            undecided.append(applications.c.id.in_(among))
        stage = applications.c.stage
        rows = self._connection.execute(select(stage, func.count()).where(*undecided).group_by(stage))
        return {row[0]: row[1] for row in rows}

    def overdue(self, today: date, days: Days, *, recruiter_id: int | None = None) -> Sequence[OverdueStage]:
        limits = self._connection.scalars(select(job_stages.c.days).where(job_stages.c.days > 0).distinct())
        since = {limit: days.began(today - timedelta(limit - 1)) for limit in sorted(limits)}
        return [stage for limit, before in since.items() for stage in self._over(limit, before, recruiter_id)]

    def _over(self, limit: int, before: datetime, recruiter_id: int | None) -> Iterator[OverdueStage]:
        is_first = applications.c.stage.is_(None) & (job_stages.c.place == 0)
        here = (applications.c.stage == job_stages.c.number) | is_first
        since = func.coalesce(applications.c.stage_since, applications.c.applied_at)
        passed = since < before
        waits = (applications.c.status == Status.SUBMITTED.value) & (applications.c.email != "")
        of_recruiter = [jobs.c.recruiter_id == recruiter_id] if recruiter_id else []
        stage = jobs.c.id, jobs.c.title, jobs.c.recruiter_id, job_stages.c.name
        query = (
            select(*stage, func.count())
            .join(job_stages, job_stages.c.job_id == jobs.c.id)
            .join(applications, (applications.c.job_id == jobs.c.id) & here)
            .where(job_stages.c.days == limit, jobs.c.deleted_at.is_(None), waits, passed, *of_recruiter)
            .group_by(*stage)
            .order_by(jobs.c.id)
        )
        for row in self._connection.execute(query):
            yield OverdueStage(*row)

    def settle(self, job_id: int, stage: Stage) -> None:
        never_moved = applications.c.job_id == job_id, applications.c.stage.is_(None)
        self._connection.execute(update(applications).where(*never_moved).values(stage=stage.number))

    def reassign(self, job_id: int, before: Stage, after: Stage, *, by_id: int, at: datetime) -> None:
        here = applications.c.job_id == job_id, applications.c.stage == before.number
        columns = stage_moves.c.application_id, stage_moves.c.before, stage_moves.c.after
        names = literal(before.name), literal(after.name)
        at_once = literal(by_id), literal(at, stage_moves.c.at.type)
        moves = select(applications.c.id, *names, *at_once).where(*here, applications.c.email != "")
        into = insert(stage_moves).from_select([*columns, stage_moves.c.by_id, stage_moves.c.at], moves)
        self._connection.execute(into)
        self._connection.execute(update(applications).where(*here).values(stage=after.number, stage_since=at))

    def add(self, *moves: StageMove) -> None:
        names = ("application_id", "before", "after", "by_id", "at")
        if moves:
            rows = [{name: getattr(move, name) for name in names} for move in moves]
            self._connection.execute(insert(stage_moves), rows)

    def moves(self, application_id: int) -> Sequence[StageMove]:
        return self._listed(stage_moves.c.application_id == application_id)

    def moves_by(self, user_id: int) -> Sequence[StageMove]:
        return self._listed(stage_moves.c.by_id == user_id)

    def forget_application(self, application_id: int) -> None:
        self._connection.execute(delete(stage_moves).where(stage_moves.c.application_id == application_id))

    def forget_user(self, user_id: int) -> None:
        ids = select(applications.c.id).where(applications.c.user_id == user_id)
        self._connection.execute(delete(stage_moves).where(stage_moves.c.application_id.in_(ids)))
        self.switch_email(user_id, on=True)

    def _listed(self, condition: ColumnElement[bool]) -> Sequence[StageMove]:
        query = select(stage_moves, users.c.username).join(users, users.c.id == stage_moves.c.by_id).where(condition)
        return [
            StageMove(row.application_id, row.before, row.after, row.by_id, row.at, row.username)
            for row in self._connection.execute(query.order_by(stage_moves.c.id))
        ]
