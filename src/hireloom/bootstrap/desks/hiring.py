"""Jobs, applications, and everything that leads from one to the other."""

from dependency_injector import providers

from hireloom.bootstrap.adapters import Adapters
from hireloom.bootstrap.career_boards import published_calendars
from hireloom.bootstrap.desks.providers import desk, part
from hireloom.bootstrap.desks.shared_parts import SharedParts
from hireloom.usecases.answer_templates import AnswerTemplateDesk
from hireloom.usecases.applicant_searches import ApplicantSearchDesk
from hireloom.usecases.applicant_views import ApplicantViewDesk
from hireloom.usecases.application_documents import DocumentDesk
from hireloom.usecases.applications import ApplicationDesk
from hireloom.usecases.blind_reviews import BlindReviewDesk
from hireloom.usecases.bookings import BookingDesk
from hireloom.usecases.busy_calendars import BusyCalendarDesk
from hireloom.usecases.companies import CompanyDesk
from hireloom.usecases.company_departures import CompanyDepartureDesk
from hireloom.usecases.company_figures import CompanyFigureDesk
from hireloom.usecases.company_invitations import CompanyInvitationDesk
from hireloom.usecases.company_members import CompanyMemberDesk
from hireloom.usecases.company_profiles import CompanyProfileDesk
from hireloom.usecases.company_stages import CompanyStageDesk
from hireloom.usecases.contacts import ContactDesk
from hireloom.usecases.debriefs import DebriefDesk
from hireloom.usecases.decisions import DecisionDesk
from hireloom.usecases.enclosures import Enclosures
from hireloom.usecases.group_messages import GroupMessageDesk
from hireloom.usecases.insights import InsightDesk
from hireloom.usecases.interview_plans import InterviewPlanDesk
from hireloom.usecases.interviews import InterviewDesk
from hireloom.usecases.job_coach import CoachDesk
from hireloom.usecases.job_covers import JobCoverDesk
from hireloom.usecases.job_descriptions import DescriptionDesk
from hireloom.usecases.job_drafts import JobDraftDesk
from hireloom.usecases.job_teams import JobTeamDesk
from hireloom.usecases.jobs import JobDesk
from hireloom.usecases.notes import NoteDesk
from hireloom.usecases.offers import OfferDesk
from hireloom.usecases.pool_contacts import PoolContactDesk
from hireloom.usecases.pool_duplicates import PoolDuplicateDesk
from hireloom.usecases.pool_imports import PoolImportDesk
from hireloom.usecases.pool_searches import PoolSearchDesk
from hireloom.usecases.rejection_reasons import RejectionReasonDesk
from hireloom.usecases.scheduled_messages import ScheduledMessageDesk
from hireloom.usecases.scorecard_reminders import ScorecardReminderDesk
from hireloom.usecases.scorecards import ScorecardDesk
from hireloom.usecases.screening_questions import ScreeningQuestionDesk
from hireloom.usecases.stage_reminders import StageReminderDesk
from hireloom.usecases.stages import StageDesk
from hireloom.usecases.talent_pool import TalentPoolDesk
from hireloom.usecases.threads import ThreadDesk
from hireloom.usecases.triage import TriageDesk
from hireloom.usecases.visitor_questions import VisitorQuestionDesk
from hireloom.usecases.withdrawals import WithdrawalDesk

config = Adapters.config


class HiringArea(SharedParts):
    descriptions = desk(DescriptionDesk)
    jobs = desk(JobDesk)
    job_coach = desk(CoachDesk)
    applicant_views = desk(ApplicantViewDesk)
    job_drafts = desk(JobDraftDesk)
    applicant_searches = desk(ApplicantSearchDesk)
    stages = desk(StageDesk)
    company_stages = desk(CompanyStageDesk)
    company_profiles = desk(CompanyProfileDesk, is_open=config.public_jobs, retention=config.retention)
    stage_reminders = desk(StageReminderDesk)
    visitor_questions = desk(
        VisitorQuestionDesk,
        domain=config.reply_domain,
        is_open=config.public_jobs,
        retention=config.retention,
    )
    threads = desk(
        ThreadDesk,
        domain=config.reply_domain,
        thread_files=SharedParts.thread_files,
        visitor_questions=visitor_questions,
    )
    scheduled_messages = desk(ScheduledMessageDesk, threads=threads)
    rejection_reasons = desk(RejectionReasonDesk)
    offers = desk(OfferDesk, thread_files=SharedParts.thread_files)
    answer_templates = desk(AnswerTemplateDesk, resume_scores=SharedParts.resume_scores)
    group_messages = desk(
        GroupMessageDesk, answer_templates=answer_templates, threads=threads, scheduled_messages=scheduled_messages
    )
    screening_questions = desk(ScreeningQuestionDesk)
    applications = desk(ApplicationDesk, enclosures=part(Enclosures, attaches_identity=config.attaches_identity))
    decisions = desk(DecisionDesk, interview_notices=SharedParts.interview_notices)
    withdrawals = desk(WithdrawalDesk, interview_notices=SharedParts.interview_notices)
    blind_reviews = desk(BlindReviewDesk, analyses=SharedParts.analyses)
    companies = desk(CompanyDesk)
    company_members = desk(CompanyMemberDesk)
    company_departures = desk(CompanyDepartureDesk, interview_notices=SharedParts.interview_notices)
    job_teams = desk(JobTeamDesk)
    job_covers = desk(JobCoverDesk)
    company_invitations = desk(CompanyInvitationDesk)
    contacts = desk(ContactDesk)
    pool_searches = desk(PoolSearchDesk)
    talent_pool = desk(TalentPoolDesk)
    pool_contacts = desk(PoolContactDesk)
    pool_duplicates = desk(PoolDuplicateDesk)
    pool_imports = desk(PoolImportDesk, analyses=SharedParts.analyses)
    insights = desk(InsightDesk)
    company_figures = desk(CompanyFigureDesk)
    interviews = desk(InterviewDesk, interview_notices=SharedParts.interview_notices)
    interview_plans = desk(InterviewPlanDesk, interview_notices=SharedParts.interview_notices)
    busy_calendars = desk(
        BusyCalendarDesk,
        published_calendars=providers.Singleton(
            published_calendars, Adapters.lookup, Adapters.text_work, config.mail_host
        ),
        interview_notices=SharedParts.interview_notices,
    )
    bookings = desk(BookingDesk, interview_notices=SharedParts.interview_notices, busy_calendars=busy_calendars)
    scorecards = desk(ScorecardDesk, resume_scores=SharedParts.resume_scores)
    scorecard_reminders = desk(ScorecardReminderDesk)
    triage = desk(TriageDesk, resume_scores=SharedParts.resume_scores)
    notes = desk(NoteDesk)
    debriefs = desk(DebriefDesk, decisions=decisions, notes=notes)
    documents = desk(DocumentDesk, analyses=SharedParts.analyses)
