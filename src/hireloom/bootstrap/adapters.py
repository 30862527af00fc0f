"""Which adapter fills which port."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from dependency_injector import containers, providers
from sqlalchemy import Engine

from hireloom.adapters.analysts.fallback import FallbackAnalyst
from hireloom.adapters.analysts.local import LocalAnalyst
from hireloom.adapters.boards.chosen import chosen_boards
from hireloom.adapters.clamav import ClamAv
from hireloom.adapters.clock import SystemClock
from hireloom.adapters.dns import DnsAddresses, DnsTextRecords
from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.adapters.documents.sandbox import Sandbox
from hireloom.adapters.documents.text_work import SandboxedTextWork
from hireloom.adapters.files.disk import DiskFiles
from hireloom.adapters.files.folder import DiskFolder
from hireloom.adapters.files.sealed import SealedFiles
from hireloom.adapters.mail.html import html_of
from hireloom.adapters.mail.outbox_folder import OutboxFolder
from hireloom.adapters.mail_domains import public_mail_domains
from hireloom.adapters.metrics.measured import MeasuredMailer, MeasuredReader
from hireloom.adapters.metrics.uncounted import Uncounted
from hireloom.adapters.oidc import OidcProviders
from hireloom.adapters.pseudonyms import SealedPseudonyms
from hireloom.adapters.receivers import HttpReceivers
from hireloom.adapters.second_factors import SealedSecrets, TotpCodes
from hireloom.adapters.security import Argon2Passwords, PasswordList, SystemTokens
from hireloom.adapters.social.chosen import chosen_publishers
from hireloom.adapters.sql.dumps import PostgresDump, SqliteDump
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.replica import replica_of
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.syslog import Syslog
from hireloom.adapters.tasks.recurring import Work
from hireloom.adapters.tasks.worker import MailWorker
from hireloom.adapters.webauthn import PyWebAuthn
from hireloom.bootstrap import plugins
from hireloom.bootstrap.career_boards import board_maker
from hireloom.bootstrap.inbound import mail_hook_of, mailbox_of
from hireloom.bootstrap.mailers import sendgrid_mailer, smtp_mailer
from hireloom.bootstrap.models import ConfiguredModels, model_chat, prompted_analyst
from hireloom.bootstrap.probes import Gauges, gauges, probes
from hireloom.domain.model_choices import ModelChoice
from hireloom.ports.backups import DatabaseDump
from hireloom.ports.files import FileStore
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.metrics import Metrics
from hireloom.ports.security import LeakedPasswords
from hireloom.ports.stores import Attempts
from hireloom.settings import BadSetting, Settings
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.identities import words_of_identity
from hireloom.usecases.backups import Secrets
from hireloom.usecases.outbound_hosts import ListedHosts
from hireloom.usecases.outbox import OutboxDesk
from hireloom.usecases.paper_checks import PaperCheck
from hireloom.usecases.plugin_breaches import PluginBreaches
from hireloom.usecases.upload_scans import UploadScan

LOG_IN = "/user/login"  # where a company's identity provider sends people back to


def metrics_of(token: str, looked_up: Gauges) -> Metrics:
    """Counted only if somebody may read the figures."""
    if not token:
        return Uncounted()
    from hireloom.adapters.metrics.prometheus import PrometheusMetrics

    return PrometheusMetrics(looked_up)


def counting(redis_url: str, monotonic: Callable[[], float]) -> Callable[[Attempts], Attempts]:
    """Where attempts are counted: in Redis if configured, otherwise in the database."""
    if not redis_url:
        return lambda attempts: attempts
    from hireloom.adapters.redis.attempts import RedisAttempts
    from hireloom.adapters.redis.shared_redis import SharedRedis, connected

    redis = SharedRedis(connected(redis_url), monotonic)
    return lambda attempts: RedisAttempts(redis, attempts)


def leaked_passwords(path: Path | None, url: str) -> LeakedPasswords:
    common = PasswordList(path)
    if not url:
        return common
    from hireloom.adapters.leak_ranges import LeakRanges

    return LeakRanges(url, common)


def newest_generation(store: SqlStore) -> Callable[[], int]:
    """Which key new files get. Asked each time, because another process may have rotated the keys."""

    def newest() -> int:
        with store.reading() as tx:
            return tx.document_keys.newest()

    return newest


def database_dump(engine: Engine) -> DatabaseDump:
    return PostgresDump(engine) if engine.dialect.name == "postgresql" else SqliteDump(engine)


def secrets_of(settings: Settings) -> Secrets:
    return Secrets(settings.secret, settings.documents_secret, is_generated=(settings.data_dir / "secret").exists())


def s3_files(**options: Any) -> FileStore:
    from hireloom.adapters.files.s3 import S3Files

    try:
        return S3Files(**options)
    except ValueError as refused:
        raise BadSetting(f"The settings for S3 do not fit: {refused}.") from None


def celery_dispatcher(broker_url: str, *args: Any, threads: int) -> Dispatcher:
    from hireloom.adapters.tasks.celery_dispatcher import CeleryDispatcher
    from hireloom.adapters.tasks.celery_messages import Messages, spoken_to

    return CeleryDispatcher(Messages(spoken_to(broker_url)), *args, threads=threads)


def celery_worker(broker_url: str, *, works: Sequence[Work], mails: MailWorker) -> Callable[..., int]:
    from hireloom.adapters.tasks.celery_worker import app_at, run

    return partial(run, app_at(broker_url, works, mails.send), mails.stop)


def made_up(demo: bool) -> Callable[[str], bool]:
    from hireloom.demo.accounts import is_made_up

    return is_made_up if demo else lambda _: False


def open_accounts(demo: bool) -> tuple[str, ...]:
    from hireloom.demo.accounts import open_emails

    return open_emails() if demo else ()


class Adapters(containers.DeclarativeContainer):
    settings = providers.Dependency(instance_of=Settings)
    config = settings.provided
    demo_accounts = providers.Callable(open_accounts, config.demo)
    made_up = providers.Callable(made_up, config.demo)
    site = config.public_url
    clock = providers.Singleton(SystemClock, config.time_zone)
    monotonic = providers.Object(time.monotonic)
    wait = providers.Object(time.sleep)
    passwords = providers.Singleton(Argon2Passwords)
    leaked_passwords = providers.Singleton(leaked_passwords, config.leaked_passwords, config.leaked_passwords_url)
    tokens = providers.Singleton(SystemTokens)
    authenticator = providers.Singleton(TotpCodes)
    webauthn = providers.Singleton(PyWebAuthn, config.public_url)
    sealed_texts = providers.Singleton(SealedSecrets, secret=config.documents_secret)
    pseudonyms = providers.Singleton(SealedPseudonyms, config.secret)
    dns = providers.Singleton(DnsTextRecords, config.dns_servers)
    redirect_url = providers.Callable("{}{}".format, config.public_url, LOG_IN)
    public_domains = providers.Singleton(public_mail_domains)
    engine = providers.Singleton(connect, url=config.database_url, threads=config.threads)
    replica = providers.Singleton(replica_of, engine, config.database_read_url)
    store = providers.Singleton(
        SqlStore,
        engine=engine,
        clock=clock,
        counted=providers.Callable(counting, config.redis_url, monotonic),
        replica=replica,
    )
    lookup = providers.Singleton(
        ListedHosts, providers.Factory(DnsAddresses, config.dns_servers), config.outbound_hosts, store, clock
    )
    receivers = providers.Singleton(HttpReceivers, lookup, config.private_receivers)
    identity_providers = providers.Singleton(OidcProviders, clock, lookup, config.private_providers)
    breaches = providers.Singleton(PluginBreaches, store, clock)
    note_breach = breaches.provided.note
    files = providers.Selector(
        config.files,
        disk=providers.Singleton(DiskFiles, root=config.files_dir),
        plugin=providers.Singleton(plugins.plugin_files, config.file_store, note_breach),
        s3=providers.Singleton(
            s3_files,
            bucket=config.s3_bucket,
            prefix=config.s3_prefix,
            endpoint_url=config.s3_endpoint_url,
            region=config.s3_region,
            key_id=config.s3_key_id,
            key_secret=config.s3_key_secret,
        ),
    )
    database_dump = providers.Singleton(database_dump, engine)
    data_dir = config.data_dir
    open_folder = providers.Object(DiskFolder)
    secrets = providers.Callable(secrets_of, settings)
    sealed = providers.Singleton(
        SealedFiles,
        files,
        secret=config.documents_secret,
        old_secrets=config.old_documents_secrets,
        generation=providers.Callable(newest_generation, store),
    )
    scanner = providers.Callable(lambda url: ClamAv(url) if url else None, config.scanner_url)
    scan = providers.Singleton(
        UploadScan,
        store=store,
        clock=clock,
        scanner=scanner,
        is_required=config.scanner_required,
    )
    sink = providers.Callable(lambda url: Syslog(url) if url else None, config.audit_syslog)
    gauges = providers.Callable(gauges, engine=engine, store=store, clock=clock)
    metrics = providers.Singleton(metrics_of, config.metrics_token, gauges)
    sandbox = providers.Singleton(Sandbox)
    reader = providers.Singleton(MeasuredReader, providers.Singleton(SandboxedReader, sandbox), metrics)
    paper_check = providers.Singleton(PaperCheck, scan, reader)
    text_work = providers.Singleton(SandboxedTextWork, sandbox, seconds=config.analysis_seconds)
    lexicon = providers.Singleton(load_lexicon)
    identities = providers.Singleton(partial, text_work, words_of_identity)
    local_analyst = providers.Singleton(LocalAnalyst, lexicon, clock, text_work)
    plugin_chat = providers.Singleton(plugins.plugin_chat, config.chat, note_breach, timeout=config.model_timeout)
    models = providers.Singleton(
        ConfiguredModels,
        usual=providers.Factory(ModelChoice, config.model_address, config.model_title),
        url=config.model_url,
        key=config.model_key,
        make=providers.Factory(model_chat, timeout=config.model_timeout, monotonic=monotonic, wait=wait).provider,
        plugin=plugin_chat.provider,
        store=store,
        lookup=lookup,
        private_hosts=config.private_models,
        encrypted_only=config.encrypted_only,
    )
    model_analyst = providers.Singleton(prompted_analyst, local_analyst, models, metrics, monotonic=monotonic)
    analyst = providers.Selector(
        config.analyst,
        local=local_analyst,
        model=providers.Singleton(FallbackAnalyst, model_analyst, None),
        model_then_local=providers.Singleton(FallbackAnalyst, model_analyst, local_analyst),
    )
    mail_hook = providers.Singleton(mail_hook_of, settings, text_work)
    mailbox = providers.Singleton(mailbox_of, settings, text_work)
    mailer = providers.Selector(
        config.mailer_kind,
        plugin=providers.Singleton(plugins.plugin_mailer, config.mail, note_breach, sender=config.mail_from),
        folder=providers.Singleton(OutboxFolder, config.outbox_dir, sender=config.mail_from, clock=clock),
        smtp=providers.Singleton(
            smtp_mailer,
            clock=clock,
            sender=config.mail_from,
            host=config.smtp_host,
            port=config.smtp_port,
            user=config.smtp_user,
            password=config.smtp_password,
            security=config.smtp_security,
        ),
        sendgrid=providers.Singleton(
            sendgrid_mailer, sender=config.mail_from, key=config.sendgrid_key, host=config.sendgrid_host
        ),
    )
    outbox = providers.Singleton(
        OutboxDesk,
        store=store,
        clock=clock,
        mailer=providers.Singleton(MeasuredMailer, mailer, metrics),
        host=config.mail_host,
        printed=providers.Object(html_of),
        is_open=config.shows_mails,
    )
    mail_worker = providers.Singleton(MailWorker, outbox, monotonic=monotonic, threads=config.threads)
    dispatcher = providers.Selector(
        config.work,
        threads=mail_worker,
        worker=mail_worker,  # not started: it sends only what somebody waits for
        celery=providers.Singleton(
            celery_dispatcher, config.celery_broker_url, outbox, mail_worker, monotonic, threads=config.threads
        ),
    )
    job_boards = providers.Singleton(
        plugins.with_plugin_boards,
        providers.Callable(
            chosen_boards,
            named=config.job_boards,
            adzuna_id=config.adzuna_id,
            adzuna_key=config.adzuna_key,
            jobs_api14_key=config.jobs_api14_key,
            jobs_api14_call=config.jobs_api14_call,
            jobs_api14_per_month=config.jobs_api14_per_month,
            country=config.boards_country,
            is_demo=config.demo,
            today=clock.provided.today,
        ),
        config.board_plugins,
        note_breach,
    )
    make_board = providers.Singleton(
        board_maker,
        clock.provided.today,
        lookup,
        config.most_career_pages,
    )
    publishers = providers.Singleton(
        plugins.with_plugin_publishers,
        providers.Callable(
            chosen_publishers,
            folder=config.posts_dir,
            site=config.public_url,
            x=config.x_account,
            linkedin_token=config.linkedin_token,
            linkedin_author=config.linkedin_author,
            mastodon_url=config.mastodon_url,
            mastodon_token=config.mastodon_token,
            webhook_url=config.post_webhook_url,
            webhook_secret=config.post_webhook_secret,
            now=clock.provided.now,
        ),
        config.publisher_plugins,
        note_breach,
    )
    probes = providers.Singleton(
        probes,
        settings=settings,
        engine=engine,
        replica=replica,
        store=store,
        clock=clock,
        files=files.provider,
        sealed=sealed.provider,
        mailer=mailer.provider,
        mailbox=mailbox.provider,
        scanner=scanner.provider,
        model=models.provider,
        chat=plugin_chat.provider,
        publishers=publishers.provider,
        boards=job_boards.provider,
        make_board=make_board,
    )
    installed_plugins = providers.Callable(plugins.installed_plugins, settings, breaches).provider
