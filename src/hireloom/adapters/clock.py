"""The machine's clock."""

from datetime import UTC, date, datetime, tzinfo


class SystemClock:
    def __init__(self, zone: tzinfo = UTC) -> None:
        self._zone = zone

    def now(self) -> datetime:
        return datetime.now(UTC)

    def today(self) -> date:
        return self.now().astimezone(self._zone).date()
