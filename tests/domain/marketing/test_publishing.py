"""The life of a post: who may schedule it, what happens when a platform fails, and when a person must decide."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from hireloom.domain.marketing.agents import AGENT, Agent, NoPlatformEnabled
from hireloom.domain.marketing.content import (
    FURTHEST,
    LEASE,
    PERHAPS_OUT,
    TOO_LATE,
    Content,
    NotGenerated,
    NotScheduled,
    PostKind,
    PostStatus,
    TimeNeeded,
    TimePast,
    TimeTooFar,
    time_of,
)
from hireloom.domain.marketing.platforms import PLATFORMS, UnknownPlatform, platform_of

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
SOON = NOW + timedelta(hours=1)


def post() -> Content:
    return Content("mastodon", PostKind.CAREER_TIP, "", "Say what a job pays.", (), NOW, NOW)


def test_only_a_generated_post_is_scheduled_and_only_a_scheduled_one_moved() -> None:
    scheduled = post().scheduled(SOON, now=NOW)
    assert scheduled.at == SOON
    with pytest.raises(NotGenerated):
        scheduled.scheduled(SOON, now=NOW)
    with pytest.raises(NotScheduled):
        post().moved(SOON, now=NOW)


@pytest.mark.parametrize(
    ("at", "refusal"), [(None, TimeNeeded), (NOW, TimePast), (NOW + FURTHEST + timedelta(seconds=1), TimeTooFar)]
)
def test_a_time_to_publish_is_ahead_and_not_too_far(at: datetime | None, refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        time_of(at, now=NOW)


def test_a_failed_post_is_tried_again_and_then_given_to_a_person() -> None:
    leased = post().scheduled(SOON, now=NOW, by_agent=True).leased(SOON)
    waiting = leased.missed(SOON, reason="Away.", is_final=False)
    assert waiting.status is PostStatus.SCHEDULED
    assert waiting.next_try_at is not None
    assert waiting.next_try_at > SOON
    given_up = leased.missed(SOON + TOO_LATE, reason="Away.", is_final=False)
    assert (given_up.status, given_up.scheduled_for, given_up.by_agent) == (PostStatus.GENERATED, None, False)


def test_a_post_that_may_be_out_already_says_so_to_the_person_who_decides() -> None:
    leased = post().scheduled(SOON, now=NOW).leased(SOON)
    unsure = leased.missed(SOON, reason="The line broke.", is_final=True, is_unsure=True)
    assert PERHAPS_OUT in unsure.problem
    assert unsure.unsure_since == SOON
    assert not unsure.is_forgotten(SOON, timedelta(days=1))
    assert unsure.is_forgotten(SOON + timedelta(days=1), timedelta(days=1))


def test_a_worker_that_died_leaves_open_whether_the_post_is_out() -> None:
    leased = post().scheduled(SOON, now=NOW).leased(SOON)
    assert leased.leased(SOON + LEASE).unsure_since == SOON
    assert replace(leased, lease_until=None).leased(SOON).unsure_since is None


def test_the_agent_posts_by_itself_only_while_it_runs_and_the_platform_is_on() -> None:
    off = Agent(dict.fromkeys(PLATFORMS, False) | {AGENT: True})
    with pytest.raises(NoPlatformEnabled):
        off.must_have_platforms()
    running = Agent({AGENT: True, "mastodon": True})
    running.must_have_platforms()
    assert "mastodon" in [platform.id for platform in running.posting]
    assert not Agent({"mastodon": True}).posting


def test_only_our_platforms_have_a_name() -> None:
    assert platform_of("mastodon").id == "mastodon"
    with pytest.raises(UnknownPlatform):
        platform_of("myspace")


def test_a_published_post_has_an_address_and_no_further_try() -> None:
    published_post = (
        post().scheduled(SOON, now=NOW).leased(SOON).published(SOON, address="https://mastodon.example/@loom/1")
    )
    assert (published_post.status, published_post.at) == (PostStatus.PUBLISHED, SOON)
    assert (published_post.next_try_at, published_post.lease_until, published_post.problem) == (None, None, "")
    assert published_post.key == post().key
