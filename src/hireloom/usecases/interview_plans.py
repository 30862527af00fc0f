"""The interviews that a job plans for its applicants, and how busy their interviewers are."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.booking_rules import BookingRules
from hireloom.domain.interviews.interviews import InterviewTerms
from hireloom.domain.interviews.plans import PlannedInterview, checked_plan, reused
from hireloom.domain.interviews.slots import WEEK, Calendar, load
from hireloom.domain.jobs import Job
from hireloom.domain.resume_match.findings import Requirement
from hireloom.domain.resume_match.job_texts import whole_advert
from hireloom.domain.versions import must_be_current, version_of
from hireloom.domain.webhooks import WebhookEvent, plan_data
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.adverts.interview_needs import interview_needs
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.usecases.interview_notices import InterviewNotices
from hireloom.usecases.interviews import colleagues
from hireloom.usecases.jobs import managed


class InterviewLoad(NamedTuple):
    """How many interviews somebody has this week, and how many at most."""

    user: User
    booked: int
    per_week: int


class InterviewPlan(NamedTuple):
    """`requirements` are the job's, by id; `possible` may interview. A planned interview names only these. Interviews
    are booked by `rules`."""

    job: Job
    interviews: Sequence[PlannedInterview]
    rules: BookingRules
    requirements: Mapping[str, Requirement]
    possible: Sequence[InterviewLoad]

    @property
    def version(self) -> str:
        return version_of([*self.interviews, self.rules])

    @property
    def uncovered(self) -> Sequence[str]:
        """The requirements about which nobody asks."""
        asked_about = {label for planned in self.interviews for label in planned.asks}
        return [id_ for id_, need in self.requirements.items() if need.label not in asked_about]

    def ids(self, planned: PlannedInterview) -> Sequence[str]:
        """What this one asks; a label that is no longer in the advert has no id."""
        return [id_ for id_, need in self.requirements.items() if need.label in planned.asks]


@dataclass(frozen=True, slots=True)
class InterviewPlanDesk:
    store: Store
    clock: Clock
    interview_notices: InterviewNotices
    text_work: TextWork
    lexicon: Lexicon

    def of_job(self, job_id: int, *, by: User) -> InterviewPlan:
        """Raises NoSuchJob or NotAllowed."""
        with self.store.reading() as tx:
            job = managed(tx, job_id, by, Action.READ_RESUMES)
        needs = self._needs(job)
        with self.store.reading() as tx:
            return self._shown(tx, job, needs)

    def edit(
        self,
        job_id: int,
        form: Iterable[tuple[InterviewTerms, Sequence[str]]],
        rules: BookingRules | None,
        *,
        seen: str | None,
        by: User,
    ) -> InterviewPlan:
        """Set the plan, with the ids of what each interview asks, and the rules of booking; None leaves these as they
        are. `seen` is the version on which the edit is based. Interviews that are proposed already stay as they
        are."""
        with self.store.reading() as tx:
            needs = self._needs(managed(tx, job_id, by, Action.DECIDE))
        labels = {id_: need.label for id_, need in needs.items()}
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            tx.jobs.get_for_update(job_id)
            job = managed(tx, job_id, by, Action.DECIDE)
            before = self._shown(tx, job, needs)
            must_be_current(seen, before.version)
            plan = checked_plan([*form], labels=labels, possible=[row.user.id for row in before.possible])
            after = before._replace(interviews=plan, rules=(rules or before.rules).checked())
            if after != before:
                self._put(tx, after, by)
            return after

    def reuse(self, job_id: int, target_id: int, *, by: User) -> InterviewPlan:
        """Plan the same interviews for another job, by the same rules, with whom and what that job knows of; returns
        its plan. Raises NoInterviewPlan or AlreadyPlanned."""
        with self.store.reading() as tx:
            source = managed(tx, job_id, by, Action.READ_RESUMES)
            needs = self._needs(managed(tx, target_id, by, Action.DECIDE))
        labels = {need.label for need in needs.values()}
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            tx.jobs.get_for_update(target_id)
            before = self._shown(tx, managed(tx, target_id, by, Action.DECIDE), needs)
            possible = {row.user.id for row in before.possible}
            plan = reused(standing_plan(tx, source.id, possible), before.interviews, labels)
            after = before._replace(interviews=plan, rules=self.interview_notices.rules_of(tx, source.id))
            self._put(tx, after, by)
            return after

    def _put(self, tx: Transaction, plan: InterviewPlan, by: User) -> None:
        usual, job, now = self.interview_notices.usual_rules(), plan.job, self.clock.now()
        tx.interviews.put_plan(job.id, plan.interviews, None if plan.rules == usual else plan.rules)
        details = {"interviews": ", ".join(planned.terms.title for planned in plan.interviews)}
        tx.audit.add(AuditEvent(now, "jobs.interview_plan_edited", by.id, str(job.id), details))
        data = [plan_data(job.id)]
        tx.webhooks.announce(WebhookEvent.INTERVIEW_PLANNED, data, owner_id=job.recruiter_id, now=now)

    def _needs(self, job: Job) -> Mapping[str, Requirement]:
        advert = whole_advert(job.title, job.company, job.description)
        return dict(self.text_work(interview_needs, advert, self.lexicon))

    def _shown(self, tx: Transaction, job: Job, needs: Mapping[str, Requirement]) -> InterviewPlan:
        possible = [self._load(tx, user) for user in colleagues(tx, job)]
        plan = standing_plan(tx, job.id, {row.user.id for row in possible})
        return InterviewPlan(job, plan, self.interview_notices.rules_of(tx, job.id), needs, possible)

    def _load(self, tx: Transaction, user: User) -> InterviewLoad:
        now = self.clock.now()
        hours = self.interview_notices.hours_of(tx, user.id)
        booked = tx.interviews.booked(user.id, after=now - WEEK)
        return InterviewLoad(user, load(Calendar(hours, booked), now), hours.per_week)


def standing_plan(tx: Transaction, job_id: int, possible: set[int]) -> tuple[PlannedInterview, ...]:
    """The plan without those who may not interview anymore, or have gone."""
    return tuple(
        replace(
            planned,
            terms=replace(
                planned.terms,
                interviewer_ids=tuple(id_ for id_ in planned.terms.interviewer_ids if id_ in possible),
            ),
        )
        for planned in tx.interviews.plan(job_id)
    )
