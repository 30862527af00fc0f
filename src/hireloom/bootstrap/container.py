"""Which desk uses what: everything that people do here, on one page."""

from datetime import timedelta

from dependency_injector import providers

from hireloom.adapters.career_files.reader import ExportReader
from hireloom.adapters.http.app import create_app
from hireloom.adapters.http.core.context import Surroundings
from hireloom.adapters.icalendar_files import ICalendarFiles
from hireloom.adapters.resume_files.writer import ResumeFileWriter
from hireloom.adapters.tasks.boards import BoardWorker
from hireloom.adapters.tasks.recurring import Work
from hireloom.bootstrap.adapters import Adapters, celery_worker
from hireloom.bootstrap.career_boards import job_page_reader, published_calendars
from hireloom.bootstrap.desks import DeskProvider, desk, hourly, part
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.identity.sessions import SessionLimits
from hireloom.domain.mails.deliveries import LONGEST_LEASE
from hireloom.usecases.accounts import AccountDesk, LoginLimits
from hireloom.usecases.administration import AdminDesk
from hireloom.usecases.analyses import AnalysisDesk
from hireloom.usecases.answer_templates import AnswerTemplateDesk
from hireloom.usecases.api_keys import ApiKeyDesk
from hireloom.usecases.applicant_searches import ApplicantSearchDesk
from hireloom.usecases.applicant_views import ApplicantViewDesk
from hireloom.usecases.application_documents import DocumentDesk
from hireloom.usecases.applications import ApplicationDesk
from hireloom.usecases.audit import AuditDesk
from hireloom.usecases.backups import BackupDesk
from hireloom.usecases.blind_reviews import BlindReviewDesk
from hireloom.usecases.board_refreshes import RefreshDesk
from hireloom.usecases.boards import BoardDesk
from hireloom.usecases.bookings import BookingDesk
from hireloom.usecases.busy_calendars import BusyCalendarDesk
from hireloom.usecases.career_pages import CareerPageDesk
from hireloom.usecases.career_photos import CareerPhotoDesk
from hireloom.usecases.careers import CareerDesk
from hireloom.usecases.careers_sites import CareersSiteDesk
from hireloom.usecases.codes import CodeDesk
from hireloom.usecases.companies import CompanyDesk
from hireloom.usecases.company_confirmations import CompanyConfirmationDesk
from hireloom.usecases.company_figures import CompanyFigureDesk
from hireloom.usecases.company_invitations import CompanyInvitationDesk
from hireloom.usecases.company_login_checks import CompanyLoginCheck
from hireloom.usecases.company_login_settings import CompanyLoginSettingsDesk
from hireloom.usecases.company_logins import CompanyLoginDesk
from hireloom.usecases.company_members import CompanyMemberDesk
from hireloom.usecases.company_stages import CompanyStageDesk
from hireloom.usecases.contacts import ContactDesk
from hireloom.usecases.corrections import CorrectionDesk
from hireloom.usecases.cover_letters import CoverLetterDesk
from hireloom.usecases.debriefs import DebriefDesk
from hireloom.usecases.decisions import DecisionDesk
from hireloom.usecases.document_keys import DocumentKeyDesk
from hireloom.usecases.email_changes import EmailChangeDesk
from hireloom.usecases.enclosures import Enclosures
from hireloom.usecases.factor_changes import FactorChanges
from hireloom.usecases.factor_checks import FactorCheck
from hireloom.usecases.feedback import FeedbackDesk
from hireloom.usecases.group_messages import GroupMessageDesk
from hireloom.usecases.hidden_jobs import HiddenJobDesk
from hireloom.usecases.housekeeping import HousekeepingDesk
from hireloom.usecases.idempotency import IdempotencyDesk
from hireloom.usecases.inactive_accounts import InactiveAccountDesk
from hireloom.usecases.insights import InsightDesk
from hireloom.usecases.interview_notices import InterviewNotices
from hireloom.usecases.interview_plans import InterviewPlanDesk
from hireloom.usecases.interviews import InterviewDesk
from hireloom.usecases.job_coach import CoachDesk
from hireloom.usecases.job_covers import JobCoverDesk
from hireloom.usecases.job_descriptions import DescriptionDesk
from hireloom.usecases.job_drafts import JobDraftDesk
from hireloom.usecases.job_reminders import JobReminderDesk
from hireloom.usecases.job_teams import JobTeamDesk
from hireloom.usecases.jobs import JobDesk
from hireloom.usecases.machine_views import MachineViewDesk
from hireloom.usecases.marketing import MarketingDesk
from hireloom.usecases.model_tests import ModelTestDesk
from hireloom.usecases.notes import NoteDesk
from hireloom.usecases.offers import OfferDesk
from hireloom.usecases.operations import OperationsDesk
from hireloom.usecases.outbox import OutboxDesk
from hireloom.usecases.passkey_checks import PasskeyCheck
from hireloom.usecases.passkey_logins import PasskeyLoginDesk
from hireloom.usecases.passkeys import PasskeyDesk
from hireloom.usecases.password_checks import PasswordCheck
from hireloom.usecases.pool_contacts import PoolContactDesk
from hireloom.usecases.pool_duplicates import PoolDuplicateDesk
from hireloom.usecases.pool_imports import PoolImportDesk
from hireloom.usecases.practice import PracticeDesk
from hireloom.usecases.privacy import PrivacyDesk
from hireloom.usecases.profiles import ProfileDesk
from hireloom.usecases.public_jobs import PublicJobDesk
from hireloom.usecases.recommendations import RecommendationDesk
from hireloom.usecases.registrations import RegistrationDesk
from hireloom.usecases.rejection_reasons import RejectionReasonDesk
from hireloom.usecases.resets import ResetDesk
from hireloom.usecases.resume_files import ResumeFileDesk
from hireloom.usecases.resume_forms import ResumeFormDesk
from hireloom.usecases.resume_scores import ResumeScoreDesk
from hireloom.usecases.resume_states import ResumeStateDesk
from hireloom.usecases.resume_versions import ResumeVersionDesk
from hireloom.usecases.saved_searches import SavedSearchDesk
from hireloom.usecases.scheduled_messages import ScheduledMessageDesk
from hireloom.usecases.scorecards import ScorecardDesk
from hireloom.usecases.screening_questions import ScreeningQuestionDesk
from hireloom.usecases.searches import SearchDesk
from hireloom.usecases.second_factors import SecondFactorDesk
from hireloom.usecases.second_steps import SecondStepDesk
from hireloom.usecases.security import SecurityDesk
from hireloom.usecases.security_notices import SecurityNotices
from hireloom.usecases.short_letters import ShortLetterDesk
from hireloom.usecases.stage_reminders import StageReminderDesk
from hireloom.usecases.stages import StageDesk
from hireloom.usecases.stories import StoryDesk
from hireloom.usecases.talent_pool import TalentPoolDesk
from hireloom.usecases.thread_files import ThreadFiles
from hireloom.usecases.threads import ThreadDesk
from hireloom.usecases.tracked_documents import TrackedDocumentDesk
from hireloom.usecases.tracked_jobs import TrackedJobDesk
from hireloom.usecases.tracker_files import TrackerFileDesk
from hireloom.usecases.trackers import TrackerDesk
from hireloom.usecases.triage import TriageDesk
from hireloom.usecases.webhooks import WebhookDesk
from hireloom.usecases.withdrawals import WithdrawalDesk

