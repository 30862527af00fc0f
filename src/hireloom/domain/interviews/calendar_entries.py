"""An interview as an entry in people's calendars."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class CalendarMethod(StrEnum):
    """What a calendar does with the entry: add or change it, or remove it."""

    REQUEST = "REQUEST"
    CANCEL = "CANCEL"
    PUBLISH = "PUBLISH"  # an entry of one's own, to which nobody is invited


@dataclass(frozen=True, slots=True)
class CalendarEntry:
    """`uid` stays the same in every change, and `sequence` counts the changes. `zone` is the reader's."""

    uid: str
    sequence: int
    method: CalendarMethod
    starts_at: datetime
    ends_at: datetime
    zone: str
    summary: str
    description: str
    place: str
    organizer: str  # an email address; empty if there is none
    attendees: Sequence[str]
    written_at: datetime

    @property
    def content_type(self) -> str:
        return f"text/calendar; method={self.method}"
