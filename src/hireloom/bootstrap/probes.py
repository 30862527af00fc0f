"""What `hireloom doctor` and /api/ready check, as far as the settings use it."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import timedelta
from functools import partial
from typing import Any

from sqlalchemy import Engine

from hireloom.adapters import certificates
from hireloom.adapters.files import probe as files_probe
from hireloom.adapters.resume_files import fonts
from hireloom.adapters.sql import probe as database_probe
from hireloom.adapters.sql.away import UNREACHABLE
from hireloom.adapters.sql.replica import NO_REPLICA, Replica
from hireloom.bootstrap.plugins import PluginDoesNotStart
from hireloom.domain.refusals import NotFound
from hireloom.ports.boards import BoardMaker, BoardQuery, JobBoard
from hireloom.ports.chats import Chat, KeyRefused
from hireloom.ports.clock import Clock
from hireloom.ports.files import FileStore, SealedStore
from hireloom.ports.probes import Probe, ProbeFailed
from hireloom.ports.scanners import MalwareScanner
from hireloom.ports.stores import Store
from hireloom.ports.threads import Mailbox
from hireloom.settings import Settings
from hireloom.usecases.board_refreshes import RefreshDesk
from hireloom.usecases.model_tests import QUESTION, SCHEMA

Gauges = Mapping[str, tuple[str, Callable[[], Mapping[str, float]]]]  # name, meaning, and the value of each state

LONGEST_DUE = timedelta(minutes=15)  # letters go out within seconds; one that is due for longer has no sender
NO_SENDER = "Is `hireloom worker` running? Its log says why emails do not go out."
WRONG_KEY = "Put the key that the model's provider shows into HIRELOOM_MODEL_KEY."
WRONG_SECRET = "Put the secret that sealed it into HIRELOOM_DOCUMENTS_SECRET."  # noqa: S105
NO_MAIL = {
    "smtp": "Are the host, the port, the security, the user and the password of HIRELOOM_SMTP_… right?",
    "sendgrid": "Put a key that may send email into HIRELOOM_SENDGRID_KEY.",
}
NO_MAILBOX = "Are the host, the port, the security, the user, the password and the folder of HIRELOOM_IMAP_… right?"
NO_SCANNER = "Is clamd running, and is HIRELOOM_SCANNER_URL right? HIRELOOM_SCANNER_REQUIRED=0 takes uploads unchecked."
NO_ANSWER = "Is what the plugin asks running, and does it accept our key? HIRELOOM_CHAT chooses another."
NO_MODEL = "Is it running, and are HIRELOOM_MODEL_URL and HIRELOOM_MODEL_NAME right?"
NO_BOARD = "Searches go on without it. Are its name and its key right in the settings?"
FILE_STORES = {
    "disk": "Let the account of the server read and write the folder `files` in HIRELOOM_DATA_DIR.",
    "s3": "Does the bucket of HIRELOOM_S3_… exist at HIRELOOM_S3_ENDPOINT_URL, and may the key list, read, write and "
    "delete there?",
    "plugin": "Does the store of the plugin in HIRELOOM_FILE_STORE answer?",
}


def probes(
    *,
    settings: Settings,
    engine: Engine,
    replica: Replica | None,
    store: Store,
    clock: Clock,
    files: Callable[[], FileStore],
    sealed: Callable[[], SealedStore],
    mailer: Callable[[], Any],
    mailbox: Callable[[], Mailbox | None],
    scanner: Callable[[], MalwareScanner | None],
    model: Callable[[], Any],
    chat: Callable[[], Chat],
    publishers: Callable[[], Any],
    boards: Callable[[], Sequence[JobBoard]],
    make_board: BoardMaker,
) -> tuple[Probe, ...]:
    """Adapters given as callables are made only when they are checked."""
    return (
        Probe("database", partial(database_probe.look, engine), UNREACHABLE, is_required=True),
        *([Probe("database, replica", replica.look, NO_REPLICA)] if replica else []),
        Probe("files", lambda: files_probe.look(_started(files)), FILE_STORES[settings.files], is_required=True),
        Probe("outbox", partial(_outbox, store, clock), UNREACHABLE, needs=("database",)),
        *_shared(settings),
        *_thorough(settings, engine, store, clock, files, sealed),
        *_outside(settings, clock, mailer, mailbox, scanner, model),
        *_plugins(settings, mailer, chat, publishers),
        *_boards(boards, lambda made: RefreshDesk(store, clock, made, make_board, settings.boards_fresh)),
        *_absent(settings),
    )


def _thorough(
    settings: Settings,
    engine: Engine,
    store: Store,
    clock: Clock,
    files: Callable[[], FileStore],
    sealed: Callable[[], SealedStore],
) -> Iterator[Probe]:
    """What takes longer and rarely changes."""
    for name, look, advice, *needs in (
        ("database, written", partial(database_probe.write, engine), UNREACHABLE, "database"),
        (
            "files, written",
            lambda: files_probe.write_and_read(_started(files), clock.today()),
            FILE_STORES[settings.files],
            "files",
        ),
        ("files, opened", lambda: _key(store, _started(sealed)), WRONG_SECRET, "database", "files"),
        ("disk", partial(files_probe.room, settings.data_dir), "Free some space, or move HIRELOOM_DATA_DIR."),
        (
            "clock",
            lambda: database_probe.clock(engine, clock.now()),
            "Set it by NTP, such as with systemd-timesyncd.",
            "database",
        ),
        ("fonts of resumes", fonts.look, "Install the package again: its fonts are missing."),
        ("secret", partial(_secret, settings), "Let only the account of the server read it: chmod 600."),
    ):
        yield Probe(name, look, advice, is_quick=False, needs=tuple(needs))


def _absent(settings: Settings) -> Iterator[Probe]:
    """What the settings do not use, and the setting that would."""
    unused = {
        "database, replica": ("" if settings.database_read_url else "HIRELOOM_DATABASE_READ_URL"),
        "redis": "" if settings.redis_url else "HIRELOOM_REDIS_URL",
        "broker": "" if settings.work == "celery" else "HIRELOOM_WORK",
        "email": "HIRELOOM_MAIL" if settings.mailer_kind == "folder" else "",
        "other hosts": "" if settings.outbound_hosts else "HIRELOOM_OUTBOUND_HOSTS",
        "model": "" if settings.model_url or settings.chat else "HIRELOOM_MODEL_URL",
    }
    return (Probe(name, str, "", is_quick=False, setting=setting) for name, setting in unused.items() if setting)


def _shared(settings: Settings) -> Iterator[Probe]:
    if settings.redis_url:
        from hireloom.adapters.redis import probe as redis_probe
        from hireloom.adapters.redis.shared_redis import connected

        yield Probe("redis", partial(redis_probe.look, connected(settings.redis_url)), redis_probe.ADVICE)
    if settings.work == "celery":
        from hireloom.adapters.tasks import broker_probe
        from hireloom.adapters.tasks.celery_messages import spoken_to

        yield Probe("broker", partial(broker_probe.look, spoken_to(settings.celery_broker_url)), broker_probe.ADVICE)


def _outside(
    settings: Settings,
    clock: Clock,
    mailer: Callable[[], Any],
    mailbox: Callable[[], Mailbox | None],
    scanner: Callable[[], MalwareScanner | None],
    model: Callable[[], Any],
) -> Iterator[Probe]:
    if settings.public_url.startswith("https:"):
        look = partial(certificates.look, settings.public_url)
        yield Probe("certificate", lambda: look(clock.now()), certificates.ADVICE, is_quick=False)
    if settings.mail in NO_MAIL:
        yield Probe("email", lambda: mailer().log_in(), NO_MAIL[settings.mail], is_quick=False)
    if inbox := mailbox():
        yield Probe("answers by email", inbox.look, NO_MAILBOX, is_quick=False)
    if checker := scanner():
        yield Probe("malware scanner", partial(_scanned, checker), NO_SCANNER, is_quick=False)
    if settings.outbound_hosts:
        yield Probe("other hosts", lambda: f"only {', '.join(settings.outbound_hosts)}", "", is_quick=False)
    if settings.model_url:
        yield Probe("model", partial(_model, model), NO_MODEL, is_quick=False)


def _plugins(
    settings: Settings, mailer: Callable[[], Any], chat: Callable[[], Chat], publishers: Callable[[], Any]
) -> Iterator[Probe]:
    """Those of job boards and files have checks of their own."""
    if settings.mailer_kind == "plugin":
        yield Probe("email", partial(_by_plugin, mailer, settings.mail), "", is_quick=False)
    if settings.chat:
        yield Probe("model", partial(_answering, chat, settings.chat), NO_ANSWER, is_quick=False)
    for platform, name in settings.publisher_plugins:
        yield Probe(f"posts to {platform}", partial(_by_plugin, publishers, name), "", is_quick=False)


def _boards(
    boards: Callable[[], Sequence[JobBoard]], desk_of: Callable[[Sequence[JobBoard]], RefreshDesk]
) -> Iterator[Probe]:
    """If a plugin among them does not start, nothing can be said of the others."""
    try:
        refreshes = desk_of(boards())
    except PluginDoesNotStart:
        yield Probe("job boards", partial(_started, boards), "", is_quick=False)
        return
    for board in refreshes.job_boards:
        look = partial(_board, board, refreshes)
        yield Probe(f"job board {board.title}", look, NO_BOARD, is_quick=False, needs=("database",))


def _started(made: Callable[[], Any]) -> Any:
    try:
        return made()
    except PluginDoesNotStart as broken:
        raise ProbeFailed(broken.reason, broken.advice, detail=broken.detail) from broken


def _by_plugin(made: Callable[[], Any], name: str) -> str:
    _started(made)
    return f"by the plugin {name}"


def _answering(chat: Callable[[], Chat], name: str) -> str:
    _started(chat).complete(QUESTION, SCHEMA)
    return f"answers by the plugin {name}"


def _model(made: Callable[[], Any]) -> str:
    try:
        return f"answers as {made().look()}"
    except KeyRefused as refused:
        raise ProbeFailed(str(refused), WRONG_KEY) from refused


def _scanned(scanner: MalwareScanner) -> str:
    """Whether a harmless text passes. Raises ScannerAway and ProbeFailed."""
    if malware := scanner.malware_in(b"Hireloom"):
        raise ProbeFailed(f"The malware scanner takes a harmless text for {malware}.")
    return "checks uploads"


def _outbox(store: Store, clock: Clock) -> str:
    now = clock.now()
    with store.reading() as tx:
        oldest = tx.outbox.oldest_due(now=now)
    if oldest is None:
        return "no email is due"
    minutes = int((now - oldest).total_seconds() // 60)
    if now - oldest > LONGEST_DUE:
        raise ProbeFailed(f"An email has been due for {minutes} minutes.", NO_SENDER)
    return "emails are going out"


def _key(store: Store, sealed: SealedStore) -> str:
    """Whether somebody's stored file can be opened."""
    with store.reading() as tx:
        stored = tx.files.following("", count=1)
    try:
        for file in stored:
            sealed.read(file)
    except NotFound:
        raise ProbeFailed("A stored file is missing, or is sealed with another secret.", WRONG_SECRET) from None
    return "a stored file can be opened" if stored else "nothing is stored yet"


