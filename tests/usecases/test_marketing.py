"""The queue of posts: whatever people, workers and platforms do, each is out once at most and only when allowed."""

import os
import signal
import threading
from collections import Counter
from datetime import timedelta
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from hireloom.adapters.social.folder import PostFolder
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.content import LEASE, UNEQUAL, Status, said
from hireloom.domain.platforms import PLATFORMS
from hireloom.domain.refusals import Conflict, Refusal
from hireloom.ports.publishers import ALWAYS, Carrier, PublishFailed
from hireloom.usecases.marketing import MarketingDesk

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
NAMES = [*PLATFORMS]


class Platform:
    """Knows a post again by its key, for ever or so long; may be told to refuse."""

    carrier = Carrier.ACCOUNT

    def __init__(self) -> None:
        self.remembers = ALWAYS
        self.shown, self.asked, self.fault = Counter(), [], ""

    def publish(self, post):
        self.asked.append(post)
        if self.fault == "no":
            raise PublishFailed("It did not take the post (400).", is_final=True)
        if self.fault == "later":
            raise PublishFailed("It wants a pause (429).")
        if not self.shown[post.key]:
            self.shown[post.key] = 1
        if self.fault == "deaf":
            raise PublishFailed("The line broke.", is_unsure=True)  # after it was shown
        return ""


@pytest.fixture
def platform():
    return Platform()


@pytest.fixture
def desk(container, platform):
    whole = container.marketing()
    return MarketingDesk(
        whole.store,
        whole.clock,
        whole.analyst,
        dict.fromkeys(PLATFORMS, platform),
        whole.roles,
        whole.shows_jobs,
        whole.site,
    )


@pytest.fixture
def marketer(people):
    return people.add("admin")


def everything(desk, by):
    return {each.id: each for each in desk.queue(10_000, by=by)}


class Queue(RuleBasedStateMachine):
    """`allowed` are posts that a person scheduled; for the agent's own it is the switches at the moment of showing."""

    made: object = None

    @initialize()
    def begin(self):
        self.desk, self.platform, self.clock, self.by = self.made()
        self.allowed: set[int] = set()
        self.before: dict[int, Status] = {}

    @rule()
    def generate(self):
        try:
            written = self.desk.generate(by=self.by)
        except Conflict:
            assert not any(each.enabled for each in self.desk.platforms(by=self.by).values())
        else:
            assert {each.status for each in written} == {Status.GENERATED}

    @rule(pick=st.integers(0, 50), hours=st.integers(-2, 60), moves=st.booleans())
    def schedule(self, pick, hours, moves):
        found = [*everything(self.desk, self.by).values()]
        if not found:
            return
        chosen, at = found[pick % len(found)], self.clock.now() + hours * HOUR
        right = Status.SCHEDULED if moves else Status.GENERATED
        try:
            (self.desk.move if moves else self.desk.schedule)(chosen.id, at, by=self.by)
        except Refusal:
            assert chosen.status is not right or hours <= 0
        else:
            assert chosen.status is right
            assert hours > 0
            self.allowed.add(chosen.id)

    @rule(is_running=st.booleans())
    def run(self, is_running):
        assert self.desk.run(is_running=is_running, by=self.by).agent.is_running is is_running

    @rule(name=st.sampled_from(NAMES), enabled=st.booleans())
    def toggle(self, name, enabled):
        assert self.desk.toggle(name, enabled=enabled, by=self.by).enabled is enabled

    @rule(fault=st.sampled_from(["", "", "no", "later", "deaf"]))
    def change_fault(self, fault):
        self.platform.fault = fault

    @rule(hours=st.sampled_from([1, 5, 30]))
    def wait(self, hours):
        self.clock.advance(hours * HOUR)

    @rule()
    def die_while_publishing(self):
        """Somebody leases and is never heard of again."""
        agent = self.desk.state(by=self.by).agent
        allowed = [each.id for each in agent.enabled] if agent.is_running else []
        with self.desk.store.writing() as tx:
            tx.content.lease(now=self.clock.now(), agent_for=allowed)

    @rule()
    def work(self):
        before, agent = everything(self.desk, self.by), self.desk.state(by=self.by).agent
        self.platform.asked.clear()
        self.desk.work()
        for post in self.platform.asked:
            number = int(post.key.rpartition("-")[2])
            known = before.get(number)
            assert number in self.allowed or agent.may_post(post.platform)
            assert known is None or known.status is Status.SCHEDULED
            assert known is None or known.scheduled_for <= self.clock.now()

    @invariant()
    def what_holds_always(self):
        if not hasattr(self, "desk"):
            return
        found = everything(self.desk, self.by)
        for number, each in found.items():
            if self.before.get(number) is Status.PUBLISHED:
                assert each.status is Status.PUBLISHED
            if each.status is Status.PUBLISHED:
                assert self.platform.shown[f"hireloom-{number}"] == 1
            if each.status is Status.GENERATED:
                assert each.scheduled_for is None
                self.allowed.discard(number)
        self.before = {number: each.status for number, each in found.items()}
        texts = [said(each.text) for each in found.values() if each.created_at > self.clock.now() - UNEQUAL]
        assert len(texts) == len(set(texts))
        assert self.desk.state(by=self.by).queue_size == sum(
            each.status is not Status.PUBLISHED for each in found.values()
        )


