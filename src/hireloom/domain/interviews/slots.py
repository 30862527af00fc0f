"""The times at which an interview can be booked: in everybody's working hours, with a pause after each interview."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from hireloom.domain.interviews.booking_rules import USUAL_RULES, BookingRules
from hireloom.domain.interviews.busy_times import BusyTime
from hireloom.domain.interviews.interviews import Interview
from hireloom.domain.interviews.working_hours import WorkingHours

WEEK = timedelta(days=7)  # before now, whose interviews may count for this week
QUARTER = timedelta(minutes=15)  # what is taken is counted in these
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Calendar:
    """One interviewer's working hours and booked interviews, and when their own calendar is busy."""

    hours: WorkingHours
    booked: Sequence[Interview]
    busy: Sequence[BusyTime] = ()


def quarters(starts_at: datetime, minutes: int, pause: timedelta) -> range:
    """The quarter hours that an interview takes, with the pause after it, counted from 1970 on."""
    ends_at = starts_at + timedelta(minutes=minutes) + pause
    return range((starts_at - _EPOCH) // QUARTER, -((_EPOCH - ends_at) // QUARTER))


def free_slots(
    minutes: int, calendars: Sequence[Calendar], *, now: datetime, rules: BookingRules = USUAL_RULES
) -> Sequence[datetime]:
    """When such an interview can begin. Each moment is read from a clock on the wall, so there is no slot in an hour
    that the clock skips, and each slot occurs twice in an hour that it repeats."""
    if not calendars:
        return []
    busy = {quarter for calendar in calendars for quarter in _quarters_of(calendar)}
    weeks = [_weeks(calendar) for calendar in calendars]
    first = _EPOCH + -((_EPOCH - now - rules.notice) // QUARTER) * QUARTER
    slots, length = list[datetime](), timedelta(minutes=minutes)
    for number in range(rules.ahead // QUARTER):
        slot = first + number * QUARTER
        if slot.astimezone(calendars[0].hours.clock_zone).minute % rules.every_minutes:
            continue
        is_free = busy.isdisjoint(quarters(slot, minutes, rules.pause)) and all(
            _is_within(calendar.hours, slot, slot + length)
            and counts[_week(slot, calendar.hours.clock_zone)] < calendar.hours.per_week
            for calendar, counts in zip(calendars, weeks, strict=True)
        )
        if is_free:
            slots.append(slot)
    return slots


def slots_of_anybody(
    minutes: int, calendars: Sequence[Calendar], *, now: datetime, rules: BookingRules = USUAL_RULES
) -> Sequence[datetime]:
    """When one of these people can hold such an interview."""
    return sorted({slot for calendar in calendars for slot in free_slots(minutes, [calendar], now=now, rules=rules)})


def holder(
    minutes: int,
    calendars: Sequence[Calendar],
    starts_at: datetime,
    *,
    now: datetime,
    rules: BookingRules = USUAL_RULES,
) -> int:
    """Who of those who are free then holds the interview: by the rules, the person with the fewest interviews that
    week, or the first; of several, the first. Somebody must be free."""
    free = [calendar for calendar in calendars if starts_at in free_slots(minutes, [calendar], now=now, rules=rules)]
    first = min(free, key=lambda calendar: load(calendar, starts_at)) if rules.takes_freest else free[0]
    return first.hours.user_id


def _is_within(hours: WorkingHours, begins: datetime, ends: datetime) -> bool:
    begin, end = (moment.astimezone(hours.clock_zone) for moment in (begins, ends))
    today = [span for span in hours.spans if span.weekday == begin.weekday() and begin.date() == end.date()]
    return any(span.begins <= begin.time() and end.time() <= span.ends for span in today)


def _quarters_of(calendar: Calendar) -> Iterable[int]:
    for interview in calendar.booked:
        if interview.starts_at:
            yield from quarters(interview.starts_at, interview.minutes, interview.rules.pause)
    for time in calendar.busy:
        yield from range((time.begins - _EPOCH) // QUARTER, -((_EPOCH - time.ends) // QUARTER))


def load(calendar: Calendar, now: datetime) -> int:
    """How many interviews the person has this week, by their own clock."""
    return _weeks(calendar)[_week(now, calendar.hours.clock_zone)]


def _weeks(calendar: Calendar) -> Counter[tuple[int, int]]:
    zone = calendar.hours.clock_zone
    return Counter(_week(interview.starts_at, zone) for interview in calendar.booked if interview.starts_at)


def _week(moment: datetime, zone: ZoneInfo) -> tuple[int, int]:
    year, week, _ = moment.astimezone(zone).isocalendar()
    return year, week
