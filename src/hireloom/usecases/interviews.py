"""What recruiters do with interviews: propose them, look at them, call them off, and say when they work."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.interviews import (
    ApplicantHidden,
    ApplicationDecided,
    Interview,
    InterviewTerms,
    TooManyInterviews,
)
from hireloom.domain.interviews.plans import PlannedInterview, missing_steps, steps_left
from hireloom.domain.interviews.working_hours import WorkingHours, WorkSpan
from hireloom.domain.job_teams import interviewing, may_interview
from hireloom.domain.jobs import Job
from hireloom.domain.lives import Lives
from hireloom.domain.webhooks import WebhookEvent
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.interview_notices import InterviewNotices, announce
from hireloom.usecases.jobs import managed, readable


class InterviewList(NamedTuple):
    """The interviews of an application, the links to book them, everybody who is or may be an interviewer, and how many
    interviews of the job's plan are not proposed yet."""

    interviews: Sequence[Interview]
    links: Mapping[int, str]
    people: Mapping[int, User]
    possible: Sequence[int]
    steps_left: int


@dataclass(frozen=True, slots=True)
class InterviewDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    lives: Lives
    interview_notices: InterviewNotices

    def of(self, application_id: int, *, by: User) -> InterviewList:
        """Raises NoSuchApplication, NoSuchJob or NotAllowed."""
        with self.store.reading() as tx:
            job = readable(tx, tx.applications.get(application_id), by)
            return self._listed(tx, application_id, job)

    def propose(self, application_id: int, terms: InterviewTerms, *, by: User) -> InterviewList:
        """Invite the applicant to choose a time. Raises a refusal if a rule is broken."""
        return self._propose(application_id, lambda _tx, _job: [(0, PlannedInterview(terms))], by=by)

    def propose_plan(self, application_id: int, *, by: User) -> InterviewList:
        """All of the job's plan that the applicant does not have yet: the first one opens for booking at once, each
        other one when those before it have a time. Raises NoInterviewPlan or PlanProposed."""

        def missing(tx: Transaction, job: Job) -> Sequence[tuple[int, PlannedInterview]]:
            return missing_steps(tx.interviews.plan(job.id), tx.interviews.of(application_id))

        return self._propose(application_id, missing, by=by)

    def _propose(
        self,
        application_id: int,
        choose: Callable[[Transaction, Job], Sequence[tuple[int, PlannedInterview]]],
        *,
        by: User,
    ) -> InterviewList:
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            job = managed(tx, application.job_id, by, Action.DECIDE)
            if not application.can_be_answered:
                raise ApplicationDecided
            if application.is_hidden(is_blind=job.blind_review):
                raise ApplicantHidden
            chosen, possible = choose(tx, job), [user.id for user in colleagues(tx, job)]
            if len(tx.interviews.of(application_id)) + len(chosen) > self.amounts.interviews:
                raise TooManyInterviews(self.amounts.interviews)
            for step, planned in chosen:
                interview = tx.interviews.add(
                    Interview.proposed(
                        application_id,
                        planned.terms,
                        possible=possible,
                        by=by.id,
                        now=now,
                        step=step,
                        asks=planned.asks,
                        booking=self.lives.booking,
                    )
                )
                team, most = tx.companies.teams.of_jobs([job.id]), self.amounts.team_members
                for member in interviewing(job, interview.interviewer_ids, team, most=most):
                    tx.companies.teams.put(member)
                if not step:
                    self.interview_notices.put_invitation(tx, interview)
                self.interview_notices.note(tx, "interviews.proposed", interview, by.id)
                announce(tx, WebhookEvent.INTERVIEW_PROPOSED, interview, now=now)
            self.interview_notices.put_followers(tx, application_id)
            listed = self._listed(tx, application_id, job)
        self.interview_notices.hurry()
        return listed

    def call_off(self, interview_id: int, reason: str, *, by: User) -> InterviewList:
        """Raises InterviewCancelled or TooLateToChange."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            interview = tx.interviews.get_for_update(interview_id)
            job = managed(tx, tx.applications.get(interview.application_id).job_id, by, Action.DECIDE)
            cancelled = tx.interviews.put(interview.called_off(reason, now=self.clock.now()))
            self.interview_notices.put_change(tx, cancelled, before=interview)
            self.interview_notices.note(tx, "interviews.called_off", cancelled, by.id)
            announce(tx, WebhookEvent.INTERVIEW_CANCELLED, cancelled, now=self.clock.now())
            self.interview_notices.put_followers(tx, interview.application_id)
            listed = self._listed(tx, interview.application_id, job)
        self.interview_notices.hurry()
        return listed

    def renew(self, interview_id: int, *, by: User) -> InterviewList:
        """Let the applicant choose again, for instance because an interviewer cannot keep the time. Raises
        InterviewCancelled or TooLateToChange."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            interview = tx.interviews.get_for_update(interview_id)
            job = managed(tx, tx.applications.get(interview.application_id).job_id, by, Action.DECIDE)
            renewed = tx.interviews.put(interview.renewed(now=self.clock.now(), booking=self.lives.booking))
            self.interview_notices.put_renewal(tx, renewed, before=interview)
            self.interview_notices.note(tx, "interviews.renewed", renewed, by.id)
            announce(tx, WebhookEvent.INTERVIEW_PROPOSED, renewed, now=self.clock.now())
            self.interview_notices.put_followers(tx, interview.application_id)
            listed = self._listed(tx, interview.application_id, job)
        self.interview_notices.hurry()
        return listed

    def hours(self, *, by: User) -> WorkingHours:
        with self.store.reading() as tx:
            return self.interview_notices.hours_of(tx, by.id)

    def put_hours(self, zone: str, spans: Iterable[WorkSpan], per_week: int, *, by: User) -> WorkingHours:
        """Raises ZoneUnknown, HoursMalformed or LoadOutOfRange."""
        hours = WorkingHours.made(by.id, zone, spans, per_week)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            tx.interviews.put_hours(hours)
        return hours

    def _listed(self, tx: Transaction, application_id: int, job: Job) -> InterviewList:
        interviews, possible = tx.interviews.of(application_id), colleagues(tx, job)
        links = {
            interview.id: self.interview_notices.link(interview.id) for interview in interviews if interview.is_standing
        }
        ids = {user_id for interview in interviews for user_id in interview.interviewer_ids}
        people = {**tx.users.of_ids(ids), **{user.id: user for user in possible}}
        left = len(steps_left(tx.interviews.plan(job.id), interviews))
        return InterviewList(interviews, links, people, [user.id for user in possible], left)


def colleagues(tx: Transaction, job: Job) -> Sequence[User]:
    """Who may interview for a job: its recruiter, and the people of the recruiter's company whose roles allow it."""
    recruiter = tx.users.get(job.recruiter_id)
    theirs = tx.companies.standing_membership(recruiter.id)
    rows = tx.companies.members(theirs.company_id) if theirs else []
    members = [row.user for row in rows if may_interview(row.member)]
    first = [recruiter] if recruiter.is_active else []
    return [*first, *(user for user in members if user.id != recruiter.id)]
