"""What every outbox promises: nothing is lost, nothing is sent by two at once, nothing is kept that is not needed."""

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select

from hireloom.adapters.sql.letters import unpacked
from hireloom.adapters.sql.tables import outbox
from hireloom.domain.mails.account_mails import signup_code
from hireloom.domain.mails.deliveries import LEASE, Delivery, DeliveryState
from hireloom.domain.mails.letterheads import Letterhead
from hireloom.domain.mails.letters import Attachment
from hireloom.domain.mails.parts import Button, CodeLine, Paragraph, SmallPrint

ANNA = "anna@people.example"
LETTER = signup_code(ANNA, "048213")
SECOND = timedelta(seconds=1)


@pytest.fixture
def put(store):
    def put(event: str, letter=LETTER) -> None:
        with store.writing() as tx:
            tx.outbox.put(letter, event=event)

    return put


@pytest.fixture
def get(store):
    def get(event: str) -> Delivery | None:
        with store.reading() as tx:
            return tx.outbox.get(event)

    return get


@pytest.fixture
def lease(store, clock):
    def lease(event: str | None = None) -> Delivery | None:
        with store.writing() as tx:
            return tx.outbox.lease(now=clock.now(), event=event)

    return lease


@pytest.fixture
def keep(store):
    def keep(delivery: Delivery) -> bool:
        with store.writing() as tx:
            return tx.outbox.keep(delivery)

    return keep


def test_a_letter_comes_back_as_put(put, get, clock):
    letter = replace(
        LETTER,
        subject="Für Jörg 🧵",
        parts=(
            Paragraph("words\nof 東京\n"),
            CodeLine("048213"),
            Button("Log in", "https://a.example"),
            SmallPrint("!"),
        ),
        reply_to="bert@people.example",
        attachments=(Attachment("Resume.pdf", "application/pdf", bytes(range(256))),),
    )
    put("codes.1", letter)
    assert get("codes.1") == Delivery.of(letter, event="codes.1", now=clock.now())
    assert get("codes.2") is None


def test_the_same_event_is_kept_once_and_its_first_words_stay(put, store):
    put("codes.1")
    put("codes.1", signup_code("bert@people.example", "999999"))
    with store.reading() as tx:
        assert [letter.to for letter in tx.outbox.latest(10)] == [ANNA]


def test_what_is_undone_was_never_put(store, lease):
    def break_off() -> None:
        with store.writing() as tx:
            tx.outbox.put(LETTER, event="codes.1")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        break_off()
    assert lease() is None


def test_a_lease_is_for_one_and_ends(put, lease, clock):
    put("codes.1")
    first = lease()
    assert (first.state, first.tries, first.lease_until) == (DeliveryState.SENDING, 1, clock.now() + LEASE)
    assert lease() is lease("codes.1") is None
    clock.advance(LEASE - SECOND)
    assert lease() is None
    clock.advance(SECOND)
    assert lease().tries == 2
    assert timedelta(seconds=60) <= LEASE


def test_what_is_enclosed_is_leased_for_as_long_as_it_may_be_under_way(store, clock):
    enclosed = Attachment("resume.pdf", "application/pdf", b"x" * 1024 * 1024)
    with store.writing() as tx:
        tx.outbox.put(replace(LETTER, attachments=(enclosed,)), event="a.1")
        leased = tx.outbox.lease(now=clock.now(), event="a.1")
    assert timedelta(seconds=80) < leased.letter.transit < timedelta(seconds=100)
    assert leased.lease_until == clock.now() + LEASE + leased.letter.transit


def test_the_longest_due_goes_first_and_one_may_be_asked_for_by_name(put, lease, keep, clock):
    for event in ("a", "b", "c"):
        put(event)
        clock.advance(SECOND)
    assert lease("b").event == "b"
    assert lease().event == "a"
    keep(lease().missed(clock.now(), reason="busy", is_final=False))
    assert lease() is lease("c") is None
    clock.advance(timedelta(minutes=1))
    assert lease().event == "c"


def test_who_lost_the_lease_changes_nothing_any_more(put, get, lease, keep, clock):
    put("codes.1")
    slow = lease()
    clock.advance(LEASE)
    quick = lease()
    assert not keep(slow.missed(clock.now(), reason="late", is_final=True))
    assert get("codes.1") == quick
    assert keep(quick.sent(clock.now()))
    assert not keep(slow.sent(clock.now()))
    assert get("codes.1").tries == 2


