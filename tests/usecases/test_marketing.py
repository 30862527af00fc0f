"""Posts at work: written, scheduled and shown once, only when allowed and only while they are true."""

import os
import signal
import threading
from collections import Counter
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from itertools import pairwise

import pytest

from hireloom.adapters.social.folder import PostFolder
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.jobs import Position
from hireloom.domain.marketing.content import (
    JOB_CHANGED,
    JOB_GONE,
    LEASE,
    PERHAPS_OUT,
    Content,
    PostKind,
    PostStatus,
    PostTooLong,
)
from hireloom.domain.marketing.platforms import PLATFORMS
from hireloom.domain.marketing.post_orders import job_line
from hireloom.domain.refusals import Conflict
from hireloom.ports.publishers import ALWAYS
from hireloom.testing.clock import StoppedClock
from hireloom.usecases.marketing import MarketingDesk
from tests.http.application_calls import change_job, post_job
from tests.usecases.platforms import Platform, desk_with, everything

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


@pytest.fixture
def platform(clock):
    return Platform(clock)


@pytest.fixture
def desk(container, platform):
    return desk_with(container, platform)


@pytest.fixture
def marketer(people):
    return people.add("admin")


def test_the_agent_posts_by_itself_while_it_runs_where_it_may(desk, platform, clock, marketer):
    desk.work()
    assert everything(desk, marketer) == {}
    desk.toggle("linkedin", enabled=False, by=marketer)
    desk.run(is_running=True, by=marketer)
    for _ in range(24 * 2):
        desk.work()
        clock.advance(30 * MINUTE)
    result = Counter(post.platform for post in platform.asked)
    assert result == {"twitter": 3, "mastodon": 2, "blog": 1}
    for name in result:
        times = sorted(value.at for value in everything(desk, marketer).values() if value.platform == name)
        apart = timedelta(hours=PLATFORMS[name].every_hours)
        assert all(later - before >= apart for before, later in pairwise(times))


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
    assert {post.status for post in left} == {PostStatus.GENERATED}
    assert all("time passed" in post.problem for post in left)


def test_what_a_platform_will_never_take_comes_back_with_the_reason(desk, platform, clock, marketer):
    [first, *_] = desk.generate(by=marketer)
    desk.schedule(first.id, clock.now() + HOUR, by=marketer)
    clock.advance(HOUR)
    platform.fault = "no"
    desk.publish_due()
    post = everything(desk, marketer)[first.id]
    assert (post.status, post.problem) == (PostStatus.GENERATED, "It did not take the post (400).")
    platform.fault = ""
    desk.schedule(first.id, clock.now() + HOUR, by=marketer)
    clock.advance(HOUR)
    desk.publish_due()
    assert everything(desk, marketer)[first.id].status is PostStatus.PUBLISHED


def test_what_a_platform_cannot_take_now_is_tried_again_for_a_day(desk, platform, clock, marketer):
    [first, *_] = desk.generate(by=marketer)
    desk.schedule(first.id, clock.now() + HOUR, by=marketer)
    platform.fault = "later"
    clock.advance(HOUR)
    for _ in range(26 * 4):
        desk.publish_due()
        clock.advance(15 * MINUTE)
    assert 20 < len(platform.asked) < 30
    assert everything(desk, marketer)[first.id].status is PostStatus.GENERATED


@pytest.mark.parametrize("fault", ["deaf", "later"])
def test_a_post_that_may_be_out_is_tried_again_only_while_the_platform_would_know_it(
    desk, platform, clock, marketer, fault
):
    """An answer that did not come leaves doubt; a refusal does not."""
    [first, *_] = desk.generate(by=marketer)
    desk.schedule(first.id, clock.now() + HOUR, by=marketer)
    platform.fault, platform.remembers = fault, HOUR
    clock.advance(HOUR)
    for _ in range(3 * 60):
        desk.publish_due()
        clock.advance(MINUTE)
    post = everything(desk, marketer)[first.id]
    if fault == "deaf":
        assert len(platform.asked) == 4  # at once, after 1, 5 and 15 minutes, and not an hour later
        assert (post.status, post.problem) == (PostStatus.GENERATED, PERHAPS_OUT)
    else:
        assert len(platform.asked) > 4
        assert post.status is PostStatus.SCHEDULED


def test_doubt_stays_when_a_later_try_is_refused_and_when_the_post_is_moved(desk, platform, clock, marketer):
    [first, *_] = desk.generate(by=marketer)
    desk.schedule(first.id, clock.now() + HOUR, by=marketer)
    platform.fault, platform.remembers = "deaf", HOUR
    clock.advance(HOUR)
    desk.publish_due()
    clock.advance(MINUTE)
    platform.fault = "later"
    desk.publish_due()
    desk.move(first.id, clock.now() + DAY, by=marketer)
    clock.advance(DAY)
    platform.fault = ""
    desk.publish_due()
    assert len(platform.asked) == 2
    assert everything(desk, marketer)[first.id].problem == PERHAPS_OUT


