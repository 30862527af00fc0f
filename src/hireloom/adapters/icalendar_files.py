"""iCalendar files (RFC 5545 and 5546), by the library icalendar."""

from datetime import timedelta
from zoneinfo import ZoneInfo

from icalendar import Calendar, Event, vCalAddress

from hireloom.domain.interviews.calendar_entries import CalendarEntry, CalendarMethod
from hireloom.domain.product import PRODUCT_NAME

AROUND = timedelta(days=400)  # for which the file says when the clocks change


class ICalendarFiles:
    def written(self, entry: CalendarEntry) -> bytes:
        zone, event, calendar = ZoneInfo(entry.zone), Event(), Calendar()
        event.add("uid", entry.uid)
        event.add("sequence", entry.sequence)
        event.add("dtstamp", entry.written_at)
        event.add("dtstart", entry.starts_at.astimezone(zone))
        event.add("dtend", entry.ends_at.astimezone(zone))
        event.add("summary", entry.summary)
        event.add("description", entry.description)
        event.add("status", "CANCELLED" if entry.method is CalendarMethod.CANCEL else "CONFIRMED")
        if entry.place:
            event.add("location", entry.place)
        if entry.organizer:
            event.add("organizer", vCalAddress(f"mailto:{entry.organizer}"))
        for email in entry.attendees:
            attendee = vCalAddress(f"mailto:{email}")
            attendee.params["RSVP"] = "FALSE"
            attendee.params["PARTSTAT"] = "ACCEPTED"
            event.add("attendee", attendee)
        calendar.add("prodid", f"-//{PRODUCT_NAME}//EN")
        calendar.add("version", "2.0")
        calendar.add("method", entry.method.value)
        calendar.add_component(event)
        day = entry.starts_at.date()
        calendar.add_missing_timezones(first_date=day - AROUND, last_date=day + AROUND)
        content: bytes = calendar.to_ical()
        return content
