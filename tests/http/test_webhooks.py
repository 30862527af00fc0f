"""Webhooks: what happens to a recruiter's jobs reaches the recruiter's own systems, signed, and nobody else's."""

import io
import json
import time
import zipfile
from base64 import b64decode
from dataclasses import replace
from datetime import timedelta
from hashlib import sha256
from hmac import new as hmac

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from hireloom.adapters.http.webhooks import LISTED
from hireloom.adapters.receivers import HttpReceivers
from hireloom.adapters.sql.webhook_tables import webhooks
from hireloom.domain.lives import USUAL
from hireloom.domain.webhooks import BACK_OFF, WebhookDelivery, signature
from hireloom.usecases.webhooks import WebhookDesk
from tests.http.application_calls import apply
from tests.http.recruiter_calls import decide

PASSWORD = "Welcome2hireloom!"
EVENTS = [
    "application.received",
    "application.decided",
    "document.added",
    "interview.booked",
    "interview.cancelled",
    "job.opened",
    "job.edited",
    "job.closed",
]


@pytest.fixture
def environment(environment):
    return environment | {"HIRELOOM_PRIVATE_RECEIVERS": "localhost"}


@pytest.fixture
def browser(its_recruiter):
    return its_recruiter


@pytest.fixture
def inbox(httpserver: HTTPServer):
    """The messages that the receiver has accepted."""
    accepted = []

    def accept(request: Request) -> Response:
        accepted.append((dict(request.headers), request.get_data(as_text=True)))
        return Response("thanks")

    httpserver.expect_request("/in").respond_with_handler(accept)
    return accepted


@pytest.fixture
def deliver(container):
    return lambda: container.desks()[WebhookDesk].deliver_due()


def add(browser, url, *events):
    return browser.post("/api/me/webhooks", json={"url": url, "events": events or EVENTS})


def deliveries(browser, webhook_id=1):
    return browser.get(f"/api/me/webhooks/{webhook_id}/deliveries").get_json()["deliveries"]


def hooks(browser):
    return browser.get("/api/me/webhooks").get_json()["webhooks"]


def code_of(answer):
    return answer.status_code, answer.get_json()["code"]


def test_an_application_reaches_the_receiver_signed_and_without_a_name(
    browser, seeker_applies, httpserver, inbox, deliver, clock
):
    hook = add(browser, httpserver.url_for("/in"))
    secret = hook.get_json()["secret"]
    assert (hook.status_code, secret[:6]) == (201, "whsec_")
    application_id, job_id = seeker_applies()
    assert deliver() == 2
    [(headers, body), (_, of_document)] = inbox
    assert json.loads(of_document)["data"]["kind"] == "resume"
    headers = {name.lower(): value for name, value in headers.items()}
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.{body}".encode()
    mac = hmac(b64decode(secret.removeprefix("whsec_")), signed, sha256).digest()
    [version, signature] = headers["webhook-signature"].split(",")
    assert (version, b64decode(signature)) == ("v1", mac)
    assert json.loads(body) == {
        "type": "application.received",
        "timestamp": "2026-11-21T09:30:00.000000Z",
        "data": {
            "application_id": application_id,
            "job_id": job_id,
            "status": "submitted",
            "url": f"/api/v1/applications/{application_id}",
        },
    }
    _, delivery = deliveries(browser)
    assert (delivery["status"], delivery["response_status"], delivery["response"]) == ("delivered", 200, "thanks")
    assert deliver() == 0


def test_a_new_secret_signs_beside_the_old_one_for_a_day(browser, httpserver, inbox, deliver, clock, container):
    store, user_id = container.store(), browser.get("/api/session").get_json()["user"]["id"]
    old = add(browser, httpserver.url_for("/in")).get_json()["secret"]
    answer = browser.post("/api/me/webhooks/1/secret")
    new = answer.get_json()["secret"]
    assert (answer.status_code, old != new) == (201, True)
    for pause, secrets in ((timedelta(minutes=0), [new, old]), (timedelta(hours=24), [new])):
        clock.advance(pause)
        with store.writing() as tx:
            [webhook] = tx.webhooks.of(user_id)
            tx.webhooks.add_delivery(WebhookDelivery(webhook.id, "msg_1", "test", "{}", clock.now(), clock.now()))
        assert deliver() == 1
        headers, body = inbox[-1]
        headers = {name.lower(): value for name, value in headers.items()}
        message_id, timestamp = headers["webhook-id"], int(headers["webhook-timestamp"])
        expected = [signature(secret, message_id, timestamp, body) for secret in secrets]
        assert headers["webhook-signature"].split() == expected


def hint(browser):
    return browser.get("/api/me/webhooks").get_json()["webhooks"][0]["secret_hint"]