def _secret(settings: Settings) -> str:
    path = settings.data_dir / "secret"
    if path.exists() and path.stat().st_mode & 0o077:
        raise ProbeFailed(f"Others on this machine can read {path}.")
    is_kept = os.access(path, os.R_OK) and path.read_text().strip() == settings.secret
    return f"kept in {path}" if is_kept else "given by HIRELOOM_SECRET"


def _board(board: JobBoard, refreshes: RefreshDesk) -> str:
    """What became of the last search there: boards count calls, so a check asks only those never asked before."""
    for attempt in range(2):
        with refreshes.store.reading() as tx:
            ask = tx.postings.last_ask(board.name)
        if ask or attempt:
            break
        refreshes.refresh(board, BoardQuery(words="engineer"))
    if ask is None:
        return "is being asked for the first time"
    if ask.failures:
        raise ProbeFailed(ask.reason)
    minutes = int((refreshes.clock.now() - (ask.answered_at or refreshes.clock.now())).total_seconds() // 60)
    return "answered within the last minute" if minutes < 1 else f"answered the last search, {minutes} min ago"


def gauges(engine: Engine, store: Store, clock: Clock) -> Gauges:
    """Figures that are looked up when Prometheus asks."""

    def letters() -> Mapping[str, float]:
        with store.reading() as tx:
            return {state.value: count for state, count in tx.outbox.counts().items()}

    def age() -> Mapping[str, float]:
        now = clock.now()
        with store.reading() as tx:
            oldest = tx.outbox.oldest_due(now=now)
        return {"due": (now - oldest).total_seconds() if oldest else 0.0}

    def connections() -> Mapping[str, float]:
        pool: Any = engine.pool
        return {"in_use": pool.checkedout(), "idle": pool.checkedin()}

    return {
        "hireloom_outbox_emails": ("How many emails are in the outbox, by state.", letters),
        "hireloom_outbox_oldest_seconds": ("For how long the oldest unsent email has been due.", age),
        "hireloom_database_connections": ("Connections to the database of this process.", connections),
    }
