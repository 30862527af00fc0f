"""What the desks of several areas use."""

from datetime import timedelta

from dependency_injector import providers

from hireloom.adapters.icalendar_files import ICalendarFiles
from hireloom.bootstrap.adapters import Adapters
from hireloom.bootstrap.desks.providers import desk, part
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.identity.sessions import SessionLimits
from hireloom.usecases.analyses import AnalysisDesk
from hireloom.usecases.interview_notices import InterviewNotices
from hireloom.usecases.password_checks import PasswordCheck
from hireloom.usecases.resume_scores import ResumeScoreDesk
from hireloom.usecases.security_notices import SecurityNotices
from hireloom.usecases.thread_files import ThreadFiles

MINUTE = timedelta(minutes=1)
config = Adapters.config


class SharedParts(Adapters):
    session_limits = providers.Factory(
        SessionLimits, idle=config.session_idle, absolute=config.session_absolute, admin_absolute=config.admin_session
    )
    notices = part(SecurityNotices)
    password_check = part(
        PasswordCheck,
        limit=providers.Factory(RateLimit, "passwords:again", config.login_wrong_per_email, config.login_window),
    )
    analyses = desk(
        AnalysisDesk,
        limit=providers.Factory(RateLimit, "analyses", config.analyses_per_minute, MINUTE),
        at_once=config.analyses_at_once,
        line=config.analyses_waiting,
        patience=config.analysis_wait,
    )
    resume_scores = desk(ResumeScoreDesk, analyses=analyses)
    thread_files = part(ThreadFiles)
    calendar_files = providers.Singleton(ICalendarFiles)
    interview_notices = part(InterviewNotices, calendar_files=calendar_files, host=config.mail_host)
