"""Figures over all jobs whose figures somebody may see, and the applications behind each."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import NamedTuple

from hireloom.domain.applications import Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_figures import CompanyFigures, HiringCourse, company_figures, period
from hireloom.domain.company_roles import Action
from hireloom.domain.company_sheets import figures_as_csv
from hireloom.domain.days import Days
from hireloom.domain.figure_lists import MOST_BEHIND, CountedBy, behind
from hireloom.domain.identity.users import User
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_profiles import days_of
from hireloom.usecases.job_teams import jobs_for, readable_applications
from hireloom.usecases.jobs import managed
from hireloom.usecases.rejection_reasons import reason_choices


class CountedApplication(NamedTuple):
    """One whom a figure counts; `stage` is the one in which it is, or was when it was decided."""

    application: Application
    name: str
    stage: str


class _Frame(NamedTuple):
    """The time that figures are about, with the first days of the period and of the one before, and the reasons that
    the company lists."""

    now: datetime
    days: Days
    first: date
    first_before: date
    reasons: Sequence[str]


@dataclass(frozen=True, slots=True)
class CompanyFigureDesk:
    store: Store
    clock: Clock

    def of(self, length: int, job_id: int | None = None, *, by: User) -> CompanyFigures:
        """Raises NoSuchJob or NotAllowed for a job whose figures the person may not see."""
        with self.store.reading() as tx:
            frame = self._frame(tx, length, job_id, by)
            query = jobs_for(Action.SEE_FIGURES, tx.companies.standing_membership(by.id), by)
            courses = tx.hiring_courses.since(frame.days.began(frame.first_before), query, job_id)
            open_jobs, all_jobs = tx.hiring_courses.jobs(query, job_id)
            whole = query.company_id if job_id is None and query.team_of is None else None
            company = tx.companies.get(whole) if whole else None
        return company_figures(
            courses,
            length=length,
            now=frame.now,
            days=frame.days,
            open_jobs=open_jobs,
            all_jobs=all_jobs,
            listed_reasons=frame.reasons,
            company=(company.name or company.domain) if company else "",
        )

    def behind(
        self, counted_by: CountedBy, name: str, length: int, job_id: int | None = None, *, by: User
    ) -> tuple[Sequence[CountedApplication], int]:
        """The newest MOST_BEHIND applications that a figure counts, of those that the person may read, and how many
        there are. Raises NoSuchFigure, NoSuchJob or NotAllowed."""
        with self.store.reading() as tx:
            now, days, first, _, reasons = self._frame(tx, length, job_id, by)
            query, among = readable_applications(tx, by)
            courses = tx.hiring_courses.since(days.began(first), query, job_id, among=among)
            chosen = behind(courses, counted_by, name, length=length, now=now, days=days, listed_reasons=reasons)
            applications = tx.applications.of_ids([course.application_id for course in chosen[:MOST_BEHIND]])
        return [_counted(course, applications[course.application_id]) for course in chosen[:MOST_BEHIND]], len(chosen)

    def _frame(self, tx: Transaction, length: int, job_id: int | None, by: User) -> _Frame:
        if job_id is not None:
            managed(tx, job_id, by, Action.SEE_FIGURES)
        now, days = self.clock.now(), days_of(tx, self.clock, by.id)
        reasons = reason_choices(tx, tx.companies.standing_membership(by.id)).reasons
        return _Frame(now, days, *period(length, days.of(now)), reasons)

    def sheet(self, length: int, job_id: int | None = None, *, by: User) -> str:
        """The same as CSV. Raises NoSuchJob or NotAllowed."""
        figures = self.of(length, job_id, by=by)
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), "companies.figures_exported", by.id, by.email))
        return figures_as_csv(figures)


def _counted(course: HiringCourse, application: Application) -> CountedApplication:
    is_hidden = application.is_hidden(is_blind=course.is_blind)
    return CountedApplication(
        application, application.number_name if is_hidden else application.full_name, course.stage
    )
