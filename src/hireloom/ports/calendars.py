"""Files that calendars understand."""

from typing import Protocol

from hireloom.domain.interviews.calendar_entries import CalendarEntry


class CalendarFiles(Protocol):
    def written(self, entry: CalendarEntry) -> bytes:
        """The entry as an iCalendar file."""
        ...
