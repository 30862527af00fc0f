"""What time it is; the only source of it."""

from datetime import date, datetime
from typing import Protocol

from hireloom.domain.days import Days


class Clock(Protocol):
    @property
    def days(self) -> Days:
        """Those of the business."""
        ...

    def now(self) -> datetime:
        """The moment, in UTC and aware of it."""
        ...

    def today(self) -> date:
        """The date where the business is, which every rule means by "today"."""
        ...
