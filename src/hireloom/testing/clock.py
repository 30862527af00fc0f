"""A clock that stands until somebody moves it."""

from datetime import UTC, date, datetime, timedelta, tzinfo


class StoppedClock:
    def __init__(self, now: datetime = datetime(2026, 11, 21, 9, 30, tzinfo=UTC), zone: tzinfo = UTC) -> None:
        self._now, self._zone = now, zone

    def now(self) -> datetime:
        return self._now

    def today(self) -> date:
        return self._now.astimezone(self._zone).date()

    def advance(self, by: timedelta) -> None:
        self._now += by
