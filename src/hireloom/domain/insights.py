"""Figures about the applications for a job, ready for charts."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import NamedTuple

from hireloom.domain.answers import AnswerRate
from hireloom.domain.applications import Status, SubmissionMethod
from hireloom.domain.days import Days
from hireloom.domain.marketing.sources import SOURCES

LAST_DAYS = 60
NO_TIME = timedelta()
UTC_DAYS = Days()
_BY_WAY = {SubmissionMethod.FORM: "Application form", SubmissionMethod.AUTO: "One click"}


class ApplicationCourse(NamedTuple):
    """What has happened to one application: when its resume was first opened, and when it was last decided on."""

    applied_at: datetime
    status: Status
    sent_by: SubmissionMethod
    source: str = ""
    opened_at: datetime | None = None
    decided_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class TimeInStage:
    """Days with one decimal; applications still in the stage count up to now. None if no application has been in it."""

    stage: str
    median_days: float | None
    longest_days: float | None


@dataclass(frozen=True, slots=True)
class Insights:
    """`per_day` has every day. `rate` is the recruiter's answer rate over all jobs, as job seekers see it next to
    jobs."""

    funnel: Sequence[tuple[str, int]]
    time_in_stage: Sequence[TimeInStage]
    per_day: Sequence[tuple[date, int]]
    sources: Sequence[tuple[str, int]]
    rate: AnswerRate


def insights(
    courses: Sequence[ApplicationCourse], rate: AnswerRate, *, now: datetime, days: Days = UTC_DAYS
) -> Insights:
    decided = [course for course in courses if course.status is not Status.SUBMITTED]
    opened = [course for course in courses if course.opened_at or course.status is not Status.SUBMITTED]
    funnel = (
        ("Applied", len(courses)),
        ("Opened", len(opened)),
        ("Decided", len(decided)),
        ("Selected", sum(course.status is Status.SELECTED for course in decided)),
    )
    until_opened = (((course.opened_at or course.decided_at or now) - course.applied_at) for course in courses)
    until_decided = ((course.decided_at or now) - course.opened_at for course in courses if course.opened_at)
    whole = (((course.decided_at or now) - course.applied_at) for course in courses)
    stages = (
        _stage("Until opened", until_opened),
        _stage("From opening to decision", until_decided),
        _stage("From application to decision", whole),
    )
    sources = Counter(source_label(course.source, course.sent_by) for course in courses)
    return Insights(funnel, stages, _per_day(courses, days.of(now), days), sources.most_common(), rate)


def source_label(source: str, sent_by: SubmissionMethod) -> str:
    """Where an application came from, in words: one of our links, or else how it was sent."""
    return SOURCES.get(source) or _BY_WAY[sent_by]


def _stage(name: str, waits: Iterable[timedelta]) -> TimeInStage:
    whole = sorted([wait if wait > NO_TIME else NO_TIME for wait in waits])
    if not whole:
        return TimeInStage(name, None, None)
    middle = (whole[(len(whole) - 1) // 2] + whole[len(whole) // 2]) / 2
    return TimeInStage(name, _days(middle), _days(whole[-1]))


def _days(wait: timedelta) -> float:
    return round(wait / timedelta(days=1), 1)


def _per_day(courses: Sequence[ApplicationCourse], today: date, days_of: Days) -> list[tuple[date, int]]:
    """Looks up the start of each day in the sorted moments: finding each moment's day would take longer."""
    moments = sorted(course.applied_at for course in courses)
    first = max(days_of.of(moments[0]) if moments else today, today - timedelta(LAST_DAYS - 1))
    days = [first + timedelta(number) for number in range((today - first).days + 1)]
    begun = [bisect_left(moments, days_of.began(day)) for day in (*days, today + timedelta(1))]
    return [(day, until - since) for day, since, until in zip(days, begun, begun[1:], strict=False)]
