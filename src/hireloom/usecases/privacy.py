"""Downloading one's data and deleting one's account: both ask for the password again."""

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from hireloom.domain.api_keys import ApiKey
from hireloom.domain.applicant_views import ApplicantView
from hireloom.domain.audit import AuditEvent
from hireloom.domain.careers.records import CareerRecord
from hireloom.domain.company_invitations import Invitation
from hireloom.domain.company_logins import LinkedIdentity
from hireloom.domain.company_roles import Member
from hireloom.domain.files import StoredFile
from hireloom.domain.hidden_jobs import HiddenJob
from hireloom.domain.identity.passkeys import Passkey
from hireloom.domain.identity.second_factors import AuthenticatorApp, TrustedDevice
from hireloom.domain.identity.security_events import known_to
from hireloom.domain.identity.sessions import Session
from hireloom.domain.identity.users import User, must_be_missed_by_nobody
from hireloom.domain.interviews.interviews import Interview
from hireloom.domain.interviews.scorecards import Scorecard
from hireloom.domain.job_drafts import JobDraft
from hireloom.domain.job_teams import JobTeamMember
from hireloom.domain.jobs import Job
from hireloom.domain.mails.account_mails import account_deleted, farewell
from hireloom.domain.messages import Feedback, HelpMessage
from hireloom.domain.notes import Note
from hireloom.domain.offers import Offer
from hireloom.domain.pool_contacts import PoolConsent
from hireloom.domain.profiles import Profile
from hireloom.domain.refusals import Conflict, NotFound
from hireloom.domain.rejection_reasons import RejectionReason
from hireloom.domain.resume_match.corrections import CorrectedMatch
from hireloom.domain.resumes.states import ResumeState
from hireloom.domain.resumes.versions import ResumeVersion
from hireloom.domain.saved_searches import SavedSearch
from hireloom.domain.stages import StageMove
from hireloom.domain.stories import Story
from hireloom.domain.threads.messages import ThreadMessage
from hireloom.domain.threads.scheduled_messages import ScheduledMessage
from hireloom.domain.tracked_documents import TrackedDocuments
from hireloom.domain.tracked_jobs import TrackedJob
from hireloom.domain.tracker_stages import TrackerStage
from hireloom.domain.visitor_questions import QuestionMessage
from hireloom.domain.webhooks import WebhookDelivery, WebhookEndpoint
from hireloom.ports.clock import Clock
from hireloom.ports.files import SealedStore
from hireloom.ports.mailers import Dispatcher, Mailer
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.ports.visitor_questions import QuestionRecord
from hireloom.usecases.erasures import erase
from hireloom.usecases.interview_notices import InterviewNotices
from hireloom.usecases.leftovers import forget
from hireloom.usecases.password_checks import PasswordCheck
from hireloom.usecases.trackers import ApplicationRecord, application_record

MAIL_SECONDS = 3.0  # how long a person who leaves waits for the last email; after that it is sent in the background


class SharedDemoAccount(Conflict):
    sentence = "Everyone who tries the demo uses this account, so it cannot be deleted. Register your own to delete it."


@dataclass(frozen=True, slots=True)
class PersonalData:
    """Everything that we store about one person."""

    user: User
    profile: Profile | None
    files: Sequence[StoredFile]
    feedback: Sequence[Feedback]
    help_messages: Sequence[HelpMessage]
    jobs: Sequence[Job]
    applications: Sequence[ApplicationRecord]
    saved_searches: Sequence[SavedSearch]
    notes: Sequence[Note]
    stage_moves: Sequence[StageMove]
    rejection_reasons: Sequence[RejectionReason]
    offers: Sequence[Offer]
    messages: Sequence[ThreadMessage]
    scheduled_messages: Sequence[ScheduledMessage]
    questions: Sequence[QuestionRecord]
    question_answers: Sequence[QuestionMessage]
    pool_consents: Sequence[PoolConsent]
    interviews: Sequence[Interview]
    scorecards: Sequence[Scorecard]
    corrected_matches: Sequence[CorrectedMatch]
    stories: Sequence[Story]
    applicant_views: Sequence[ApplicantView]
    job_drafts: Sequence[JobDraft]
    hidden_jobs: Sequence[HiddenJob]
    tracker_stages: Sequence[TrackerStage]
    tracked_jobs: Sequence[tuple[TrackedJob, str, TrackedDocuments]]  # with the text of the advert
    career: CareerRecord
    resume_versions: Sequence[ResumeVersion]
    resume_states: Sequence[ResumeState]
    sessions: Sequence[Session]
    authenticator: AuthenticatorApp | None
    passkeys: Sequence[Passkey]
    linked_identities: Sequence[LinkedIdentity]
    trusted_devices: Sequence[TrustedDevice]
    api_keys: Sequence[ApiKey]
    membership: Member | None
    invitations: Sequence[Invitation]
    job_teams: Sequence[JobTeamMember]
    webhooks: Sequence[WebhookEndpoint]
    webhook_deliveries: Sequence[WebhookDelivery]
    audit: Sequence[AuditEvent]


