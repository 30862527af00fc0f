"""How a recruiter's jobs are doing, and who is waiting for an answer."""

from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from hireloom.domain.answers import DUE_SOON
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.users import User
from hireloom.domain.insights import Insights, insights
from hireloom.ports.applicants import PendingAnswers
from hireloom.ports.clock import Clock
from hireloom.ports.job_lists import JobFigures
from hireloom.ports.stores import Store
from hireloom.usecases.company_profiles import days_of
from hireloom.usecases.jobs import managed


class AnswersOwed(NamedTuple):
    """Applicants whose promised answer is due soon or late, the recruiter's number of jobs, how many people have
    applied since Monday, and how many applications are past the limit of their stage. `today` is the company's."""

    pending: PendingAnswers
    figures: JobFigures
    overdue: int
    today: date


@dataclass(frozen=True, slots=True)
class InsightDesk:
    store: Store
    clock: Clock

    def of_job(self, job_id: int, *, by: User) -> Insights:
        """Raises NoSuchJob or NotAllowed."""
        with self.store.reading() as tx:
            job = managed(tx, job_id, by, Action.SEE_FIGURES)
            now, days = self.clock.now(), days_of(tx, self.clock, job.recruiter_id)
            rates = tx.applicants.answer_rates([job.recruiter_email], days.of(now))
            return insights(tx.applicants.courses(job_id), rates[job.recruiter_email], now=now, days=days)

    def owed(self, *, by: User) -> AnswersOwed:
        with self.store.reading() as tx:
            days = days_of(tx, self.clock, by.id)
            today = days.of(self.clock.now())
            figures = tx.job_lists.figures(by.id, days.week_began(today))
            overdue = sum(stage.count for stage in tx.stages.overdue(today, days, recruiter_id=by.id))
            return AnswersOwed(tx.applicants.owed(by.id, today, today + DUE_SOON), figures, overdue, today)
