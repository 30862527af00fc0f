# ruff: noqa: F811 - fixtures of the other tests of webhooks
"""In which order a receiver gets its messages, and how it puts them in order."""

import json
from datetime import timedelta

from hireloom.domain.webhooks import BACK_OFF, REST
from tests.http.recruiter_calls import decide
from tests.http.test_webhooks import add, browser, deliver, environment, inbox, seeker_applies  # noqa: F401


def test_messages_that_overtake_each_other_are_put_in_order_by_their_timestamps(
    browser, httpserver, inbox, deliver, clock, seeker_applies
):
    add(browser, httpserver.url_for("/in"), "application.received", "application.decided")
    httpserver.expect_oneshot_request("/in").respond_with_data("broken", status=503)
    application_id, _ = seeker_applies()
    deliver()
    clock.advance(BACK_OFF[0])
    httpserver.expect_oneshot_request("/in").respond_with_data("broken again", status=503)
    deliver()  # the first message waits for five minutes now, the webhook for one
    clock.advance(timedelta(microseconds=250_000))
    decide(browser, application_id, "Selected")
    for pause in (REST, BACK_OFF[1]):
        clock.advance(pause)
        deliver()
    messages = [json.loads(body) for _, body in inbox]
    assert [message["type"] for message in messages] == ["application.decided", "application.received"]
    in_order = sorted(messages, key=lambda message: message["timestamp"])
    assert [message["type"] for message in in_order] == ["application.received", "application.decided"]
    assert [message["timestamp"] for message in in_order] == [
        "2026-11-21T09:30:00.000000Z",
        "2026-11-21T09:31:00.250000Z",
    ]


def test_a_message_that_failed_once_is_not_overtaken(browser, httpserver, inbox, deliver, clock, seeker_applies):
    add(browser, httpserver.url_for("/in"), "application.received", "application.decided")
    httpserver.expect_oneshot_request("/in").respond_with_data("broken", status=503)
    application_id, _ = seeker_applies()
    deliver()
    decide(browser, application_id, "Selected")
    assert deliver() == 0  # the receiver rests
    clock.advance(REST)
    deliver()
    types = [json.loads(body)["type"] for _, body in inbox]
    assert types == ["application.received", "application.decided"]
