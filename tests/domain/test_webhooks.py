"""How messages are signed, when they are tried again, and which addresses are possible."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from hireloom.domain.lives import USUAL
from hireloom.domain.webhooks import (
    ATTEMPTS_SHOWN,
    BACK_OFF,
    PAUSED_AFTER,
    DeliveryStatus,
    WebhookAddressInvalid,
    WebhookDelivery,
    WebhookEndpoint,
    WebhookEvent,
    WebhookEventNeeded,
    is_usable,
    signature,
)

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
HOOK = WebhookEndpoint(1, "https://hooks.example/in", frozenset({WebhookEvent.JOB_CLOSED}), "sealed", NOW)


@pytest.mark.parametrize(
    ("url", "events", "refusal"),
    [
        ("http://hooks.example/in", {WebhookEvent.JOB_CLOSED}, WebhookAddressInvalid),
        ("https://hooks.example/in", (), WebhookEventNeeded),
    ],
)
def test_a_webhook_needs_a_safe_address_and_an_event(url, events, refusal):
    with pytest.raises(refusal):
        WebhookEndpoint.made(url, events, user_id=1, secret="sealed", now=NOW, may_be_plain=False)


def test_the_example_of_standard_webhooks():
    secret, body = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", '{"test": 2432232314}'
    signed = signature(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body)
    assert signed == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


def test_a_secret_that_is_none():
    with pytest.raises(ValueError, match="not a secret"):
        signature("whsec_%%%", "msg_1", 1, "{}")


def test_tries_go_on_for_three_days_and_then_end():
    delivery, now = WebhookDelivery(1, "msg_1", "test", "{}", NOW, NOW), NOW
    while delivery.status is DeliveryStatus.WAITING:
        now = delivery.due_at
        delivery = delivery.leased(now).missed(now, status=500, response="")
    assert (delivery.tries, delivery.tries_left) == (len(BACK_OFF) + 1, 0)
    assert PAUSED_AFTER <= now - NOW < PAUSED_AFTER + timedelta(hours=1)


def test_the_latest_tries_of_a_message_are_remembered():
    delivery = WebhookDelivery(1, "msg_1", "test", "{}", NOW, NOW)
    for number in range(ATTEMPTS_SHOWN + 1):
        delivery = delivery.again(NOW).leased(NOW).missed(NOW, status=None, response=str(number))
    assert [attempt.problem for attempt in delivery.attempts] == [str(at + 1) for at in range(ATTEMPTS_SHOWN)]
    assert delivery.delivered(NOW, status=200, response="thanks").attempts[-1].problem == ""


def test_only_uninterrupted_failure_pauses():
    failing = HOOK.missed(NOW, status=500)
    later = NOW + PAUSED_AFTER
    assert failing.missed(later, status=None).paused_at == later
    assert failing.reached().missed(later, status=None).paused_at is None
    assert HOOK.missed(NOW, status=410).paused_at == NOW


def test_a_replaced_secret_signs_for_another_day():
    renewed = HOOK.renewed("sealed anew", NOW)
    assert HOOK.secrets(NOW) == ("sealed",)
    assert renewed.secrets(NOW + USUAL.overlap - timedelta(seconds=1)) == ("sealed anew", "sealed")
    assert renewed.secrets(NOW + USUAL.overlap) == ("sealed anew",)


def test_success_does_not_resume_what_a_person_paused():
    assert replace(HOOK, paused_at=NOW).reached().paused_at == NOW


@pytest.mark.parametrize(
    "url", ["https://hooks.example", "https://hooks.example:8443/in?a=b", "https://[2001:db8::1]/"]
)
def test_possible_addresses(url):
    assert is_usable(url)


@pytest.mark.parametrize(
    "url",
    ["http://hooks.example", "https://hooks.example/#x", "https://u@hooks.example", "https://[::1", "https://a\nb"],
)
def test_impossible_addresses(url):
    assert not is_usable(url)
    assert is_usable("http://localhost/", may_be_plain=True)
