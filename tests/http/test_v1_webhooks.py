"""Webhooks in /api/v1: what a key may do with its owner's, and nobody else's."""

import pytest
from pytest_httpserver import HTTPServer

from hireloom.usecases.webhooks import WebhookDesk

HOOK = {"url": "https://hooks.example/in", "events": ["job.closed", "application.received"]}


@pytest.fixture
def environment(environment):
    return environment | {"HIRELOOM_PRIVATE_RECEIVERS": "localhost"}


@pytest.fixture
def program_of(its_recruiter, program):
    return lambda *scopes: program(its_recruiter, *scopes)


@pytest.fixture
def hooking(program_of):
    return program_of("webhooks:write")


def code_of(answer):
    return answer.status_code, answer.get_json()["code"]


def test_a_webhook_comes_back_as_it_was_added_but_for_its_secret(hooking):
    answer = hooking.post("/webhooks", json=HOOK)
    hook = answer.get_json()
    assert (answer.status_code, hook["secret"][:6]) == (201, "whsec_")
    webhook = hooking.get(f"/webhooks/{hook['id']}").get_json()
    assert webhook == {name: value for name, value in hook.items() if name != "secret"}
    assert (webhook["url"], set(webhook["events"])) == (HOOK["url"], set(HOOK["events"]))
    assert hooking.get("/webhooks").get_json() == {"data": [webhook]}


def test_a_repeated_request_adds_one_and_shows_the_same_secret(hooking):
    once = {"headers": {"Idempotency-Key": "hook-1"}, "json": HOOK}
    first, second = hooking.post("/webhooks", **once), hooking.post("/webhooks", **once)
    assert (first.get_json(), second.headers["Idempotency-Replayed"]) == (second.get_json(), "true")
    assert len(hooking.get("/webhooks").get_json()["data"]) == 1
    reused = hooking.post("/webhooks", headers=once["headers"], json=HOOK | {"events": ["job.opened"]})
    assert code_of(reused) == (409, "idempotency_key_reused")


@pytest.mark.parametrize(
    "url",
    ["http://hooks.example/in", "https://me:secret@hooks.example/", "ftp://hooks.example", "https://", "x" * 501],
)
def test_an_address_that_cannot_be_is_refused(hooking, url):
    assert code_of(hooking.post("/webhooks", json=HOOK | {"url": url})) == (422, "webhook_address_invalid")


def test_a_new_secret_is_shown_once(hooking):
    hook = hooking.post("/webhooks", json=HOOK).get_json()
    renewed = hooking.post(f"/webhooks/{hook['id']}/secret")
    assert (renewed.status_code, renewed.get_json() | {"secret": ""}) == (201, hook | {"secret": ""})
    assert renewed.get_json()["secret"] != hook["secret"]


def test_it_is_paused_and_resumed_and_removed(hooking):
    webhook = f"/webhooks/{hooking.post('/webhooks', json=HOOK).get_json()['id']}"
    assert hooking.call("PATCH", webhook, json={"is_active": False}).get_json()["paused_at"]
    assert code_of(hooking.post(f"{webhook}/test")) == (409, "webhook_paused")
    assert hooking.call("PATCH", webhook, json={"is_active": True}).get_json()["paused_at"] is None
    assert hooking.post(f"{webhook}/test").status_code == 202
    assert hooking.call("DELETE", webhook).status_code == 204
    assert code_of(hooking.get(webhook)) == (404, "no_such_webhook")


def test_deliveries_come_in_pages_and_can_be_sent_again(hooking, httpserver: HTTPServer, container):
    httpserver.expect_request("/in").respond_with_data("thanks")
    webhook = f"/webhooks/{hooking.post('/webhooks', json=HOOK | {'url': httpserver.url_for('/in')}).get_json()['id']}"
    messages = [hooking.post(f"{webhook}/test").get_json()["message_id"] for _ in range(3)]
    assert container.desks()[WebhookDesk].deliver_due() == 3
    first = hooking.get(f"{webhook}/deliveries?limit=2").get_json()
    second = hooking.get(f"{webhook}/deliveries?limit=2&cursor={first['next_cursor']}").get_json()
    deliveries = first["data"] + second["data"]
    assert ([row["message_id"] for row in deliveries], second["next_cursor"]) == (messages[::-1], None)
    assert {row["status"] for row in deliveries} == {"delivered"}
    again = hooking.post(f"{webhook}/deliveries/{deliveries[0]['id']}/redeliver")
    assert (again.status_code, again.get_json()["message_id"]) == (202, messages[-1])
    assert code_of(hooking.get(f"/webhooks/1/deliveries?cursor=x{first['next_cursor']}")) == (400, "cursor_malformed")


def test_a_key_needs_the_scope(program_of):
    reading = program_of("webhooks:read")
    assert reading.get("/webhooks").get_json() == {"data": []}
    assert code_of(reading.post("/webhooks", json=HOOK)) == (403, "scope_missing")
    assert code_of(program_of("jobs:write").get("/webhooks")) == (403, "scope_missing")


def test_others_see_nothing_of_it(hooking, program, visit, people):
    hook = hooking.post("/webhooks", json=HOOK).get_json()["id"]
    colleague = visit()
    colleague.login(people.add("recruiter").email)
    stranger = program(colleague, "webhooks:write")
    for method, path in (("GET", ""), ("DELETE", ""), ("POST", "/test"), ("GET", "/deliveries")):
        answer = stranger.call(method, f"/webhooks/{hook}{path}")
        assert code_of(answer) == (404, "no_such_webhook")
