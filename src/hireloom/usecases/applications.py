"""Applying for a job: stored once and sent to the recruiter, no matter how often somebody clicks or what the mail
server does."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import NamedTuple

from hireloom.domain.application_forms import ApplicationInput, JobLookup
from hireloom.domain.applications import AlreadyApplied, Application, SubmissionMethod, days_to, must_accept
from hireloom.domain.audit import AuditEvent
from hireloom.domain.cover_letters.standard_letters import standard_letter
from hireloom.domain.files import FileKind, Upload
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job, NoSuchJob
from hireloom.domain.mails.application_mails import success
from hireloom.domain.marketing.sources import source_of
from hireloom.domain.papers import NoResume, checked, must_be_complete
from hireloom.domain.profile_match.matches import candidate_of, match, needs_of
from hireloom.domain.profiles import Profile
from hireloom.domain.refusals import Malformed, NotSignedIn
from hireloom.domain.screening_questions import QuestionsToAnswer, answer_papers, screening_answers
from hireloom.domain.snapshots import EventKind, Snapshot, TimelineEvent
from hireloom.domain.webhooks import WebhookEvent, application_data, document_data
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_profiles import days_of
from hireloom.usecases.enclosures import Enclosures, Folder
from hireloom.usecases.limits import take

NO_ANSWERS: Mapping[str, str] = {}
MAIL_SECONDS = 3.0  # how long an applicant waits for the email; after that it is sent in the background


class LoginToApply(NotSignedIn):
    sentence = "You must be logged in to apply"


class ResumeRequired(Malformed):
    sentence = "Resume required! Please upload your resume in the profile section first."
    flags = ("requires_resume",)


class Submission(NamedTuple):
    """What a person sends to a job. `source` is where they found it; `answers` are keyed by the job's questions."""

    job_id: int
    form: ApplicationInput
    folder: Folder
    profile: Profile | None
    sent_by: SubmissionMethod
    source: str
    answers: Mapping[str, str]


class ApplicationReceipt(NamedTuple):
    """What happened to an application, for the person who applied."""

    application: Application
    is_mailed: bool
    is_attached: bool
    is_auto: bool = False
    is_blind: bool = False  # nothing may be attached

    @property
    def message(self) -> str:
        tells_of_resume = self.is_auto and not self.is_blind
        return success(is_mailed=self.is_mailed, is_attached=self.is_attached, is_auto=tells_of_resume)