@pytest.mark.spec("SEO-20", "SEO-21", "SEO-22", "OPEN-112")
def test_whatever_happens_posts_are_out_once_and_only_when_allowed(desk, platform, clock, marketer, container):
    tables = ("content", "switches")

    def fresh():
        with container.engine().begin() as connection:
            for name in tables:
                connection.exec_driver_sql(f"DELETE FROM {name}")
        platform.shown.clear()
        platform.fault = ""
        return desk, platform, clock, marketer

    Queue.made = staticmethod(fresh)
    run_state_machine_as_test(
        Queue,
        settings=settings(
            max_examples=10, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )


def test_the_agent_posts_by_itself_while_it_runs_where_it_may(desk, platform, clock, marketer):
    desk.work()
    assert everything(desk, marketer) == {}
    desk.toggle("linkedin", enabled=False, by=marketer)
    desk.run(is_running=True, by=marketer)
    for _ in range(24 * 2):
        desk.work()
        clock.advance(30 * MINUTE)
    told = Counter(post.platform for post in platform.asked)
    assert told == {"twitter": 3, "mastodon": 2, "blog": 1}
    for name in told:
        times = sorted(each.at for each in everything(desk, marketer).values() if each.platform == name)
        apart = timedelta(hours=PLATFORMS[name].every_hours)
        assert all(later - one >= apart for one, later in pairwise(times))


def test_what_the_agent_scheduled_waits_while_it_is_stopped(desk, platform, clock, marketer):
    desk.run(is_running=True, by=marketer)
    desk.write_due()
    desk.run(is_running=False, by=marketer)
    clock.advance(12 * HOUR)
    desk.publish_due()
    assert platform.asked == []
    clock.advance(3 * DAY)
    desk.run(is_running=True, by=marketer)
    desk.publish_due()
    assert platform.asked == []  # too late by now: people decide
    left = everything(desk, marketer).values()
    assert {each.status for each in left} == {Status.GENERATED}
    assert all("time passed" in each.problem for each in left)


def test_what_a_platform_will_never_take_comes_back_with_the_reason(desk, platform, clock, marketer):
    [first, *_] = desk.generate(by=marketer)
    desk.schedule(first.id, clock.now() + HOUR, by=marketer)
    clock.advance(HOUR)
    platform.fault = "no"
    desk.publish_due()
    found = everything(desk, marketer)[first.id]
    assert (found.status, found.problem) == (Status.GENERATED, "It did not take the post (400).")
    platform.fault = ""
    desk.schedule(first.id, clock.now() + HOUR, by=marketer)
    clock.advance(HOUR)
    desk.publish_due()
    assert everything(desk, marketer)[first.id].status is Status.PUBLISHED


def test_what_a_platform_cannot_take_now_is_tried_again_for_a_day(desk, platform, clock, marketer):
    [first, *_] = desk.generate(by=marketer)
    desk.schedule(first.id, clock.now() + HOUR, by=marketer)
    platform.fault = "later"
    clock.advance(HOUR)
    for _ in range(26 * 4):
        desk.publish_due()
        clock.advance(15 * MINUTE)
    assert 20 < len(platform.asked) < 30
    assert everything(desk, marketer)[first.id].status is Status.GENERATED


def test_two_workers_at_once_show_each_post_once(desk, platform, clock, marketer):
    for _ in range(5):
        desk.generate(by=marketer)
    for number in everything(desk, marketer):
        desk.schedule(number, clock.now() + HOUR, by=marketer)
    clock.advance(HOUR)
    workers = [threading.Thread(target=desk.publish_due) for _ in range(4)]
    for each in workers:
        each.start()
    for each in workers:
        each.join()
    assert len(platform.asked) == len({post.key for post in platform.asked}) == 20


def test_two_workers_at_once_write_for_each_platform_once(desk, marketer):
    desk.run(is_running=True, by=marketer)
    workers = [threading.Thread(target=desk.write_due) for _ in range(4)]
    for each in workers:
        each.start()
    for each in workers:
        each.join()
    assert Counter(each.platform for each in everything(desk, marketer).values()) == dict.fromkeys(PLATFORMS, 1)


def test_fifty_clicks_on_schedule_count_once(desk, clock, marketer):
    [first, *_] = desk.generate(by=marketer)
    refused = []

    def click():
        try:
            desk.schedule(first.id, clock.now() + HOUR, by=marketer)
        except Conflict as conflict:
            refused.append(conflict)

    clicks = [threading.Thread(target=click) for _ in range(12)]
    for each in clicks:
        each.start()
    for each in clicks:
        each.join()
    assert len(refused) == 11


class Mortal:
    """Dies before or after the post is in the folder."""

    remembers = ALWAYS

    def __init__(self, folder, when):
        self.folder, self.when = PostFolder(folder), when

    def publish(self, post):
        if self.when == "after":
            self.folder.publish(post)
        os.kill(os.getpid(), signal.SIGKILL)


def process_that_dies(settings, clock, when):
    """Another process with a connection of its own; how it ended."""
    child = os.fork()
    if child == 0:
        try:
            store = SqlStore(connect(settings.database_url), clock)
            mortal = dict.fromkeys(PLATFORMS, Mortal(settings.posts_dir, when))
            MarketingDesk(store, clock, None, mortal, frozenset(), True, "").publish_due()
        finally:
            os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_worker_killed_while_publishing_leaves_exactly_one_post(container, settings, clock, marketer, when):
    desk = container.marketing()
    [first, *_] = desk.generate(by=marketer)
    desk.schedule(first.id, clock.now() + HOUR, by=marketer)
    clock.advance(HOUR)
    assert process_that_dies(settings, clock, when) == -signal.SIGKILL
    desk.publish_due()
    assert everything(desk, marketer)[first.id].status is Status.SCHEDULED  # the lease of the dead still holds
    clock.advance(LEASE)
    desk.publish_due()
    assert everything(desk, marketer)[first.id].status is Status.PUBLISHED
    [file] = settings.posts_dir.iterdir()
    assert file.read_text() == first.whole + "\n"
