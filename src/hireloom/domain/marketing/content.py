"""A post of the marketing agent and its states: generated, scheduled, published once."""

import re
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from hireloom.domain.marketing.platforms import PLATFORMS, Platform, platform_of, whole
from hireloom.domain.refusals import Conflict, Invalid, NotFound

LEASE = timedelta(minutes=2)  # longer than any platform may take, so that no post is published twice at once
PAUSES = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 15, 60))  # between tries; the last one repeats
TOO_LATE = timedelta(hours=24)  # after its scheduled time; then a post is no longer of use
FURTHEST = timedelta(days=365)
UNEQUAL = timedelta(days=90)  # within this time, no two posts say the same thing
MISSED = "Its time passed before it could be published. Please choose another time."
JOB_GONE = "The job it is about is no longer open to everyone."
JOB_CHANGED = "The job it is about has changed since it was written."
PERHAPS_OUT = "It may be published already: please check before you schedule it again."
REASON = 200

_HASHTAG = re.compile(r"#[A-Za-z0-9_]{1,49}")


class NoSuchContent(NotFound):
    sentence = "Content not found"


class NotGenerated(Conflict):
    sentence = "Only generated content can be scheduled"


class NotScheduled(Conflict):
    sentence = "Only scheduled content can be moved to another time"


class BeingPublished(Conflict):
    sentence = "This content is being published right now"


class TimeNeeded(Invalid):
    sentence = "Please choose a time"


class TimePast(Invalid):
    sentence = "Please choose a time in the future"


class TimeTooFar(Invalid):
    sentence = f"Please choose a time within the next {FURTHEST.days} days"


class PostTooLong(Invalid):
    sentence = "The text is too long or has too many hashtags for this platform"


class PostKind(StrEnum):
    FEATURE_HIGHLIGHT = "feature_highlight"
    SUCCESS_STORY = "success_story"
    CAREER_TIP = "career_tip"


class PostStatus(StrEnum):
    GENERATED = "generated"
    SCHEDULED = "scheduled"
    PUBLISHED = "published"


@dataclass(frozen=True, slots=True)
class Content:
    """`id` is 0 until it is kept. `by_agent`: the agent scheduled it because auto-post was on, not a person. `tries`
    counts all leases, `problem` is one sentence about why it is not published. `unsure_since` is when the first try
    with an unknown result began. `job_id` is the job that it is about, if any. A new one raises PostTooLong; a kept
    one stays readable when a platform changes its limits, but is not published."""

    platform: str
    kind: PostKind
    feature: str
    text: str
    hashtags: tuple[str, ...]
    optimal_time: datetime
    created_at: datetime
    status: PostStatus = PostStatus.GENERATED
    scheduled_for: datetime | None = None
    by_agent: bool = False
    published_at: datetime | None = None
    address: str = ""
    tries: int = 0
    next_try_at: datetime | None = None
    lease_until: datetime | None = None
    unsure_since: datetime | None = None
    problem: str = ""
    job_id: int | None = None
    id: int = 0

    def __post_init__(self) -> None:
        if not self.id and not self.fits:
            raise PostTooLong

    @property
    def fits(self) -> bool:
        """Whether its platform accepts it."""
        is_said = bool(self.text.strip()) and all(_HASHTAG.fullmatch(hashtag) for hashtag in self.hashtags)
        return is_said and self.platform in PLATFORMS and self.place.takes(self.text, self.hashtags)

    @property
    def place(self) -> Platform:
        return platform_of(self.platform)

    @property
    def whole(self) -> str:
        return whole(self.text, self.hashtags)

    @property
    def key(self) -> str:
        """Its text without links, case and spaces: two posts with the same key say the same."""
        return wording(self.text)

    @property
    def at(self) -> datetime:
        """When it was published, is scheduled, or would best be published."""
        return self.published_at or self.scheduled_for or self.optimal_time

    def scheduled(self, at: datetime | None, *, now: datetime, by_agent: bool = False) -> "Content":
        if self.status is not PostStatus.GENERATED:
            raise NotGenerated
        return replace(self._due(at, now, by_agent), unsure_since=None)

    def moved(self, at: datetime | None, *, now: datetime) -> "Content":
        """The post, scheduled for another time; the person who moves it also approves it. Raises NotScheduled,
        BeingPublished, PostTooLong, or what `time_of` raises."""
        if self.status is not PostStatus.SCHEDULED:
            raise NotScheduled
        if self.lease_until and self.lease_until > now:
            raise BeingPublished
        return replace(self._due(at, now, by_agent=False), unsure_since=self._lost_since)

    def _due(self, at: datetime | None, now: datetime, by_agent: bool) -> "Content":
        if not self.fits:
            raise PostTooLong
        moment = time_of(at, now=now)
        course = {"next_try_at": moment, "lease_until": None, "problem": ""}
        return replace(self, status=PostStatus.SCHEDULED, scheduled_for=moment, by_agent=by_agent, **course)  # type: ignore[arg-type]

    def is_too_late(self, now: datetime) -> bool:
        return self.scheduled_for is not None and now >= self.scheduled_for + TOO_LATE

    @property
    def _lost_since(self) -> datetime | None:
        """Since when the result of a try is unknown. A lease that was not given back belonged to a worker that died,
        before or after the platform accepted the post."""
        return self.unsure_since or (self.lease_until - LEASE if self.lease_until else None)

    def leased(self, now: datetime) -> "Content":
        return replace(self, tries=self.tries + 1, lease_until=now + LEASE, unsure_since=self._lost_since)

    def is_forgotten(self, now: datetime, remembers: timedelta) -> bool:
        """Whether it may be published already, so long ago that the platform would no longer recognize it."""
        return self.unsure_since is not None and now - self.unsure_since >= remembers

    def published(self, now: datetime, *, address: str) -> "Content":
        done = {"lease_until": None, "next_try_at": None, "unsure_since": None, "problem": ""}
        return replace(self, status=PostStatus.PUBLISHED, published_at=now, address=address, **done)  # type: ignore[arg-type]

    def missed(self, now: datetime, *, reason: str, is_final: bool, is_unsure: bool = False) -> "Content":
        """The post after a failed try: waiting for the next one, or generated again, so that a person decides about it.
        `is_unsure`: this try may have published it all the same."""
        again = now + PAUSES[min(self.tries, len(PAUSES)) - 1]
        began = self.lease_until - LEASE if self.lease_until else now
        unsure = self.unsure_since or (began if is_unsure else None)
        post = replace(self, lease_until=None, unsure_since=unsure, problem=reason[:REASON])
        if is_final or self.is_too_late(again):
            problem = f"{reason} {PERHAPS_OUT}" if unsure and PERHAPS_OUT not in reason else reason
            back = {"scheduled_for": None, "next_try_at": None, "by_agent": False, "problem": problem[:REASON]}
            return replace(post, status=PostStatus.GENERATED, **back)  # type: ignore[arg-type]
        return replace(post, next_try_at=again)


def time_of(at: datetime | None, *, now: datetime) -> datetime:
    """Checks a time to publish. Raises TimeNeeded, TimePast or TimeTooFar."""
    if at is None:
        raise TimeNeeded
    if at <= now:
        raise TimePast
    if at > now + FURTHEST:
        raise TimeTooFar
    return at


def wording(text: str) -> str:
    """The text without links, in lower case, with single spaces: equal for two texts that say the same."""
    return " ".join(re.sub(r"https?://\S+", "", text).casefold().split())
