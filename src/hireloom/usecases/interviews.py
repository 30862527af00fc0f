"""What recruiters do with interviews: propose them, look at them, call them off, and say when they work."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.interviews import (
    ApplicantHidden,
    ApplicationDecided,
    Interview,
    InterviewState,
    InterviewTerms,
    TooManyBookingChanges,
    TooManyInterviews,
)
from hireloom.domain.interviews.plans import PlannedInterview, missing_steps, steps_left
from hireloom.domain.interviews.scorecards import pending
from hireloom.domain.interviews.working_hours import WorkingHours, WorkSpan
from hireloom.domain.job_rights import may_do, must_be_able
from hireloom.domain.job_teams import interviewing, may_interview
from hireloom.domain.jobs import Job
from hireloom.domain.webhooks import WebhookEvent
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.interview_notices import InterviewNotices, announce
from hireloom.usecases.jobs import managed, readable, standing
from hireloom.usecases.limits import take

MOST_OF_JOB = 500
_LATEST = datetime.max.replace(tzinfo=UTC)


class InterviewList(NamedTuple):
    """The interviews of an application, the links to book them for those who decide, everybody who is or may be an
    interviewer, and how many interviews of the job's plan are not proposed yet."""

    interviews: Sequence[Interview]
    links: Mapping[int, str]
    people: Mapping[int, User]
    possible: Sequence[int]
    steps_left: int


class JobInterview(NamedTuple):
    interview: Interview
    candidate: str
    interviewers: Sequence[User]


class DebriefProgress(NamedTuple):
    """How many of an applicant's scorecards are in, and how many there will be."""

    application_id: int
    candidate: str
    submitted: int
    total: int


class JobInterviews(NamedTuple):
    """Interviews of a job's applicants, and how far their debriefs are."""

    interviews: Sequence[JobInterview]
    debriefs: Sequence[DebriefProgress]