def test_its_owner_sees_the_secret_again_after_confirming(browser, visit, people, clock, container):
    secret = add(browser, "https://hooks.example/in").get_json()["secret"]
    assert browser.get("/api/me/webhooks/1/secret").get_json()["secret"] == secret
    assert b"webhooks.shown" in browser.get("/api/me/security").data
    assert hint(browser) == secret[-4:]
    other_browser = visit()
    other_browser.login(people.add("recruiter").email)
    assert code_of(other_browser.get("/api/me/webhooks/1/secret")) == (404, "no_such_webhook")
    clock.advance(USUAL.confirmation)
    assert code_of(browser.get("/api/me/webhooks/1/secret")) == (403, "confirmation_needed")
    browser.post("/api/me/confirm", json={"password": PASSWORD})
    with container.store().writing() as tx:
        tx.webhooks.put(replace(tx.webhooks.of(browser.get("/api/session").get_json()["user"]["id"])[0], secret="lost"))
    assert hint(browser) == ""
    assert code_of(browser.get("/api/me/webhooks/1/secret")) == (409, "webhook_secret_unreadable")


@pytest.fixture
def seeker_applies(visit, people, job):
    def applies():
        seeker = visit()
        seeker.login(people.add("user").email)
        return apply(seeker, job).get_json()["application_id"], job.id

    return applies


def test_a_failing_receiver_is_tried_again_with_the_same_id(browser, httpserver, inbox, deliver, clock):
    add(browser, httpserver.url_for("/in"))
    httpserver.expect_oneshot_request("/in").respond_with_data("broken", status=503)
    browser.post("/api/me/webhooks/1/test")
    assert deliver() == 1
    [failed] = deliveries(browser)
    assert (failed["status"], failed["response_status"], failed["response"]) == ("waiting", 503, "broken")
    assert (failed["tries"], failed["tries_left"]) == (1, len(BACK_OFF))
    assert deliver() == 0
    clock.advance(BACK_OFF[0])
    assert deliver() == 1
    [delivery] = deliveries(browser)
    assert (delivery["status"], delivery["message_id"], delivery["tries"]) == ("delivered", failed["message_id"], 2)
    assert [attempt["status"] for attempt in delivery["attempts"]] == [503, 200]
    assert delivery["tries_left"] == 0
    assert hooks(browser)[0]["failing_since"] is None


def test_three_days_of_failures_pause_it_with_a_mail(browser, httpserver, deliver, clock, container, letters):
    httpserver.expect_request("/in").respond_with_data("broken", status=500)
    add(browser, httpserver.url_for("/in"))
    browser.post("/api/me/webhooks/1/test")
    for pause in (*BACK_OFF, timedelta(0)):
        assert deliver() == 1
        clock.advance(pause)
    with container.store().reading() as tx:
        [webhook] = tx.webhooks.of(1) or tx.webhooks.of(2)
        [delivery] = tx.webhooks.deliveries(webhook.id, below=None, count=9)
    assert (webhook.paused_at, delivery.status) == (clock.now(), "failed")
    container.outbox().deliver_due()
    assert "Your webhook is paused" in [letter.subject for letter in letters()]


def test_a_receiver_that_is_gone_is_paused_at_once_until_it_is_resumed(browser, httpserver, deliver):
    httpserver.expect_request("/in").respond_with_data("", status=410)
    add(browser, httpserver.url_for("/in"))
    browser.post("/api/me/webhooks/1/test")
    deliver()
    assert hooks(browser)[0]["paused_at"]
    assert code_of(browser.post("/api/me/webhooks/1/test")) == (409, "webhook_paused")
    assert browser.post("/api/me/webhooks/1/switch", json={"is_active": True}).status_code == 200
    assert hooks(browser)[0]["paused_at"] is None


def test_whoever_dies_while_sending_leaves_the_message_to_others(browser, httpserver, inbox, container, clock, deliver):
    add(browser, httpserver.url_for("/in"))
    browser.post("/api/me/webhooks/1/test")
    with container.store().writing() as tx:
        _, leased = tx.webhooks.lease(clock.now())
    assert deliver() == 0
    clock.advance(timedelta(minutes=2))
    assert deliver() == 1
    assert deliveries(browser)[0]["message_id"] == leased.message_id


def test_jobs_and_decisions_are_reported(browser, httpserver, inbox, deliver, seeker_applies):
    add(browser, httpserver.url_for("/in"))
    application_id, job_id = seeker_applies()
    assert decide(browser, application_id, "Selected").status_code == 200
    browser.post(f"/api/jobs/{job_id}/close", json={"is_active": False})
    deliver()
    types = [json.loads(body)["type"] for _, body in inbox]
    assert types == ["application.received", "document.added", "application.decided", "job.closed"]


def test_a_blind_review_reports_no_documents(browser, httpserver, inbox, deliver, container, job, seeker_applies):
    add(browser, httpserver.url_for("/in"))
    with container.store().writing() as tx:
        tx.jobs.put(replace(tx.jobs.get(job.id), blind_review=True))
    seeker_applies()
    assert deliver() == 1


