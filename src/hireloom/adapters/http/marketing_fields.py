"""Posts and their platforms on the wire, and the values of requests."""

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.spec import Text, TimestampField, Truth
from hireloom.domain.marketing.content import Content, PostKind, PostStatus
from hireloom.domain.marketing.platforms import PLATFORMS, Platform
from hireloom.domain.refusals import Invalid, Malformed
from hireloom.ports.publishers import Carrier
from hireloom.usecases.marketing import LAST_DAYS, AgentState

QUEUE, MOST, DAYS, MOST_DAYS = 20, 100, 7, 31
FIRST, LAST = date(2000, 1, 1), date(2199, 12, 31)
ID = {"type": "integer"}


class TimeMalformed(Invalid):
    sentence = "Please choose a valid time"


class DayMalformed(Malformed):
    sentence = "start must be a date, YYYY-MM-DD"


class AgentStatus(ma.Schema):
    is_running = ma.fields.Boolean(required=True, metadata={"description": "Whether the agent posts on its own"})
    posts_today = ma.fields.Integer(
        required=True, metadata={"description": "How many posts were published today, in UTC"}
    )
    queue_size = ma.fields.Integer(required=True, metadata={"description": "Generated or scheduled"})
    features_count = ma.fields.Integer(required=True, metadata={"description": "Features that it can post about"})


class ContentPerformance(ma.Schema):
    feature_highlights = ma.fields.Integer(required=True, metadata={"description": "Posts about one feature"})
    success_stories = ma.fields.Integer(required=True, metadata={"description": "Posts that tell how somebody used it"})
    tips = ma.fields.Integer(required=True, metadata={"description": "Posts that give advice"})


class PostsOfDay(ma.Schema):
    date = ma.fields.Date(required=True, metadata={"description": "The day, in UTC"})
    posts = ma.fields.Integer(required=True, metadata={"description": "How many posts were published on it"})


class AgentAnalytics(ma.Schema):
    total_posts_generated = ma.fields.Integer(
        required=True, metadata={"description": "Every post that was ever written"}
    )
    platforms_active = ma.fields.Integer(
        required=True, metadata={"description": "Platforms where the agent may post on its own"}
    )
    content_performance = ma.fields.Nested(
        ContentPerformance, required=True, metadata={"description": "How many posts there are of each kind"}
    )
    top_performing_features = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={
            "description": "Features that were posted about, by applications that their links brought, then by posts"
        },
    )
    posts_per_day = ma.fields.List(
        ma.fields.Nested(PostsOfDay),
        required=True,
        metadata={"description": f"Posts published on each of the last {LAST_DAYS} days"},
    )


class PlatformFields(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "The platform"})
    enabled = ma.fields.Boolean(required=True, metadata={"description": "The agent may post there on its own"})
    max_char_limit = ma.fields.Integer(required=True, metadata={"description": "How many characters a post may have"})
    hashtag_limit = ma.fields.Integer(required=True, metadata={"description": "How many hashtags a post may have"})
    post_frequency_hours = ma.fields.Integer(
        required=True, metadata={"description": "Hours between two posts of the agent"}
    )
    carrier = ma.fields.String(
        required=True,
        metadata={"enum": [*Carrier], "description": "How posts get there: a configured account, a webhook, …"},
    )


