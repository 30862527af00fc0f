"""What candidates do with the link to an interview: look at the free times, choose one, move and cancel."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import NamedTuple

from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.interviews.booking_links import interview_of
from hireloom.domain.interviews.interviews import (
    REMINDER,
    ApplicationDecided,
    Interview,
    InterviewState,
    NotBooked,
    SlotTaken,
)
from hireloom.domain.interviews.plans import in_order
from hireloom.domain.interviews.slots import WEEK, Calendar, free_slots, holder, slots_of_anybody
from hireloom.domain.mails.interview_mails import Appointment
from hireloom.domain.mails.letters import Attachment
from hireloom.domain.webhooks import WebhookEvent
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.busy_calendars import BusyCalendarDesk
from hireloom.usecases.interview_notices import InterviewNotices, announce
from hireloom.usecases.interviews import take_change


class BookingPage(NamedTuple):
    """`slots` are the times that are free now; none if the candidate cannot choose anymore. `is_open`: the application
    still waits for a decision."""

    appointment: Appointment
    slots: Sequence[datetime]
    is_open: bool


@dataclass(frozen=True, slots=True)
class BookingDesk:
    """`secret` signs the links."""

    store: Store
    clock: Clock
    interview_notices: InterviewNotices
    busy_calendars: BusyCalendarDesk
    rate_limits: RateLimits
    secret: str

    def page(self, token: str) -> BookingPage:
        """Looking changes nothing: programs open links, too. Raises NoSuchBooking."""
        interview_id = interview_of(token, self.secret)
        with self.store.reading() as tx:
            return self._page(tx, tx.interviews.get(interview_id))

    def calendar_file(self, token: str) -> Attachment:
        """The booked interview for the candidate's calendar, as in the email. Raises NoSuchBooking or NotBooked."""
        appointment = self.page(token).appointment
        file = self.interview_notices.calendar_file(appointment, appointment.candidate_zone, of=appointment.interview)
        if file is None or not appointment.interview.is_standing:
            raise NotBooked
        return file

    def book(self, token: str, starts_at: datetime, zone: str) -> BookingPage:
        """Choose a time, or move to another one; the same time again changes nothing. `zone` is the candidate's. Raises
        ZoneUnknown, SlotTaken or TooManyBookingChanges, or a refusal if the interview cannot be changed anymore."""
        interview_id = interview_of(token, self.secret)
        with self.store.reading() as tx:
            proposal = tx.interviews.get(interview_id)
        if proposal.starts_at != starts_at:
            self.busy_calendars.look_again(proposal.interviewer_ids)
        now = self.clock.now()
        with self.store.writing() as tx:
            interview = tx.interviews.get_for_update(interview_id)
            booked = interview.booked(starts_at, zone=zone, now=now)
            if booked == interview:
                return self._page(tx, interview)
            if not tx.applications.get(interview.application_id).can_be_answered:
                raise ApplicationDecided
            if starts_at not in self._slots(tx, interview):
                raise SlotTaken
            take_change(tx, self.rate_limits, interview, now=now)
            if booked.is_shared_out:
                calendars = self._calendars(tx, interview)
                holder_id = holder(booked.minutes, calendars, starts_at, now=now, rules=booked.rules)
                booked = replace(booked, interviewer_ids=(holder_id,))
                tx.interviews.put_interviewers(booked)
            tx.interviews.put(booked)
            self.interview_notices.put_change(tx, booked, before=interview)
            action = "interviews.moved" if interview.starts_at else "interviews.booked"
            self.interview_notices.note(tx, action, booked)
            announce(tx, WebhookEvent.INTERVIEW_BOOKED, booked, now=now)
            self.interview_notices.put_followers(tx, interview.application_id)
            page = self._page(tx, booked)
        self.interview_notices.hurry()
        return page

    def cancel(self, token: str, reason: str) -> BookingPage:
        """By the candidate. Raises NoSuchBooking, or what Interview.cancelled raises."""
        interview_id, now = interview_of(token, self.secret), self.clock.now()
        with self.store.writing() as tx:
            interview = tx.interviews.get_for_update(interview_id)
            cancelled = tx.interviews.put(interview.cancelled(reason, now=now))
            self.interview_notices.put_change(tx, cancelled, before=interview)
            self.interview_notices.note(tx, "interviews.cancelled", cancelled)
            announce(tx, WebhookEvent.INTERVIEW_CANCELLED, cancelled, now=now)
            page = self._page(tx, cancelled)
        self.interview_notices.hurry()
        return page

    def remind(self) -> int:
        """Write the reminders that are due; returns of how many interviews."""
        now = self.clock.now()
        with self.store.reading() as tx:
            due = [interview.id for interview in tx.interviews.due(before=now + REMINDER)]
        for interview_id in due:
            with self.store.writing() as tx:
                interview = tx.interviews.get_for_update(interview_id)
                if interview.reminded_at is None and interview.state_at(now) is InterviewState.BOOKED:
                    self.interview_notices.put_reminder(tx, interview)
                tx.interviews.put(interview.reminded(now))
        if due:
            self.interview_notices.hurry()
        return len(due)

    def _page(self, tx: Transaction, interview: Interview) -> BookingPage:
        appointment = self.interview_notices.appointment(tx, interview)
        is_open = appointment.application.can_be_answered
        slots = self._slots(tx, interview) if is_open and interview.may_change(self.clock.now()) else []
        return BookingPage(appointment, slots, is_open)

    def _slots(self, tx: Transaction, interview: Interview) -> Sequence[datetime]:
        """The interview's own time counts as free."""
        now = self.clock.now()
        look = slots_of_anybody if interview.is_shared_out else free_slots
        slots = look(interview.minutes, self._calendars(tx, interview), now=now, rules=interview.rules)
        return in_order(slots, interview, tx.interviews.of(interview.application_id))

    def _calendars(self, tx: Transaction, interview: Interview) -> Sequence[Calendar]:
        return [self._calendar(tx, user_id, interview) for user_id in interview.interviewer_ids]

    def _calendar(self, tx: Transaction, user_id: int, interview: Interview) -> Calendar:
        booked = tx.interviews.booked(user_id, after=self.clock.now() - WEEK)
        published = tx.interviews.busy_calendar(user_id)
        hours = self.interview_notices.hours_of(tx, user_id)
        return Calendar(
            hours, [meeting for meeting in booked if meeting.id != interview.id], published.times if published else ()
        )