def test_deliveries_are_paged_counted_and_narrowed(browser, httpserver, deliver, clock, container):
    httpserver.expect_request("/in").respond_with_data("", status=500)
    add(browser, httpserver.url_for("/in"))
    browser.post("/api/me/webhooks/1/test")
    deliver()
    clock.advance(timedelta(hours=2))
    with container.store().writing() as tx:
        for number in range(LISTED):
            message = WebhookDelivery(1, f"msg_{number}", "job.closed", "{}", clock.now(), clock.now())
            tx.webhooks.add_delivery(message)
    page = browser.get("/api/me/webhooks/1/deliveries").get_json()
    assert (len(page["deliveries"]), page["total"], page["failed"]) == (LISTED, LISTED + 1, 1)
    last = page["deliveries"][-1]["id"]
    [tried] = browser.get(f"/api/me/webhooks/1/deliveries?before={last}").get_json()["deliveries"]
    assert browser.get("/api/me/webhooks/1/deliveries?failed=1").get_json()["deliveries"] == [tried]
    of_tests = browser.get("/api/me/webhooks/1/deliveries?event=test").get_json()
    assert (of_tests["deliveries"], of_tests["total"]) == ([tried], 1)
    for wrong in ("event=job.lost", "before=0", "failed=perhaps"):
        assert browser.get(f"/api/me/webhooks/1/deliveries?{wrong}").status_code == 422
    [activity] = browser.get("/api/me/webhooks").get_json()["activity"]
    tallies = [(at, hour["sent"], hour["failed"]) for at, hour in enumerate(activity["hours"]) if hour["sent"]]
    assert tallies == [(22, 1, 1), (23, LISTED, 0)]
    assert (len(activity["hours"]), activity["waiting"]) == (24, LISTED + 1)


def test_a_receiver_that_hangs_costs_its_time_and_no_more(httpserver):
    httpserver.expect_request("/in").respond_with_handler(lambda request: time.sleep(3) or Response("late"))
    since = time.monotonic()
    answer = HttpReceivers(lambda host, seconds: (), ("localhost",), 0.3).post(httpserver.url_for("/in"), "{}", {})
    assert (answer.status, time.monotonic() - since < 2) == (None, True)
    assert answer.text == "No complete answer within 0.3 seconds."


def test_redelivery_keeps_the_id(browser, httpserver, inbox, deliver):
    add(browser, httpserver.url_for("/in"))
    browser.post("/api/me/webhooks/1/test")
    deliver()
    assert browser.post("/api/me/webhooks/1/deliveries/1/redeliver").status_code == 202
    deliver()
    first, second = ({name.lower(): value for name, value in headers.items()} for headers, _ in inbox)
    assert first["webhook-id"] == second["webhook-id"]


def test_redirects_are_not_followed(browser, httpserver, inbox, deliver):
    httpserver.expect_request("/away").respond_with_data("", 302, headers={"Location": httpserver.url_for("/in")})
    add(browser, httpserver.url_for("/away"))
    browser.post("/api/me/webhooks/1/test")
    deliver()
    assert (inbox, deliveries(browser)[0]["response_status"]) == ([], 302)


def test_ten_megabytes_are_a_failure(browser, httpserver, deliver):
    httpserver.expect_request("/in").respond_with_data("x" * 10_000_000)
    add(browser, httpserver.url_for("/in"))
    browser.post("/api/me/webhooks/1/test")
    deliver()
    [delivery] = deliveries(browser)
    assert (delivery["status"], delivery["response_status"]) == ("waiting", None)
    assert len(delivery["response"]) < 100


def test_only_recruiters_and_only_after_their_password(signed_in, browser, clock):
    assert code_of(add(signed_in("user"), "https://hooks.example/in")) == (403, "webhooks_are_for_recruiters")
    clock.advance(timedelta(minutes=10))
    assert code_of(add(browser, "https://hooks.example/in")) == (403, "confirmation_needed")


def test_others_cannot_reach_it(signed_in, browser):
    add(browser, "https://hooks.example/in")
    other_recruiter = signed_in("recruiter")
    assert hooks(other_recruiter) == []
    assert other_recruiter.get("/api/me/webhooks/1/deliveries").status_code == 404
    assert other_recruiter.delete("/api/me/webhooks/1").status_code == 404
    assert other_recruiter.post("/api/me/webhooks/1/test").status_code == 404


def test_the_secret_is_stored_encrypted_and_not_exported(browser, container):
    secret = add(browser, "https://hooks.example/in").get_json()["secret"]
    with container.engine().connect() as connection:
        assert secret not in map(str, connection.execute(webhooks.select()).one())
    answer = browser.post("/api/me/export", json={"password": PASSWORD})
    with zipfile.ZipFile(io.BytesIO(answer.data)) as packed:
        [webhook] = json.loads(packed.read("webhooks.json"))
        assert json.loads(packed.read("webhook_deliveries.json")) == []
    assert (webhook["url"], webhook["secret"]) == ("https://hooks.example/in", "(encrypted)")


def test_old_deliveries_are_forgotten(browser, clock, container):
    add(browser, "https://hooks.example/in")
    browser.post("/api/me/webhooks/1/test")
    clock.advance(timedelta(days=31))
    assert container.housekeeping().sweep_webhook_deliveries() == 1
