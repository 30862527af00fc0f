"""Calendars that people publish as iCalendar (RFC 5545), or make readable with a password by CalDAV, read by the
libraries icalendar and recurring-ical-events."""

import re
from collections.abc import Collection, Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import httpx2

from hireloom.domain.interviews.busy_times import BusyTime, CalendarUnreadable
from hireloom.domain.refusals import TextTooDifficult
from hireloom.infrastructure import caldav
from hireloom.infrastructure.public_transport import Lookup, PublicTransport
from hireloom.ports.text_work import TextWork

LARGEST = 4 * 1024 * 1024  # bytes of a calendar
PATIENCE = 10.0  # seconds for a whole answer
AGENT = "Hireloom"
OK, UNAUTHORIZED = 200, 401
_TOO_OFTEN = re.compile(rb"FREQ=(?:SECONDLY|MINUTELY)", re.IGNORECASE)  # nobody has such appointments
SILENT = "Your calendar did not answer in time, or is larger than 4 MB."
REFUSED = "The address does not lead to a published calendar ({status})."
LOCKED = "Your calendar refuses the user name or the password."
NO_CALENDAR = "What is at this address is no calendar that we can read."
TOO_MUCH = "Your calendar takes too long to read. Please publish one with fewer entries."


class IcsCalendars:
    """`own_host` is that of our entries in calendars."""

    def __init__(
        self,
        lookup: Lookup,
        text_work: TextWork,
        *,
        own_host: str,
        patience: float = PATIENCE,
        private_hosts: Collection[str] = (),
    ) -> None:
        self._text_work, self._own_host = text_work, own_host
        self._client = httpx2.Client(
            transport=PublicTransport(lookup, limit=LARGEST, private_hosts=private_hosts),
            headers={"Accept": "text/calendar", "Accept-Encoding": "identity", "User-Agent": AGENT},
            timeout=patience,
            trust_env=False,
            follow_redirects=False,
        )

    def busy(self, address: str, zone: str, *, first: datetime, last: datetime) -> Sequence[BusyTime]:
        span, content = (int(first.timestamp()), int(last.timestamp())), self._content(address, first, last)
        if _TOO_OFTEN.search(content):
            raise CalendarUnreadable(TOO_MUCH)
        try:
            times = self._text_work(busy_seconds, content, zone, span, self._own_host)
        except TextTooDifficult:
            raise CalendarUnreadable(TOO_MUCH) from None
        if times is None:
            raise CalendarUnreadable(NO_CALENDAR)
        return [BusyTime(datetime.fromtimestamp(begin, UTC), datetime.fromtimestamp(end, UTC)) for begin, end in times]

    def _content(self, address: str, first: datetime, last: datetime) -> bytes:
        try:
            answer = self._asked_for(httpx2.URL(address), first, last)
        except (httpx2.HTTPError, httpx2.InvalidURL, httpx2.StreamError):
            raise CalendarUnreadable(SILENT) from None
        if answer.status_code == UNAUTHORIZED:
            raise CalendarUnreadable(LOCKED)
        if answer.status_code not in (OK, caldav.MULTI_STATUS):
            raise CalendarUnreadable(REFUSED.format(status=answer.status_code))
        content: bytes = answer.content
        return content

    def _asked_for(self, url: httpx2.URL, first: datetime, last: datetime) -> httpx2.Response:
        if not url.username:
            return self._client.get(url)
        return self._client.request(
            caldav.METHOD,
            url.copy_with(userinfo=b""),  # addresses end up in logs
            content=caldav.query(first, last),
            headers=caldav.HEADERS,
            auth=(url.username, url.password),
        )


def busy_seconds(content: bytes, zone: str, span: tuple[int, int], own_host: str) -> list[tuple[int, int]] | None:
    """The busy times between two moments, in seconds since 1970; None for anything but a calendar."""
    from icalendar import Calendar
    from recurring_ical_events import of

    own_zone, (first, last) = ZoneInfo(zone), (datetime.fromtimestamp(moment, UTC) for moment in span)
    files = caldav.entries(content) if content.lstrip().startswith(b"<") else [content]
    times = list[tuple[int, int]]()
    try:
        for file in files or ():
            calendar = Calendar.from_ical(file)
            events = of(calendar, skip_bad_series=True).between(first, last)
            times += [_period(event.start, event.end, own_zone) for event in events if _blocks(event, own_host)]
            times += [_period(*period, own_zone) for period in _free_busy(calendar)]
    except Exception:  # a stranger's file may make the libraries raise anything
        return None
    if files is None:
        return None
    return sorted((begin, end) for begin, end in times if begin < end and begin < span[1] and end > span[0])


def _blocks(event: object, own_host: str) -> bool:
    def value(name: str) -> str:
        return str(event.get(name, ""))  # type: ignore[attr-defined]

    is_own = value("UID").startswith("interview-") and value("UID").endswith(f"@{own_host}")
    return value("TRANSP").upper() != "TRANSPARENT" and value("STATUS").upper() != "CANCELLED" and not is_own


def _free_busy(calendar: object) -> Iterator[tuple[datetime, datetime]]:
    for component in calendar.walk("VFREEBUSY"):  # type: ignore[attr-defined]
        listed = component.get("FREEBUSY", [])
        for entry in listed if isinstance(listed, list) else [listed]:
            if str(entry.params.get("FBTYPE", "BUSY")).upper() == "FREE":
                continue
            for period in getattr(entry, "periods", None) or [entry.dt if hasattr(entry, "dt") else entry]:
                begin, end = period if isinstance(period, tuple) else (period.start, period.end)
                yield begin, begin + end if isinstance(end, timedelta) else end


def _period(begin: date, end: date, zone: ZoneInfo) -> tuple[int, int]:
    """By the clock on the wall of its own zone; a whole day by that of the person."""
    return _second(begin, zone), _second(end, zone)


def _second(moment: date, zone: ZoneInfo) -> int:
    at = moment if isinstance(moment, datetime) else datetime.combine(moment, time())
    return int((at if at.tzinfo else at.replace(tzinfo=zone)).timestamp())
