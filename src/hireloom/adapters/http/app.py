"""The Flask application: puts together areas, guards, headers and errors around the desks it is given."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flask import Flask

from hireloom.adapters.http import (
    accounts,
    administration,
    application_documents,
    applications,
    blind_reviews,
    contacts,
    cover_letters,
    decisions,
    feedback,
    insights,
    job_coach,
    job_descriptions,
    jobs,
    notes,
    outbox,
    privacy,
    profiles,
    recommendations,
    registrations,
    resets,
    resume_forms,
    resume_scores,
    saved_searches,
    system,
)
from hireloom.adapters.http import analyses as ats
from hireloom.adapters.http import marketing as seo
from hireloom.adapters.http import searches as jobs_listing
from hireloom.adapters.http.frame import errors, headers, static
from hireloom.adapters.http.frame.answers import OrjsonProvider
from hireloom.adapters.http.frame.auth import SessionCookie, guard_all
from hireloom.adapters.http.frame.csrf import Csrf
from hireloom.adapters.http.frame.forms import FormRequest
from hireloom.adapters.http.frame.prefixes import Prefixes
from hireloom.adapters.http.frame.spec import OPENAPI, Specification
from hireloom.adapters.http.pages import blog, public_feeds, public_jobs, unsubscribe
from hireloom.ports.clock import Clock
from hireloom.usecases.accounts import AccountDesk
from hireloom.usecases.administration import AdminDesk
from hireloom.usecases.analyses import AnalysisDesk
from hireloom.usecases.application_documents import DocumentDesk
from hireloom.usecases.applications import ApplicationDesk
from hireloom.usecases.blind_reviews import BlindReviewDesk
from hireloom.usecases.contacts import ContactDesk
from hireloom.usecases.cover_letters import CoverLetterDesk
from hireloom.usecases.decisions import DecisionDesk
from hireloom.usecases.feedback import FeedbackDesk
from hireloom.usecases.insights import InsightDesk
from hireloom.usecases.job_coach import CoachDesk
from hireloom.usecases.job_descriptions import DescriptionDesk
from hireloom.usecases.jobs import JobDesk
from hireloom.usecases.marketing import MarketingDesk
from hireloom.usecases.notes import NoteDesk
from hireloom.usecases.outbox import OutboxDesk
from hireloom.usecases.privacy import PrivacyDesk
from hireloom.usecases.profiles import ProfileDesk
from hireloom.usecases.public_jobs import PublicJobDesk
from hireloom.usecases.recommendations import RecommendationDesk
from hireloom.usecases.registrations import RegistrationDesk
from hireloom.usecases.resets import ResetDesk
from hireloom.usecases.resume_forms import ResumeFormDesk
from hireloom.usecases.resume_scores import ResumeScoreDesk
from hireloom.usecases.saved_searches import SavedSearchDesk
from hireloom.usecases.searches import SearchDesk
from hireloom.usecases.trackers import TrackerDesk

ERRAND = 15 * 60  # seconds that a browser keeps the cookie of a registration or a reset
TEXT_FIELDS = 2 * 1024 * 1024  # of one form, all together; a job description is far smaller


class PlainFlask(Flask):
    """No view is a coroutine, so Flask need not check each function for it at every request."""

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        return func


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the HTTP layer must know of its environment."""

    public_url: str
    secret: str
    web_dir: Path
    session_seconds: int
    board_order: Sequence[str]
    is_demo: bool
    shows_jobs: bool = True

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
    application_desk: ApplicationDesk,
    tracker_desk: TrackerDesk,
    document_desk: DocumentDesk,
    decision_desk: DecisionDesk,
    blind_review_desk: BlindReviewDesk,
    contact_desk: ContactDesk,
    insight_desk: InsightDesk,
    note_desk: NoteDesk,
    cover_letter_desk: CoverLetterDesk,
    resume_score_desk: ResumeScoreDesk,
    description_desk: DescriptionDesk,
    coach_desk: CoachDesk,
    job_desk: JobDesk,
    admin_desk: AdminDesk,
    privacy_desk: PrivacyDesk,
    public_job_desk: PublicJobDesk,
    marketing_desk: MarketingDesk,
    recommendation_desk: RecommendationDesk,
    registration_desk: RegistrationDesk,
    search_desk: SearchDesk,
    saved_search_desk: SavedSearchDesk,
    reset_desk: ResetDesk,
    clock: Clock,
) -> Flask:
    app = PlainFlask(__name__, static_folder=None)
    app.request_class = FormRequest
    app.config.from_mapping(OPENAPI, PROVIDE_AUTOMATIC_OPTIONS=False, MAX_FORM_MEMORY_SIZE=TEXT_FIELDS)
    app.url_map.merge_slashes = False
    app.json = OrjsonProvider(app)
    headers.add_headers(app, is_https=surroundings.is_https)
    cookie = SessionCookie(surroundings.is_https, surroundings.session_seconds)
    csrf = Csrf(surroundings.secret, surroundings.public_url)
    specification = Specification(app)
    for area in (
        system.blueprint(),
        accounts.blueprint(
            account_desk, clock, cookie, csrf, is_demo=surroundings.is_demo, shows_jobs=surroundings.shows_jobs
        ),
        ats.blueprint(analysis_desk),
        outbox.blueprint(outbox_desk),
        profiles.blueprint(profile_desk),
        public_jobs.blueprint(public_job_desk, surroundings.public_url),
        seo.blueprint(marketing_desk),
        blog.blueprint(marketing_desk, clock, surroundings.public_url),
        public_feeds.blueprint(public_job_desk, clock, surroundings.public_url),
        recommendations.blueprint(recommendation_desk),
        resume_forms.blueprint(resume_form_desk),
        feedback.blueprint(feedback_desk),
        applications.blueprint(application_desk, tracker_desk),
        application_documents.blueprint(document_desk),
        cover_letters.blueprint(cover_letter_desk),
        resume_scores.blueprint(resume_score_desk),
        job_descriptions.blueprint(description_desk),
        decisions.blueprint(decision_desk, clock),
        blind_reviews.blueprint(blind_review_desk, clock),
        contacts.blueprint(contact_desk),
        insights.blueprint(insight_desk, clock),
        notes.blueprint(note_desk),
        job_coach.blueprint(coach_desk),
        jobs.blueprint(job_desk, clock),
        administration.blueprint(admin_desk),
        privacy.blueprint(privacy_desk, cookie),
        saved_searches.blueprint(saved_search_desk),
        unsubscribe.blueprint(saved_search_desk),
        jobs_listing.blueprint(search_desk, clock, surroundings.board_order),
        registrations.blueprint(registration_desk, SessionCookie(surroundings.is_https, ERRAND, "signup")),
        resets.blueprint(reset_desk, SessionCookie(surroundings.is_https, ERRAND, "reset")),
    ):
        specification.register_blueprint(area)
    static.serve_client(app, surroundings.web_dir)
    errors.handle_errors(app)
    guard_all(app, account_desk, cookie, csrf)
    app.wsgi_app = Prefixes(app.wsgi_app)  # type: ignore[method-assign]
    return app
