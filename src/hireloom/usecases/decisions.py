"""What recruiters do with applications: look through them, select, reject, undo, score."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from typing import NamedTuple

from hireloom.domain.answers import DUE_SOON
from hireloom.domain.applicant_views import QuickFilter
from hireloom.domain.applications import Application, CannotChangeStatus, Status, StatusUnknown
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.days import Days
from hireloom.domain.identity.users import User
from hireloom.domain.job_rights import permitted
from hireloom.domain.jobs import Job
from hireloom.domain.mails import decision_mails
from hireloom.domain.mails.decision_mails import DecisionText, decision_text
from hireloom.domain.mails.deliveries import DeliveryState
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import UnsafeHeader
from hireloom.domain.offers import must_not_be_accepted
from hireloom.domain.refusals import Invalid, Refusal
from hireloom.domain.rejection_reasons import RejectionReason
from hireloom.domain.snapshots import EventKind, TimelineEvent
from hireloom.domain.stages import stages_of
from hireloom.domain.webhooks import WebhookEvent, application_data
from hireloom.domain.windows import Window
from hireloom.ports.applicants import ApplicantPage, ApplicantQuery, Sort
from hireloom.ports.clock import Clock
from hireloom.ports.job_lists import JobRow
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_profiles import days_of, letterhead_of
from hireloom.usecases.interview_notices import InterviewNotices
from hireloom.usecases.jobs import managed, standing
from hireloom.usecases.offers import withdraw_open_offer

MAIL_SECONDS = 3.0  # how long a recruiter waits for one email; after that it is sent in the background
ALL_SECONDS = 8.0  # for all emails of one selection together
MOST_AT_ONCE = 100  # decisions in one selection
HELD_AT_ONCE = 100  # applications in one unit of work
_WHAT = {Status.SELECTED: EventKind.SELECTED, Status.REJECTED: EventKind.REJECTED, Status.SUBMITTED: EventKind.RESET}


class TooManyAtOnce(Invalid):
    sentence = f"Please choose 1 to {MOST_AT_ONCE} applications."


class Narrowing(NamedTuple):
    """Which applications somebody wants to see."""

    words: str = ""
    status: Status | None = None
    stage: int | None = None
    source: str | None = None
    tag: str = ""
    least_score: int | None = None
    quick: QuickFilter | None = None


class ApplicationReview(NamedTuple):
    """The applications for a job, with the number of notes on each, and the day that it is at the company."""

    job: JobRow
    page: ApplicantPage
    notes: Mapping[int, int]
    today: date
    days: Days


class DecisionOutcome(NamedTuple):
    """`event` names the letter; empty if there is nobody to write to. `is_refused`: no server will ever accept it."""

    application: Application
    event: str = ""
    is_mailed: bool = False
    is_refused: bool = False

    @property
    def message(self) -> str:
        status, is_written = self.application.status, bool(self.event)
        return decision_mails.success(
            status, is_mailed=self.is_mailed, is_written=is_written, is_refused=self.is_refused
        )

    @property
    def is_late(self) -> bool:
        """Whether the letter is waiting for its next attempt."""
        return bool(self.event) and not self.is_mailed and not self.is_refused


class DecisionRefusal(NamedTuple):
    application_id: int
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class DecisionDesk:
    store: Store
    clock: Clock
    dispatcher: Dispatcher
    site: str
    interview_notices: InterviewNotices

    def of_job(
        self, job_id: int, window: Window, narrowed: Narrowing, *, sort: Sort, by: User, around: int | None = None
    ) -> ApplicationReview:
        """For those who may read them; the page with the application `around`, if the list has it."""
        with self.store.reading() as tx:
            job = managed(tx, job_id, by, Action.READ_RESUMES)
            days = days_of(tx, self.clock, job.recruiter_id)
            today = days.of(self.clock.now())
            rights = standing(tx, job, by)
            stages = list[int | None]([narrowed.stage] if narrowed.stage else [])
            if narrowed.stage == stages_of(tx.stages.of_job(job_id))[0].number:
                stages.append(None)
            query = ApplicantQuery(
                job_id,
                window,
                today,
                today + DUE_SOON,
                job.blind_review,
                narrowed.words,
                narrowed.status,
                sort,
                stages,
                narrowed.source,
                narrowed.tag,
                narrowed.least_score,
                rights.readable,
                by.id,
                narrowed.quick,
                around,
            )
            page = tx.applicants.page(query)
            notes = tx.notes.counts([application.id for application in page.applications])
            row = JobRow(job, sum(page.counts.values()), permitted=permitted(job, by, rights))
            return ApplicationReview(row, page, notes, today, days)

    def newest(
        self, job_id: int, *, status: Status | None, below: int | None, count: int, by: User
    ) -> tuple[Job, Sequence[Application]]:
        """The job, and the applications for it with an id less than `below`, newest first."""
        with self.store.reading() as tx:
            job = managed(tx, job_id, by, Action.READ_RESUMES)
            readable = standing(tx, job, by).readable
            return job, tx.applications.newest(job_id=job_id, status=status, below=below, count=count, among=readable)

    def decide(
        self,
        application_id: int,
        status: Status,
        *,
        message: str = "",
        reason: str = "",
        is_shared: bool = False,
        by: User,
    ) -> DecisionOutcome:
        """However often somebody clicks, the decision is made once and one email goes out. If the mail server fails,
        the decision still stands and the email is retried later. The applicant learns a reason that is shared."""
        text = decision_text(status, message, reason, is_shared=is_shared)
        return self._deliver(self._decide(application_id, status, text, by), within=MAIL_SECONDS)

    def decide_all(
        self,
        application_ids: Sequence[int],
        status: Status,
        *,
        message: str = "",
        reason: str = "",
        is_shared: bool = False,
        by: User,
    ) -> Sequence[DecisionOutcome | DecisionRefusal]:
        """Decide each application separately: if one is refused, the others are not affected. We stop waiting for
        emails at the first late one or after ALL_SECONDS; the rest go out in the background."""
        if not 0 < len(application_ids) <= MOST_AT_ONCE:
            raise TooManyAtOnce
        text = decision_text(status, message, reason, is_shared=is_shared)
        outcomes, patience = list[DecisionOutcome | DecisionRefusal](), MAIL_SECONDS
        until = self.clock.now() + timedelta(seconds=ALL_SECONDS)
        for application_id in dict.fromkeys(application_ids):
            try:
                decided = self._deliver(self._decide(application_id, status, text, by), within=patience)
            except Refusal as refusal:
                outcomes.append(DecisionRefusal(application_id, refusal))
                continue
            outcomes.append(decided)
            if self.clock.now() >= until or decided.is_late:
                patience = 0.0
        if not patience:
            self.dispatcher.hurry()
        return outcomes

    def answer_all(
        self, job_id: int, status: Status, *, message: str = "", reason: str = "", is_shared: bool = False, by: User
    ) -> int:
        """Give this answer to everybody who is still waiting for one; returns how many. Works in small units, so that
        others can write in between."""
        if status is Status.SUBMITTED:
            raise StatusUnknown
        text, count, answered = decision_text(status, message, reason, is_shared=is_shared), 0, HELD_AT_ONCE
        while answered == HELD_AT_ONCE:
            with self.store.writing() as tx:
                tx.users.get_for_update(by.id).must_be_active()
                job = managed(tx, job_id, by, Action.DECIDE)
                waiting = tx.applicants.open_for_update(job_id, HELD_AT_ONCE)
                self._change(tx, waiting, job, status, text, by)
                answered = len(waiting)
            count += answered
        if count:
            self.dispatcher.hurry()
        return count

    def score(self, application_id: int, score: int, *, by: User) -> Application:
        """A value equal to our analysis changes nothing; any other is the recruiter's own, and is recorded."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            managed(tx, application.job_id, by, Action.DECIDE)
            scored = application.scored(score)
            if scored == application:
                return application
            action = "applications.score_overridden" if scored.is_override else "applications.score_restored"
            details = {"score": str(score), "before": str(application.score), "analysis": str(scored.analysed_score)}
            tx.audit.add(AuditEvent(self.clock.now(), action, by.id, str(application_id), details))
            return tx.applications.put(scored)

    def _decide(self, application_id: int, status: Status, text: DecisionText, by: User) -> DecisionOutcome:
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            job = managed(tx, application.job_id, by, Action.DECIDE)
            try:
                return self._change(tx, [application], job, status, text, by)[0]
            except CannotChangeStatus as refusal:
                refusal.data = standing_decision(tx, application)
                raise

    def _deliver(self, decided: DecisionOutcome, *, within: float) -> DecisionOutcome:
        """The decision, with the state of its email after at most `within` seconds."""
        if not decided.event or not within:
            return decided
        if self.dispatcher.deliver(decided.event, within=within):
            return decided._replace(is_mailed=True)
        with self.store.reading() as tx:
            delivery = tx.outbox.get(decided.event)
        return decided._replace(is_refused=delivery is not None and delivery.state is DeliveryState.FAILED)

    def _change(
        self,
        tx: Transaction,
        applications: Sequence[Application],
        job: Job,
        status: Status,
        text: DecisionText,
        by: User,
    ) -> Sequence[DecisionOutcome]:
        now, what = self.clock.now(), _WHAT[status]
        decided = [application.decided(status) for application in applications]
        if status is Status.SUBMITTED:
            for application in applications:
                must_not_be_accepted(tx.offers.of(application.id))
                withdraw_open_offer(tx, application, job, by=by, now=now)
        ids = [application.id for application in applications]
        turns = tx.applicants.turns(ids)
        tx.applicants.decide(ids, status, TimelineEvent(now, what, text.shared_reason))
        if text.reason:
            tx.rejection_reasons.add(*(RejectionReason(id_, text.reason, text.is_shared, by.id, now) for id_ in ids))
        tx.audit.add(*(AuditEvent(now, f"applications.{what}", by.id, str(id_)) for id_ in ids))
        data = [application_data(id_, job.id, status) for id_ in ids]
        tx.webhooks.announce(WebhookEvent.APPLICATION_DECIDED, data, owner_id=job.recruiter_id, now=now)
        if status is Status.REJECTED:
            self.interview_notices.close(tx, ids, by_id=by.id)
        if status is Status.SUBMITTED:
            for id_ in ids:
                _recall(tx, _event(id_, turns[id_]))
            return [DecisionOutcome(application) for application in decided]
        letters = {
            _event(application.id, turns[application.id] + 1): letter
            for application, letter in self._letters(tx, decided, job, text)
        }
        tx.outbox.put_all(letters)
        events = (_event(application.id, turns[application.id] + 1) for application in decided)
        return [
            DecisionOutcome(application, event if event in letters else "")
            for application, event in zip(decided, events, strict=True)
        ]

    def _letters(
        self, tx: Transaction, decided: Sequence[Application], job: Job, text: DecisionText
    ) -> Iterator[tuple[Application, Letter]]:
        """Letters to people's verified addresses; none for deleted or anonymized people."""
        addresses = tx.applicants.addresses({job.recruiter_id, *(application.user_id for application in decided)})
        reply_to, head = addresses.get(job.recruiter_id), letterhead_of(tx, job)
        for application in decided:
            if (to := addresses.get(application.user_id)) and not application.is_forgotten:
                with suppress(UnsafeHeader):
                    letter = decision_mails.decided(application, to=to, reply_to=reply_to, text=text, site=self.site)
                    yield application, letter.under(head)


def _event(application_id: int, turn: int) -> str:
    """One letter each time the decision changes, no matter how often the application is selected."""
    return f"applications.{application_id}.decided.{turn}"


def standing_decision(tx: Transaction, application: Application) -> dict[str, str]:
    """Who made the last decision, which one, and when; empty if nobody has decided yet."""
    event = tx.audit.last(str(application.id), [f"applications.{what}" for what in _WHAT.values()])
    if event is None or event.actor_id is None:
        return {}
    by = tx.users.get(event.actor_id).username
    return {"status": application.status, "by": by, "at": event.at.isoformat()}


def _recall(tx: Transaction, event: str) -> None:
    """Drop the letter if it is still waiting: it is no longer true."""
    delivery = tx.outbox.get_for_update(event)
    if delivery and delivery.state is DeliveryState.WAITING:
        tx.outbox.drop([event])
