"""How a recruiter's jobs are doing, and who is waiting for an answer."""

from dataclasses import dataclass

from hireloom.domain.answers import DUE_SOON
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.users import User
from hireloom.domain.insights import Insights, insights
from hireloom.ports.applicants import PendingAnswers
from hireloom.ports.clock import Clock
from hireloom.ports.job_lists import JobFigures
from hireloom.ports.stores import Store
from hireloom.usecases.jobs import managed


@dataclass(frozen=True, slots=True)
class InsightDesk:
    store: Store
    clock: Clock

    def of_job(self, job_id: int, *, by: User) -> Insights:
        """Raises NoSuchJob or NotAllowed."""
        with self.store.reading() as tx:
            job = managed(tx, job_id, by, Action.SEE_FIGURES)
            rates = tx.applicants.answer_rates([job.recruiter_email], self.clock.today())
            rate, now = rates[job.recruiter_email], self.clock.now()
            return insights(tx.applicants.courses(job_id), rate, now=now, days=self.clock.days)

    def owed(self, *, by: User) -> tuple[PendingAnswers, JobFigures, int]:
        """Applicants whose promised answer is due soon or late, the recruiter's number of jobs, how many people
        have applied since Monday, and how many applications are past the limit of their stage."""
        today = self.clock.today()
        with self.store.reading() as tx:
            figures = tx.job_lists.figures(by.id, self.clock.days.week_began(today))
            overdue = sum(stage.count for stage in tx.stages.overdue(today, recruiter_id=by.id))
            return tx.applicants.owed(by.id, today, today + DUE_SOON), figures, overdue