def test_other_words_go_out_from_the_next_try_on_and_what_is_over_stays(put, get, lease, keep, store, clock):
    rewritten = signup_code(ANNA, "999999")
    for event in ("waiting", "sending", "sent", "stranger"):
        put(event)
    put("elsewhere", replace(LETTER, to="bert@people.example"))
    keep(lease("sent").sent(clock.now()))
    in_hand = lease("sending")
    with store.writing() as tx:
        assert tx.outbox.unsent(ANNA) == {"waiting", "sending", "stranger"}
        for event in ("waiting", "sending", "sent"):
            tx.outbox.rewrite(rewritten, event=event)
    assert keep(in_hand.missed(clock.now(), reason="busy", is_final=False))
    assert [get(event).letter for event in ("waiting", "sending", "sent", "stranger")] == [
        rewritten,
        rewritten,
        None,
        LETTER,
    ]
    clock.advance(timedelta(hours=1))
    assert lease("sending").letter == rewritten


def test_words_are_gone_when_a_letter_is_sent_or_given_up(put, get, lease, keep, clock, engine):
    for event in ("sent", "failed", "kept", "waiting"):
        put(event)
    keep(lease("sent").sent(clock.now()))
    keep(lease("failed").missed(clock.now(), reason="no such mailbox", is_final=True))
    keep(lease("kept").sent(clock.now(), is_kept=True))
    assert [get(event).letter for event in ("sent", "failed")] == [None, None]
    assert [get(event).letter for event in ("kept", "waiting")] == [LETTER, LETTER]
    assert (get("sent").state, get("sent").sent_at) == (DeliveryState.SENT, clock.now())
    assert (get("failed").state, get("failed").last_error) == (DeliveryState.FAILED, "no such mailbox")
    with engine.connect() as connection:
        events = connection.exec_driver_sql("SELECT event FROM outbox WHERE letter IS NOT NULL ORDER BY event")
        assert [row[0] for row in events] == ["kept", "waiting"]


def test_states_are_listed_and_counted(put, store, lease, keep, clock):
    for event in ("a", "b", "c", "d"):
        put(event)
    keep(lease("a").sent(clock.now()))
    lease("b")
    with store.reading() as tx:
        assert [delivery.event for delivery in tx.outbox.latest(3)] == ["d", "c", "b"]
        assert [delivery.event for delivery in tx.outbox.latest(3, state=DeliveryState.WAITING)] == ["d", "c"]
        assert tx.outbox.counts() == {
            DeliveryState.WAITING: 2,
            DeliveryState.SENDING: 1,
            DeliveryState.SENT: 1,
            DeliveryState.FAILED: 0,
        }


def test_letters_that_wait_for_another_attempt_are_due_when_they_are_hurried(put, get, store, lease, keep, clock):
    events = ("a", "b", "sent", "failed")
    for event in events:
        put(event)
    keep(lease("sent").sent(clock.now()))
    for event in ("a", "b", "failed"):
        keep(lease(event).missed(clock.now(), reason="away", is_final=event == "failed"))
    before = {event: get(event) for event in events}
    with store.writing() as tx:
        assert tx.outbox.hurry(now=clock.now(), events=["b", "sent", "failed", "none"]) == 1
    assert get("b").next_try_at == clock.now()
    assert {event: get(event) for event in ("a", "sent", "failed")} == {e: before[e] for e in ("a", "sent", "failed")}
    with store.writing() as tx:
        assert tx.outbox.hurry(now=clock.now()) == 1
    assert lease("a").event == "a"


def test_somebody_who_leaves_leaves_nothing_here(put, get, store):
    put("hers")
    put("his", signup_code("bert@people.example", "1"))
    with store.writing() as tx:
        tx.outbox.forget(" Anna@People.example ")
    assert get("hers") is None
    assert get("his")


def test_what_is_over_for_long_is_swept(put, get, store, lease, keep, clock):
    for event in ("sent", "waiting"):
        put(event)
    keep(lease("sent").sent(clock.now()))
    clock.advance(timedelta(days=1))
    with store.writing() as tx:
        assert tx.outbox.sweep(created_before=clock.now() - timedelta(days=1)) == 0
        assert tx.outbox.sweep(created_before=clock.now()) == 1
    assert get("sent") is None
    assert get("waiting")