@dataclass(frozen=True, slots=True)
class ApplicationDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    enclosures: Enclosures
    dispatcher: Dispatcher

    def apply(
        self,
        form: ApplicationInput,
        uploads: Mapping[FileKind, Upload],
        lookup: JobLookup,
        *,
        answers: Mapping[str, str] = NO_ANSWERS,
        answer_files: Sequence[Upload] = (),
        by: User,
    ) -> ApplicationReceipt:
        """Apply with the form and its papers. `answers` are keyed by the job's questions; an answer that is a file is
        its position in `answer_files`. Raises AlreadyApplied the second time."""
        form = form.checked()
        most = self.enclosures.amounts.document_bytes
        papers = [checked(kind, upload.name, upload.content, most=most) for kind, upload in uploads.items()]
        with self.store.reading() as tx:
            job = _job(tx, lookup)
            must_accept(job, recruiter_email=lookup.recruiter_email, today=self.clock.today())
            if tx.applications.find(by.id, job.id):
                raise AlreadyApplied
            profile = tx.profiles.of(by.id)
            answered = answer_papers(tx.screening_questions.of_job(job.id), answers, answer_files)
        with self.enclosures.folder(papers, profile, answered, by=by) as folder:
            if FileKind.RESUME not in folder.files:
                raise NoResume
            must_be_complete(job.mandatory_documents, folder.files)
            submission = Submission(job.id, form, folder, profile, SubmissionMethod.FORM, lookup.source, answers)
            application = self._submit(submission, by=by)
        return self._deliver(application)

    def auto_apply(
        self,
        job_id: int | None,
        *,
        recruiter_email: str,
        source: str = "",
        answers: Mapping[str, str] = NO_ANSWERS,
        by: User | None,
    ) -> ApplicationReceipt:
        """Apply with the profile and its resume. A second call gets the same answer as the first."""
        if by is None:
            raise LoginToApply
        with self.store.reading() as tx:
            before = tx.applications.find(by.id, job_id or 0)
            profile = tx.profiles.of(by.id)
            job = None if before else _job(tx, JobLookup(job_id))
            if job:
                must_accept(job, recruiter_email=recruiter_email, today=self.clock.today())
                if not answers and any(question.is_required for question in tx.screening_questions.of_job(job.id)):
                    raise QuestionsToAnswer
        if before:
            return self._deliver(before, is_auto=True)
        if job is None or profile is None or not profile.resume_key:
            raise ResumeRequired
        name = profile.name or by.username
        phone = f"{profile.country_code}-{profile.phone_number}" if profile.phone_number else str(by.phone or "")
        form = ApplicationInput(name, profile.email or by.email, phone, standard_letter(job, profile, name)).checked()
        with self.enclosures.folder([], profile, by=by) as folder:
            must_be_complete(job.mandatory_documents, folder.files)
            submission = Submission(job.id, form, folder, profile, SubmissionMethod.AUTO, source, answers)
            try:
                application = self._submit(submission, by=by)
            except AlreadyApplied:  # another click got there first
                with self.store.reading() as tx:
                    application = tx.applications.find(by.id, job.id) or _gone()
        return self._deliver(application, is_auto=True)

    def _submit(self, submission: Submission, *, by: User) -> Application:
        """Checks again inside the unit of work: the job may have closed, or another click may have come first."""
        now = self.clock.now()
        form, folder = submission.form, submission.folder
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            if tx.applications.find(by.id, submission.job_id):
                raise AlreadyApplied
            job = tx.jobs.get_for_share(submission.job_id)
            must_accept(job, recruiter_email="", today=self.clock.today())
            last_day = days_of(tx, self.clock, job.recruiter_id).of(now) + timedelta(job.answer_days)
            answered = screening_answers(tx.screening_questions.of_job(job.id), submission.answers, folder.answers)
            take(tx, self.rate_limits.applications, str(by.id), now=now)
            folder.add_to(tx)
            enclosed = {} if job.blind_review else folder.enclosed(form.full_name)
            application = tx.applications.add(
                replace(_application(submission, job, by, now=now), answer_days=days_to(last_day, now)),
                Snapshot.of(job, cover_letter=form.cover_letter, attached=tuple(enclosed)),
            )
            tx.screening_questions.add_answers(application.id, answered)
            tx.threads.files.add(application.id, [answer.file for answer in answered if answer.file])
            tx.applications.note(application.id, TimelineEvent(now, EventKind.SUBMITTED))
            if resume := folder.files.get(FileKind.RESUME):
                tx.resume_states.note_sent(by.id, resume.sha256, application.id)
            tx.audit.add(AuditEvent(now, "applications.submitted", by.id, str(application.id)))
            _tell_programs(tx, application, job, list(folder.files), now=now)
            if job.blind_review:
                self.enclosures.announce(tx, application)
            else:
                self.enclosures.post(tx, application, form.cover_letter, enclosed, reply_to=by.email)
        return application

    def _deliver(self, application: Application, *, is_auto: bool = False) -> ApplicationReceipt:
        with self.store.reading() as tx:
            is_blind = tx.jobs.get(application.job_id).blind_review
            is_attached = FileKind.RESUME in tx.applications.snapshot(application.id).attached
            is_mailed = any(event.what is EventKind.MAILED for event in tx.applications.timeline(application.id))
        is_mailed = is_mailed or self.dispatcher.deliver(application.event, within=MAIL_SECONDS)
        return ApplicationReceipt(application, is_mailed, is_attached, is_auto, is_blind)


def _application(submission: Submission, job: Job, by: User, *, now: datetime) -> Application:
    form, profile = submission.form, submission.profile
    return Application(
        job_id=job.id,
        user_id=by.id,
        full_name=form.full_name,
        email=form.email,
        phone=form.phone,
        applied_at=now,
        job_title=job.title,
        job_company=job.company,
        job_location=job.location,
        recruiter_email=job.recruiter_email,
        match_score=match(needs_of(job), candidate_of(profile)).match_score if profile else None,
        sent_by=submission.sent_by,
        source=source_of(submission.source),
        **submission.folder.keys,
    )


def _tell_programs(
    tx: Transaction, application: Application, job: Job, papers: Sequence[FileKind], *, now: datetime
) -> None:
    """Announce it by webhook; name its documents only where the review is not blind."""
    data = application_data(application.id, job.id, application.status)
    tx.webhooks.announce(WebhookEvent.APPLICATION_RECEIVED, [data], owner_id=job.recruiter_id, now=now)
    if not job.blind_review:
        documents = [document_data(application.id, job.id, kind) for kind in papers]
        tx.webhooks.announce(WebhookEvent.DOCUMENT_ADDED, documents, owner_id=job.recruiter_id, now=now)


def _job(tx: Transaction, lookup: JobLookup) -> Job:
    """The job with this number, or the newest open one with this title. Raises NoSuchJob."""
    if lookup.job_id is None:
        recruiter = tx.users.by_email(lookup.recruiter_email)
        return lookup.among(tx.jobs.of_recruiter(recruiter.id) if recruiter else ())
    job = tx.jobs.get(lookup.job_id)
    if job.deleted_at:
        raise NoSuchJob
    return job


def _gone() -> Application:
    raise NoSuchJob
