"""The queue of posts as a machine: whatever people, workers and platforms do, each post is out once for each time that
somebody allowed it, and never otherwise."""

from collections import Counter
from datetime import timedelta

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from hireloom.domain.marketing.content import UNEQUAL, PostStatus, wording
from hireloom.domain.marketing.platforms import PLATFORMS
from hireloom.domain.refusals import Conflict, Refusal
from hireloom.ports.publishers import ALWAYS
from tests.usecases.platforms import Platform, desk_with, everything

HOUR = timedelta(hours=1)
NAMES = [*PLATFORMS]


@pytest.fixture
def platform(clock):
    return Platform(clock)


@pytest.fixture
def desk(container, platform):
    return desk_with(container, platform)


@pytest.fixture
def marketer(people):
    return people.add("admin")


class Queue(RuleBasedStateMachine):
    """`allowed` are posts that a person scheduled; for the agent's own it is the switches at the moment of showing.
    `words` is how often a person has said so: a post may be out once for each time, and once by the agent."""

    parts: object = None

    @initialize(remembers=st.sampled_from([ALWAYS, HOUR]))
    def begin(self, remembers):
        self.desk, self.platform, self.clock, self.by = self.parts()
        self.platform.remembers = remembers
        self.allowed: set[int] = set()
        self.words = Counter()
        self.by_agent: set[int] = set()
        self.before: dict[int, PostStatus] = {}

    @rule()
    def generate(self):
        try:
            posts = self.desk.generate(by=self.by)
        except Conflict:
            assert not any(platform.enabled for platform in self.desk.platforms(by=self.by).values())
        else:
            assert {post.status for post in posts} == {PostStatus.GENERATED}

    @rule(pick=st.integers(0, 50), hours=st.integers(-2, 60), moves=st.booleans())
    def schedule(self, pick, hours, moves):
        posts = [*everything(self.desk, self.by).values()]
        if not posts:
            return
        post, at = posts[pick % len(posts)], self.clock.now() + hours * HOUR
        right = PostStatus.SCHEDULED if moves else PostStatus.GENERATED
        try:
            (self.desk.move if moves else self.desk.schedule)(post.id, at, by=self.by)
        except Refusal:
            assert post.status is not right or hours <= 0
        else:
            assert post.status is right
            assert hours > 0
            self.allowed.add(post.id)
            self.words[post.id] += not moves

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

    @rule(shows=st.booleans())
    def die_while_publishing(self, shows):
        """Somebody leases and is never heard of again, before or after the platform has the post."""
        agent = self.desk.state(by=self.by).agent
        allowed = [row.id for row in agent.enabled] if agent.is_running else []
        with self.desk.store.writing() as tx:
            leased = tx.content.lease(now=self.clock.now(), agent_for=allowed)
        # Nobody publishes what the platform may have forgotten: that is checked first.
        if shows and leased and not leased.is_forgotten(self.clock.now(), self.platform.remembers):
            self.platform.take(f"hireloom-{leased.id}")

    @rule()
    def work(self):
        before, agent = everything(self.desk, self.by), self.desk.state(by=self.by).agent
        self.platform.asked.clear()
        self.desk.work()
        for post in self.platform.asked:
            number = int(post.key.rpartition("-")[2])
            previous = before.get(number)
            assert number in self.allowed or post.platform in [platform.id for platform in agent.posting]
            assert previous is None or previous.status is PostStatus.SCHEDULED
            assert previous is None or previous.scheduled_for <= self.clock.now()

    @invariant()
    def what_holds_always(self):
        if not hasattr(self, "desk"):
            return
        posts = everything(self.desk, self.by)
        for number, post in posts.items():
            if self.before.get(number) is PostStatus.PUBLISHED:
                assert post.status is PostStatus.PUBLISHED
            times = self.platform.shown[f"hireloom-{number}"]
            if post.by_agent or (times and not self.words[number]):
                self.by_agent.add(number)
            assert times <= self.words[number] + (number in self.by_agent)
            assert times >= (post.status is PostStatus.PUBLISHED)
            if post.status is PostStatus.GENERATED:
                assert post.scheduled_for is None
                self.allowed.discard(number)
        self.before = {number: post.status for number, post in posts.items()}
        texts = [wording(value.text) for value in posts.values() if value.created_at > self.clock.now() - UNEQUAL]
        assert len(texts) == len(set(texts))
        assert self.desk.state(by=self.by).queue_size == sum(
            value.status is not PostStatus.PUBLISHED for value in posts.values()
        )


@pytest.mark.spec("SEO-20", "SEO-21", "SEO-22", "OPEN-112")
def test_whatever_happens_posts_are_out_once_and_only_when_allowed(desk, platform, clock, marketer, container):
    tables = ("content", "switches")

    def fresh():
        with container.engine().begin() as connection:
            for name in tables:
                connection.exec_driver_sql(f"DELETE FROM {name}")
        platform.shown.clear()
        platform.shown_at.clear()
        platform.fault = ""
        return desk, platform, clock, marketer

    Queue.parts = staticmethod(fresh)
    run_state_machine_as_test(
        Queue,
        settings=settings(
            max_examples=10, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
