"""A clock that stands until somebody moves it."""

from datetime import UTC, date, datetime, timedelta


class StoppedClock:
    def __init__(self, now: datetime = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)) -> None:
        self._now = now

    def now(self) -> datetime:
        return self._now

    def today(self) -> date:
        return self._now.date()

    def advance(self, by: timedelta) -> None:
        self._now += by
