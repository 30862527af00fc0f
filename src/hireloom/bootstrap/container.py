"""Which desk works with what: everything that people do here, on one page."""

from datetime import timedelta

from dependency_injector import providers

from hireloom.adapters.http.app import Surroundings, create_app
from hireloom.adapters.tasks.boards import BoardWorker
from hireloom.adapters.tasks.recurring import Work
from hireloom.bootstrap.adapters import Outside, celery_worker
from hireloom.domain.identity.limits import Limit
from hireloom.domain.identity.sessions import SessionLimits
from hireloom.domain.mails.deliveries import LONGEST_LEASE
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.identities import words_of_identity
from hireloom.usecases.accounts import AccountDesk, LoginLimits
from hireloom.usecases.administration import AdminDesk
from hireloom.usecases.analyses import AnalysisDesk
from hireloom.usecases.application_documents import DocumentDesk
from hireloom.usecases.applications import ApplicationDesk
from hireloom.usecases.blind_reviews import BlindReviewDesk
from hireloom.usecases.board_refreshes import RefreshDesk
from hireloom.usecases.boards import BoardDesk
from hireloom.usecases.codes import CodeDesk
from hireloom.usecases.contacts import ContactDesk
from hireloom.usecases.cover_letters import CoverLetterDesk
from hireloom.usecases.decisions import DecisionDesk
from hireloom.usecases.enclosures import Enclosures
from hireloom.usecases.feedback import FeedbackDesk
from hireloom.usecases.housekeeping import HousekeepingDesk
from hireloom.usecases.insights import InsightDesk
from hireloom.usecases.job_coach import CoachDesk
from hireloom.usecases.job_descriptions import DescriptionDesk
from hireloom.usecases.jobs import JobDesk
from hireloom.usecases.lapses import LapseDesk
from hireloom.usecases.marketing import MarketingDesk
from hireloom.usecases.notes import NoteDesk
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

MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
MARKETING_SECONDS = 15.0  # within which a post goes out after its time
DIGESTS_SECONDS, TIDY_SECONDS, TIDY_LIMIT = 600.0, 6 * 3600.0, 3 * 3600.0
MAILS_SECONDS, BOARDS_SECONDS = 5.0, 60.0
MAILS_LIMIT = LONGEST_LEASE.total_seconds()


