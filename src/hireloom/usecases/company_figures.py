"""Figures over all jobs whose figures somebody may see."""

from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_figures import CompanyFigures, company_figures, period
from hireloom.domain.company_roles import Action
from hireloom.domain.company_sheets import figures_as_csv
from hireloom.domain.identity.users import User
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.company_profiles import days_of
from hireloom.usecases.job_teams import jobs_for
from hireloom.usecases.jobs import managed


@dataclass(frozen=True, slots=True)
class CompanyFigureDesk:
    store: Store
    clock: Clock

    def of(self, length: int, job_id: int | None = None, *, by: User) -> CompanyFigures:
        """Raises NoSuchJob or NotAllowed for a job whose figures the person may not see."""
        now = self.clock.now()
        with self.store.reading() as tx:
            days = days_of(tx, self.clock, by.id)
            _, earlier = period(length, days.of(now))
            if job_id is not None:
                managed(tx, job_id, by, Action.SEE_FIGURES)
            query = jobs_for(Action.SEE_FIGURES, tx.companies.standing_membership(by.id), by)
            courses = tx.hiring_courses.since(days.began(earlier), query, job_id)
            open_jobs, all_jobs = tx.hiring_courses.jobs(query, job_id)
        return company_figures(courses, length=length, now=now, days=days, open_jobs=open_jobs, all_jobs=all_jobs)

    def sheet(self, length: int, job_id: int | None = None, *, by: User) -> str:
        """The same as CSV. Raises NoSuchJob or NotAllowed."""
        figures = self.of(length, job_id, by=by)
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), "companies.figures_exported", by.id, by.email))
        return figures_as_csv(figures)