MINUTE = timedelta(minutes=1)
MARKETING_SECONDS = 15.0  # within which a post is published once it is due
ANSWERS_SECONDS, DIGESTS_SECONDS, TIDY_SECONDS, TIDY_LIMIT = 30.0, 600.0, 6 * 3600.0, 3 * 3600.0
MAILS_SECONDS, BOARDS_SECONDS, AUDIT_SECONDS, WEBHOOKS_SECONDS = 5.0, 60.0, 5.0, 5.0
MAILS_LIMIT = LONGEST_LEASE.total_seconds()

config = Adapters.config


class Container(Adapters):
    notices = part(SecurityNotices, secret=config.secret, open_to_all=Adapters.demo_accounts)
    session_limits = providers.Factory(
        SessionLimits, idle=config.session_idle, absolute=config.session_absolute, admin_absolute=config.admin_session
    )
    accounts = desk(
        AccountDesk,
        sessions=session_limits,
        limits=providers.Factory(
            LoginLimits,
            per_email=providers.Factory(RateLimit, "login:email", config.login_wrong_per_email, config.login_window),
            per_network=providers.Factory(
                RateLimit, "login:network", config.login_wrong_per_address, config.login_window
            ),
        ),
        secret=config.secret,
        leaked=Adapters.leaked_passwords,
        notices=notices,
        admins_need_factor=config.admin_second_factor,
    )
    codes_limit = hourly("codes:network", config.codes_per_address)
    codes = desk(CodeDesk, secret=config.secret, code_limits=config.code_limits, per_network=codes_limit)
    registration_limit = hourly("registrations", config.registrations_per_address)
    registrations = desk(RegistrationDesk, leaked=Adapters.leaked_passwords, codes=codes, limit=registration_limit)
    resets = desk(ResetDesk, leaked=Adapters.leaked_passwords, codes=codes, notices=notices)
    analyses = desk(
        AnalysisDesk,
        limit=providers.Factory(RateLimit, "analyses", config.analyses_per_minute, MINUTE),
        at_once=config.analyses_at_once,
        line=config.analyses_waiting,
        patience=config.analysis_wait,
    )
    corrections = desk(CorrectionDesk, analyses=analyses)
    board_refreshes = desk(RefreshDesk, fresh=config.boards_fresh)
    board_worker = providers.Singleton(BoardWorker, board_refreshes, monotonic=Adapters.monotonic)
    boards = desk(BoardDesk, refresher=board_worker, order=config.job_provider_order, patience=config.boards_wait)
    career_pages = desk(CareerPageDesk)
    profiles, recommendations = desk(ProfileDesk), desk(RecommendationDesk)
    resume_forms = desk(ResumeFormDesk, analyses=analyses)
    machine_views = desk(MachineViewDesk, analyses=analyses)
    resume_scores = desk(ResumeScoreDesk, analyses=analyses)
    cover_letters = desk(CoverLetterDesk, analyses=analyses)
    feedback, descriptions = desk(FeedbackDesk), desk(DescriptionDesk)
    jobs, job_coach = desk(JobDesk), desk(CoachDesk)
    practice, stories = desk(PracticeDesk), desk(StoryDesk)
    applicant_views, job_drafts = desk(ApplicantViewDesk), desk(JobDraftDesk)
    applicant_searches, hidden_jobs = desk(ApplicantSearchDesk), desk(HiddenJobDesk)
    careers = desk(CareerDesk, analyses=analyses, career_files=providers.Singleton(ExportReader))
    resume_writer = providers.Singleton(ResumeFileWriter)
    resume_files = desk(ResumeFileDesk, resume_writer=resume_writer)
    resume_states = desk(ResumeStateDesk)
    stages, company_stages = desk(StageDesk), desk(CompanyStageDesk)
    stage_reminders = desk(StageReminderDesk)
    thread_files = part(ThreadFiles)
    career_photos = desk(CareerPhotoDesk, thread_files=thread_files)
    resume_versions = desk(
        ResumeVersionDesk, resume_writer=resume_writer, career_photos=career_photos, analyses=analyses
    )
    threads = desk(ThreadDesk, secret=config.secret, domain=config.reply_domain, thread_files=thread_files)
    scheduled_messages = desk(ScheduledMessageDesk, threads=threads)
    rejection_reasons = desk(RejectionReasonDesk)
    offers = desk(OfferDesk, thread_files=thread_files)
    answer_templates = desk(AnswerTemplateDesk, resume_scores=resume_scores)
    group_messages = desk(
        GroupMessageDesk, answer_templates=answer_templates, threads=threads, scheduled_messages=scheduled_messages
    )
    screening_questions = desk(ScreeningQuestionDesk)
    applications = desk(ApplicationDesk, enclosures=part(Enclosures, attaches_identity=config.attaches_identity))
    calendar_files = providers.Singleton(ICalendarFiles)
    interview_notices = part(
        InterviewNotices, calendar_files=calendar_files, secret=config.secret, host=config.mail_host
    )
    decisions = desk(DecisionDesk, interview_notices=interview_notices)
    short_letters = desk(ShortLetterDesk)
    withdrawals = desk(WithdrawalDesk, interview_notices=interview_notices)
    blind_reviews = desk(BlindReviewDesk, analyses=analyses)
    companies = desk(CompanyDesk, secret=config.secret)
    company_members = desk(CompanyMemberDesk)
    job_teams = desk(JobTeamDesk)
    job_covers = desk(JobCoverDesk)
    company_invitations = desk(CompanyInvitationDesk, secret=config.secret)
    contacts, talent_pool = desk(ContactDesk), desk(TalentPoolDesk)
    pool_contacts = desk(PoolContactDesk, secret=config.secret)
    pool_duplicates = desk(PoolDuplicateDesk)
    pool_imports = desk(PoolImportDesk, analyses=analyses)
    insights, company_figures = desk(InsightDesk), desk(CompanyFigureDesk)
    interviews = desk(InterviewDesk, interview_notices=interview_notices)
    interview_plans = desk(InterviewPlanDesk, interview_notices=interview_notices)
    busy_calendars = desk(
        BusyCalendarDesk,
        published_calendars=providers.Singleton(
            published_calendars, config.dns_servers, Adapters.text_work, config.mail_host
        ),
        interview_notices=interview_notices,
    )
    bookings = desk(
        BookingDesk, interview_notices=interview_notices, busy_calendars=busy_calendars, secret=config.secret
    )
    scorecards = desk(ScorecardDesk, resume_scores=resume_scores)
    triage = desk(TriageDesk, resume_scores=resume_scores)
    notes = desk(NoteDesk)
    debriefs = desk(DebriefDesk, decisions=decisions, notes=notes)
    tracker = desk(TrackerDesk)
    job_pages = providers.Singleton(job_page_reader, config.dns_servers)
    tracked_jobs = desk(TrackedJobDesk, boards=boards, job_pages=job_pages)
    tracked_documents = desk(TrackedDocumentDesk, thread_files=thread_files)
    tracker_files = desk(TrackerFileDesk, tracker=tracked_jobs, calendar_files=calendar_files)
    job_reminders = desk(JobReminderDesk)
    documents = desk(DocumentDesk)
    administration = desk(AdminDesk, interview_notices=interview_notices)
    audit = desk(AuditDesk)
    document_keys = desk(DocumentKeyDesk)
    backups = desk(BackupDesk)
    password_check = part(
        PasswordCheck,
        limit=providers.Factory(RateLimit, "passwords:again", config.login_wrong_per_email, config.login_window),
    )
    privacy = desk(PrivacyDesk, password_check=password_check, interview_notices=interview_notices)
    security = desk(SecurityDesk, leaked=Adapters.leaked_passwords, password_check=password_check, notices=notices)
    factor_check = part(FactorCheck, secret=config.secret)
    passkey_check = part(PasskeyCheck, secret=config.secret)
    factor_changes = part(FactorChanges, notices=notices)
    second_steps = desk(
        SecondStepDesk, secret=config.secret, factor_check=factor_check, passkey_check=passkey_check, notices=notices
    )
    second_factors = desk(SecondFactorDesk, factor_changes=factor_changes)
    passkeys = desk(PasskeyDesk, secret=config.secret, passkey_check=passkey_check, factor_changes=factor_changes)
    passkey_logins = desk(
        PasskeyLoginDesk, secret=config.secret, sessions=session_limits, passkey_check=passkey_check, notices=notices
    )
    company_login_check = part(CompanyLoginCheck)
    company_logins = desk(
        CompanyLoginDesk,
        secret=config.secret,
        sessions=session_limits,
        notices=notices,
        company_login_check=company_login_check,
    )
    company_confirmations = desk(CompanyConfirmationDesk, company_login_check=company_login_check)
    company_login_settings = desk(CompanyLoginSettingsDesk)
    email_changes = desk(EmailChangeDesk, notices=notices, secret=config.secret)
    api_keys = desk(
        ApiKeyDesk,
        notices=notices,
        limit=providers.Factory(RateLimit, "api", config.api_calls_per_minute, MINUTE),
        open_to_all=Adapters.demo_accounts,
    )
    webhooks = desk(WebhookDesk, notices=notices)
    idempotency = desk(IdempotencyDesk)
    saved_searches = desk(SavedSearchDesk, boards=boards, secret=config.secret)
    housekeeping = desk(HousekeepingDesk, retention=config.retention)
    inactive_accounts = desk(
        InactiveAccountDesk,
        interview_notices=interview_notices,
        policy=config.inactivity_policy,
        is_made_up=Adapters.made_up,
    )
    marketing = desk(MarketingDesk, roles=config.marketers, shows_jobs=config.public_jobs)
    public_jobs = desk(PublicJobDesk, is_open=config.public_jobs)
    careers_sites = desk(CareersSiteDesk, is_open=config.public_jobs)
    searches = desk(SearchDesk, boards=boards)
    model_tests = desk(ModelTestDesk, models=Adapters.models)
    operations = desk(OperationsDesk, token=config.metrics_token)

    recurring = providers.List(
        providers.Factory(Work, "digests", saved_searches.provided.write_digests, every=DIGESTS_SECONDS),
        providers.Factory(Work, "reminders", job_reminders.provided.write, every=DIGESTS_SECONDS),
        providers.Factory(Work, "overdue_stages", stage_reminders.provided.write, every=DIGESTS_SECONDS),
        providers.Factory(Work, "job_covers", job_covers.provided.end_due, every=DIGESTS_SECONDS),
        providers.Factory(Work, "pool_consents", pool_contacts.provided.remind, every=DIGESTS_SECONDS),
        providers.Factory(Work, "housekeeping", housekeeping.provided.tidy, every=TIDY_SECONDS, limit=TIDY_LIMIT),
        providers.Factory(
            Work, "inactive_accounts", inactive_accounts.provided.work, every=TIDY_SECONDS, limit=TIDY_LIMIT
        ),
        providers.Factory(Work, "interviews", bookings.provided.remind, every=DIGESTS_SECONDS),
        providers.Factory(Work, "calendars", busy_calendars.provided.refresh, every=DIGESTS_SECONDS, limit=TIDY_LIMIT),
        providers.Factory(Work, "webhooks", webhooks.provided.deliver_due, every=WEBHOOKS_SECONDS),
        providers.Factory(Work, "audit_copies", audit.provided.send, every=AUDIT_SECONDS),
        providers.Factory(Work, "scheduled_messages", scheduled_messages.provided.send_due, every=ANSWERS_SECONDS),
        providers.Factory(Work, "answers", threads.provided.poll, every=ANSWERS_SECONDS),
        providers.Factory(Work, "marketing", marketing.provided.work, every=MARKETING_SECONDS),
    )
    works = providers.List(  # `threads` uses only `recurring`: letters and boards have threads there that are woken
        providers.Factory(Work, "letters", Adapters.mail_worker.provided.look, every=MAILS_SECONDS, limit=MAILS_LIMIT),
        providers.Factory(Work, "boards", board_worker.provided.look, every=BOARDS_SECONDS),
        *recurring.args,
    )
    celery = providers.Callable(celery_worker, config.celery_broker_url, works=works, mails=Adapters.mail_worker)

    desks = providers.Dict(
        {OutboxDesk: Adapters.outbox}
        | {
            desk_provider.provides: desk_provider
            for desk_provider in vars().values()
            if isinstance(desk_provider, DeskProvider)
        }
    )
    surroundings = providers.Factory(
        Surroundings,
        public_url=config.public_url,
        secret=config.secret,
        web_dir=config.web_dir,
        session_seconds=config.session_seconds,
        board_order=config.job_provider_order,
        is_demo=config.demo,
        shows_jobs=config.public_jobs,
        security_contact=config.security_contact,
        code_limits=config.code_limits,
        resend_seconds=config.code_resend_seconds,
        lives=config.lives,
        amounts=config.amounts,
    )
    app = providers.Singleton(create_app, surroundings, desks, Adapters.clock, Adapters.metrics)
