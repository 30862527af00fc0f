"""A worker that is killed after the provider took a letter and before that was written down loses nothing."""

import email
import email.policy
import signal
import subprocess
import sys
from collections import Counter
from datetime import timedelta
from pathlib import Path

import pytest

from hireloom.adapters.mail.html import html_of
from hireloom.adapters.mail.outbox_folder import OutboxFolder
from hireloom.domain.mails.account_mails import password_changed
from hireloom.domain.mails.deliveries import DeliveryState
from hireloom.settings import Settings
from hireloom.usecases.outbox import OutboxDesk

WORKER = """
import os, signal, sys, time
from datetime import timedelta
from pathlib import Path
from hireloom.adapters.mail.html import html_of
from hireloom.adapters.mail.outbox_folder import OutboxFolder
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.tasks.worker import MailWorker
from hireloom.testing.clock import StoppedClock
from hireloom.usecases.outbox import OutboxDesk

data, minutes_later, letters_to_live = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
clock = StoppedClock()
clock.advance(timedelta(minutes=minutes_later))
folder = OutboxFolder(data / "outbox", sender="Hireloom <hello@hireloom.example>", clock=clock)
store = SqlStore(connect(f"sqlite:///{data / 'hireloom.db'}"), clock)


class Mortal:
    left = letters_to_live

    def send(self, letter, message_id):
        folder.send(letter, message_id)
        self.left -= 1
        if not self.left:
            os.kill(os.getpid(), signal.SIGKILL)


MailWorker(OutboxDesk(store, clock, Mortal(), "hireloom.example", html_of)).start()
time.sleep(30)
"""


@pytest.fixture
def run_worker(settings: Settings):
    """Runs a process that sends until it is killed; how it ended."""

    def run(*, minutes_later: int, letters_to_live: int) -> int:
        command = [sys.executable, "-c", WORKER, settings.data_dir, str(minutes_later), str(letters_to_live)]
        return subprocess.run(command, timeout=60).returncode

    return run


def test_three_kills_lose_nothing_and_a_letter_sent_twice_is_known_as_one(container, settings, clock, run_worker):
    events = [f"passwords.{number}.changed" for number in range(30)]
    with container.store().writing() as tx:
        for event in events:
            tx.outbox.put(password_changed("anna@people.example"), event=event)
    endings = [run_worker(minutes_later=3 * kill, letters_to_live=5 + kill) for kill in range(3)]
    assert endings == [-signal.SIGKILL] * 3
    clock.advance(timedelta(minutes=9))
    folder = OutboxFolder(settings.data_dir / "outbox", sender="Hireloom <hello@hireloom.example>", clock=clock)
    OutboxDesk(container.store(), clock, folder, "hireloom.example", html_of).deliver_due()

    counts = Counter(str(mail["Message-ID"]) for mail in mails_in(settings.data_dir / "outbox"))
    assert set(counts) == {f"<{event}@hireloom.example>" for event in events}
    assert sum(counts.values()) - len(counts) == 3  # one for each kill
    with container.store().reading() as tx:
        assert tx.outbox.counts()[DeliveryState.SENT] == len(events)


def mails_in(folder: Path):
    for path in folder.glob("*.eml"):
        yield email.message_from_bytes(path.read_bytes(), policy=email.policy.default)
