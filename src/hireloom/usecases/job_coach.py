"""Advice for recruiters about a job post while they write it."""

from dataclasses import dataclass

from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.job_forms import JobForm, drafted
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.matches import needs_of
from hireloom.domain.profile_match.reach import ConstraintCost, EasedYears, Reach, asked_by, eased
from hireloom.domain.profile_match.recommendations import LEAST_CANDIDATE_SCORE, CandidateViewer
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.adverts.job_coach import Coaching, coached
from hireloom.usecases.companies import may_see_contacts
from hireloom.usecases.limits import take


@dataclass(frozen=True, slots=True)
class Advice:
    coaching: Coaching
    reach: Reach


@dataclass(frozen=True, slots=True)
class CoachDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    text_work: TextWork

    def coach(self, form: JobForm, *, by: User) -> Advice:
        """Advice about a form that may be half filled in; nothing is stored."""
        job = drafted(form, by=by, today=self.clock.today(), now=self.clock.now())
        with self.store.writing() as tx:
            take(tx, self.rate_limits.hints, str(by.id), now=self.clock.now())
        with self.store.snapshot() as tx:
            reach = _reach(tx, job, CandidateViewer(may_see_contacts(tx, by)))
        return Advice(self.text_work(coached, job, self.clock.today()), reach)


def _reach(tx: Transaction, job: Job, viewer: CandidateViewer) -> Reach:
    """Everything is counted in a single query of the index."""
    needs = needs_of(job)
    constraints, fewer = list(asked_by(needs, job.location.strip())), eased(needs)
    variants = [*(constraint.without for constraint in constraints), *([fewer[1]] if fewer else [])]
    questions = [
        (needs, LEAST_CANDIDATE_SCORE),
        (needs, 0),
        *((variant, LEAST_CANDIDATE_SCORE) for variant in variants),
    ]
    matching, everybody, *others = tx.candidate_matches.counts(questions, viewer)
    costs = [
        ConstraintCost(
            constraint.about, constraint.name, matching.people + without.people - without.of_first, matching.people
        )
        for constraint, without in zip(constraints, others[: len(constraints)], strict=True)
    ]
    easier = EasedYears(fewer[0], others[-1].people) if fewer else None
    return Reach(
        people=everybody.people,
        matching=matching.people,
        costs=tuple(sorted(costs, key=lambda cost: -cost.removed)),
        eased=easier if easier and easier.matching > matching.people else None,
    )
