"""An interview of an applicant: proposed by a recruiter, booked, moved and cancelled."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from hireloom.domain.interviews.booking_rules import USUAL_RULES, BookingRules
from hireloom.domain.interviews.working_hours import ZoneUnknown, zones
from hireloom.domain.refusals import Conflict, Full, Invalid, NotFound, TooMany

SHORTEST, LONGEST = 15, 240  # minutes
MOST_INTERVIEWERS = 5
LONGEST_TITLE, LONGEST_PLACE, LONGEST_REASON = 80, 300, 500
REMINDER = timedelta(hours=23)  # before it begins


class InterviewKind(StrEnum):
    PHONE = "phone"
    VIDEO = "video"
    ON_SITE = "on_site"


class InterviewState(StrEnum):
    WAITING = "waiting"  # for a time of the interview before it in the plan
    PROPOSED = "proposed"
    BOOKED = "booked"
    CANCELLED = "cancelled"
    DONE = "done"


class NoSuchInterview(NotFound):
    sentence = "Interview not found"


class InterviewTitleNeeded(Invalid):
    sentence = f"Please name the interview in at most {LONGEST_TITLE} characters."


class InterviewLengthInvalid(Invalid):
    sentence = f"An interview takes {SHORTEST} to {LONGEST} minutes, in steps of 15."


class InterviewerNeeded(Invalid):
    sentence = f"Please choose 1 to {MOST_INTERVIEWERS} interviewers."


class NotBooked(NotFound):
    sentence = "No time is booked for this interview."


class NotAnInterviewer(Invalid):
    sentence = "Only people of your company who may see this job can interview."


class InterviewPlaceInvalid(Invalid):
    sentence = f"Please say where to meet in at most {LONGEST_PLACE} characters; a video link begins with https://."


class ReasonTooLong(Invalid):
    sentence = f"The reason can have at most {LONGEST_REASON} characters."


class TooManyInterviews(Full):
    sentence = "An application has at most {most} interviews."


class ApplicationDecided(Conflict):
    sentence = "This application is no longer waiting for a decision."


class ApplicantHidden(Conflict):
    sentence = "The invitation would name the applicant. Please reveal who it is first."


class SlotTaken(Conflict):
    sentence = "Someone took this time a moment ago. Please choose another one."


class TooManyBookingChanges(TooMany):
    sentence = "The time of this interview has changed too often today. Please try again tomorrow."


class BookingNotOpen(Conflict):
    sentence = "This interview opens for booking once the one before it has a time."


class BookingExpired(Conflict):
    sentence = "The time to choose has passed. Please write to the recruiter for a new link."


class InterviewCancelled(Conflict):
    sentence = "This interview was canceled."


class TooLateToChange(Conflict):
    sentence = "It begins too soon to be changed with this link. Please write to the recruiter to move or cancel it."


@dataclass(frozen=True, slots=True)
class InterviewTerms:
    """What is settled before anybody chooses a time. `takes_one`: one of the interviewers holds it, whoever is freest
    at the chosen time; otherwise they hold it together."""

    title: str
    kind: InterviewKind
    minutes: int
    place: str
    interviewer_ids: tuple[int, ...]
    takes_one: bool = False

    def checked(self, possible: Collection[int]) -> "InterviewTerms":
        """`possible` are the people who may interview. Raises a refusal if a rule is broken."""
        title, place = " ".join(self.title.split()), " ".join(self.place.split())
        chosen = tuple(dict.fromkeys(self.interviewer_ids))
        if not title or len(title) > LONGEST_TITLE:
            raise InterviewTitleNeeded
        if not SHORTEST <= self.minutes <= LONGEST or self.minutes % 15:
            raise InterviewLengthInvalid
        if not 1 <= len(chosen) <= MOST_INTERVIEWERS:
            raise InterviewerNeeded
        if not set(chosen) <= set(possible):
            raise NotAnInterviewer
        is_link = place.startswith("https://") and " " not in place
        if len(place) > LONGEST_PLACE or (self.kind is InterviewKind.VIDEO and place and not is_link):
            raise InterviewPlaceInvalid
        return InterviewTerms(title, self.kind, self.minutes, place, chosen, self.takes_one)


@dataclass(frozen=True, slots=True)
class Interview:
    """`id` is 0 until it is stored. `zone` is the candidate's IANA zone; `sequence` counts the changes of its entry in
    calendars. `is_called_off`: cancelled by those who invited. `step` is its place in the job's plan, from 1 on, and
    `asks` are the labels of the requirements about which the plan has it ask; 0 and none outside a plan. One that
    `takes_one` has only that person once it is booked."""

    application_id: int
    title: str
    kind: InterviewKind
    minutes: int
    place: str
    interviewer_ids: tuple[int, ...]
    proposed_by: int
    proposed_at: datetime
    book_by: datetime
    state: InterviewState = InterviewState.PROPOSED
    starts_at: datetime | None = None
    zone: str = ""
    sequence: int = 0
    is_called_off: bool = False
    reason: str = ""
    reminded_at: datetime | None = None
    step: int = 0
    asks: tuple[str, ...] = ()
    takes_one: bool = False
    rules: BookingRules = USUAL_RULES
    id: int = 0

    @classmethod
    def proposed(
        cls,
        application_id: int,
        terms: InterviewTerms,
        *,
        possible: Collection[int],
        by: int,
        now: datetime,
        step: int = 0,
        asks: tuple[str, ...] = (),
        rules: BookingRules = USUAL_RULES,
    ) -> "Interview":
        """`possible` are the people who may interview. An interview of a plan waits until it is opened. Raises a
        refusal if a rule is broken."""
        fit = terms.checked(possible)
        state = InterviewState.WAITING if step else InterviewState.PROPOSED
        interview = cls(
            application_id,
            fit.title,
            fit.kind,
            fit.minutes,
            fit.place,
            fit.interviewer_ids,
            proposed_by=by,
            proposed_at=now,
            book_by=now + rules.booking,
        )
        return replace(interview, state=state, step=step, asks=asks, takes_one=fit.takes_one, rules=rules)

    @property
    def is_shared_out(self) -> bool:
        """Whether it is still open which of several people holds it."""
        return self.takes_one and len(self.interviewer_ids) > 1

    @property
    def is_standing(self) -> bool:
        return self.state is not InterviewState.CANCELLED

    @property
    def ends_at(self) -> datetime | None:
        return self.starts_at + timedelta(minutes=self.minutes) if self.starts_at else None

    @property
    def change_until(self) -> datetime | None:
        """How long the candidate may move or cancel it once it is booked."""
        return self.starts_at - self.rules.change_limit if self.starts_at else None

    def state_at(self, now: datetime) -> InterviewState:
        is_over = self.state is InterviewState.BOOKED and self.ends_at is not None and self.ends_at <= now
        return InterviewState.DONE if is_over else self.state

    def is_expired(self, now: datetime) -> bool:
        """Whether nobody chose a time in time."""
        return self.state is InterviewState.PROPOSED and now >= self.book_by

    def may_change(self, now: datetime) -> bool:
        """Whether the candidate may choose, move or cancel."""
        if self.state is InterviewState.PROPOSED:
            return now < self.book_by
        return self.state is InterviewState.BOOKED and self.change_until is not None and now <= self.change_until

    def booked(self, starts_at: datetime, *, zone: str, now: datetime) -> "Interview":
        """Booked for this time, for the first time or moved. Raises ZoneUnknown, InterviewCancelled, BookingExpired or
        TooLateToChange."""
        if self.state is InterviewState.BOOKED and self.starts_at == starts_at:
            return self
        if zone not in zones():
            raise ZoneUnknown
        self._must_be_open(now)
        return replace(
            self,
            state=InterviewState.BOOKED,
            starts_at=starts_at,
            zone=zone,
            sequence=self.sequence + 1,
            reminded_at=None,
        )

    def cancelled(self, reason: str, *, now: datetime) -> "Interview":
        """By the candidate. Raises what `booked` raises, and ReasonTooLong."""
        self._must_be_open(now)
        return self._ended(reason)

    def called_off(self, reason: str, *, now: datetime) -> "Interview":
        """By those who invited. Raises InterviewCancelled or ReasonTooLong."""
        if not self.is_standing or self.state_at(now) is InterviewState.DONE:
            raise InterviewCancelled if self.state is InterviewState.CANCELLED else TooLateToChange
        return replace(self._ended(reason), is_called_off=True)

    def renewed(self, *, now: datetime) -> "Interview":
        """With new days for the candidate to choose a time; a booked one is given up. Raises InterviewCancelled or
        TooLateToChange."""
        if self.state is InterviewState.CANCELLED:
            raise InterviewCancelled
        if self.state_at(now) is InterviewState.DONE:
            raise TooLateToChange
        open_again = replace(self, state=InterviewState.PROPOSED, starts_at=None, book_by=now + self.rules.booking)
        return replace(open_again, sequence=self.sequence + 1, reminded_at=None)

    def opened(self, now: datetime) -> "Interview":
        """For booking, from now on."""
        return replace(self, state=InterviewState.PROPOSED, book_by=now + self.rules.booking)

    def waiting(self) -> "Interview":
        """The interview before it in the plan has no time anymore."""
        return replace(self, state=InterviewState.WAITING)

    def withdrawn(self) -> "Interview":
        """The candidate has deleted the account, or withdrawn the application."""
        return self._ended("")

    def without(self, user_id: int, *, heir_id: int | None, now: datetime) -> "Interview":
        """Without an interviewer whose account is gone. If nobody else is left, the heir holds it, at a time that the
        candidate chooses again; without an heir, it is called off."""
        others = tuple(id_ for id_ in self.interviewer_ids if id_ != user_id)
        if others:
            return replace(self, interviewer_ids=others)
        if heir_id is None:
            return self.called_off("", now=now)
        inherited = replace(self, interviewer_ids=(heir_id,))
        return inherited.renewed(now=now) if self.starts_at else inherited

    def reminded(self, now: datetime) -> "Interview":
        return replace(self, reminded_at=now)

    def _ended(self, reason: str) -> "Interview":
        text = " ".join(reason.split())
        if len(text) > LONGEST_REASON:
            raise ReasonTooLong
        return replace(self, state=InterviewState.CANCELLED, sequence=self.sequence + 1, reason=text)

    def _must_be_open(self, now: datetime) -> None:
        if self.state is InterviewState.CANCELLED:
            raise InterviewCancelled
        if self.state is InterviewState.WAITING:
            raise BookingNotOpen
        if not self.may_change(now):
            raise BookingExpired if self.state is InterviewState.PROPOSED else TooLateToChange


def next_of(interviews: Iterable[Interview], now: datetime) -> tuple[datetime, Interview] | None:
    """The one that begins next, and when; None if none has a time to come."""
    coming = {interview.starts_at: interview for interview in interviews if interview.starts_at}
    first = min((start for start in coming if start > now), default=None)
    return (first, coming[first]) if first else None
