"""The Flask application: assembles areas, guards, headers and errors around the given desks."""

from collections.abc import Callable, Mapping
from typing import Any

from flask import Flask

from hireloom.adapters.http import (
    accounts,
    administration,
    analyses,
    answer_templates,
    api_keys,
    applicant_searches,
    applicant_views,
    application_documents,
    applications,
    blind_reviews,
    bookings,
    busy_calendars,
    career_pages,
    career_photos,
    careers,
    companies,
    company_figures,
    company_invitations,
    company_login_settings,
    company_logins,
    company_members,
    company_profiles,
    company_site,
    company_stages,
    contacts,
    corrections,
    cover_letters,
    decisions,
    email_changes,
    feedback,
    group_messages,
    hidden_jobs,
    insights,
    interview_plans,
    interviews,
    job_coach,
    job_descriptions,
    job_drafts,
    job_interviews,
    job_teams,
    jobs,
    machine_views,
    marketing,
    notes,
    offers,
    outbox,
    passkeys,
    planned_kits,
    pool_contacts,
    pool_duplicates,
    pool_imports,
    pool_searches,
    practice,
    privacy,
    profiles,
    recommendations,
    registrations,
    rejection_reasons,
    resets,
    resume_files,
    resume_forms,
    resume_scores,
    resume_states,
    resume_versions,
    saved_searches,
    scheduled_messages,
    scorecards,
    screening_questions,
    searches,
    second_factors,
    security,
    stages,
    stories,
    system,
    system_checks,
    talent_pool,
    threads,
    tracked_documents,
    tracked_jobs,
    tracker_files,
    triage,
    visitor_questions,
    webhooks,
)
from hireloom.adapters.http.core import errors, headers, static
from hireloom.adapters.http.core.access import Access, note_route
from hireloom.adapters.http.core.answers import OrjsonProvider
from hireloom.adapters.http.core.auth import guard_all
from hireloom.adapters.http.core.context import Context, Surroundings, attach
from hireloom.adapters.http.core.forms import FormRequest
from hireloom.adapters.http.core.prefixes import Prefixes
from hireloom.adapters.http.core.spec import OPENAPI, OPENAPI_V1, PREFIX_V1, Specification
from hireloom.adapters.http.pages import (
    account_links,
    blog,
    careers_sites,
    company_logos,
    job_questions,
    metrics,
    pool_consents,
    public_feeds,
    public_jobs,
    unsubscribe,
    well_known,
)
from hireloom.adapters.http.v1.areas import AREAS_V1, area_for_programs
from hireloom.adapters.http.v1.idempotency import watch_repeats
from hireloom.adapters.http.v1.parameters import watch_parameters
from hireloom.adapters.http.v1.rehearsed_answers import answer_rehearsals
from hireloom.ports.clock import Clock
from hireloom.ports.metrics import Metrics
from hireloom.usecases.accounts import AccountDesk

AREAS = (
    system,
    system_checks,
    accounts,
    analyses,
    outbox,
    profiles,
    public_jobs,
    marketing,
    blog,
    careers_sites,
    job_questions,
    company_logos,
    public_feeds,
    well_known,
    metrics,
    recommendations,
    resume_forms,
    feedback,
    applications,
    applicant_searches,
    applicant_views,
    application_documents,
    cover_letters,
    machine_views,
    resume_files,
    resume_scores,
    resume_states,
    resume_versions,
    corrections,
    job_descriptions,
    job_drafts,
    decisions,
    blind_reviews,
    career_pages,
    career_photos,
    careers,
    companies,
    company_figures,
    company_invitations,
    company_members,
    company_site,
    company_logins,
    company_login_settings,
    contacts,
    insights,
    interviews,
    interview_plans,
    job_interviews,
    busy_calendars,
    bookings,
    scorecards,
    planned_kits,
    answer_templates,
    group_messages,
    rejection_reasons,
    screening_questions,
    notes,
    offers,
    job_coach,
    pool_contacts,
    pool_duplicates,
    pool_imports,
    pool_searches,
    practice,
    stages,
    company_profiles,
    company_stages,
    hidden_jobs,
    stories,
    talent_pool,
    threads,
    visitor_questions,
    scheduled_messages,
    tracked_jobs,
    tracked_documents,
    tracker_files,
    triage,
    job_teams,
    jobs,
    administration,
    privacy,
    security,
    api_keys,
    passkeys,
    second_factors,
    email_changes,
    account_links,
    saved_searches,
    unsubscribe,
    pool_consents,
    webhooks,
    searches,
    registrations,
    resets,
)
TEXT_FIELDS = 2 * 1024 * 1024  # for one form, all together; a job description is far smaller


class PlainFlask(Flask):
    """No view is a coroutine, so Flask does not have to check for that on every request."""

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        return func


def create_app(surroundings: Surroundings, desks: Mapping[type, Any], clock: Clock, counted: Metrics) -> Flask:
    """`desks` has one desk of each class."""
    app = PlainFlask(__name__, static_folder=None)
    app.request_class = FormRequest
    app.config.from_mapping(OPENAPI | OPENAPI_V1, PROVIDE_AUTOMATIC_OPTIONS=False, MAX_FORM_MEMORY_SIZE=TEXT_FIELDS)
    app.url_map.merge_slashes = False
    app.json = OrjsonProvider(app)
    context = Context(surroundings, clock, desks)
    attach(app, context)
    note_route(app)
    headers.add_headers(app, is_https=surroundings.is_https)
    specification = Specification(app)
    for module in AREAS:
        specification.register_blueprint(module.area)
    specification_v1 = Specification(app, PREFIX_V1)
    for module in AREAS_V1:
        specification_v1.register_blueprint(module.area)
    for module in AREAS:
        if area := area_for_programs(module.area):
            specification_v1.register_blueprint(area)
    static.serve_client(app, surroundings.web_dir)
    errors.handle_errors(app)
    answer_rehearsals(app)
    guard_all(app, desks[AccountDesk], context.session_cookie, context.csrf)
    watch_parameters(app)
    watch_repeats(app)
    app.wsgi_app = Access(Prefixes(app.wsgi_app), counted)  # type: ignore[method-assign]
    return app
