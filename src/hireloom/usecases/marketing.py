"""The marketing agent: writes, schedules and publishes posts, each once and only when allowed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.marketing.agents import AGENT, Agent, subjects
from hireloom.domain.marketing.content import JOB_CHANGED, JOB_GONE, MISSED, PERHAPS_OUT, UNEQUAL, Content, PostTooLong
from hireloom.domain.marketing.platforms import Platform, platform_of
from hireloom.domain.marketing.post_orders import FEATURES, PostOrder, ProductFigures, job_line
from hireloom.domain.public_jobs import must_be_shown
from hireloom.domain.refusals import NotAllowed, Refusal
from hireloom.ports.analysts import Analyst
from hireloom.ports.clock import Clock
from hireloom.ports.content import Tally
from hireloom.ports.publishers import Carrier, Post, Publisher, PublishFailed
from hireloom.ports.stores import Store, Transaction
from hireloom.text_analysis.writing.post_writing import NothingToSay

LAST_DAYS, STORY_DAYS = 14, 30
JOBS_TOLD = 20  # public jobs that a post may be about
BLOG, ON_A_PAGE = "blog", 30


class AgentState(NamedTuple):
    """The agent's state, as the dashboard first shows it."""

    agent: Agent
    posts_today: int
    queue_size: int

    @property
    def features(self) -> int:
        return len(FEATURES)


class PostMaterial(NamedTuple):
    """What posts are written from: `turn` makes each one different, `recent` has the keys of recent posts."""

    turn: int
    recent: frozenset[str]
    counts: ProductFigures
    jobs: Sequence[Job]

    def after(self, drafts: Sequence[Content]) -> "PostMaterial":
        """The material once these drafts are stored."""
        return self._replace(turn=self.turn + len(drafts), recent=self.recent | {draft.key for draft in drafts})


