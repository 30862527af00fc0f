"""A clock that stands still until it is moved."""

from datetime import UTC, date, datetime, timedelta, tzinfo

from hireloom.domain.days import Days


class StoppedClock:
    def __init__(self, now: datetime = datetime(2026, 11, 21, 9, 30, tzinfo=UTC), zone: tzinfo = UTC) -> None:
        self._now, self.days = now, Days(zone)

    def now(self) -> datetime:
        return self._now

    def today(self) -> date:
        return self.days.of(self._now)

    def advance(self, by: timedelta) -> None:
        self._now += by
