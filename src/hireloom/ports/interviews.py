"""Interviews, and the working hours of interviewers."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.interviews.booking_rules import BookingRules
from hireloom.domain.interviews.busy_times import BusyCalendar
from hireloom.domain.interviews.interviews import Interview
from hireloom.domain.interviews.kits import KitRow
from hireloom.domain.interviews.plans import PlannedInterview
from hireloom.domain.interviews.scorecards import Scorecard
from hireloom.domain.interviews.working_hours import WorkingHours


class Interviews(Protocol):
    def get(self, interview_id: int) -> Interview:
        """Raises NoSuchInterview."""
        ...

    def get_for_update(self, interview_id: int) -> Interview:
        """Like `get`, and locked until this unit is done."""
        ...

    def add(self, interview: Interview) -> Interview:
        """The interview with an id."""
        ...

    def put(self, interview: Interview) -> Interview:
        """Store a changed interview, and take the time of a booked one from its interviewers. Raises SlotTaken if one
        of them is in another interview then; the unit must be undone."""
        ...

    def put_interviewers(self, interview: Interview) -> None:
        """Store who holds the interview; `put` follows and takes the time from them."""
        ...

    def of(self, application_id: int) -> Sequence[Interview]:
        """Oldest first."""
        ...

    def standing(self, application_ids: Collection[int]) -> Sequence[Interview]:
        """The interviews of these applications that are waiting, proposed or booked."""
        ...

    def of_job(
        self, job_id: int, *, among: Collection[int] | None, below: int | None, count: int
    ) -> Sequence[Interview]:
        """The newest that are waiting, proposed or booked, of applications that wait for a decision and are `among`
        these, with an id less than `below`; at most `count`, newest first."""
        ...

    def booked(self, user_id: int, *, after: datetime) -> Sequence[Interview]:
        """Booked interviews with this interviewer that begin after this moment."""
        ...

    def interviewees(self, user_id: int) -> Collection[int]:
        """The undecided applications that the person interviews, before and after the interview."""
        ...

    def plan(self, job_id: int) -> Sequence[PlannedInterview]:
        """The interviews that a job plans for its applicants, in their order."""
        ...

    def booking_rules(self, job_id: int) -> BookingRules | None:
        """By which its interviews are booked; None for a job that has set none."""
        ...

    def put_plan(self, job_id: int, plan: Sequence[PlannedInterview], rules: BookingRules | None) -> None:
        """Replace the job's plan, and the rules by which its interviews are booked; None for the usual ones."""
        ...

    def hours(self, user_id: int) -> WorkingHours | None:
        """None for somebody who has not chosen any."""
        ...

    def put_hours(self, hours: WorkingHours) -> None:
        """The person's first working hours, or changed ones."""
        ...

    def busy_calendar(self, user_id: int) -> BusyCalendar | None:
        """None for somebody who publishes none."""
        ...

    def put_busy_calendar(self, user_id: int, calendar: BusyCalendar | None) -> None:
        """None removes it."""
        ...

    def busy_calendars(self) -> Sequence[BusyCalendar]:
        """Those of everybody who publishes one."""
        ...

    def due(self, *, before: datetime) -> Sequence[Interview]:
        """Booked interviews that begin before then, and for which no reminder was written yet."""
        ...

    def begun(self, *, after: datetime, before: datetime) -> Sequence[Interview]:
        """Booked interviews that began between these moments, of applications that wait for a decision."""
        ...

    def of_person(self, user_id: int) -> Sequence[Interview]:
        """Those that the person proposed, holds, or was invited to."""
        ...

    def kit(self, application_id: int) -> Sequence[KitRow] | None:
        """None if it was not made yet."""
        ...

    def put_kit(self, application_id: int, rows: Sequence[KitRow]) -> None:
        """The first one stays."""
        ...

    def scorecards(self, application_id: int) -> Sequence[Scorecard]:
        """Of all interviews of an application."""
        ...

    def scorecards_among(self, application_ids: Collection[int]) -> Sequence[Scorecard]:
        """Of all interviews of these applications."""
        ...

    def scorecards_of(self, user_id: int) -> Sequence[Scorecard]: ...

    def put_scorecard(self, card: Scorecard) -> Scorecard:
        """A new one, or a changed one."""
        ...

    def forget_application(self, application_id: int) -> None:
        """Remove the interviews of this application, with everything about them."""
        ...

    def forget_user(self, user_id: int) -> None:
        """Remove the working hours and scorecards of this person, and the interviews of their applications."""
        ...
