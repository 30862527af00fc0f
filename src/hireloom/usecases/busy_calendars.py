"""Reading when interviewers are busy from the calendars that they publish elsewhere."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import timedelta

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.booking_rules import MOST_DAYS_AHEAD
from hireloom.domain.interviews.busy_times import BusyCalendar, merged
from hireloom.domain.refusals import Refusal
from hireloom.ports.calendars import PublishedCalendars
from hireloom.ports.clock import Clock
from hireloom.ports.security import SealedTexts
from hireloom.ports.stores import Store
from hireloom.usecases.interview_notices import InterviewNotices

DAY = timedelta(days=1)
FRESH = timedelta(seconds=30)  # how old the times of a calendar may be when somebody books


@dataclass(frozen=True, slots=True)
class BusyCalendarDesk:
    store: Store
    clock: Clock
    published_calendars: PublishedCalendars
    interview_notices: InterviewNotices
    sealed_texts: SealedTexts

    def of(self, *, by: User) -> BusyCalendar | None:
        """With its address; None if the person publishes none."""
        with self.store.reading() as tx:
            calendar = tx.interviews.busy_calendar(by.id)
            return calendar and self._opened(calendar)

    def put(self, address: str, user_name: str = "", password: str = "", *, by: User) -> BusyCalendar | None:
        """Read the calendar at this address from now on, by CalDAV if there is a user name; an empty address removes
        it. Raises CalendarAddressInvalid or CalendarPasswordInvalid. One that cannot be read is stored with the
        reason."""
        calendar = BusyCalendar.at(by.id, address, user_name, password) if address.strip() else None
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            tx.interviews.put_busy_calendar(by.id, calendar and self._sealed(calendar))
            action = "calendars.set" if calendar else "calendars.removed"
            tx.audit.add(AuditEvent(self.clock.now(), action, by.id, str(by.id)))
        return self._read(calendar) if calendar else None

    def refresh(self) -> int:
        """Read all calendars again; returns how many could be read."""
        with self.store.reading() as tx:
            calendars = tx.interviews.busy_calendars()
        return sum(not self._read(self._opened(calendar)).problem for calendar in calendars)

    def look_again(self, user_ids: Collection[int]) -> None:
        """Read the calendars of these people again before somebody books, but not one that was read just now, or
        that could not be read the last time: nobody waits for it twice."""
        with self.store.reading() as tx:
            calendars = [tx.interviews.busy_calendar(user_id) for user_id in user_ids]
        before = self.clock.now() - FRESH
        for calendar in calendars:
            if calendar and not calendar.problem and (calendar.read_at is None or calendar.read_at < before):
                self._read(self._opened(calendar))

    def _read(self, calendar: BusyCalendar) -> BusyCalendar:
        """No unit of work is open while the calendar is read. The previous times stay when it fails."""
        now = self.clock.now()
        with self.store.reading() as tx:
            zone = self.interview_notices.hours_of(tx, calendar.user_id).zone
        try:
            times = self.published_calendars.busy(
                calendar.address, zone, first=now, last=now + (MOST_DAYS_AHEAD + 1) * DAY
            )
            after = replace(calendar, read_at=now, times=merged(times), problem="")
        except Refusal as refusal:
            after = replace(calendar, problem=str(refusal))
        with self.store.writing() as tx:
            stored = tx.interviews.busy_calendar(calendar.user_id)
            if stored and self._opened(stored).address == calendar.address:  # nobody has changed it meanwhile
                tx.interviews.put_busy_calendar(calendar.user_id, self._sealed(after))
        return after

    def _sealed(self, calendar: BusyCalendar) -> BusyCalendar:
        address = self.sealed_texts.sealed(calendar.address, purpose=_purpose(calendar.user_id))
        return replace(calendar, address=address)

    def _opened(self, calendar: BusyCalendar) -> BusyCalendar:
        """Addresses from before sealing existed are stored as typed, until their calendars are read again."""
        if calendar.address.startswith("https://"):
            return calendar
        address = self.sealed_texts.opened(calendar.address, purpose=_purpose(calendar.user_id))
        return replace(calendar, address=address or "")


def _purpose(user_id: int) -> str:
    return f"busy calendar {user_id}"
