"""Following one's applications: the list, a single one in full, and the list as a file to download."""

from collections.abc import Sequence
from dataclasses import dataclass

from hireloom.domain.applications import Application, Status
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.files import StoredFile
from hireloom.domain.identity.users import NoSuchUser, User
from hireloom.domain.job_rights import may_receive_as, must_be_able
from hireloom.domain.jobs import Job
from hireloom.domain.refusals import NotAllowed
from hireloom.domain.rejection_reasons import RejectionReason
from hireloom.domain.screening_questions import ScreeningAnswer
from hireloom.domain.snapshots import Snapshot, TimelineEvent
from hireloom.domain.threads.messages import ThreadMessage
from hireloom.domain.windows import Window
from hireloom.ports.applications import ApplicationPage
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.text_analysis.evidence.blind_review import HiddenInReview
from hireloom.usecases.jobs import standing


@dataclass(frozen=True, slots=True)
class ApplicationRecord:
    """One application with everything that was sent and everything that happened. `files` are the ones still stored."""

    application: Application
    snapshot: Snapshot
    timeline: Sequence[TimelineEvent]
    files: Sequence[StoredFile]
    job: Job
    answers: Sequence[ScreeningAnswer]
    reasons: Sequence[RejectionReason]
    messages: Sequence[ThreadMessage]

    @property
    def rejection_reason(self) -> str | None:
        """The last that was written down, as long as the rejection stands; for those who decide."""
        is_rejected = self.application.status is Status.REJECTED
        return self.reasons[-1].text if is_rejected and self.reasons else None


@dataclass(frozen=True, slots=True)
class TrackerDesk:
    store: Store
    clock: Clock

    def of_user(
        self, email: str, window: Window, *, words: str = "", status: Status | None = None, by: User
    ) -> ApplicationPage:
        """One's own, newest first; an admin may read anybody's, which is recorded."""
        person = self._person(email, by)
        with self.store.reading() as tx:
            return tx.applications.listed(person.id, window, words=words, status=status)

    def newest(self, *, status: Status | None, below: int | None, count: int, by: User) -> Sequence[Application]:
        """One's own, those with an id less than `below`, newest first."""
        with self.store.reading() as tx:
            return tx.applications.newest(user_id=by.id, status=status, below=below, count=count)

    def all_of_user(self, email: str, *, by: User) -> Sequence[Application]:
        """Like `of_user`, but all of them."""
        person = self._person(email, by)
        with self.store.reading() as tx:
            return tx.applications.of_user(person.id)

    def one(self, application_id: int, *, by: User) -> ApplicationRecord:
        """For the applicant, the job's recruiter, its colleagues and admins; an admin's look is recorded."""
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            job = tx.jobs.get(application.job_id)
            rights, action = standing(tx, job, by), Action.READ_RESUMES
            is_receiver = by.id == job.recruiter_id or may_receive_as(action, application_id, job, by, rights)
            if by.id == application.user_id or is_receiver:
                if by.id != application.user_id:
                    must_be_able(action, job, by, rights)
                    if application.is_hidden(is_blind=job.blind_review):
                        raise HiddenInReview
                return application_record(tx, application, job)
        self._write_down(str(application_id), by=by)
        with self.store.reading() as tx:
            return application_record(tx, application, job)

    def is_open(self, job: Job) -> bool:
        """Whether people may apply for the job today."""
        return job.accepts_applications(self.clock.today())

    def _person(self, email: str, by: User) -> User:
        """The person with this address; except for admins, the refusal is the same whether or not there is one."""
        if by.is_named_by("email", email):
            return by
        if not by.is_admin:
            raise NotAllowed
        with self.store.reading() as tx:
            person = tx.users.by_email(email) if email.isprintable() else None
        if person is None:
            raise NoSuchUser
        self._write_down(person.email, by=by)
        return person

    def _write_down(self, subject: str, *, by: User) -> None:
        """Record that an admin looked at another person's data; nobody else may."""
        if not by.is_admin:
            raise NotAllowed
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), "applications.read", by.id, subject))


def application_record(tx: Transaction, application: Application, job: Job) -> ApplicationRecord:
    """Everything stored about one application."""
    files = (tx.files.find(key) for key in application.documents.values() if key)
    snapshot = tx.applications.snapshot(application.id)
    timeline = tx.applications.timeline(application.id)
    answers = tx.screening_questions.answers(application.id)
    reasons, messages = tx.rejection_reasons.of(application.id), tx.threads.of(application.id)
    return ApplicationRecord(
        application, snapshot, timeline, [file for file in files if file], job, answers, reasons, messages
    )
