"""Letters on their way: tried at once, tried again, given up, shown."""

import json
import threading
import time
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.adapters.mail.html import html_of
from hireloom.adapters.tasks.worker import AT_ONCE, LONG_AT_ONCE, MailWorker
from hireloom.domain.mails.account_mails import password_changed, signup_code
from hireloom.domain.mails.deliveries import LEASE, DeliveryState
from hireloom.domain.mails.letters import Attachment
from hireloom.domain.refusals import NotFound
from hireloom.infrastructure import logs
from hireloom.ports.mailers import MailFailed
from hireloom.testing.mailers import RecordingMailer
from hireloom.usecases.outbox import LONG_AWAITED, OutboxDesk
from tests.waiting import until

SECOND = timedelta(seconds=1)
ANNA = "anna@people.example"
CODE = signup_code(ANNA, "048213")
NEWS = password_changed(ANNA)
LONG = replace(NEWS, attachments=(Attachment("photos.zip", "application/zip", bytes(2 * 1024 * 1024)),))


class MoodyMailer(RecordingMailer):
    """A provider that fails as a test asks, or takes its time until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.failure: Exception | None = None
        self.is_free = threading.Event()
        self.is_free.set()

    def send(self, letter, message_id) -> None:
        self.is_free.wait(10)
        if self.failure:
            raise self.failure
        super().send(letter, message_id)


class SlowWithLong(MoodyMailer):
    def send(self, letter, message_id) -> None:
        if letter.attachments:
            self.is_free.wait(60)
        RecordingMailer.send(self, letter, message_id)


@pytest.fixture
def mailer() -> MoodyMailer:
    return MoodyMailer()


@pytest.fixture
def desk(container, clock, mailer) -> OutboxDesk:
    return OutboxDesk(container.store(), clock, mailer, "hireloom.example", html_of)


@pytest.fixture
def worker(desk):
    worker = MailWorker(desk)
    yield worker
    worker.stop()


@pytest.fixture
def put(container):
    def put(event: str, letter=NEWS) -> None:
        with container.store().writing() as tx:
            tx.outbox.put(letter, event=event)

    return put


@pytest.fixture
def get(container):
    def get(event: str):
        with container.store().reading() as tx:
            return tx.outbox.get(event)

    return get


def test_a_letter_is_sent_once_and_its_words_are_forgotten(desk, mailer, put, get, clock):
    put("passwords.7.changed")
    assert (desk.deliver_due(), desk.deliver_due()) == (1, 0)
    assert mailer.sent == [(NEWS, "<passwords.7.changed@hireloom.example>")]
    event = get("passwords.7.changed")
    assert (event.state, event.sent_at, event.letter) == (DeliveryState.SENT, clock.now(), None)


def test_a_failure_is_tried_again_with_growing_pauses_for_two_days(desk, mailer, put, get, clock):
    put("a")
    mailer.failure, began, tried_at = MailFailed("The mail server is busy (450)."), clock.now(), []
    while get("a").state is not DeliveryState.FAILED:
        clock.advance(get("a").next_try_at - clock.now() - SECOND)
        assert desk.deliver_due() == 0
        clock.advance(SECOND)
        assert desk.deliver_due() == 1
        tried_at.append((clock.now() - began) // timedelta(minutes=1))
    assert tried_at == [0, 1, 6, 21, *range(81, 48 * 60, 180)]
    assert (get("a").last_error, get("a").letter) == ("The mail server is busy (450).", None)
    assert mailer.sent == []


def test_when_the_provider_is_back_the_same_mail_goes_out(desk, mailer, put, get, clock):
    put("a")
    mailer.failure = MailFailed("away")
    desk.deliver_due()
    mailer.failure = None
    assert desk.deliver_due() == 0
    clock.advance(timedelta(minutes=1))
    assert desk.deliver_due() == 1
    assert [message_id for _, message_id in mailer.sent] == ["<a@hireloom.example>"]
    assert (get("a").tries, get("a").last_error) == (2, "")


def test_every_try_is_logged_under_the_request_that_caused_the_letter(desk, mailer, put, clock, caplog):
    """No matter who makes it: it may be another process, hours later."""
    caplog.set_level("INFO", "hireloom.usecases.outbox")
    caplog.handler.setFormatter(logs.JsonLine())
    with logs.within_request("from-the-proxy-1"):
        put("a")
    put("b")
    mailer.failure = MailFailed("away")
    desk.deliver_due()
    mailer.failure = None
    clock.advance(timedelta(minutes=1))
    desk.deliver_due()
    lines = [json.loads(line) for line in caplog.text.splitlines()]
    assert [(line["message"], line.get("request_id", "")) for line in lines] == [
        ("email a: away", "from-the-proxy-1"),
        ("email b: away", ""),
        ("email a: sent", "from-the-proxy-1"),
        ("email b: sent", ""),
    ]


def test_what_is_refused_for_good_is_not_tried_again(desk, mailer, put, get, clock):
    put("a")
    mailer.failure = MailFailed("No such mailbox (550).", is_final=True)
    desk.deliver_due()
    assert (get("a").state, get("a").tries) == (DeliveryState.FAILED, 1)
    mailer.failure = None
    clock.advance(timedelta(days=1))
    assert desk.deliver_due() == 0


def test_a_code_that_no_longer_works_is_never_sent(desk, mailer, put, get, clock):
    put("late", CODE)
    clock.advance(timedelta(minutes=10))
    assert desk.deliver("late") is DeliveryState.FAILED
    mailer.failure = MailFailed("busy")
    put("tried", CODE)
    for _ in range(15):
        desk.deliver_due()
        clock.advance(timedelta(minutes=1))
    assert (get("tried").state, get("tried").tries) == (DeliveryState.FAILED, 3)  # at 0, 1 and 6 minutes
    assert mailer.sent == []


def test_a_code_does_not_wait_behind_what_can_wait(desk, mailer, put, clock):
    for number in range(3):
        put(f"applications.{number}.decided.1")
    clock.advance(SECOND)
    put("digests.1", replace(NEWS, good_for=timedelta(hours=20)))
    clock.advance(SECOND)
    put("codes.signup.1", CODE)
    desk.deliver_due()
    message_ids = [message_id for _, message_id in mailer.sent]
    assert message_ids[:2] == ["<codes.signup.1@hireloom.example>", "<digests.1@hireloom.example>"]
    assert len(message_ids) == 5


def test_a_letter_whose_sender_died_goes_out_when_the_lease_is_over(desk, mailer, put, container, clock):
    put("a")
    with container.store().writing() as tx:
        tx.outbox.lease(now=clock.now())
    assert desk.deliver_due() == 0
    clock.advance(LEASE)
    assert desk.deliver_due() == 1


def test_who_waits_hears_whether_the_provider_took_it(worker, mailer, put):
    put("a")
    assert worker.deliver("a", within=60)
    assert worker.deliver("a", within=60)  # it is sent already
    assert len(mailer.sent) == 1
    put("b")
    mailer.failure = MailFailed("busy")
    assert not worker.deliver("b", within=60)
    assert not worker.deliver("nothing of this name", within=60)


def test_who_waits_does_not_wait_longer_and_the_letter_goes_out_all_the_same(worker, mailer, put, get):
    put("a")
    mailer.is_free.clear()
    began = time.monotonic()
    assert not worker.deliver("a", within=0.2)
    assert time.monotonic() - began < 9
    mailer.is_free.set()
    assert until(lambda: get("a").state is DeliveryState.SENT)
    assert len(mailer.sent) == 1


def test_who_waits_for_a_letter_that_another_hand_holds_hears_of_it_too(worker, desk, mailer, put):
    put("a")
    mailer.is_free.clear()
    second_thread = threading.Thread(target=desk.deliver_due)
    second_thread.start()
    assert until(lambda: desk.state_of("a") is DeliveryState.SENDING)
    threading.Timer(0.2, mailer.is_free.set).start()
    assert worker.deliver("a", within=60)
    second_thread.join()
    assert len(mailer.sent) == 1


def test_a_slow_provider_does_not_collect_waiting_people_without_end(worker, mailer, put, desk):
    mailer.is_free.clear()
    for number in range(12):
        put(f"a.{number}")
    for number in range(12):
        assert not worker.deliver(f"a.{number}", within=0.02)
    assert sum(thread.name == "mail-now" for thread in threading.enumerate()) == 8
    mailer.is_free.set()
    assert until(lambda: len(mailer.sent) == 8)
    assert desk.deliver_due() == 4


def test_the_worker_sends_at_once_when_told_and_finds_what_was_left(worker, mailer, put, monkeypatch):
    monkeypatch.setattr("hireloom.adapters.tasks.worker.LOOK_AGAIN", 60.0)
    put("before")
    worker.hurry()
    worker.start()
    assert until(lambda: len(mailer.sent) == 1)
    for number in range(20):
        put(f"a.{number}")
    worker.hurry()
    assert until(lambda: len(mailer.sent) == 21, within=60)


def test_a_stop_finishes_the_letter_in_hand_and_begins_no_other(worker, desk, mailer, put):
    for event in ("a", "b", "c"):
        put(event)
    mailer.is_free.clear()
    worker.start()
    assert until(lambda: desk.state_of("a") is DeliveryState.SENDING)
    threading.Timer(0.2, mailer.is_free.set).start()
    worker.stop()
    assert [desk.state_of(event) for event in "abc"] == [
        DeliveryState.SENT,
        DeliveryState.WAITING,
        DeliveryState.WAITING,
    ]
    assert "mail" not in [thread.name for thread in threading.enumerate()]


def test_a_mailer_that_breaks_its_promise_costs_no_letter(worker, desk, mailer, put, clock):
    put("a")
    mailer.failure = RuntimeError("a defect")
    assert not worker.deliver("a", within=0.3)
    mailer.failure = None
    clock.advance(LEASE)
    assert worker.deliver("a", within=60)


def test_a_database_that_is_away_for_a_while_does_not_end_the_worker(
    worker, mailer, put, container, monkeypatch, caplog
):
    monkeypatch.setattr("hireloom.adapters.tasks.worker.LOOK_AGAIN", 0.05)
    with container.engine().begin() as connection:
        connection.exec_driver_sql("ALTER TABLE outbox RENAME TO away")
    worker.start()
    assert until(lambda: "the outbox could not be read" in caplog.text)
    with container.engine().begin() as connection:
        connection.exec_driver_sql("ALTER TABLE away RENAME TO outbox")
    put("a")
    assert until(lambda: len(mailer.sent) == 1)


def test_the_words_are_shown_only_where_everything_is_made_up(container, clock, mailer, put, desk):
    put("a")
    with pytest.raises(NotFound):
        desk.recent()
    demo = OutboxDesk(container.store(), clock, mailer, "hireloom.example", html_of, is_open=True)
    demo.deliver_due()
    assert [(delivery.letter, delivery.state) for delivery in demo.recent()] == [(NEWS, DeliveryState.SENT)]


def test_what_is_long_over_is_swept(desk, put, get, clock):
    put("a")
    desk.deliver_due()
    clock.advance(timedelta(days=90))
    assert desk.sweep() == 0
    clock.advance(timedelta(seconds=1))
    assert desk.sweep() == 1
    assert get("a") is None


def test_a_long_letter_keeps_no_other_waiting(worker, desk, put, get):
    object.__setattr__(desk, "mailer", slow := SlowWithLong())
    slow.is_free.clear()
    for number in range(LONG_AT_ONCE + 2):
        put(f"a.long.{number}", LONG)
    put("a.short")
    worker.start()
    assert until(lambda: get("a.short").state is DeliveryState.SENT, within=30)
    assert len(slow.sent) == 1
    slow.is_free.set()
    assert until(lambda: len(slow.sent) == LONG_AT_ONCE + 3, within=30)


def test_who_looks_now_and_then_is_not_held_by_long_letters(desk, put, get):
    object.__setattr__(desk, "mailer", slow := SlowWithLong())
    slow.is_free.clear()
    worker, longs = MailWorker(desk), [f"a.long.{number}" for number in range(LONG_AT_ONCE + 1)]
    for event in longs:
        put(event, LONG)
    put("a.short")
    worker.send(longs[-1])
    worker.look()
    worker.send(longs[-2])
    assert sorted(get(long).tries for long in longs) == [0, *[1] * LONG_AT_ONCE]
    assert get("a.short").state is DeliveryState.SENT
    slow.is_free.set()
    assert until(lambda: worker.look() or {get(long).state for long in longs} == {DeliveryState.SENT})
    worker.stop()


def test_long_letters_of_people_who_wait_leave_places_for_short_ones(worker, desk, put, get):
    object.__setattr__(desk, "mailer", slow := SlowWithLong())
    slow.is_free.clear()
    longs = [f"a.long.{number}" for number in range(AT_ONCE + 1)]
    for event in longs:
        put(event, LONG)
        assert not worker.deliver(event, within=0.05)
    put("a.short")
    assert worker.deliver("a.short", within=30)
    assert [get(long).tries for long in longs] == [1] * LONG_AWAITED + [0] * (AT_ONCE + 1 - LONG_AWAITED)
    slow.is_free.set()
    assert until(lambda: len(slow.sent) == LONG_AWAITED + 1, within=30)
    assert desk.deliver_due() == AT_ONCE + 1 - LONG_AWAITED
    put("a.later", LONG)
    assert worker.deliver("a.later", within=30)
