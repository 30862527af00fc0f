"""What CalDAV (RFC 4791) says on the wire about the entries of one calendar."""

from collections.abc import Sequence
from datetime import UTC, datetime
from xml.etree import ElementTree

METHOD, MULTI_STATUS = "REPORT", 207
HEADERS = {"Depth": "1", "Content-Type": "application/xml; charset=utf-8"}
_DATA = "{urn:ietf:params:xml:ns:caldav}calendar-data"
_QUERY = """<?xml version="1.0" encoding="utf-8"?>
<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
  <D:prop><C:calendar-data/></D:prop>
  <C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">
    <C:time-range start="{first:%Y%m%dT%H%M%SZ}" end="{last:%Y%m%dT%H%M%SZ}"/>
  </C:comp-filter></C:comp-filter></C:filter>
</C:calendar-query>"""


def query(first: datetime, last: datetime) -> str:
    """The body that asks for the entries between two moments."""
    return _QUERY.format(first=first.astimezone(UTC), last=last.astimezone(UTC))


def entries(answer: bytes) -> Sequence[bytes] | None:
    """The iCalendar text of each entry; None for anything but an answer to a query."""
    if b"<!DOCTYPE" in answer:
        return None
    try:
        root = ElementTree.fromstring(answer)  # noqa: S314 - no document type, so no entities
    except (ElementTree.ParseError, ValueError, LookupError):
        return None
    if root.tag != "{DAV:}multistatus":
        return None
    return [(data.text or "").encode() for data in root.iter(_DATA)]
