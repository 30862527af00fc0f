"""Interviews, and the working hours of interviewers."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.interviews.interviews import Interview
from hireloom.domain.interviews.working_hours import WorkingHours


class Interviews(Protocol):
    def get(self, interview_id: int) -> Interview:
        """Raises NoSuchInterview."""
        ...

    def get_for_update(self, interview_id: int) -> Interview:
        """As `get`, locked until this unit is done."""
        ...

    def add(self, interview: Interview) -> Interview:
        """The interview with an id."""
        ...

    def put(self, interview: Interview) -> Interview:
        """Store a changed interview, and take the time of a booked one from its interviewers. Raises SlotTaken if one
        of them is in another interview then; the unit must be undone."""
        ...

    def of(self, application_id: int) -> Sequence[Interview]:
        """Oldest first."""
        ...

    def booked(self, user_id: int, *, after: datetime) -> Sequence[Interview]:
        """Booked interviews with this interviewer that begin after this moment."""
        ...

    def hours(self, user_id: int) -> WorkingHours | None:
        """None for somebody who has not chosen any."""
        ...

    def put_hours(self, hours: WorkingHours) -> None: ...

    def forget_application(self, application_id: int) -> None:
        """Remove the interviews of this application."""
        ...

    def forget_user(self, user_id: int) -> None:
        """Remove the working hours of this person, and the interviews of their applications."""
        ...
