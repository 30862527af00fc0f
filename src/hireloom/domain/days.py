"""Calendar days in the business's time zone: the day of a moment, when a day begins, and how a day is written."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo

FURTHEST_DATES = timedelta(2)  # zones span 26 hours: so far can the dates of two of them be apart
_EVER = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)


def long_date(day: date) -> str:
    """As Americans write it, for example "November 21, 2026"."""
    return f"{day:%B} {day.day}, {day.year}"


@dataclass(frozen=True, slots=True)
class Days:
    zone: tzinfo = UTC

    def of(self, moment: datetime) -> date:
        return moment.astimezone(self.zone).date()

    def began(self, day: date) -> datetime:
        """The first moment of the day, in UTC; correct even for days of 23 or 25 hours, or without a midnight."""
        first, last = _EVER
        try:
            return datetime.combine(day, time(), self.zone).astimezone(UTC)
        except OverflowError:  # on the first and last days that Python can represent
            return first if day.year == 1 else last

    def ended(self, day: date) -> datetime:
        """The first moment after the day."""
        return self.began(day + timedelta(1)) if day < date.max else _EVER[1]

    def week_began(self, today: date) -> datetime:
        """When Monday began; everything since then counts as new."""
        return self.began(today - timedelta(today.weekday()))
