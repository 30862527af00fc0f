"""A row that breaks a rule which came after it hides none of the others."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from sqlalchemy import text

from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.boards.postings import Posting, Sighting
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import ProviderLink
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.parts import Paragraph
from hireloom.domain.marketing.content import Content, PostKind, PostTooLong
from hireloom.domain.saved_searches import Alert, Criteria, SavedSearch
from hireloom.testing.clock import StoppedClock

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
HOUR = timedelta(hours=1)
TIP = Content("twitter", PostKind.CAREER_TIP, "Job Search", "One", (), NOW + HOUR, NOW)


@pytest.fixture
def store(engine):
    return SqlStore(engine, StoppedClock(NOW))


def break_one(engine, table, key, **values):
    assignments = ", ".join(f"{name} = :{name}" for name in values)
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {table} SET {assignments} WHERE {key}"), values)


@pytest.mark.spec("SEO-14")
def test_a_post_over_the_limit_stands_in_the_queue_and_goes_nowhere(store, engine):
    with store.writing() as tx:
        first, second = tx.content.add(TIP), tx.content.add(replace(TIP, text="Two"))
    break_one(engine, "content", f"id = {first.id}", text="x" * 281)
    with store.reading() as tx:
        queue = tx.content.queue(10)
        assert [(row.id, row.fits) for row in queue] == [(first.id, False), (second.id, True)]
        assert len(tx.content.between(NOW, NOW + 2 * HOUR)) == 2
    with pytest.raises(PostTooLong):
        queue[0].scheduled(NOW + HOUR, now=NOW)


def test_posts_of_a_kind_that_is_unknown_here_are_left_out(store, engine):
    with store.writing() as tx:
        first, second = tx.content.add(TIP), tx.content.add(replace(TIP, text="Two"))
    break_one(engine, "content", f"id = {first.id}", hashtags="7")
    with store.reading() as tx:
        assert [row.id for row in tx.content.queue(10)] == [second.id]


def test_saved_searches(store, engine):
    with store.writing() as tx:
        user = tx.users.add(User("anna1", "anna@people.example", Role.USER, NOW), password_hash="-")
        search = SavedSearch(user.id, "Nurse", Criteria("nurse", "Pune"), Alert.DAILY, NOW, NOW, 0, 0)
        first, second = tx.saved_searches.add(search), tx.saved_searches.add(search)
    break_one(engine, "saved_searches", f"id = {first.id}", location="")
    with store.reading() as tx:
        assert [search.id for search in tx.saved_searches.of(user.id)] == [second.id]


def test_postings_of_boards(store, engine):
    link = (ProviderLink("A", "https://a.example/1"),)
    posting = Posting("a", "1", "Nurse", "Loom", "Pune", link, posted_on=date(2026, 11, 20))
    two = replace(posting, external_id="2", company="Acme")
    with store.writing() as tx:
        tx.postings.put([Sighting.first(row, NOW) for row in (posting, two)])
    break_one(engine, "postings", "external_id = '1'", title="")
    with store.writing() as tx:
        assert list(tx.postings.known("a", ["1", "2"])) == ["2"]
        tx.postings.put([Sighting.first(posting, NOW)])  # the board says it again: then it is whole again
        assert sorted(tx.postings.known("a", ["1", "2"])) == ["1", "2"]


def test_letters(store, engine):
    letter = Letter("anna@people.example", "Subject", (Paragraph("Text"),), "You asked.")
    with store.writing() as tx:
        tx.outbox.put(letter, event="one")
        tx.outbox.put(letter, event="two")
    break_one(engine, "outbox", "event = 'one'", letter=b'{"to": "nobody"}')
    with store.writing() as tx:
        leased = {ticket.event: ticket for ticket in (tx.outbox.lease(now=NOW), tx.outbox.lease(now=NOW)) if ticket}
    assert (leased["one"].letter, leased["two"].letter) == (None, letter)
