"""A round of deliveries: receivers do not wait for each other, and each gets its messages one at a time."""

import threading
import time
from dataclasses import replace

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Response

from hireloom.ports.failures import StoreAway
from hireloom.usecases.webhooks import AT_ONCE, WebhookDesk
from tests.http.test_v1_webhooks import HOOK

PATIENCE = 20.0  # seconds, if something does not happen


@pytest.fixture
def environment(environment):
    return environment | {"HIRELOOM_PRIVATE_RECEIVERS": "localhost"}


@pytest.fixture
def hooking(its_recruiter, program):
    return program(its_recruiter, "webhooks:write")


@pytest.fixture
def receivers():
    """A server that answers several requests at once."""
    with HTTPServer("localhost", threaded=True) as server:
        yield server


@pytest.fixture
def deliver(container):
    return container.desks()[WebhookDesk].deliver_due


def test_a_receiver_that_hangs_delays_nobody_else(hooking, receivers, deliver):
    arrived, answer = threading.Event(), threading.Event()

    def hang(_request):
        answer.wait(PATIENCE)
        return Response("late")

    def accept(_request):
        arrived.set()
        return Response("thanks")

    receivers.expect_request("/hang").respond_with_handler(hang)
    receivers.expect_request("/in").respond_with_handler(accept)
    for path in ("/hang", "/in"):
        hook = hooking.post("/webhooks", json=HOOK | {"url": receivers.url_for(path)}).get_json()
        assert hooking.post(f"/webhooks/{hook['id']}/test").status_code == 202
    counts = []
    round_ = threading.Thread(target=lambda: counts.append(deliver()))
    round_.start()
    try:
        assert arrived.wait(PATIENCE)
        assert round_.is_alive()  # the first receiver has not answered yet
        senders = [thread.daemon for thread in threading.enumerate() if thread.name.startswith("webhook")]
        assert senders
        assert all(senders)  # so that the process does not wait for it when it is told to stop
    finally:
        answer.set()
        round_.join(PATIENCE)
    assert counts == [2]


def test_one_receiver_gets_all_in_one_round_but_one_at_a_time(hooking, receivers, deliver):
    alone, together, accepted = threading.Lock(), [], []

    def accept(request):
        if not alone.acquire(blocking=False):
            together.append(request.headers["webhook-id"])
            return Response("busy", 503)
        accepted.append(request.headers["webhook-id"])
        alone.release()
        return Response("thanks")

    receivers.expect_request("/in").respond_with_handler(accept)
    hook = hooking.post("/webhooks", json=HOOK | {"url": receivers.url_for("/in")}).get_json()
    messages = [hooking.post(f"/webhooks/{hook['id']}/test").get_json()["message_id"] for _ in range(2 * AT_ONCE)]
    assert deliver() == len(messages)
    assert (accepted, together) == (messages, [])


def test_what_goes_wrong_is_raised_when_the_others_are_done(hooking, receivers, container):
    """One message cannot be noted: the database is away for a moment."""
    desk = container.desks()[WebhookDesk]
    receivers.expect_request("/in").respond_with_data("thanks")
    hooks = [hooking.post("/webhooks", json=HOOK | {"url": receivers.url_for("/in")}).get_json() for _ in range(2)]
    for hook in hooks:
        assert hooking.post(f"/webhooks/{hook['id']}/test").status_code == 202
    with pytest.raises(StoreAway):
        replace(desk, receivers=AwayOnce(desk.receivers)).deliver_due()
    rows = [hooking.get(f"/webhooks/{hook['id']}/deliveries").get_json()["data"] for hook in hooks]
    assert sorted(delivery["status"] for (delivery,) in rows) == ["delivered", "waiting"]


class AwayOnce:
    def __init__(self, receivers):
        self.receivers, self.turns = receivers, iter([StoreAway()])

    def post(self, url, body, headers):
        for failure in self.turns:
            raise failure
        time.sleep(0.2)  # it ends after the failure
        return self.receivers.post(url, body, headers)
