"""What recruiters are told about a job post while they write it."""

from dataclasses import dataclass

from hireloom.domain.job_coach import Coaching, coached
from hireloom.domain.job_forms import LONGEST_DESCRIPTION, LONGEST_KEYWORDS, LONGEST_LINE, JobForm
from hireloom.domain.jobs import Job
from hireloom.domain.limits import Limit
from hireloom.domain.matching import JobNeeds, needs_of
from hireloom.domain.reach import Cost, Eased, Reach, asked_by, eased
from hireloom.domain.recommendations import LEAST_CANDIDATE_SCORE
from hireloom.domain.refusals import Invalid, TooMany
from hireloom.domain.users import User
from hireloom.domain.windows import Window
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction

ONE = Window(0, 1)  # only how many there are is wanted


@dataclass(frozen=True, slots=True)
class Advice:
    coaching: Coaching
    reach: Reach


@dataclass(frozen=True, slots=True)
class CoachDesk:
    store: Store
    clock: Clock
    limit: Limit

    def coach(self, form: JobForm, *, by: User) -> Advice:
        """About a form that may be half filled; nothing of it is kept."""
        job = self._unsaved(form, by)
        with self.store.writing() as tx:
            if not tx.attempts.take(self.limit, str(by.id), now=self.clock.now()):
                raise TooMany
        with self.store.snapshot() as tx:
            reach = _reach(tx, job)
        return Advice(coached(job, self.clock.today().year), reach)

    def _unsaved(self, form: JobForm, by: User) -> Job:
        job = Job(
            title=form.text("title"),
            company=form.text("company"),
            description=form.text("description"),
            location=form.text("location"),
            employment_type=form.text("employment_type"),
            salary=form.text("salary"),
            keywords=form.text("keywords"),
            posted_on=self.clock.today(),
            ends_on=None,
            recruiter_id=by.id,
            recruiter_email=by.email,
            created_at=self.clock.now(),
        )
        lines = (job.title, job.company, job.location, job.employment_type, job.salary)
        if (
            len(job.description) > LONGEST_DESCRIPTION
            or len(job.keywords) > LONGEST_KEYWORDS
            or any(len(each) > LONGEST_LINE for each in lines)
        ):
            raise Invalid("This is too long to be read as a job post.")
        return job


def _reach(tx: Transaction, job: Job) -> Reach:
    needs = needs_of(job)

    def fitting(wanted: JobNeeds) -> int:
        return tx.candidate_matches.best(wanted, LEAST_CANDIDATE_SCORE, ONE).total

    matching = fitting(needs)
    costs = [
        Cost(each.about, each.name, fitting(each.without), matching) for each in asked_by(needs, job.location.strip())
    ]
    fewer = eased(needs)
    easier = Eased(fewer[0], fitting(fewer[1])) if fewer else None
    return Reach(
        people=tx.candidate_matches.best(needs, 0, ONE).total,
        matching=matching,
        costs=tuple(sorted(costs, key=lambda each: -each.removed)),
        eased=easier if easier and easier.matching > matching else None,
    )