def test_eight_workers_send_a_hundred_letters_once_each(put, store, lease, keep, clock):
    events = [f"codes.{number}" for number in range(100)]
    with store.writing() as tx:
        for event in events:
            tx.outbox.put(LETTER, event=event)
    sent_events: list[str] = []

    def work() -> None:
        while delivery := lease():
            sent_events.append(delivery.event)
            assert keep(delivery.sent(clock.now()))

    with ThreadPoolExecutor(8) as workers:
        for worker in [workers.submit(work) for _ in range(8)]:
            worker.result()
    assert Counter(sent_events) == Counter(events)
    with store.reading() as tx:
        assert tx.outbox.counts()[DeliveryState.SENT] == 100


def test_fifty_at_once_put_one_event_once(store, put):
    with ThreadPoolExecutor(50) as hands:
        list(hands.map(lambda _: put("codes.1"), range(50)))
    with store.reading() as tx:
        assert sum(tx.outbox.counts().values()) == 1


def test_what_somebody_holds_nobody_sends(put, lease, store):
    """Otherwise it is taken back here and goes out there."""
    put("contacts.1")
    with ThreadPoolExecutor(1) as hands:
        with store.writing() as tx:
            assert tx.outbox.get_for_update("contacts.1").letter == LETTER
            assert tx.outbox.get_for_update("contacts.2") is None
            second_lease = hands.submit(lease, "contacts.1")
            if store._engine.dialect.name == "postgresql":  # SQLite has one writer anyway
                assert second_lease.result() is None
            tx.outbox.drop(["contacts.1"])
        assert second_lease.result() is None


def test_all_letters_about_something_are_dropped_together(put, store):
    for event in ("questions.1.2", "questions.1.3", "questions.11.2", "questions_1.2", "questions.2.2"):
        put(event)
    with store.writing() as tx:
        tx.outbox.drop_all(["questions.1.", "questions_"])
        assert {letter.event for letter in tx.outbox.latest(9)} == {"questions.11.2", "questions.2.2"}


def test_a_letter_of_the_version_before_is_still_sent():
    letters = (
        b'{"to": "anna@people.example", "subject": "Hello", "text": "Words", "html": "<p>Words</p>", "reply_to": null'
    )
    letter = unpacked(letters + b', "attachments": [], "good_for": null, "unsubscribe": null}')
    assert (letter.to, letter.subject, letter.parts) == ("anna@people.example", "Hello", (Paragraph("Words"),))


def test_the_version_before_reads_a_letter_with_a_letterhead(store, put, get, lease, clock):
    put("plain")
    put("headed", LETTER.under(Letterhead(3, "Lööm & Söhne")))
    plain, headed = _columns(store, "plain"), _columns(store, "headed")
    assert json.loads(headed.letter) == json.loads(plain.letter)  # it knows no other key
    assert "letterhead" not in json.loads(plain.letter)
    assert (get("plain").letter, get("headed").letter) == (LETTER, LETTER.under(Letterhead(3, "Lööm & Söhne")))
    leased = lease("headed")
    with store.writing() as tx:
        tx.outbox.rewrite(LETTER.under(Letterhead(3, "Loom")), event="headed")
    assert get("headed").letter.letterhead == Letterhead(3, "Loom")
    with store.writing() as tx:
        assert tx.outbox.keep(leased.sent(clock.now()))
    assert _columns(store, "headed") == (None, None)


def _columns(store, event):
    with store._engine.connect() as connection:
        return connection.execute(select(outbox.c.letter, outbox.c.letterhead).where(outbox.c.event == event)).one()


def test_it_knows_how_long_letters_waited_at_each_moment(store, put, clock, lease):
    put("test.1")
    with store.writing() as tx:
        tx.outbox.add(
            replace(Delivery.of(LETTER, event="later", now=clock.now()), next_try_at=clock.now() + LEASE * 99)
        )
    first, later = clock.now(), clock.now() + timedelta(minutes=30)
    clock.advance(timedelta(hours=1))
    leased = lease()
    with store.writing() as tx:
        assert tx.outbox.oldest_at([first - SECOND, later, clock.now()]) == (None, first, first)
        assert tx.outbox.keep(leased.sent(clock.now()))
    with store.reading() as tx:
        assert tx.outbox.oldest_at([first - SECOND, later, clock.now()]) == (None, first, None)
        assert (tx.outbox.sent_since(later), tx.outbox.sent_since(clock.now() + SECOND)) == (1, 0)


def test_an_urgent_letter_is_not_due_before_it_was_written(store, put, clock):
    put("code")
    clock.advance(timedelta(minutes=1))
    with store.reading() as tx:
        assert tx.outbox.oldest_due(now=clock.now()) == clock.now() - timedelta(minutes=1)
