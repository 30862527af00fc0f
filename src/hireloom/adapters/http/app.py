"""The application: areas, guards, headers and errors put together from desks that somebody else built."""

from dataclasses import dataclass
from pathlib import Path

from flask import Flask

from hireloom.adapters.http import (
    accounts,
    ats,
    cover_letters,
    errors,
    feedback,
    headers,
    jobs,
    outbox,
    privacy,
    profiles,
    registrations,
    resets,
    resume_forms,
    static,
    system,
)
from hireloom.adapters.http.answers import OrjsonProvider
from hireloom.adapters.http.auth import SessionCookie, guard_all
from hireloom.adapters.http.csrf import Csrf
from hireloom.adapters.http.prefixes import Prefixes
from hireloom.adapters.http.spec import OPENAPI, Specification
from hireloom.ports.clock import Clock
from hireloom.usecases.accounts import AccountDesk
from hireloom.usecases.analyses import AnalysisDesk
from hireloom.usecases.cover_letters import LetterDesk
from hireloom.usecases.feedback import FeedbackDesk
from hireloom.usecases.jobs import JobDesk
from hireloom.usecases.outbox import OutboxDesk
from hireloom.usecases.privacy import PrivacyDesk
from hireloom.usecases.profiles import ProfileDesk
from hireloom.usecases.registrations import RegistrationDesk
from hireloom.usecases.resets import ResetDesk
from hireloom.usecases.resume_forms import ResumeFormDesk

ERRAND = 15 * 60  # seconds that a browser keeps the cookie of a registration or a reset
TEXT_FIELDS = 2 * 1024 * 1024  # of one form, all together; a job description is far smaller


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the skin must know of where it stands."""

    public_url: str
    secret: str
    web_dir: Path
    session_seconds: int
    is_demo: bool

    @property
    def is_https(self) -> bool:
        return self.public_url.startswith("https://")


def create_app(
    surroundings: Surroundings,
    *,
    account_desk: AccountDesk,
    analysis_desk: AnalysisDesk,
    outbox_desk: OutboxDesk,
    profile_desk: ProfileDesk,
    resume_form_desk: ResumeFormDesk,
    feedback_desk: FeedbackDesk,
    letter_desk: LetterDesk,
    job_desk: JobDesk,
    privacy_desk: PrivacyDesk,
    registration_desk: RegistrationDesk,
    reset_desk: ResetDesk,
    clock: Clock,
) -> Flask:
    app = Flask(__name__, static_folder=None)
    app.config.from_mapping(OPENAPI, PROVIDE_AUTOMATIC_OPTIONS=False, MAX_FORM_MEMORY_SIZE=TEXT_FIELDS)
    app.url_map.merge_slashes = False
    app.json = OrjsonProvider(app)
    headers.add_headers(app, is_https=surroundings.is_https)
    cookie = SessionCookie(surroundings.is_https, surroundings.session_seconds)
    csrf = Csrf(surroundings.secret, surroundings.public_url)
    specification = Specification(app)
    for area in (
        system.blueprint(),
        accounts.blueprint(account_desk, clock, cookie, csrf, is_demo=surroundings.is_demo),
        ats.blueprint(analysis_desk),
        outbox.blueprint(outbox_desk),
        profiles.blueprint(profile_desk),
        resume_forms.blueprint(resume_form_desk),
        feedback.blueprint(feedback_desk),
        cover_letters.blueprint(letter_desk),
        jobs.blueprint(job_desk, clock),
        privacy.blueprint(privacy_desk, cookie),
        registrations.blueprint(registration_desk, SessionCookie(surroundings.is_https, ERRAND, "signup")),
        resets.blueprint(reset_desk, SessionCookie(surroundings.is_https, ERRAND, "reset")),
    ):
        specification.register_blueprint(area)
    static.serve_client(app, surroundings.web_dir)
    errors.handle_errors(app)
    guard_all(app, account_desk, cookie, csrf)
    app.wsgi_app = Prefixes(app.wsgi_app)  # type: ignore[method-assign]
    return app