class ContentItem(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the post"})
    platform = ma.fields.String(required=True, metadata={"description": "Where it goes", "enum": [*PLATFORMS]})
    type = ma.fields.String(required=True, metadata={"description": "What kind of post it is", "enum": [*PostKind]})
    feature = ma.fields.String(required=True, metadata={"description": "The feature that it is about"})
    content = ma.fields.String(required=True, metadata={"description": "Its text, without the hashtags"})
    hashtags = ma.fields.List(ma.fields.String(), required=True, metadata={"description": "Each with its #"})
    optimal_time = TimestampField(required=True, metadata={"description": "When we would publish it"})
    status = ma.fields.String(
        required=True, metadata={"description": "Written, scheduled or published", "enum": [*PostStatus]}
    )
    created_at = TimestampField(required=True, metadata={"description": "When it was written"})
    schedule_time = TimestampField(
        required=True,
        allow_none=True,
        metadata={"description": "When it is to be published; null if nobody has said so"},
    )
    by_agent = ma.fields.Boolean(required=True, metadata={"description": "Scheduled by auto-post, not by a person"})
    published_at = TimestampField(
        required=True, allow_none=True, metadata={"description": "When it was published; null before that"}
    )
    address = ma.fields.String(required=True, metadata={"description": "Where it can be read, or empty"})
    problem = ma.fields.String(required=True, metadata={"description": "Why it has not been published yet, or empty"})


class CalendarDay(ma.Schema):
    date = ma.fields.Date(required=True, metadata={"description": "The day, in UTC"})
    items = ma.fields.List(
        ma.fields.Nested(ContentItem),
        required=True,
        metadata={"description": "What is published or planned on it, in its order"},
    )


def _wrapped(name: str, about: str, data: ma.fields.Field[Any]) -> type[ma.Schema]:
    """The schema of a response in this area, with its content in `data`."""
    data.metadata = {**data.metadata, "description": about}
    return SuccessAnswer.from_dict({"data": data}, name=name)


class QueueQuery(ma.Schema):
    limit = Text(metadata={"type": "integer", "minimum": 1, "maximum": MOST, "description": f"{QUEUE} if absent"})


class CalendarQuery(ma.Schema):
    days = Text(metadata={"type": "integer", "minimum": 1, "maximum": MOST_DAYS, "description": f"{DAYS} if absent"})
    start = Text(metadata={"format": "date", "description": "The first day, in UTC; today if absent"})


class Timing(ma.Schema):
    content_id = ma.fields.Raw(required=True, metadata=ID | {"description": "The post"})
    schedule_time = ma.fields.Raw(
        allow_none=True,
        load_default=None,
        metadata={
            "description": "When to publish it; at the time that we suggest if null or absent",
            "type": "string",
            "format": "date-time",
        },
    )


class Toggle(ma.Schema):
    platform = Text(required=True, metadata={"description": "The platform", "enum": [*PLATFORMS]})
    enabled = Truth(required=True, metadata={"description": "Whether the agent may post there on its own"})


StatusAnswer = _wrapped("AgentStatusAnswer", "What the agent is doing", ma.fields.Nested(AgentStatus, required=True))
AnalyticsAnswer = _wrapped(
    "AgentAnalyticsAnswer", "What the posts have brought", ma.fields.Nested(AgentAnalytics, required=True)
)
PlatformAnswer = _wrapped(
    "PlatformAnswer", "The platform after the change", ma.fields.Nested(PlatformFields, required=True)
)
PlatformsAnswer = _wrapped(
    "PlatformsAnswer",
    "Every platform by its name",
    ma.fields.Dict(keys=ma.fields.String(), values=ma.fields.Nested(PlatformFields), required=True),
)
ItemAnswer = _wrapped("ContentAnswer", "The post after the change", ma.fields.Nested(ContentItem, required=True))
ItemsAnswer = _wrapped("ContentsAnswer", "The posts", ma.fields.List(ma.fields.Nested(ContentItem), required=True))
CalendarAnswer = _wrapped(
    "ContentCalendarAnswer",
    "The days asked for, with the posts of each",
    ma.fields.List(ma.fields.Nested(CalendarDay), required=True),
)


def day_of(values: Mapping[str, Any]) -> date | None:
    text = values.get("start")
    if text is None:
        return None
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise DayMalformed from None
    if day.isoformat() != text or not FIRST <= day <= LAST:
        raise DayMalformed
    return day


def id_of(values: Mapping[str, Any]) -> int:
    """The id, from a number or its digits; 0, which no content has, for anything else."""
    number = values["content_id"]
    if isinstance(number, str) and number.isascii() and number.isdigit() and len(number) < 10:
        return int(number)
    return number if isinstance(number, int) and not isinstance(number, bool) and 0 <= number < 2**31 else 0


def time_of(values: Mapping[str, Any]) -> datetime | None:
    """The time in UTC, which is also assumed for a time without a zone; None if none was sent. Raises TimeMalformed."""
    text = values["schedule_time"]
    if text in (None, ""):
        return None
    try:
        time = datetime.fromisoformat(text)
        return time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)
    except (TypeError, ValueError, OverflowError):
        raise TimeMalformed from None


def status_shown(state: AgentState) -> dict[str, Any]:
    return {
        "is_running": state.agent.is_running,
        "posts_today": state.posts_today,
        "queue_size": state.queue_size,
        "features_count": state.features,
    }


def platform(site: Platform, carrier: Carrier) -> dict[str, Any]:
    return {
        "name": site.name,
        "enabled": site.enabled,
        "max_char_limit": site.max_chars,
        "hashtag_limit": site.max_hashtags,
        "post_frequency_hours": site.every_hours,
        "carrier": carrier.value,
    }


def item(content: Content) -> dict[str, Any]:
    return {
        "id": content.id,
        "platform": content.platform,
        "type": content.kind.value,
        "feature": content.feature,
        "content": content.text,
        "hashtags": list(content.hashtags),
        "optimal_time": content.optimal_time,
        "status": content.status.value,
        "created_at": content.created_at,
        "schedule_time": content.scheduled_for,
        "by_agent": content.by_agent,
        "published_at": content.published_at,
        "address": content.address,
        "problem": content.problem,
    }
