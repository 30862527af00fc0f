"""Celery's worker as it runs: processes, a broker between them, and one that is killed in the middle."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from hireloom.adapters.mail.html import html_of
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.tasks.worker import MailWorker
from hireloom.domain.mails.account_mails import password_changed
from hireloom.domain.mails.deliveries import DeliveryState
from hireloom.domain.mails.letters import Attachment
from hireloom.infrastructure.logs import within_request
from hireloom.testing.clock import StoppedClock
from hireloom.testing.mailers import RecordingMailer
from hireloom.usecases.outbox import OutboxDesk
from tests.waiting import until

LONG = replace(
    password_changed("anna@people.example"),
    attachments=(Attachment("photos.zip", "application/zip", bytes(2 * 1024 * 1024)),),
)
WORKER = """
import os, signal, sys, time
from datetime import timedelta
from pathlib import Path
from hireloom.adapters.mail.html import html_of
from hireloom.adapters.mail.outbox_folder import OutboxFolder
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.tasks.celery_worker import app_at, run
from hireloom.adapters.tasks.recurring import Work
from hireloom.adapters.tasks.worker import MailWorker
from hireloom.infrastructure import logs
from hireloom.testing.clock import StoppedClock
from hireloom.usecases.outbox import OutboxDesk

data, broker = Path(sys.argv[1]), sys.argv[2]
logs.begin()


class Later(StoppedClock):
    def now(self):
        return super().now() + timedelta(minutes=3 * (data / "later").exists())


class Mortal:
    def send(self, letter, message_id):
        if not (data / "killed").exists():
            (data / "killed").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        while letter.attachments and not (data / "free").exists():
            time.sleep(0.02)
        OutboxFolder(data / "outbox", sender="Hireloom <hello@hireloom.example>", clock=clock).send(letter, message_id)


clock = Later()
store = SqlStore(connect(f"sqlite:///{data / 'hireloom.db'}"), clock)
desk = OutboxDesk(store, clock, Mortal(), "hireloom.example", html_of)
mails = MailWorker(desk)
works = [Work("letters", mails.look, every=0.3)]
sys.exit(run(app_at(broker, works, mails.send), mails.stop, processes=2, has_beat=True))
"""


@pytest.fixture
def worker(redis_url: str, tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    with (tmp_path / "log").open("wb") as lines:
        worker = subprocess.Popen(
            [sys.executable, "-c", WORKER, str(tmp_path), redis_url], stderr=lines, start_new_session=True
        )
    yield worker
    with suppress(ProcessLookupError):  # it has children
        os.killpg(worker.pid, signal.SIGKILL)
    worker.wait()


@pytest.fixture
def desk(migrated: Path, tmp_path: Path) -> Iterator[OutboxDesk]:
    """That of the web process, whose own mailer nobody should need."""
    path = tmp_path / "hireloom.db"
    path.write_bytes(migrated.read_bytes())
    clock = StoppedClock()
    store = SqlStore(connect(f"sqlite:///{path}"), clock)
    yield OutboxDesk(store, clock, RecordingMailer(), "hireloom.example", html_of)
    store.close()


def test_a_worker_that_is_killed_in_the_middle_costs_no_mail_and_makes_no_second(
    desk: OutboxDesk, redis_url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    from hireloom.adapters.tasks.celery_dispatcher import CeleryDispatcher
    from hireloom.adapters.tasks.celery_messages import Messages, spoken_to

    with desk.store.writing() as tx:
        tx.outbox.put(password_changed("anna@people.example"), event="a")
    worker = request.getfixturevalue("worker")
    assert until((tmp_path / "killed").exists)
    assert desk.state_of("a") is DeliveryState.SENDING
    (tmp_path / "later").touch()  # the lease is over
    assert until(lambda: desk.state_of("a") is DeliveryState.SENT)

    with desk.store.writing() as tx, within_request("d4c2"):
        tx.outbox.put(password_changed("anna@people.example"), event="b")
    dispatcher = CeleryDispatcher(Messages(spoken_to(redis_url, seconds=60)), desk, MailWorker(desk))
    assert dispatcher.deliver("b", within=60)
    assert len(list((tmp_path / "outbox").glob("*.eml"))) == 2
    assert "email b: sent [d4c2]" in (tmp_path / "log").read_text()

    longs = [f"c.long.{number}" for number in range(3)]
    with desk.store.writing() as tx:
        tx.outbox.put_all(dict.fromkeys(longs, LONG))
    assert until(lambda: {desk.state_of(long) for long in longs} == {DeliveryState.SENDING})
    with desk.store.writing() as tx:
        tx.outbox.put(password_changed("anna@people.example"), event="d")
    assert dispatcher.deliver("d", within=60)
    worker.send_signal(signal.SIGTERM)
    (tmp_path / "free").touch()
    assert worker.wait(60) == 0
    assert {desk.state_of(long) for long in longs} == {DeliveryState.SENT}
