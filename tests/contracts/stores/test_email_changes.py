"""Every store keeps the new address of each person until its mailbox answers."""

from dataclasses import replace
from datetime import timedelta

from hireloom.domain.identity.email_changes import EmailChange
from hireloom.domain.identity.sessions import Session, SessionKind
from hireloom.domain.messages import HelpMessage


def test_a_person_has_one_change_and_its_link_finds_it(store, clock, person):
    anna, bert = person("anna1"), person("bert2")
    first = EmailChange(anna, "new@people.example", "a" * 64, "1" * 64, clock.now())
    of_bert = EmailChange(bert, "new@people.example", "b" * 64, "2" * 64, clock.now() + timedelta(hours=1))
    second = replace(first, key="c" * 64, old_key="3" * 64, old_confirmed_at=clock.now())
    with store.writing() as tx:
        for change in (first, of_bert, second):
            tx.email_changes.put(change)
    with store.writing() as tx:
        assert tx.email_changes.of(anna) == tx.email_changes.by_key("c" * 64) == second
        assert tx.email_changes.by_key("3" * 64) == second
        assert tx.email_changes.by_key("a" * 64) is tx.email_changes.by_key("1" * 64) is None
        assert tx.email_changes.sweep(requested_before=clock.now() + timedelta(minutes=1)) == 1
        assert tx.email_changes.of(anna) is None
        tx.email_changes.remove(bert)
        assert tx.email_changes.of(bert) is None


def test_what_waits_for_its_time_is_not_swept_and_then_due(store, clock, person):
    now, hour = clock.now(), timedelta(hours=1)
    begun = EmailChange(person("anna1"), "new@people.example", "a" * 64, "b" * 64, now, given_up_at=now)
    confirmed = EmailChange(person("bert2"), "other@people.example", "c" * 64, "d" * 64, now, now, None, now)
    with store.writing() as tx:
        for change in (begun, confirmed):
            tx.email_changes.put(change)
        assert tx.email_changes.due(given_up_until=now - hour) == []
        assert tx.email_changes.due(given_up_until=now) == [confirmed]
        assert tx.email_changes.sweep(requested_before=now + hour) == 1
        assert tx.email_changes.of(confirmed.user_id) == confirmed


def test_help_messages_follow_the_address(store, clock):
    with store.writing() as tx:
        for email in ("old@people.example", "other@people.example"):
            tx.help_messages.add(HelpMessage("A", email, "words", clock.now()))
        tx.help_messages.rename("old@people.example", "new@people.example")
        counts = [len(tx.help_messages.of(f"{name}@people.example")) for name in ("old", "new", "other")]
        assert counts == [0, 1, 1]


def test_a_session_goes_on_under_a_new_key_once_it_is_confirmed(store, clock, person):
    session = Session("a" * 64, person("anna1"), SessionKind.FULL, clock.now(), clock.now())
    with store.writing() as tx:
        tx.sessions.add(session)
        confirmed = replace(session, key="b" * 64, confirmed_at=clock.now() + timedelta(hours=1))
        assert [tx.sessions.renew(session.key, confirmed) for _ in range(2)] == [True, False]
        tx.sessions.put(session)  # of a call that began before
        session_and_user = tx.sessions.with_user(confirmed.key)
        assert (tx.sessions.get(session.key), tx.sessions.get(confirmed.key)) == (None, confirmed)
        assert session_and_user
        assert session_and_user[0] == confirmed
