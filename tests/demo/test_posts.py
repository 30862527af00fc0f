"""Posts of the demo world: in every state, from the last and for the coming days, and none that is published elsewhere
by itself."""

from collections import Counter
from datetime import UTC, datetime, timedelta

import pytest

from hireloom.demo.posts import posts
from hireloom.domain.marketing.content import PostKind, PostStatus
from hireloom.domain.marketing.platforms import PLATFORMS
from hireloom.domain.marketing.post_orders import FEATURES, ProductFigures
from tests.demo.conftest import TODAY

MANY = ProductFigures(63, 20, 240, 110, 17)
MIDNIGHT = datetime(TODAY.year, TODAY.month, TODAY.day, tzinfo=UTC)


@pytest.fixture(scope="module")
def queue(loaded):
    with loaded.store.reading() as tx:
        return tx.content.queue(100)


def test_there_are_posts_of_every_state_type_and_platform(queue) -> None:
    assert min(Counter(post.status for post in queue).values()) >= 6
    assert {post.kind for post in queue} == set(PostKind)
    assert {post.platform for post in queue} == set(PLATFORMS)
    assert {post.feature for post in queue} == set(FEATURES)
    assert all(len({post.status for post in queue if post.platform == name}) == len(PostStatus) for name in PLATFORMS)


def test_each_could_have_happened_by_today(queue) -> None:
    for post in queue:
        assert post.created_at < MIDNIGHT
        assert post.created_at < post.at
        assert post.at.hour in post.place.hours
        if post.status is PostStatus.PUBLISHED:
            assert MIDNIGHT - timedelta(days=14) < post.published_at < MIDNIGHT
        if post.status is PostStatus.SCHEDULED:
            assert MIDNIGHT + timedelta(days=1) <= post.scheduled_for < MIDNIGHT + timedelta(days=7)
    assert [post.optimal_time < MIDNIGHT for post in queue if post.problem] == [True]
    assert len({post.key for post in queue}) == len(queue)


def test_nothing_leaves_a_demo_whose_agent_nobody_has_started(loaded, queue) -> None:
    scheduled = [post for post in queue if post.status is PostStatus.SCHEDULED]
    assert {post.platform for post in scheduled if not post.by_agent} == {"blog"}
    with loaded.store.reading() as tx:
        assert not tx.content.switches()  # the agent stands still until somebody starts it


def test_numbers_come_from_the_world_and_small_ones_are_not_told(queue) -> None:
    words = " ".join(line.text for line in queue)
    assert "{" not in words
    with_all, with_none = posts(TODAY, MANY), posts(TODAY, ProductFigures())
    stories = [post for post in with_all if post.kind is PostKind.SUCCESS_STORY]
    assert len(with_all) - len(with_none) == len(stories)
    assert any("63 open jobs of 20 companies" in story.text for story in stories)


def test_the_same_day_has_the_same_posts_and_they_move_with_it() -> None:
    assert posts(TODAY, MANY) == posts(TODAY, MANY)
    tomorrow = [post.at - timedelta(days=1) for post in posts(TODAY + timedelta(1), MANY)]
    assert tomorrow == [post.at for post in posts(TODAY, MANY)]
