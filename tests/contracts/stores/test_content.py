"""Posts are kept, leased and counted on SQLite and on PostgreSQL alike."""

import threading
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from sqlalchemy import Engine

from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.marketing.content import LEASE, Content, NoSuchContent, PostKind, PostStatus
from hireloom.testing.clock import StoppedClock

NOW = datetime(2026, 11, 21, 9, 30, 0, 123456, tzinfo=UTC)
HOUR = timedelta(hours=1)
TIP = Content(
    "twitter", PostKind.CAREER_TIP, "Job Search", "Übergang 🏥 https://a.example/x", ("#Jobs", "#Care"), NOW + HOUR, NOW
)


@pytest.fixture
def store(engine: Engine) -> SqlStore:
    return SqlStore(engine, StoppedClock(NOW))


@pytest.fixture
def add(store):
    def add(content: Content = TIP, **changes) -> Content:
        with store.writing() as tx:
            return tx.content.add(replace(content, **changes))

    return add


@pytest.fixture
def due(add):
    """Scheduled by a person for now."""
    return add(TIP.scheduled(NOW + HOUR, now=NOW))


def lease(store, now, agent_for=()):
    with store.writing() as tx:
        return tx.content.lease(now=now, agent_for=agent_for)


def keep(store, content):
    with store.writing() as tx:
        return tx.content.keep(content)


def test_content_comes_back_as_it_was_put(store, add):
    post = add()
    assert post == replace(TIP, id=post.id)
    scheduled = post.scheduled(NOW + HOUR, now=NOW, by_agent=True)
    with store.writing() as tx:
        tx.content.put(scheduled)
    with store.writing() as tx:
        assert tx.content.get_for_update(post.id) == scheduled
        with pytest.raises(NoSuchContent):
            tx.content.get_for_update(999)


def test_a_post_is_leased_when_its_time_has_come_and_by_one(store, due):
    assert lease(store, NOW) is None
    first = lease(store, NOW + HOUR)
    assert (first.id, first.tries) == (due.id, 1)
    assert lease(store, NOW + HOUR) is None
    second = lease(store, NOW + HOUR + LEASE)
    assert second.tries == 2
    assert not keep(store, first.published(NOW, address=""))  # it is somebody else's now
    assert keep(store, second.published(NOW + 2 * HOUR, address="https://x.example/1"))
    assert not keep(store, second.published(NOW + 3 * HOUR, address=""))
    assert lease(store, NOW + 9 * HOUR) is None
    with store.reading() as tx:
        [post] = tx.content.queue(10)
    assert (post.status, post.address) == (PostStatus.PUBLISHED, "https://x.example/1")


def test_what_the_agent_scheduled_is_leased_only_where_it_may_post(store, add):
    by_agent = add(TIP.scheduled(NOW + HOUR, now=NOW, by_agent=True))
    assert lease(store, NOW + HOUR, agent_for=()) is None
    assert lease(store, NOW + HOUR, agent_for=("linkedin",)) is None
    assert lease(store, NOW + HOUR, agent_for=("linkedin", "twitter")).id == by_agent.id


def test_what_was_missed_waits_for_its_next_try(store, due):
    leased = lease(store, NOW + HOUR)
    assert keep(store, leased.missed(NOW + HOUR, reason="later", is_final=False))
    assert lease(store, NOW + HOUR) is None
    assert lease(store, NOW + HOUR + timedelta(minutes=1)).id == due.id


def test_many_workers_share_what_is_due(store, add):
    for number in range(20):
        add(replace(TIP, text=f"{number}").scheduled(NOW + HOUR, now=NOW))
    posts = []

    def work():
        while leased := lease(store, NOW + HOUR):
            posts.append(leased.id)

    workers = [threading.Thread(target=work) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert sorted(posts) == list(range(1, 21))


def test_who_holds_the_shelf_writes_alone(store):
    def write():
        with store.writing() as tx:
            tx.content.hold()
            if not tx.content.count():
                tx.content.add(TIP)

    workers = [threading.Thread(target=write) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    with store.reading() as tx:
        assert tx.content.count() == 1


def test_lists_are_in_the_order_of_time(store, add):
    late = add(optimal_time=NOW + 5 * HOUR)
    soon = add(optimal_time=NOW + 2 * HOUR)
    out = [add(status=PostStatus.PUBLISHED, published_at=NOW - number * HOUR) for number in (3, 1)]
    with store.reading() as tx:
        assert [row.id for row in tx.content.queue(9)] == [soon.id, late.id, out[1].id, out[0].id]
        assert [row.id for row in tx.content.queue(3)] == [soon.id, late.id, out[1].id]
        assert [row.id for row in tx.content.between(NOW, NOW + 5 * HOUR)] == [soon.id]
        assert [row.id for row in tx.content.published("twitter", 1)] == [out[1].id]
        assert sorted(tx.content.times("twitter", since=NOW)) == [NOW + 2 * HOUR, NOW + 5 * HOUR]


def test_what_was_said_is_known_for_as_long_as_it_counts(store, add):
    add(created_at=NOW - 100 * HOUR, optimal_time=NOW - 90 * HOUR)
    with store.reading() as tx:
        assert tx.content.said_since(NOW - 95 * HOUR) == {"übergang 🏥"}
        assert tx.content.said_since(NOW - 80 * HOUR) == set()


def test_it_is_told_when_the_agent_last_wrote_whatever_people_did_with_it(store, add):
    with store.reading() as tx:
        assert tx.content.last_by_agent("twitter") is None
    by_agent = add(TIP.scheduled(NOW + HOUR, now=NOW, by_agent=True))
    add(created_at=NOW + HOUR)
    with store.writing() as tx:
        tx.content.put(by_agent.moved(NOW + 3 * HOUR, now=NOW))
    with store.reading() as tx:
        assert tx.content.last_by_agent("twitter") == NOW


def test_switches_are_kept(store):
    for is_on in (True, False):
        with store.writing() as tx:
            tx.content.switch("agent", is_on=is_on)
        with store.reading() as tx:
            assert tx.content.switches() == {"agent": is_on}


def test_everything_is_counted(store, add):
    add()
    add(status=PostStatus.PUBLISHED, published_at=NOW, kind=PostKind.SUCCESS_STORY, feature="Cover Letters")
    add(status=PostStatus.PUBLISHED, published_at=NOW - 99 * HOUR, feature="Cover Letters")
    with store.reading() as tx:
        tally = tx.content.tally(since=NOW - HOUR)
        assert tx.content.counts(today=date(2026, 11, 21), since=NOW).as_text() == {}
    assert (tally.total, tally.waiting) == (3, 1)
    assert tally.by_kind == {PostKind.CAREER_TIP: 2, PostKind.SUCCESS_STORY: 1}
    assert (tally.by_day, tally.brought) == ({date(2026, 11, 21): 1}, ["Cover Letters"])