@dataclass(frozen=True, slots=True)
class InterviewDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    rate_limits: RateLimits
    interview_notices: InterviewNotices

    def of(self, application_id: int, *, by: User) -> InterviewList:
        """Raises NoSuchApplication, NoSuchJob or NotAllowed."""
        with self.store.reading() as tx:
            job = readable(tx, tx.applications.get(application_id), by)
            return self._listed(tx, application_id, job, by)

    def of_job(self, job_id: int, *, by: User) -> JobInterviews:
        """Of those who wait for a decision and whom this user may read, the newest MOST_OF_JOB, the soonest first. A
        debrief is there once an interview is over or a scorecard is in. Raises NoSuchJob or NotAllowed."""
        rows, debriefs = self.newest_of_job(job_id, below=None, count=MOST_OF_JOB, by=by)
        return JobInterviews(
            sorted(rows, key=lambda row: (row.interview.starts_at or _LATEST, row.interview.id)), debriefs
        )

    def newest_of_job(self, job_id: int, *, below: int | None, count: int, by: User) -> JobInterviews:
        """The same, newest first, those with an id less than `below`; and the debriefs of their applicants, which count
        all interviews of each. Raises NoSuchJob or NotAllowed."""
        with self.store.reading() as tx:
            job = tx.jobs.get(job_id)
            rights = standing(tx, job, by)
            must_be_able(Action.READ_RESUMES, job, by, rights)
            newest = tx.interviews.of_job(job_id, among=rights.readable, below=below, count=count)
            ids = {interview.application_id for interview in newest}
            applications = tx.applications.newest(job_id=job_id, among=ids, below=None, count=len(ids))
            people = tx.users.of_ids({user_id for interview in newest for user_id in interview.interviewer_ids})
            interviews = tx.interviews.standing(ids)
            cards = [card for card in tx.interviews.scorecards_among(ids) if card.submitted_at]
        decides, now = may_do(Action.DECIDE, job, by, rights), self.clock.now()
        names, debriefs = dict[int, str](), list[DebriefProgress]()
        for application in applications:
            is_hidden = application.is_hidden(is_blind=job.blind_review)
            name = names[application.id] = application.number_name if is_hidden else application.full_name
            own_interviews = {
                interview.id: interview for interview in interviews if interview.application_id == application.id
            }
            done = [card for card in cards if card.interview_id in own_interviews]
            is_over = any(interview.state_at(now) is InterviewState.DONE for interview in own_interviews.values())
            if (done or is_over) and (
                decides or any(by.id in interview.interviewer_ids for interview in own_interviews.values())
            ):
                total = len(done) + len(pending([*own_interviews.values()], done))
                debriefs.append(DebriefProgress(application.id, name, len(done), total))
        rows = [
            JobInterview(
                interview,
                names[interview.application_id],
                [people[user_id] for user_id in interview.interviewer_ids if user_id in people],
            )
            for interview in newest
        ]
        return JobInterviews(rows, debriefs)

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
            rules = self.interview_notices.rules_of(tx, job.id)
            if len(tx.interviews.of(application_id)) + len(chosen) > self.amounts.interviews:
                raise TooManyInterviews(self.amounts.interviews)
            for step, planned in chosen:
                interview = Interview.proposed(
                    application_id,
                    planned.terms,
                    possible=possible,
                    by=by.id,
                    now=now,
                    step=step,
                    asks=planned.asks,
                    rules=rules,
                )
                self._add(tx, interview, job, by=by, now=now)
            self.interview_notices.put_followers(tx, application_id)
            listed = self._listed(tx, application_id, job, by)
        self.interview_notices.hurry()
        return listed

    def _add(self, tx: Transaction, proposed: Interview, job: Job, *, by: User, now: datetime) -> None:
        """Store the interview, admit its interviewers to the job, and tell the applicant, the log and the programs."""
        interview = tx.interviews.add(proposed)
        team, most = tx.companies.teams.of_jobs([job.id]), self.amounts.team_members
        for member in interviewing(job, interview.interviewer_ids, team, most=most):
            tx.companies.teams.put(member)
        if not interview.step:
            self.interview_notices.put_invitation(tx, interview)
        self.interview_notices.note(tx, "interviews.proposed", interview, by.id)
        announce(tx, WebhookEvent.INTERVIEW_PROPOSED, interview, now=now)

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
            listed = self._listed(tx, interview.application_id, job, by)
        self.interview_notices.hurry()
        return listed

    def renew(self, interview_id: int, *, by: User) -> InterviewList:
        """Let the applicant choose again, for instance because an interviewer cannot keep the time. Raises
        InterviewCancelled, TooLateToChange or TooManyBookingChanges."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            interview = tx.interviews.get_for_update(interview_id)
            job = managed(tx, tx.applications.get(interview.application_id).job_id, by, Action.DECIDE)
            renewed = tx.interviews.put(interview.renewed(now=self.clock.now()))
            take_change(tx, self.rate_limits, interview, now=self.clock.now())
            self.interview_notices.put_renewal(tx, renewed, before=interview)
            self.interview_notices.note(tx, "interviews.renewed", renewed, by.id)
            announce(tx, WebhookEvent.INTERVIEW_PROPOSED, renewed, now=self.clock.now())
            self.interview_notices.put_followers(tx, interview.application_id)
            listed = self._listed(tx, interview.application_id, job, by)
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

    def _listed(self, tx: Transaction, application_id: int, job: Job, by: User) -> InterviewList:
        interviews, possible = tx.interviews.of(application_id), colleagues(tx, job)
        decides = may_do(Action.DECIDE, job, by, standing(tx, job, by))  # nobody else acts as the candidate
        linked = [interview.id for interview in interviews if decides and interview.is_standing]
        links = {interview_id: self.interview_notices.link(interview_id) for interview_id in linked}
        ids = {user_id for interview in interviews for user_id in interview.interviewer_ids}
        people = {**tx.users.of_ids(ids), **{user.id: user for user in possible}}
        left = len(steps_left(tx.interviews.plan(job.id), interviews))
        return InterviewList(interviews, links, people, [user.id for user in possible], left)


def colleagues(tx: Transaction, job: Job) -> Sequence[User]:
    """Who may interview for a job: its recruiter, and the people of the recruiter's company whose roles allow it."""
    recruiter = tx.users.get(job.recruiter_id)
    membership = tx.companies.standing_membership(recruiter.id)
    rows = tx.companies.members(membership.company_id) if membership else []
    members = [row.user for row in rows if may_interview(row.member)]
    first = [recruiter] if recruiter.is_active else []
    return [*first, *(user for user in members if user.id != recruiter.id)]


def take_change(tx: Transaction, limits: RateLimits, interview: Interview, *, now: datetime) -> None:
    """Everybody gets an email about each change. Raises TooManyBookingChanges."""
    take(tx, limits.booking_changes, str(interview.id), now=now, otherwise=TooManyBookingChanges)