@dataclass(frozen=True, slots=True)
class MarketingDesk:
    """`roles` are those that may use this area at all. `publishers` are keyed by platform."""

    store: Store
    clock: Clock
    analyst: Analyst
    publishers: Mapping[str, Publisher]
    roles: frozenset[Role]
    shows_jobs: bool
    site: str

    def state(self, *, by: User) -> AgentState:
        self._must_be_marketer(by)
        with self.store.reading() as tx:
            return self._state(tx)

    def tally(self, *, by: User) -> tuple[Agent, Tally, date]:
        """The agent, its figures, and the first day that they cover."""
        self._must_be_marketer(by)
        first = self._today() - timedelta(days=LAST_DAYS - 1)
        with self.store.reading() as tx:
            return Agent(tx.content.switches()), tx.content.tally(since=self._midnight(first)), first

    def platforms(self, *, by: User) -> Mapping[str, Platform]:
        self._must_be_marketer(by)
        with self.store.reading() as tx:
            return Agent(tx.content.switches()).platforms

    def carrier(self, platform_id: str) -> Carrier:
        """How posts get to this platform."""
        return self.publishers[platform_id].carrier

    def queue(self, count: int, *, by: User) -> Sequence[Content]:
        """What waits, in the order of time, then what was published, newest first; at most `count`."""
        self._must_be_marketer(by)
        with self.store.reading() as tx:
            return tx.content.queue(count)

    def calendar(self, days: int, *, start: date | None = None, by: User) -> Mapping[date, Sequence[Content]]:
        """Posts by day from today or `start` on, including days without posts."""
        self._must_be_marketer(by)
        first = start or self._today()
        by_day: dict[date, list[Content]] = {first + timedelta(days=day): [] for day in range(days)}
        with self.store.reading() as tx:
            for content in tx.content.between(self._midnight(first), self._midnight(first + timedelta(days=days))):
                by_day[content.at.date()].append(content)
        return by_day

    def blog(self) -> Sequence[Content]:
        """The posts of our blog, open to everybody."""
        with self.store.reading() as tx:
            return tx.content.published(BLOG, ON_A_PAGE)

    def run(self, *, is_running: bool, by: User) -> AgentState:
        """Start or stop the agent; doing so twice changes nothing."""
        return self._switch(AGENT, is_running, "marketing.started" if is_running else "marketing.stopped", by)

    def toggle(self, platform_id: str, *, enabled: bool, by: User) -> Platform:
        """Whether the agent may post there by itself."""
        self._must_be_marketer(by)
        platform_of(platform_id)
        state = self._switch(platform_id, enabled, f"marketing.switched.{'on' if enabled else 'off'}", by)
        return state.agent.platforms[platform_id]

    def generate(self, *, by: User) -> Sequence[Content]:
        """Write a post for each enabled platform, for a person to review. Raises NoPlatformEnabled or NothingToSay."""
        self._must_be_marketer(by)
        while True:  # again if others have written or changed the settings in the meantime
            with self.store.reading() as tx:
                agent, material = Agent(tx.content.switches()), self._known(tx)
            agent.must_have_platforms()
            drafts: list[Content] = []
            for platform in agent.enabled:  # no unit of work is open while a post is being written
                drafts.append(self._drafted(platform, material.after(drafts)))
            with self.store.writing() as tx:
                tx.users.get_for_update(by.id).must_be_active()
                tx.content.hold()
                if Agent(tx.content.switches()).enabled == agent.enabled and not self._is_said(tx, drafts):
                    contents = [tx.content.add(self._timed(tx, draft)) for draft in drafts]
                    self._write_down(tx, "marketing.generated", by, ",".join(str(content.id) for content in contents))
                    return contents

    def schedule(self, content_id: int, at: datetime | None, *, by: User) -> Content:
        """Raises NoSuchContent, NotAllowed, or what Content.scheduled raises."""
        return self._change(
            content_id, lambda content: content.scheduled(at, now=self.clock.now()), "marketing.scheduled", by
        )

    def move(self, content_id: int, at: datetime | None, *, by: User) -> Content:
        """Move scheduled content to another time."""
        return self._change(content_id, lambda content: content.moved(at, now=self.clock.now()), "marketing.moved", by)

    def work(self) -> None:
        """Do what is due now; several processes may do so at once."""
        self.write_due()
        self.publish_due()

    def write_due(self) -> int:
        """While the agent runs, write and schedule a post for each platform whose turn it is; returns how many."""
        with self.store.reading() as tx:
            due = [content for content in self._posting(tx) if self._is_due(tx, content)]
        return sum(self._write(content) for content in due)

    def _write(self, platform: Platform) -> bool:
        """Only one of several workers writes for the platform: the drafts of the slower ones are discarded."""
        while True:
            with self.store.reading() as tx:
                material = self._known(tx)
            try:
                draft = self._drafted(platform, material)
            except NothingToSay:
                return False
            with self.store.writing() as tx:
                tx.content.hold()
                if platform not in self._posting(tx) or not self._is_due(tx, platform):
                    return False
                if not self._is_said(tx, [draft]):
                    timed = self._timed(tx, draft)
                    tx.content.add(timed.scheduled(timed.optimal_time, now=timed.created_at, by_agent=True))
                    return True

    def publish_due(self) -> int:
        """Publish everything that is due; returns how many posts were attempted."""
        count = 0
        while self._publish_next():
            count += 1
        return count

    def _publish_next(self) -> bool:
        now = self.clock.now()
        with self.store.reading() as tx:
            allowed = [platform.id for platform in self._posting(tx)]
        with self.store.writing() as tx:
            leased = tx.content.lease(now=now, agent_for=allowed)
            obstacle = self._obstacle(tx, leased, now) if leased else ""
        if leased is None:
            return False
        # No unit of work is open while we call a platform.
        done = leased.missed(now, reason=obstacle, is_final=True) if obstacle else self._publish(leased)
        with self.store.writing() as tx:
            tx.content.keep(done)
        return True

    def _obstacle(self, tx: Transaction, leased: Content, now: datetime) -> str:
        """Why this post must not go out although it is due; empty if it may."""
        if not leased.fits:
            return PostTooLong.sentence
        if leased.is_too_late(now):
            return MISSED
        if leased.is_forgotten(now, self.publishers[leased.platform].remembers):
            return PERHAPS_OUT
        if leased.job_id is None:
            return ""
        try:
            job = tx.public_jobs.get(leased.job_id)
            must_be_shown(job, self.clock.today())
        except Refusal:
            return JOB_GONE
        if not self.shows_jobs:
            return JOB_GONE
        return "" if job_line(job) in leased.text else JOB_CHANGED

    def _publish(self, leased: Content) -> Content:
        post = Post(f"hireloom-{leased.id}", leased.platform, leased.text, leased.hashtags)
        try:
            address = self.publishers[leased.platform].publish(post)
        except PublishFailed as failed:
            now, reason = self.clock.now(), str(failed)
            return leased.missed(now, reason=reason, is_final=failed.is_final, is_unsure=failed.is_unsure)
        return leased.published(self.clock.now(), address=address)

    def _change(self, content_id: int, change: Callable[[Content], Content], action: str, by: User) -> Content:
        self._must_be_marketer(by)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            changed = change(tx.content.get_for_update(content_id))
            self._write_down(tx, action, by, str(content_id))
            return tx.content.put(changed)

    def _switch(self, name: str, is_on: bool, action: str, by: User) -> AgentState:
        self._must_be_marketer(by)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            agent = Agent(tx.content.switches())
            before = agent.is_running if name == AGENT else agent.platforms[name].enabled
            if before != is_on:
                tx.content.switch(name, is_on=is_on)
                self._write_down(tx, action, by, name)
            return self._state(tx)

    def _known(self, tx: Transaction) -> PostMaterial:
        now, today = self.clock.now(), self.clock.today()
        counts = tx.content.counts(today=today, since=now - timedelta(days=STORY_DAYS))
        jobs = tx.public_jobs.newest(today, JOBS_TOLD) if self.shows_jobs else ()
        return PostMaterial(tx.content.count(), tx.content.said_since(now - UNEQUAL), counts, jobs)

    def _drafted(self, platform: Platform, material: PostMaterial) -> Content:
        """A post that has not appeared in the last ninety days. Raises NothingToSay."""
        now, (turn, topics, counts, jobs) = self.clock.now(), material
        for kind, feature in subjects(turn):
            order = PostOrder(platform, kind, feature, counts, self.clock.today(), jobs, self.site, turn, topics)
            try:
                draft = self.analyst.post(order).value
            except NothingToSay:
                continue
            post = Content(platform.id, kind, feature, draft.text, draft.hashtags, now, now, job_id=draft.job_id)
            if post.key not in topics:
                return post
        raise NothingToSay

    def _is_said(self, tx: Transaction, drafts: Sequence[Content]) -> bool:
        """Whether somebody else stored one of these while they were being written."""
        return not tx.content.said_since(self.clock.now() - UNEQUAL).isdisjoint(draft.key for draft in drafts)

    def _timed(self, tx: Transaction, draft: Content) -> Content:
        now, platform = self.clock.now(), draft.place
        times = tx.content.times(platform.id, since=now - timedelta(hours=platform.every_hours))
        return replace(draft, optimal_time=platform.best_time(now, times), created_at=now)

    def _posting(self, tx: Transaction) -> Sequence[Platform]:
        return Agent(tx.content.switches()).posting

    def _is_due(self, tx: Transaction, platform: Platform) -> bool:
        last = tx.content.last_by_agent(platform.id)
        return last is None or self.clock.now() >= last + timedelta(hours=platform.every_hours)

    def _state(self, tx: Transaction) -> AgentState:
        tally = tx.content.tally(since=self._midnight(self._today()))
        return AgentState(Agent(tx.content.switches()), sum(tally.by_day.values()), tally.waiting)

    def _today(self) -> date:
        """Posts are read all over the world: their days are UTC days, wherever the business is."""
        return self.clock.now().date()

    def _midnight(self, day: date) -> datetime:
        return datetime.combine(day, time(), tzinfo=self.clock.now().tzinfo)

    def _must_be_marketer(self, by: User) -> None:
        if by.role not in self.roles:
            raise NotAllowed

    def _write_down(self, tx: Transaction, action: str, by: User, subject: str) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id, subject))