class Container(Outside):
    given = Outside.given
    clock = Outside.clock
    monotonic = Outside.monotonic
    passwords = Outside.passwords
    leaked_passwords = Outside.leaked_passwords
    tokens = Outside.tokens
    store = Outside.store
    files = Outside.files
    sealed_files = Outside.sealed_files
    reader = Outside.reader
    analyst = Outside.analyst
    outbox = Outside.outbox
    dispatcher = Outside.dispatcher
    mail_worker = Outside.mail_worker
    job_boards = Outside.job_boards
    publishers = Outside.publishers

    login_limits = providers.Factory(
        LoginLimits,
        per_email=providers.Factory(Limit, "login:email", given.login_wrong_per_email, given.login_window),
        per_address=providers.Factory(Limit, "login:address", given.login_wrong_per_address, given.login_window),
    )
    session_limits = providers.Factory(
        SessionLimits, idle=given.session_idle, absolute=given.session_absolute, admin_absolute=given.admin_session
    )
    accounts = providers.Singleton(
        AccountDesk,
        store=store,
        clock=clock,
        passwords=passwords,
        tokens=tokens,
        sessions=session_limits,
        limits=login_limits,
    )
    codes = providers.Singleton(
        CodeDesk,
        store=store,
        clock=clock,
        tokens=tokens,
        secret=given.secret,
        per_address=providers.Factory(Limit, "codes:address", given.codes_per_address, HOUR),
    )
    registrations = providers.Singleton(
        RegistrationDesk,
        store=store,
        clock=clock,
        passwords=passwords,
        leaked=leaked_passwords,
        tokens=tokens,
        dispatcher=dispatcher,
        codes=codes,
        limit=providers.Factory(Limit, "registrations", given.registrations_per_address, HOUR),
        site=given.public_url,
    )
    resets = providers.Singleton(
        ResetDesk,
        store=store,
        clock=clock,
        passwords=passwords,
        leaked=leaked_passwords,
        tokens=tokens,
        dispatcher=dispatcher,
        codes=codes,
        site=given.public_url,
    )
    analyses = providers.Singleton(
        AnalysisDesk,
        store=store,
        clock=clock,
        reader=reader,
        analyst=analyst,
        limit=providers.Factory(Limit, "analyses", given.analyses_per_minute, MINUTE),
        at_once=given.analyses_at_once,
    )
    board_refreshes = providers.Singleton(
        RefreshDesk, store=store, clock=clock, boards=job_boards, fresh=given.boards_fresh
    )
    board_worker = providers.Singleton(BoardWorker, board_refreshes, monotonic=monotonic)
    boards = providers.Singleton(
        BoardDesk,
        store=store,
        clock=clock,
        boards=job_boards,
        refresher=board_worker,
        order=given.job_provider_order,
        patience=given.boards_wait,
    )
    profiles = providers.Singleton(ProfileDesk, store=store, clock=clock, files=files)
    recommendations = providers.Singleton(RecommendationDesk, store=store, clock=clock)
    resume_forms = providers.Singleton(
        ResumeFormDesk, analyses=analyses, lexicon=providers.Singleton(load_lexicon), clock=clock
    )
    descriptions = providers.Singleton(DescriptionDesk, store=store, clock=clock, analyst=analyst)
    resume_scores = providers.Singleton(
        ResumeScoreDesk,
        store=store,
        clock=clock,
        files=files,
        analyses=analyses,
        analyst=analyst,
        identities=providers.Object(words_of_identity),
    )
    cover_letters = providers.Singleton(
        CoverLetterDesk,
        store=store,
        clock=clock,
        files=files,
        analyses=analyses,
        analyst=analyst,
        lexicon=providers.Singleton(load_lexicon),
    )
    feedback = providers.Singleton(FeedbackDesk, store=store, clock=clock)
    jobs = providers.Singleton(JobDesk, store=store, clock=clock)
    job_coach = providers.Singleton(CoachDesk, store=store, clock=clock)
    applications = providers.Singleton(
        ApplicationDesk,
        store=store,
        clock=clock,
        enclosures=providers.Factory(
            Enclosures,
            store=store,
            clock=clock,
            files=files,
            sealed=sealed_files,
            site=given.public_url,
            attaches_identity=given.attaches_identity,
        ),
        dispatcher=dispatcher,
    )
    decisions = providers.Singleton(
        DecisionDesk, store=store, clock=clock, dispatcher=dispatcher, site=given.public_url
    )
    blind_reviews = providers.Singleton(
        BlindReviewDesk,
        store=store,
        clock=clock,
        sealed=sealed_files,
        analyses=analyses,
        identities=providers.Object(words_of_identity),
        site=given.public_url,
    )
    contacts = providers.Singleton(ContactDesk, store=store, clock=clock, dispatcher=dispatcher, site=given.public_url)
    insights = providers.Singleton(InsightDesk, store=store, clock=clock)
    notes = providers.Singleton(NoteDesk, store=store, clock=clock)
    tracker = providers.Singleton(TrackerDesk, store=store, clock=clock)
    documents = providers.Singleton(DocumentDesk, store=store, clock=clock, sealed=sealed_files)
    administration = providers.Singleton(AdminDesk, store=store, clock=clock, files=files)
    privacy = providers.Singleton(
        PrivacyDesk,
        store=store,
        clock=clock,
        passwords=passwords,
        tokens=tokens,
        sealed=sealed_files,
        dispatcher=dispatcher,
        limit=providers.Factory(Limit, "passwords:again", given.login_wrong_per_email, given.login_window),
        open_to_all=Outside.demo_accounts,
    )
    saved_searches = providers.Singleton(
        SavedSearchDesk,
        store=store,
        clock=clock,
        boards=boards,
        dispatcher=dispatcher,
        site=given.public_url,
        secret=given.secret,
    )
    housekeeping = providers.Singleton(
        HousekeepingDesk, store=store, clock=clock, files=files, retention=given.retention
    )
    lapses = providers.Singleton(
        LapseDesk,
        store=store,
        clock=clock,
        files=files,
        dispatcher=dispatcher,
        lapse=given.lapse,
        site=given.public_url,
        is_made_up=Outside.made_up,
    )
    marketing = providers.Singleton(
        MarketingDesk,
        store=store,
        clock=clock,
        analyst=analyst,
        publishers=publishers,
        roles=given.marketers,
        shows_jobs=given.public_jobs,
        site=given.public_url,
    )
    recurring = providers.List(
        providers.Factory(Work, "digests", saved_searches.provided.write_digests, every=DIGESTS_SECONDS),
        providers.Factory(Work, "housekeeping", housekeeping.provided.tidy, every=TIDY_SECONDS, limit=TIDY_LIMIT),
        providers.Factory(Work, "lapses", lapses.provided.work, every=TIDY_SECONDS, limit=TIDY_LIMIT),
        providers.Factory(Work, "marketing", marketing.provided.work, every=MARKETING_SECONDS),
    )
    works = providers.List(  # `threads` uses only `recurring`: letters and boards have threads there that are woken
        providers.Factory(Work, "letters", mail_worker.provided.look, every=MAILS_SECONDS, limit=MAILS_LIMIT),
        providers.Factory(Work, "boards", board_worker.provided.look, every=BOARDS_SECONDS),
        *recurring.args,
    )
    celery = providers.Callable(celery_worker, given.celery_broker_url, works=works, mails=mail_worker)
    public_jobs = providers.Singleton(PublicJobDesk, store=store, clock=clock, is_open=given.public_jobs)
    searches = providers.Singleton(SearchDesk, store=store, clock=clock, boards=boards)
    surroundings = providers.Factory(
        Surroundings,
        public_url=given.public_url,
        secret=given.secret,
        web_dir=given.web_dir,
        session_seconds=given.session_seconds,
        board_order=given.job_provider_order,
        is_demo=given.demo,
        shows_jobs=given.public_jobs,
    )
    app = providers.Singleton(
        create_app,
        surroundings,
        account_desk=accounts,
        analysis_desk=analyses,
        outbox_desk=outbox,
        profile_desk=profiles,
        resume_form_desk=resume_forms,
        feedback_desk=feedback,
        application_desk=applications,
        tracker_desk=tracker,
        document_desk=documents,
        decision_desk=decisions,
        blind_review_desk=blind_reviews,
        contact_desk=contacts,
        insight_desk=insights,
        note_desk=notes,
        coach_desk=job_coach,
        job_desk=jobs,
        admin_desk=administration,
        cover_letter_desk=cover_letters,
        resume_score_desk=resume_scores,
        description_desk=descriptions,
        privacy_desk=privacy,
        public_job_desk=public_jobs,
        marketing_desk=marketing,
        recommendation_desk=recommendations,
        registration_desk=registrations,
        search_desk=searches,
        saved_search_desk=saved_searches,
        reset_desk=resets,
        clock=clock,
    )
