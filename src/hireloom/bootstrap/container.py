"""Everything that people do here, area by area, and what the product does by itself."""

from dependency_injector import providers

from hireloom.adapters.http.app import create_app
from hireloom.adapters.http.core.context import Surroundings
from hireloom.adapters.tasks.recurring import Work
from hireloom.bootstrap.adapters import celery_worker
from hireloom.bootstrap.desks.administration import AdministrationArea
from hireloom.bootstrap.desks.careers import CareerArea
from hireloom.bootstrap.desks.hiring import HiringArea
from hireloom.bootstrap.desks.identity import IdentityArea
from hireloom.bootstrap.desks.providers import DeskProvider
from hireloom.bootstrap.desks.searches import SearchArea
from hireloom.domain.mails.deliveries import LONGEST_LEASE
from hireloom.usecases.outbox import OutboxDesk

MARKETING_SECONDS = 15.0  # within which a post is published once it is due
ANSWERS_SECONDS = 30.0
DIGESTS_SECONDS = 600.0
TIDY_SECONDS = 6 * 3600.0
TIDY_LIMIT = 3 * 3600.0
MAILS_SECONDS = 5.0
BOARDS_SECONDS = 60.0
AUDIT_SECONDS = 5.0
WEBHOOKS_SECONDS = 5.0
MAILS_LIMIT = LONGEST_LEASE.total_seconds()


class Areas(IdentityArea, CareerArea, SearchArea, HiringArea, AdministrationArea):
    """All desks, with the adapters that they use."""


config = Areas.config


class Container(Areas):
    recurring = providers.List(
        providers.Factory(Work, "digests", Areas.saved_searches.provided.write_digests, every=DIGESTS_SECONDS),
        providers.Factory(Work, "reminders", Areas.job_reminders.provided.write, every=DIGESTS_SECONDS),
        providers.Factory(Work, "overdue_stages", Areas.stage_reminders.provided.write, every=DIGESTS_SECONDS),
        providers.Factory(Work, "due_scorecards", Areas.scorecard_reminders.provided.write, every=DIGESTS_SECONDS),
        providers.Factory(Work, "job_covers", Areas.job_covers.provided.end_due, every=DIGESTS_SECONDS),
        providers.Factory(Work, "pool_consents", Areas.pool_contacts.provided.remind, every=DIGESTS_SECONDS),
        providers.Factory(Work, "housekeeping", Areas.housekeeping.provided.tidy, every=TIDY_SECONDS, limit=TIDY_LIMIT),
        providers.Factory(
            Work, "inactive_accounts", Areas.inactive_accounts.provided.work, every=TIDY_SECONDS, limit=TIDY_LIMIT
        ),
        providers.Factory(Work, "email_changes", Areas.email_changes.provided.settle_due, every=DIGESTS_SECONDS),
        providers.Factory(Work, "interviews", Areas.bookings.provided.remind, every=DIGESTS_SECONDS),
        providers.Factory(
            Work, "calendars", Areas.busy_calendars.provided.refresh, every=DIGESTS_SECONDS, limit=TIDY_LIMIT
        ),
        providers.Factory(Work, "webhooks", Areas.webhooks.provided.deliver_due, every=WEBHOOKS_SECONDS),
        providers.Factory(Work, "audit_copies", Areas.audit.provided.send, every=AUDIT_SECONDS),
        providers.Factory(
            Work, "scheduled_messages", Areas.scheduled_messages.provided.send_due, every=ANSWERS_SECONDS
        ),
        providers.Factory(Work, "answers", Areas.threads.provided.poll, every=ANSWERS_SECONDS),
        providers.Factory(Work, "marketing", Areas.marketing.provided.work, every=MARKETING_SECONDS),
    )
    works = providers.List(  # `threads` uses only `recurring`: letters and boards have threads there that are woken
        providers.Factory(Work, "letters", Areas.mail_worker.provided.look, every=MAILS_SECONDS, limit=MAILS_LIMIT),
        providers.Factory(Work, "boards", Areas.board_worker.provided.look, every=BOARDS_SECONDS),
        *recurring.args,
    )
    celery = providers.Callable(celery_worker, config.celery_broker_url, works=works, mails=Areas.mail_worker)

    desks = providers.Dict(
        {OutboxDesk: Areas.outbox}
        | {provider.provides: provider for provider in Areas.providers.values() if isinstance(provider, DeskProvider)}
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
    app = providers.Singleton(create_app, surroundings, desks, Areas.clock, Areas.metrics)