@dataclass(frozen=True, slots=True)
class PrivacyDesk:
    store: Store
    clock: Clock
    tokens: Tokens
    sealed: SealedStore
    mailer: Mailer
    dispatcher: Dispatcher
    password_check: PasswordCheck
    interview_notices: InterviewNotices
    open_to_all: Container[str] = ()  # addresses

    def belongings(self, password: str | None, *, by: User, session: Session | None = None) -> PersonalData:
        """Raises what PasswordCheck raises, like the methods below."""
        self.password_check.must_fit(password, by, session=session)
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), "accounts.exported", by.id))
        with self.store.snapshot() as tx:  # a long read must not keep writers waiting
            return _personal_data(tx, by)

    def contents(self, files: Sequence[StoredFile]) -> Iterator[tuple[StoredFile, bytes]]:
        """One file after the other, so that at most one is in memory; lost files are left out."""
        for file in files:
            try:
                yield file, self.sealed.read(file)
            except NotFound:
                continue

    def delete(self, password: str | None, *, by: User, session: Session | None = None) -> str:
        """Delete the account: once this returns, none of it can be reached. Returns the receipt, which is also emailed
        to the person."""
        if by.email in self.open_to_all:
            raise SharedDemoAccount
        self.password_check.must_fit(password, by, session=session)
        receipt = self.tokens.receipt()
        event = farewell(by.id)
        with self.store.writing() as tx:
            users = tx.users.with_admins_for_update(by.id) if by.is_admin else [tx.users.get_for_update(by.id)]
            user = next(user for user in users if user.id == by.id)
            user.must_be_active()
            must_be_missed_by_nobody(user, users)
            keys = erase(tx, by, self.interview_notices)
            tx.audit.add(AuditEvent(self.clock.now(), "accounts.deleted", by.id, receipt))
            tx.outbox.put(account_deleted(by.email, receipt=receipt), event=event)
        forget(self.sealed, keys)
        self.mailer.forget(by.email)
        self.dispatcher.deliver(event, within=MAIL_SECONDS)
        return receipt


def _personal_data(tx: Transaction, user: User) -> PersonalData:
    return PersonalData(
        user=tx.users.get(user.id),
        profile=tx.profiles.of(user.id),
        files=tx.files.of_owner(user.id),
        feedback=tx.feedback.of(user.id),
        help_messages=tx.help_messages.of(user.email),
        jobs=tx.jobs.of_recruiter(user.id, with_deleted=True),
        applications=[
            application_record(tx, application, tx.jobs.get(application.job_id))
            for application in tx.applications.of_user(user.id)
        ],
        saved_searches=tx.saved_searches.of(user.id),
        notes=tx.notes.of_author(user.id),
        stage_moves=tx.stages.moves_by(user.id),
        rejection_reasons=tx.rejection_reasons.by(user.id),
        offers=tx.offers.of_person(user.id),
        messages=tx.threads.by(user.id),
        scheduled_messages=tx.threads.scheduled.of_person(user.id),
        questions=tx.visitor_questions.of_email(user.email),
        question_answers=tx.visitor_questions.by(user.id),
        pool_consents=tx.talent_pool.of_person(user.id, user.email),
        interviews=tx.interviews.of_person(user.id),
        scorecards=tx.interviews.scorecards_of(user.id),
        corrected_matches=tx.corrected_matches.of(user.id),
        stories=tx.stories.of(user.id),
        applicant_views=tx.companies.applicant_views.of(user.id),
        job_drafts=tx.companies.job_drafts.of(user.id),
        hidden_jobs=tx.hidden_jobs.of(user.id),
        tracker_stages=tx.tracked_jobs.own_stages(user.id),
        tracked_jobs=[
            (job, tx.tracked_jobs.text(job.id), tx.tracked_jobs.documents.of(job.id))
            for job in tx.tracked_jobs.of(user.id)
        ],
        career=tx.careers.of(user.id),
        resume_versions=tx.resume_versions.of(user.id),
        resume_states=tx.resume_states.of_user(user.id),
        sessions=tx.sessions.of(user.id),
        authenticator=tx.second_factors.app(user.id),
        passkeys=tx.passkeys.of(user.id),
        linked_identities=tx.company_logins.links_of(user.id),
        trusted_devices=tx.second_factors.trusted_devices(user.id),
        api_keys=tx.api_keys.of(user.id),
        membership=tx.companies.membership(user.id),
        invitations=tx.companies.invitations.to(user.email),
        job_teams=tx.companies.teams.of_user(user.id),
        webhooks=tx.webhooks.of(user.id),
        webhook_deliveries=tx.webhooks.deliveries_of(user.id),
        audit=[known_to(user.id, event) for event in tx.audit.of(user.id, user.email)],
    )
