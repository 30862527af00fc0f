"""The only source of the current time."""

from datetime import date, datetime
from typing import Protocol

from hireloom.domain.days import Days


class Clock(Protocol):
    @property
    def days(self) -> Days:
        """Calendar days in the business's time zone."""
        ...

    def now(self) -> datetime:
        """The current moment, an aware datetime in UTC."""
        ...

    def today(self) -> date:
        """The date in the business's time zone, which all rules use as "today"."""
        ...
