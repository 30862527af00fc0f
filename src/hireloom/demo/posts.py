"""The posts of the marketing agent in the demo: published lately, scheduled for the coming days, or generated."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta

from hireloom.demo import material
from hireloom.domain.marketing.content import MISSED, Content, PostKind, PostStatus
from hireloom.domain.marketing.post_orders import ProductFigures
from hireloom.ports.stores import Transaction

LONG_ENOUGH = timedelta(days=30)  # the time that figures of applications in posts cover
BEFOREHAND = timedelta(hours=20)
BLOG = "blog"


def add(tx: Transaction, today: date) -> int:
    """Add the posts; returns how many. Those scheduled for outside platforms wait for the agent, which is off: a demo
    posts nothing outside by itself."""
    midnight = datetime.combine(today, time(), UTC)
    drafts = posts(today, tx.content.counts(today=today, since=midnight - LONG_ENOUGH))
    for post in drafts:
        tx.content.add(post)
    return len(drafts)


def posts(today: date, counts: ProductFigures) -> tuple[Content, ...]:
    """The posts in the order in which they were written, the same for the same day and counts. Posts with figures that
    are too small to be published are left out."""
    figures = counts.as_text()
    contents = (_post(row, today, figures) for row in material.rows("posts.tsv"))
    return tuple(sorted((post for post in contents if post), key=lambda post: (post.created_at, post.at)))


def _post(row: Sequence[str], today: date, figures: Mapping[str, str]) -> Content | None:
    day, hour, status, platform, kind, feature, words, hashtags = row
    at = datetime.combine(today + timedelta(int(day)), time.fromisoformat(hour), UTC)
    try:
        text = words.replace("¶", "\n\n").format_map(figures)
    except KeyError:
        return None
    yesterday = datetime.combine(today - timedelta(1), time(17, at.hour), UTC)
    draft = Content(
        platform, PostKind(kind), feature, text, tuple(hashtags.split()), at, created_at=min(at - BEFOREHAND, yesterday)
    )
    if status == PostStatus.PUBLISHED:
        return replace(draft, status=PostStatus.PUBLISHED, scheduled_for=at, published_at=at, by_agent=platform != BLOG)
    if status == PostStatus.SCHEDULED:
        return draft.scheduled(at, now=draft.created_at, by_agent=platform != BLOG)
    return replace(draft, problem=MISSED) if at.date() < today else draft
