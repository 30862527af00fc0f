"""Days where the business is: to which of them a moment belongs, and when each begins."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo

_EVER = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Days:
    zone: tzinfo = UTC

    def of(self, moment: datetime) -> date:
        return moment.astimezone(self.zone).date()

    def began(self, day: date) -> datetime:
        """The first moment of it, in UTC; also of a day that has 23 or 25 hours, or no midnight."""
        first, last = _EVER
        try:
            return datetime.combine(day, time(), self.zone).astimezone(UTC)
        except OverflowError:  # of the very first and last days there are
            return first if day.year == 1 else last

    def ended(self, day: date) -> datetime:
        """The first moment that does not belong to it."""
        return self.began(day + timedelta(1)) if day < date.max else _EVER[1]

    def week_began(self, today: date) -> datetime:
        """On Monday; what came since then is new."""
        return self.began(today - timedelta(today.weekday()))
