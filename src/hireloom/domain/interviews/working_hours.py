"""When an interviewer can be booked: hours by the clock on the wall, and how many interviews a week."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import time
from functools import cache
from itertools import pairwise
from zoneinfo import ZoneInfo, available_timezones

from hireloom.domain.refusals import Invalid

MOST_SPANS = 21
MOST_PER_WEEK = 40
USUAL_PER_WEEK = 8
STEP_MINUTES = 15


class ZoneUnknown(Invalid):
    sentence = "Please choose a time zone."


class HoursMalformed(Invalid):
    sentence = "Working hours must end after they begin, in steps of 15 minutes, and must not overlap."


class LoadOutOfRange(Invalid):
    sentence = f"Choose between 1 and {MOST_PER_WEEK} interviews a week."


@dataclass(frozen=True, slots=True, order=True)
class WorkSpan:
    """Time on one weekday, 0 is Monday; by the clock on the wall."""

    weekday: int
    begins: time
    ends: time


@dataclass(frozen=True, slots=True)
class WorkingHours:
    """Of one interviewer; `zone` is the IANA zone of that clock on the wall."""

    user_id: int
    zone: str
    spans: tuple[WorkSpan, ...]
    per_week: int = USUAL_PER_WEEK

    @classmethod
    def made(cls, user_id: int, zone: str, spans: Iterable[WorkSpan], per_week: int) -> "WorkingHours":
        """Raises ZoneUnknown, HoursMalformed or LoadOutOfRange."""
        listed = tuple(sorted(spans))
        if zone not in zones():
            raise ZoneUnknown
        if len(listed) > MOST_SPANS or not all(map(_is_sound, listed)) or _overlap(listed):
            raise HoursMalformed
        if not 1 <= per_week <= MOST_PER_WEEK:
            raise LoadOutOfRange
        return cls(user_id, zone, listed, per_week)

    @classmethod
    def usual(cls, user_id: int, zone: str) -> "WorkingHours":
        """Of somebody who has not chosen any."""
        days = tuple(WorkSpan(weekday, time(9), time(17)) for weekday in range(5))
        return cls(user_id, zone if zone in zones() else "UTC", days)

    @property
    def clock_zone(self) -> ZoneInfo:
        return ZoneInfo(self.zone)


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def _is_sound(span: WorkSpan) -> bool:
    is_stepped = all(moment.minute % STEP_MINUTES == 0 for moment in (span.begins, span.ends))
    return is_stepped and 0 <= span.weekday <= 6 and span.begins < span.ends


def _overlap(spans: tuple[WorkSpan, ...]) -> bool:
    return any(earlier.weekday == later.weekday and earlier.ends > later.begins for earlier, later in pairwise(spans))
