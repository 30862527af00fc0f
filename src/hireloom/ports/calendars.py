"""Files that calendars understand, and calendars that people publish elsewhere."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.interviews.busy_times import BusyTime
from hireloom.domain.interviews.calendar_entries import CalendarEntry


class CalendarFiles(Protocol):
    def written(self, entry: CalendarEntry) -> bytes:
        """The entry as an iCalendar file."""
        ...


class PublishedCalendars(Protocol):
    def busy(self, address: str, zone: str, *, first: datetime, last: datetime) -> Sequence[BusyTime]:
        """When the calendar at this address has something between the two moments; an address with a user name is
        read by CalDAV. What it says without a zone is in `zone`. Our own interviews are left out. Raises
        CalendarUnreadable or Unavailable."""
        ...