def about_a_job(desk, clock, marketer, job):
    """A post about the job, scheduled by a person."""
    with desk.store.writing() as tx:
        text = f"Open now. {job_line(job)} https://hireloom.example/jobs/{job.id}"
        times = {"optimal_time": clock.now(), "created_at": clock.now()}
        post = tx.content.add(
            Content("blog", PostKind.FEATURE_HIGHLIGHT, "Job Search", text, (), job_id=job.id, **times)
        )
    return desk.schedule(post.id, clock.now() + HOUR, by=marketer)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({}, ""),
        ({"position": Position.CLOSED}, JOB_GONE),
        ({"is_public": False}, JOB_GONE),
        ({"ends_on": date(2026, 11, 20)}, JOB_GONE),
        ({"salary": "$10"}, JOB_CHANGED),
        ({"title": "Night Nurse"}, JOB_CHANGED),
        ({"keywords": "Night shifts"}, ""),
    ],
)
def test_a_post_about_a_job_goes_out_only_while_it_is_true(
    desk, platform, clock, marketer, container, people, changes, problem
):
    job = post_job(container, people.add("recruiter"))
    post = about_a_job(desk, clock, marketer, job)
    change_job(container, replace(job, **changes))
    clock.advance(HOUR)
    desk.publish_due()
    row = everything(desk, marketer)[post.id]
    assert (row.problem, len(platform.asked)) == (problem, 0 if problem else 1)
    assert row.status is (PostStatus.GENERATED if problem else PostStatus.PUBLISHED)


def test_the_agent_tells_of_real_jobs_and_knows_which(desk, clock, marketer, container, people):
    job = post_job(container, people.add("recruiter"), title="<b>Nurse</b> @everybody #1 www.evil.example")
    for _ in range(60):
        desk.generate(by=marketer)
        clock.advance(DAY)
        result = [value for value in everything(desk, marketer).values() if value.job_id]
        if result:
            break
        job = change_job(container, replace(job, ends_on=clock.today() + DAY))
    assert {post.job_id for post in result} == {job.id}
    for line in result:
        assert "<b>Nurse</b> everybody 1 at Loomworks, Pune, India." in line.text
        assert f"/jobs/{job.id}-" in line.text


def test_two_workers_at_once_show_each_post_once(desk, platform, clock, marketer):
    for _ in range(5):
        desk.generate(by=marketer)
    for number in everything(desk, marketer):
        desk.schedule(number, clock.now() + HOUR, by=marketer)
    clock.advance(HOUR)
    workers = [threading.Thread(target=desk.publish_due) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert len(platform.asked) == len({post.key for post in platform.asked}) == 20


def test_two_workers_at_once_write_for_each_platform_once(desk, marketer):
    desk.run(is_running=True, by=marketer)
    workers = [threading.Thread(target=desk.write_due) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert Counter(value.platform for value in everything(desk, marketer).values()) == dict.fromkeys(PLATFORMS, 1)


@pytest.mark.parametrize("hours", [-11, 14])
def test_the_days_of_posts_are_those_of_utc_wherever_the_business_is(container, platform, marketer, hours):
    zone = timezone(timedelta(hours=hours))
    noon = datetime(2026, 11, 21, 12, tzinfo=UTC)
    for now in (noon - timedelta(hours=11), noon + timedelta(hours=11)):
        desk = replace(desk_with(container, platform), clock=StoppedClock(now, zone))
        assert list(desk.calendar(2, by=marketer)) == [date(2026, 11, 21), date(2026, 11, 22)]


def test_fifty_clicks_on_schedule_count_once(desk, clock, marketer):
    [first, *_] = desk.generate(by=marketer)
    refused = []

    def click():
        try:
            desk.schedule(first.id, clock.now() + HOUR, by=marketer)
        except Conflict as conflict:
            refused.append(conflict)

    clicks = [threading.Thread(target=click) for _ in range(12)]
    for thread in clicks:
        thread.start()
    for thread in clicks:
        thread.join()
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
    assert everything(desk, marketer)[first.id].status is PostStatus.SCHEDULED  # the lease of the dead still holds
    clock.advance(LEASE)
    desk.publish_due()
    assert everything(desk, marketer)[first.id].status is PostStatus.PUBLISHED
    [file] = settings.posts_dir.iterdir()
    assert file.read_text() == first.whole + "\n"


def test_a_post_that_its_platform_no_longer_takes_goes_back_to_people(container, people):
    desk, now = container.marketing(), container.clock().now()
    with container.store().writing() as tx:
        post = tx.content.add(
            Content("twitter", PostKind.CAREER_TIP, "Job Search", "x", (), now, now).scheduled(
                now + timedelta(minutes=1), now=now
            )
        )
        tx.content.put(replace(post, text="x" * 281))
    container.clock().advance(timedelta(minutes=1))
    assert desk.publish_due() == 1
    (row,) = desk.queue(9, by=people.add("admin"))
    assert (row.status, row.problem) == (PostStatus.GENERATED, PostTooLong.sentence)
