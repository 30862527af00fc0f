"""Every store keeps webhooks, and each message with the change that it reports."""

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.domain.identity.users import Role, User
from hireloom.domain.webhooks import LEASE, NoSuchWebhook, NoSuchWebhookDelivery, WebhookEndpoint, WebhookEvent

JOB_CLOSED = WebhookEvent.JOB_CLOSED


@pytest.fixture
def webhook(store, clock):
    def webhook(name: str = "anna1", **changes) -> WebhookEndpoint:
        with store.writing() as tx:
            user = tx.users.add(User(name, f"{name}@firm.example", Role.RECRUITER, clock.now()), password_hash="x")
            endpoint = WebhookEndpoint(
                user.id, "https://hooks.example/löwe", frozenset({JOB_CLOSED}), "sealed", clock.now()
            )
            return tx.webhooks.add(replace(endpoint, **changes))

    return webhook


def announce(store, webhook, now, event=JOB_CLOSED):
    with store.writing() as tx:
        tx.webhooks.announce(event, [{"job_id": 7}], owner_id=webhook.user_id, now=now)


def lease(store, now):
    with store.writing() as tx:
        return tx.webhooks.lease(now)


def test_a_webhook_comes_back_as_it_was_kept_to_its_owner_alone(store, webhook):
    anna, bert = webhook(), webhook("bert2")
    with store.writing() as tx:
        assert tx.webhooks.of(anna.user_id) == [anna]
        assert tx.webhooks.get(anna.id, anna.user_id) == tx.webhooks.get_for_update(anna.id, anna.user_id) == anna
        with pytest.raises(NoSuchWebhook):
            tx.webhooks.get(anna.id, bert.user_id)


def test_a_renewed_secret_is_stored_with_the_one_before(store, webhook, clock):
    anna = webhook().renewed("sealed anew", clock.now())
    with store.writing() as tx:
        tx.webhooks.put(anna)
    with store.reading() as tx:
        assert tx.webhooks.get(anna.id, anna.user_id) == anna


def test_a_message_belongs_to_the_change(store, webhook, clock):
    anna = webhook()
    with suppress(ZeroDivisionError), store.writing() as tx:
        tx.webhooks.announce(JOB_CLOSED, [{}], owner_id=anna.user_id, now=clock.now())
        raise ZeroDivisionError
    announce(store, anna, clock.now(), WebhookEvent.JOB_OPENED)  # which nobody has chosen
    assert lease(store, clock.now()) is None
    announce(store, anna, clock.now())
    leased_webhook, leased = lease(store, clock.now())
    assert (leased_webhook, leased.tries, leased.event) == (anna.leased(clock.now()), 1, JOB_CLOSED)


def test_a_lease_keeps_others_away_until_it_ends(store, webhook, clock):
    announce(store, webhook(), clock.now())
    _, first = lease(store, clock.now())
    assert lease(store, clock.now()) is None
    _, second = lease(store, clock.now() + LEASE)
    assert second.message_id == first.message_id
    with store.writing() as tx:
        assert not tx.webhooks.keep(first.delivered(clock.now(), status=200, response=""))
        failure = second.missed(clock.now(), status=None, response="No answer.", seconds=10.0)
        failure = failure.delivered(clock.now(), status=200, response="ok", seconds=0.2)
        assert tx.webhooks.keep(failure)
        assert tx.webhooks.delivery_for_update(failure.id, failure.webhook_id) == failure
    assert lease(store, clock.now() + 2 * LEASE) is None


def test_a_webhook_in_hand_is_passed_over_until_its_message_is_answered(store, webhook, clock):
    first, second = webhook("anna"), webhook("bert")
    for hook in (first, first, second):
        announce(store, hook, clock.now())
    (leased, message), (next_leased, _) = lease(store, clock.now()), lease(store, clock.now())
    assert (leased.id, next_leased.id) == (first.id, second.id)
    assert lease(store, clock.now()) is None
    with store.writing() as tx:
        tx.webhooks.put(tx.webhooks.get_for_update(first.id, first.user_id).released(leased))
        assert tx.webhooks.keep(message.delivered(clock.now(), status=200, response=""))
    again, following = lease(store, clock.now())
    assert (again.id, following.id) == (first.id, message.id + 1)


def test_who_lost_the_lease_takes_none_from_another(store, webhook, clock):
    anna = webhook()
    announce(store, anna, clock.now())
    lost, message = lease(store, clock.now())
    current, again = lease(store, clock.now() + LEASE)
    assert again.message_id == message.message_id
    assert current.released(lost) == current
    assert current.released(current).leased_until is None


def test_of_several_messages_the_oldest_that_is_due_goes_first(store, webhook, clock):
    """Also when it was leased by a process that was killed, and has been due for a shorter time."""
    anna = webhook()
    for _ in range(3):
        announce(store, anna, clock.now())
    ids = [lease(store, clock.now() + count * LEASE)[1].id for count in range(2)]
    assert ids[0] == ids[1]


def test_nothing_goes_to_paused_and_resting_webhooks_nor_for_inactive_people(store, webhook, clock):
    now = clock.now()
    announce(store, webhook(paused_at=now), now)
    announce(store, webhook("bert2", rests_until=now + timedelta(minutes=1)), now)
    carl = webhook("carl3")
    announce(store, carl, now)
    with store.writing() as tx:
        tx.users.put(tx.users.get_for_update(carl.user_id).deactivated())
    assert lease(store, now) is None


def test_the_last_day_is_counted_by_hours(store, webhook, clock):
    anna = webhook()
    for _ in range(2):
        announce(store, anna, clock.now() - timedelta(hours=23, minutes=59))
    announce(store, anna, clock.now() - timedelta(hours=25))
    lease(store, clock.now())  # of the first, which thereby counts as tried
    with store.reading() as tx:
        activity = tx.webhooks.activity(anna.user_id, clock.now())[anna.id]
        assert (activity.hours[0], sum(hour.sent for hour in activity.hours)) == ((2, 1), 2)
        assert (activity.waiting, tx.webhooks.tally(anna.id, "job.opened")) == (3, (0, 0))


def test_removal_takes_the_deliveries_along(store, webhook, clock):
    anna, bert = webhook(), webhook("bert2")
    announce(store, anna, clock.now())
    announce(store, bert, clock.now())
    with store.writing() as tx:
        [delivery] = tx.webhooks.deliveries(anna.id, below=None, count=9)
        assert tx.webhooks.deliveries_of(anna.user_id) == [delivery]
        with pytest.raises(NoSuchWebhookDelivery):
            tx.webhooks.delivery_for_update(delivery.id, bert.id)
        tx.webhooks.remove_all(anna.user_id)
        assert tx.webhooks.of(anna.user_id) == []
        assert len(tx.webhooks.deliveries_of(bert.user_id)) == 1
        assert tx.webhooks.sweep(created_before=clock.now() + LEASE) == 1


def test_all_are_paused_at_once(store, webhook, clock):
    anna = webhook()
    with store.writing() as tx:
        tx.webhooks.pause_all(anna.user_id, clock.now())
        assert tx.webhooks.of(anna.user_id) == [replace(anna, paused_at=clock.now())]
