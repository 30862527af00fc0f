"""The marketing agent's dashboard."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, number_in
from hireloom.adapters.http.marketing_fields import (
    DAYS,
    MOST,
    MOST_DAYS,
    QUEUE,
    AnalyticsAnswer,
    CalendarAnswer,
    CalendarQuery,
    ItemAnswer,
    ItemsAnswer,
    PlatformAnswer,
    PlatformsAnswer,
    QueueQuery,
    StatusAnswer,
    Timing,
    Toggle,
    day_of,
    id_of,
    item,
    platform,
    status_shown,
    time_of,
)
from hireloom.domain.marketing.content import PostKind
from hireloom.domain.refusals import Malformed
from hireloom.usecases.marketing import LAST_DAYS, MarketingDesk

area = Area("seo", __name__, url_prefix="/api/seo", description="The marketing agent; for the roles that are set")


@area.route("/status")
@area.response(200, StatusAnswer)
@guarded(Who.SIGNED_IN)
def agent_status() -> dict[str, Any]:
    """Show whether the agent is running, and how many posts there are."""
    return _data_answer(status_shown(desk(MarketingDesk).state(by=caller())))


@area.route("/analytics")
@area.response(200, AnalyticsAnswer)
@guarded(Who.SIGNED_IN)
def agent_analytics() -> dict[str, Any]:
    """Show what the agent wrote, and the results."""
    agent, tally, first = desk(MarketingDesk).tally(by=caller())
    days = [first + timedelta(days=day) for day in range(LAST_DAYS)]
    return _data_answer(
        {
            "total_posts_generated": tally.total,
            "platforms_active": len(agent.enabled),
            "content_performance": {
                "feature_highlights": tally.by_kind.get(PostKind.FEATURE_HIGHLIGHT, 0),
                "success_stories": tally.by_kind.get(PostKind.SUCCESS_STORY, 0),
                "tips": tally.by_kind.get(PostKind.CAREER_TIP, 0),
            },
            "top_performing_features": list(tally.brought),
            "posts_per_day": [{"date": day, "posts": tally.by_day.get(day, 0)} for day in days],
        }
    )


@area.route("/platforms")
@area.response(200, PlatformsAnswer)
@guarded(Who.SIGNED_IN)
def agent_platforms() -> dict[str, Any]:
    """List the platforms with their limits, without credentials."""
    return _data_answer(
        {
            key: platform(carrier, desk(MarketingDesk).carrier(key))
            for key, carrier in desk(MarketingDesk).platforms(by=caller()).items()
        }
    )


@area.route("/content-queue")
@area.arguments(QueueQuery, location="query")
@area.response(200, ItemsAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="Invalid limit")
@guarded(Who.SIGNED_IN)
def content_queue(values: dict[str, Any]) -> dict[str, Any]:
    """List waiting posts in order of time, then published posts, newest first."""
    return _data_answer(
        [item(content) for content in desk(MarketingDesk).queue(_number(values, "limit", QUEUE, MOST), by=caller())]
    )


@area.route("/content-calendar")
@area.arguments(CalendarQuery, location="query")
@area.response(200, CalendarAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="Invalid number of days, or invalid date")
@guarded(Who.SIGNED_IN)
def content_calendar(values: dict[str, Any]) -> dict[str, Any]:
    """List the days from today or a given day on, each with its posts."""
    calendar = desk(MarketingDesk).calendar(_number(values, "days", DAYS, MOST_DAYS), start=day_of(values), by=caller())
    return _data_answer(
        [{"date": day, "items": [item(content) for content in items]} for day, items in calendar.items()]
    )


@area.route("/start", methods=["POST"])
@area.response(200, StatusAnswer)
@guarded(Who.SIGNED_IN)
def start_agent() -> dict[str, Any]:
    """Let the agent write and post on its own where auto-post is on."""
    return _data_answer(status_shown(desk(MarketingDesk).run(is_running=True, by=caller())))


@area.route("/stop", methods=["POST"])
@area.response(200, StatusAnswer)
@guarded(Who.SIGNED_IN)
def stop_agent() -> dict[str, Any]:
    """Stop the agent; posts that people scheduled still go out."""
    return _data_answer(status_shown(desk(MarketingDesk).run(is_running=False, by=caller())))


@area.route("/generate-content", methods=["POST"])
@area.response(200, ItemsAnswer)
@area.alt_response(409, schema=ErrorAnswer, description="No platform is enabled")
@area.alt_response(503, schema=ErrorAnswer, description="Nothing is left to say")
@guarded(Who.SIGNED_IN)
def generate_content() -> dict[str, Any]:
    """Write a post for each enabled platform, for a person to review and schedule."""
    return _data_answer([item(content) for content in desk(MarketingDesk).generate(by=caller())])


@area.route("/schedule-content", methods=["POST"])
@area.arguments(Timing)
@area.response(200, ItemAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such content")
@area.alt_response(409, schema=ErrorAnswer, description="It is already scheduled or published")
@area.alt_response(422, schema=ErrorAnswer, description="The time is missing, in the past or too far ahead")
@guarded(Who.SIGNED_IN)
def schedule_content(values: dict[str, Any]) -> dict[str, Any]:
    """Schedule generated content for a time."""
    return _data_answer(item(desk(MarketingDesk).schedule(id_of(values), time_of(values), by=caller())))


@area.route("/reschedule-content", methods=["POST"])
@area.arguments(Timing)
@area.response(200, ItemAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such content")
@area.alt_response(409, schema=ErrorAnswer, description="It is not scheduled, or is being published right now")
@area.alt_response(422, schema=ErrorAnswer, description="The time is missing, in the past or too far ahead")
@guarded(Who.SIGNED_IN)
def reschedule_content(values: dict[str, Any]) -> dict[str, Any]:
    """Move scheduled content to another time."""
    return _data_answer(item(desk(MarketingDesk).move(id_of(values), time_of(values), by=caller())))


@area.route("/toggle-platform", methods=["POST"])
@area.arguments(Toggle)
@area.response(200, PlatformAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="Unknown platform")
@area.alt_response(422, schema=ErrorAnswer, description="The value is missing")
@guarded(Who.SIGNED_IN)
def toggle_platform(values: dict[str, Any]) -> dict[str, Any]:
    """Switch auto-post on a platform on or off."""
    changed = desk(MarketingDesk).toggle(values["platform"], enabled=values["enabled"], by=caller())
    return _data_answer(platform(changed, desk(MarketingDesk).carrier(changed.id)))


def _data_answer(data: Any) -> dict[str, Any]:
    return {"success": True, "data": data}


def _number(values: Mapping[str, Any], name: str, otherwise: int, most: int) -> int:
    text = values.get(name)
    if text is None:
        return otherwise
    return number_in(text, 1, most, Malformed(f"{name} must be a whole number from 1 to {most}"))
