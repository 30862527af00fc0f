"""When an interviewer is busy, according to the calendar that they publish elsewhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple
from urllib.parse import quote, urlsplit

from hireloom.domain.refusals import Invalid
from hireloom.domain.web_links import safe_link

MOST_BUSY_TIMES = 2_000
LONGEST_PASSWORD = 200  # characters, also of the user name


class CalendarAddressInvalid(Invalid):
    sentence = "Please enter the https address at which your calendar is published."


class CalendarPasswordInvalid(Invalid):
    sentence = "Please enter both the user name and the password of your calendar, or neither."


class CalendarUnreadable(Invalid):
    """The message says why."""


class BusyTime(NamedTuple):
    begins: datetime
    ends: datetime


@dataclass(frozen=True, slots=True)
class BusyCalendar:
    """`address` is a secret: anybody who has it can read the calendar. One with a user name and a password in front of
    the host is read by CalDAV, others as a file. `problem`: why the last attempt to read it failed; the times of the
    last successful one stay."""

    user_id: int
    address: str
    read_at: datetime | None = None
    times: tuple[BusyTime, ...] = ()
    problem: str = ""

    @classmethod
    def at(cls, user_id: int, address: str, user_name: str = "", password: str = "") -> "BusyCalendar":
        """Raises CalendarAddressInvalid or CalendarPasswordInvalid."""
        link = address.strip()
        if link.lower().startswith("webcal://"):
            link = "https://" + link[len("webcal://") :]
        if not safe_link(link) or not link.lower().startswith("https://"):
            raise CalendarAddressInvalid
        name = user_name.strip()
        if bool(name) != bool(password) or max(len(name), len(password)) > LONGEST_PASSWORD:
            raise CalendarPasswordInvalid
        if name:
            link = f"https://{quote(name, safe='')}:{quote(password, safe='')}@{link[len('https://') :]}"
        return cls(user_id, link)

    @property
    def host(self) -> str:
        return urlsplit(self.address).hostname or ""


def merged(times: Sequence[BusyTime]) -> tuple[BusyTime, ...]:
    """In order, with those that touch merged into one."""
    whole = list[BusyTime]()
    for time in sorted(times):
        if whole and time.begins <= whole[-1].ends:
            whole[-1] = BusyTime(whole[-1].begins, max(whole[-1].ends, time.ends))
        else:
            whole.append(time)
    return tuple(whole[:MOST_BUSY_TIMES])
