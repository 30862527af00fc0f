"""What each serving or working process does at startup and at its end, no matter which server it runs in."""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

from hireloom import settings
from hireloom.domain.refusals import Refusal
from hireloom.ports.backups import BackupFailed
from hireloom.ports.chats import ChatFailed, KeyRefused
from hireloom.ports.failures import StoreAway
from hireloom.settings import PREFIX, BadSetting, Settings

if TYPE_CHECKING:
    from flask import Flask

    from hireloom.bootstrap.container import Container
    from hireloom.ports.files import FileStore

EXPECTED = (
    BadSetting,
    BackupFailed,
    Refusal,
)  # problems that an operator can fix: reported in one line, without a trace


def settings_for_processes() -> Settings:
    """The settings for a server with several processes. Raises BadSetting."""
    config = settings.load()
    if config.work == "threads":
        raise BadSetting(
            "HIRELOOM_WORK is threads, which only `hireloom serve` has. Here several processes answer requests: set"
            " HIRELOOM_WORK to worker or celery, and run `hireloom worker` next to them."
        )
    return config


def in_one_line(problem: Exception) -> str:
    """What an operator reads about one of EXPECTED."""
    if isinstance(problem, StoreAway):  # its own sentence is for users
        return f"hireloom: {problem.cause} {problem.advice}".rstrip()
    return f"hireloom: {problem}"


@contextmanager
def exit_in_one_line() -> Iterator[None]:
    """An error from EXPECTED ends the process with its line and exit status 2."""
    try:
        yield
    except EXPECTED as problem:
        print(in_one_line(problem), file=sys.stderr)
        sys.exit(2)


def prepare(config: Settings) -> None:
    """Once, before any process serves: upgrade the database, and load into it what the settings say. No connection
    stays open, so that processes may be forked afterwards."""
    from hireloom.bootstrap.container import Container
    from hireloom.bootstrap.upgrades import bring_up_to_date

    bring_up_to_date(config)
    for doubt in config.doubts:
        logging.warning(doubt)
    container = Container(settings=config)
    if config.demo:
        load_demo(container)
    for stranger in container.accounts().seed_super_admins(config.super_admin_emails):
        logging.warning("HIRELOOM_SUPER_ADMIN_EMAILS names %s, who is not an admin here.", stranger)
    if config.model_url:
        try_key(container)
    container.store().close()


@cache
def application() -> tuple["Container", "Flask"]:
    """What answers requests in this process and in those that it forks, made once: it has no thread and no connection
    that they would have to share. Raises BadSetting."""
    from hireloom.bootstrap.container import Container

    container = Container(settings=settings_for_processes())
    app = container.app()
    container.store().close()
    return container, app


def try_key(container: "Container") -> None:
    """Log a wrong key of the model now. The server starts anyway, as does most of its work; a server of models that is
    only away may be back by then."""
    try:
        container.models().look()
    except KeyRefused as refused:
        logging.error("HIRELOOM_MODEL_KEY is wrong, so the model answers nothing: %s", refused)
    except ChatFailed as failed:
        logging.warning("The model cannot be reached at the moment: %s", failed)


def load_demo(container: "Container") -> None:
    """Raises BadSetting if strangers could log in as its admins."""
    from hireloom.demo.accounts import PASSWORD, admin_emails, open_emails
    from hireloom.demo.world import load, shut_out

    config = container.settings()
    if config.opens_demo:
        raise BadSetting(PREFIX + config.opens_demo)
    loaded = load(
        container.store(),
        sealed=container.sealed(),
        passwords=container.passwords(),
        clock=container.clock(),
        site=config.public_url,
    )
    shut = admin_emails() if config.demo_public else ()
    if shut:
        shut_out(container.store(), shut)
    if loaded.users:
        print(f"Loaded {loaded.users} people, {loaded.jobs} jobs and {loaded.applications} applications.")
    print(f"Demo log-ins, all with the password {PASSWORD}")
    for email in open_emails():
        if email not in shut:
            print(f"  {email}")


def warm(container: "Container") -> None:
    """Do what would otherwise make the first user wait, and log a missing bucket early. Call it before there are
    threads."""
    if container.settings().files == "s3":
        ask_for(container.files())
    container.sandbox().warm()


def ask_for(files: "FileStore") -> None:
    """Log an unavailable bucket now, and not only when the first person needs a file. It may be back by then, so the
    server starts anyway."""
    with suppress(StoreAway):
        next(files.kept_before(datetime.min.replace(tzinfo=UTC)), None)


@contextmanager
def background_work(container: "Container", *, begins: bool = True) -> Iterator[None]:
    """Background work in threads of this process. With `begins` False, other processes do it, and at the end this one
    only finishes what it has started: letters that a caller is waiting for."""
    from hireloom.adapters.tasks.boards import BoardWorker
    from hireloom.adapters.tasks.recurring import Recurring
    from hireloom.adapters.tasks.worker import MailWorker

    threads: list[MailWorker | BoardWorker | Recurring] = [container.mail_worker(), container.board_worker()]
    threads += map(Recurring, container.recurring())
    try:
        for thread in threads if begins else ():
            thread.start()
        yield
    except SystemExit:  # a second signal: interrupted work is leased, and will be done after the next start
        threads.clear()
        raise
    finally:
        for thread in reversed(threads):
            thread.stop()


def close(container: "Container") -> None:
    """End the reading processes and the connections to the database."""
    container.sandbox().close()
    container.store().close()
