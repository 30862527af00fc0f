"""The machine's clock."""

from datetime import UTC, date, datetime, tzinfo

from hireloom.domain.days import Days


class SystemClock:
    def __init__(self, zone: tzinfo = UTC) -> None:
        self.days = Days(zone)

    def now(self) -> datetime:
        return datetime.now(UTC)

    def today(self) -> date:
        return self.days.of(self.now())
