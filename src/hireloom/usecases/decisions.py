"""What recruiters do with applications: look through them, select, reject, take it back, score."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import NamedTuple

from hireloom.domain import decision_mails
from hireloom.domain.applications import Application, Status
from hireloom.domain.audit import AuditEvent
from hireloom.domain.decision_mails import message_of
from hireloom.domain.deliveries import State
from hireloom.domain.jobs import Job
from hireloom.domain.mail_headers import UnsafeHeader
from hireloom.domain.snapshots import Happening, What
from hireloom.domain.users import User
from hireloom.domain.windows import Window
from hireloom.ports.applicants import ApplicantPage, ApplicantQuery, Sort
from hireloom.ports.clock import Clock
from hireloom.ports.job_lists import ListedJob
from hireloom.ports.mailers import Post
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.jobs import managed

MAIL_SECONDS = 3.0  # that a recruiter waits for one mail; later it is tried without them
DUE_SOON = timedelta(days=3)
_WHAT = {Status.SELECTED: What.SELECTED, Status.REJECTED: What.REJECTED, Status.SUBMITTED: What.RESET}
_TURNS = frozenset(_WHAT.values())


class Reviewed(NamedTuple):
    """The applications for a job, and how many notes there are on each."""

    job: ListedJob
    page: ApplicantPage
    notes: Mapping[int, int]


class Decided(NamedTuple):
    """`event` is the letter's, empty when there is nobody to write to."""

    application: Application
    event: str = ""
    is_mailed: bool = False

    @property
    def message(self) -> str:
        return decision_mails.success(self.application.status, is_mailed=self.is_mailed, is_written=bool(self.event))


@dataclass(frozen=True, slots=True)
class DecisionDesk:
    store: Store
    clock: Clock
    post: Post
    site: str

    def of_job(
        self, job_id: int, window: Window, *, words: str = "", status: Status | None = None, sort: Sort, by: User
    ) -> Reviewed:
        """For the job's recruiter and for admins."""
        today = self.clock.today()
        with self.store.reading() as tx:
            job = managed(tx, job_id, by)
            query = ApplicantQuery(job_id, window, today, today + DUE_SOON, job.blind_review, words, status, sort)
            page = tx.applicants.page(query)
            notes = tx.applicants.notes([each.id for each in page.applications])
            return Reviewed(ListedJob(job, sum(page.counts.values())), page, notes)

    def decide(self, application_id: int, status: Status, *, message: str = "", by: User) -> Decided:
        """Of fifty clicks one counts, and one mail goes out. A failing mail server changes nothing about the decision;
        the mail is tried again later."""
        with self.store.writing() as tx:
            tx.users.held(by.id).must_be_active()
            decided = self._decided(tx, application_id, status, message_of(message), by)
        if not decided.event:
            return decided
        return decided._replace(is_mailed=self.post.deliver(decided.event, within=MAIL_SECONDS))

    def score(self, application_id: int, score: int, *, by: User) -> Application:
        """What our analysis gave changes nothing; another value is the recruiter's own, and written down."""
        with self.store.writing() as tx:
            tx.users.held(by.id).must_be_active()
            application = tx.applications.held(application_id)
            managed(tx, application.job_id, by)
            scored = application.scored(score)
            if scored == application:
                return application
            action = "applications.score_overridden" if scored.is_override else "applications.score_restored"
            details = {"score": str(score), "before": str(application.score), "analysis": str(scored.analysed_score)}
            tx.audit.add(AuditEvent(self.clock.now(), action, by.id, str(application_id), details))
            return tx.applications.put(scored)

    def _decided(self, tx: Transaction, application_id: int, status: Status, message: str, by: User) -> Decided:
        application = tx.applications.held(application_id)
        job = managed(tx, application.job_id, by)
        decided, now = tx.applications.put(application.decided(status)), self.clock.now()
        before = [each for each in tx.applications.timeline(application_id) if each.what in _TURNS]
        tx.applications.note(application_id, Happening(now, _WHAT[status]))
        tx.audit.add(AuditEvent(now, f"applications.{_WHAT[status]}", by.id, str(application_id)))
        if status is Status.SUBMITTED:
            _recall(tx, _event(application_id, len(before)))
            return Decided(decided)
        event = _event(application_id, len(before) + 1)
        is_written = self._write(tx, decided, job, message, event)
        return Decided(decided, event if is_written else "")

    def _write(self, tx: Transaction, application: Application, job: Job, message: str, event: str) -> bool:
        """To the address that was proven to be the person's; False when they are gone."""
        person, recruiter = tx.users.get(application.user_id), tx.users.get(job.recruiter_id)
        if not person.is_active:
            return False
        with suppress(UnsafeHeader):
            reply_to = recruiter.email if recruiter.is_active else None
            letter = decision_mails.decided(
                application, to=person.email, reply_to=reply_to, message=message, site=self.site
            )
            tx.outbox.put(letter, event=event)
            return True
        return False


def _event(application_id: int, turn: int) -> str:
    """One letter for each turn of an application, however often it is selected."""
    return f"applications.{application_id}.decided.{turn}"


def _recall(tx: Transaction, event: str) -> None:
    """A letter that still waits tells what is not true any more."""
    delivery = tx.outbox.get(event)
    if delivery and delivery.state is State.WAITING:
        tx.outbox.drop([event])
