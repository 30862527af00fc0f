"""Two processes that send to the same receivers: each receiver gets one message at a time, in order, and a process that
is killed keeps its receiver only until its lease ends."""

import os
import signal
import subprocess
import sys
import threading
from collections import Counter, defaultdict

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from hireloom.domain.identity.users import Role
from hireloom.domain.webhooks import LEASE, WebhookEndpoint, WebhookEvent

MESSAGES = 12
SENDER = """
import os, sys, time
from datetime import timedelta
from hireloom.adapters.receivers import HttpReceivers
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.webhooks import secret_of
from hireloom.testing.clock import StoppedClock
from hireloom.usecases.webhooks import WebhookDesk

database, seconds_later = sys.argv[1], float(sys.argv[2])


class Opened:
    def opened(self, sealed, *, purpose):
        return secret_of(sealed)


class Signed(HttpReceivers):
    def post(self, url, body, headers):
        return super().post(url, body, {**headers, "X-Process": str(os.getpid())})


clock = StoppedClock()
clock.advance(timedelta(seconds=seconds_later))
store, receivers = SqlStore(connect(database), clock), Signed(None, {"localhost"})
desk = WebhookDesk(store, clock, None, None, None, None, Opened(), receivers, None, "")
print("ready", flush=True)
sys.stdin.readline()
for _ in range(60):  # looks for more than a second after the last message
    while desk.deliver_due():
        pass
    time.sleep(0.02)
"""


class Receivers:
    """What arrived where, in order; the process that brings message number `deadly` is killed, the first time."""

    def __init__(self, deadly: str) -> None:
        self.arrived, self.together, self.processes = defaultdict(list), [], Counter()
        self.deadly, self.victim = deadly, 0
        self.locks = defaultdict(threading.Lock)

    def __call__(self, request: Request) -> Response:
        number, process = request.get_json()["data"]["number"], int(request.headers["X-Process"])
        if not self.locks[request.path].acquire(blocking=False):
            self.together.append(number)
            return Response("busy", 503)
        try:
            self.arrived[request.path].append(number)
            self.processes[process] += 1
            if number == self.deadly and not self.victim:
                self.victim = process
                os.kill(process, signal.SIGKILL)
            return Response("thanks")
        finally:
            self.locks[request.path].release()


@pytest.fixture
def receivers():
    with HTTPServer("localhost", threaded=True) as server:
        yield server


@pytest.fixture
def hooks(store, add, clock, receivers):
    """Two by their paths, each with messages that name it and their place."""
    hooks = {}
    for path in ("/anna", "/bert"):
        owner = add(path[1:], Role.RECRUITER)
        hook = WebhookEndpoint(owner.id, receivers.url_for(path), frozenset(WebhookEvent), "sealed", clock.now())
        with store.writing() as tx:
            hooks[path] = tx.webhooks.add(hook)
            data = [{"number": number} for number in numbers(path)]
            tx.webhooks.announce(WebhookEvent.JOB_EDITED, data, owner_id=owner.id, now=clock.now())
    return hooks


def numbers(path: str) -> list[str]:
    return [f"{path}{place}" for place in range(MESSAGES)]


@pytest.fixture
def address(engine, tmp_path) -> str:
    """Of the database, for other processes."""
    if engine.dialect.name == "sqlite":
        return f"sqlite:///{tmp_path / 'hireloom.db'}"
    return engine.url.render_as_string(hide_password=False)


def endings(address: str, seconds_later: float) -> list[int]:
    """How two processes ended that begin to send at the same moment."""
    command = [sys.executable, "-c", SENDER, address, str(seconds_later)]
    senders = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    for sender in senders:
        assert sender.stdout.readline() == "ready\n"
    for sender in senders:
        sender.stdin.write("\n")
        sender.stdin.flush()
    for sender in senders:
        sender.communicate(timeout=60)
    return sorted(sender.returncode for sender in senders)


def test_a_killed_process_loses_no_message_and_changes_no_order(address, store, hooks, receivers):
    seen = Receivers("/anna5")
    for path in hooks:
        receivers.expect_request(path).respond_with_handler(seen)
    assert endings(address, 0) == [-signal.SIGKILL, 0]
    assert seen.arrived["/anna"] == numbers("/anna")[:6]  # the lease of the dead process holds
    assert endings(address, LEASE.total_seconds()) == [0, 0]
    assert seen.arrived["/anna"] == [*numbers("/anna")[:6], *numbers("/anna")[5:]]  # the one in hand comes first
    assert list(dict.fromkeys(seen.arrived["/bert"])) == numbers("/bert")
    assert seen.together == []
    assert len(seen.processes) > 1
    with store.reading() as tx:
        for hook in hooks.values():
            deliveries = tx.webhooks.deliveries(hook.id, below=None, count=99)
            assert [delivery.status for delivery in deliveries] == ["delivered"] * MESSAGES
