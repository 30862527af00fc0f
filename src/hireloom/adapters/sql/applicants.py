"""The applications for a job in SQL: pages of them, and how many wait for an answer."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, case, func, not_, select

from hireloom.adapters.sql.application_tables import application_notes, applications
from hireloom.adapters.sql.applications import application_of
from hireloom.domain.applications import Application, Status
from hireloom.ports.applicants import ApplicantPage, ApplicantQuery, Sort

_OPEN = applications.c.status == Status.SUBMITTED.value
_ANSWERABLE = and_(_OPEN, applications.c.email != "")
_HIDDEN = and_(_OPEN, applications.c.revealed_at.is_(None))


class SqlApplicants:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def page(self, query: ApplicantQuery) -> ApplicantPage:
        conditions = _conditions(query)
        wanted = (
            select(applications)
            .where(*conditions)
            .order_by(*_order(query))
            .offset(query.window.start)
            .limit(query.window.count)
        )
        found = [application_of(row) for row in self._connection.execute(wanted)]
        total = self._connection.scalar(select(func.count()).select_from(applications).where(*conditions)) or 0
        return ApplicantPage(found, total, *self._counted(query.job_id, query.today, query.soon))

    def held_open(self, job_id: int, count: int) -> Sequence[Application]:
        waiting = select(applications).where(applications.c.job_id == job_id, _ANSWERABLE)
        oldest = waiting.order_by(applications.c.id).limit(count).with_for_update()
        return [application_of(row) for row in self._connection.execute(oldest)]

    def notes(self, application_ids: Collection[int]) -> Mapping[int, int]:
        about = application_notes.c.application_id
        counted = select(about, func.count()).where(about.in_(application_ids)).group_by(about)
        rows = self._connection.execute(counted) if application_ids else ()
        return dict.fromkeys(application_ids, 0) | {each[0]: each[1] for each in rows}

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
    newest = [applications.c.applied_at.desc(), applications.c.id.desc()]
    if query.sort is Sort.SCORE:
        return [applications.c.score.desc().nulls_last(), *newest]
    if query.sort is Sort.MATCH:
        return [applications.c.match_score.desc().nulls_last(), *newest]
    if query.sort is Sort.NAME:
        name: ColumnElement[str] = applications.c.sought
        return [case((_HIDDEN, ""), else_=name) if query.is_blind else name, applications.c.id]
    return newest
