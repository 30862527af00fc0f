"""What interviewers heard: four words for each requirement, and what all of them say together."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum

from hireloom.domain.interviews.interviews import Interview, InterviewState
from hireloom.domain.refusals import Conflict, Invalid, NotAllowed

LONGEST_HEARD, LONGEST_WHY = 1_000, 2_000
SCORED_WITHIN = timedelta(hours=24)  # after the interview, while memory is fresh
REMINDED_BEFORE = timedelta(hours=12)  # it is due; so there is an hour of the day for it, whenever it is due
REMINDED_AFTER = timedelta(days=2)  # at the latest; a worker that was away does not write about long ago


class Rating(StrEnum):
    """From nothing to more than the job needs."""

    NOT_SHOWN = "not_shown"
    SOME = "some"
    SOLID = "solid"
    OUTSTANDING = "outstanding"


class HiringAdvice(StrEnum):
    STRONG_NO = "strong_no"
    NO = "no"
    YES = "yes"
    STRONG_YES = "strong_yes"


class Agreement(StrEnum):
    """`AGREE`: all within one step; `GAP`: nobody rated it."""

    AGREE = "agree"
    SPLIT = "split"
    ONE_VOICE = "one_voice"
    GAP = "gap"


class ScorecardReminder(StrEnum):
    DUE = "due"
    LATE = "late"


class NotInterviewing(NotAllowed):
    sentence = "Only its interviewers fill in the scorecard of an interview."


class NothingToRate(Conflict):
    sentence = "There is nothing to rate: this interview has no time yet, or was canceled."


class UnknownRequirement(Invalid):
    sentence = "This requirement is not one of the job's."


class ScorecardTextTooLong(Invalid):
    sentence = f"A note can have at most {LONGEST_HEARD:,} characters, the reason at most {LONGEST_WHY:,}."


class ScorecardIncomplete(Invalid):
    """`data` names the first requirement without a rating."""

    sentence = "Please rate every requirement of this interview and give your advice."


class ScorecardsSettled(Conflict):
    sentence = "This application is decided, so its scorecards can no longer be changed."


class DebriefBegun(Conflict):
    sentence = "All scorecards are in, so they can no longer be changed."


def due_at(interview: Interview) -> datetime | None:
    """By when the scorecards of the interview are expected; None until it is booked."""
    return interview.ends_at + SCORED_WITHIN if interview.ends_at else None


def reminder_due(interview: Interview, now: datetime) -> tuple[ScorecardReminder, datetime] | None:
    """Of what interviewers are reminded now, and until when that is of use; None before and after."""
    due = due_at(interview)
    if due is None or now < due - REMINDED_BEFORE or now >= due + REMINDED_AFTER:
        return None
    return (ScorecardReminder.DUE, due) if now < due else (ScorecardReminder.LATE, due + REMINDED_AFTER)


@dataclass(frozen=True, slots=True)
class Scorecard:
    """One interviewer's, in one interview; ratings and notes by requirement."""

    interview_id: int
    user_id: int
    changed_at: datetime
    ratings: Mapping[str, Rating] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    advice: HiringAdvice | None = None
    why: str = ""
    submitted_at: datetime | None = None

    def filled(
        self,
        *,
        ratings: Mapping[str, Rating],
        notes: Mapping[str, str],
        advice: HiringAdvice | None,
        why: str,
        rows: Collection[str],
        now: datetime,
    ) -> "Scorecard":
        """Raises UnknownRequirement or ScorecardTextTooLong."""
        texts = {row: text.strip() for row, text in notes.items() if text.strip()}
        if not {*ratings, *texts} <= set(rows):
            raise UnknownRequirement
        if len(why) > LONGEST_WHY or any(len(text) > LONGEST_HEARD for text in texts.values()):
            raise ScorecardTextTooLong
        return replace(self, ratings=dict(ratings), notes=texts, advice=advice, why=why.strip(), changed_at=now)

    def submitted(self, rows: Sequence[str], *, now: datetime) -> "Scorecard":
        """`rows` are the requirements of this interview. Raises ScorecardIncomplete."""
        missing = [row for row in rows if row not in self.ratings]
        if missing or self.advice is None:
            refusal = ScorecardIncomplete()
            refusal.data = {"requirement": missing[0]} if missing else {}
            raise refusal
        return self if self.submitted_at else replace(self, submitted_at=now)


@dataclass(frozen=True, slots=True)
class DebriefLine:
    """What all said about one requirement."""

    row: str
    agreement: Agreement
    ratings: Mapping[tuple[int, int], Rating]  # by interview and interviewer


def must_be_ratable(interview: Interview, user_id: int) -> None:
    """Raises NotInterviewing or NothingToRate."""
    if user_id not in interview.interviewer_ids:
        raise NotInterviewing
    if interview.state is not InterviewState.BOOKED:
        raise NothingToRate


def pending(interviews: Sequence[Interview], cards: Sequence[Scorecard]) -> set[tuple[int, int]]:
    """Interview and interviewer of each scorecard that is not in yet."""
    expected = {
        (interview.id, user_id)
        for interview in interviews
        if interview.state is InterviewState.BOOKED
        for user_id in interview.interviewer_ids
    }
    return expected - {(card.interview_id, card.user_id) for card in cards if card.submitted_at}


def may_read_others(interviews: Sequence[Interview], cards: Sequence[Scorecard], user_id: int) -> bool:
    """Interviewers see nothing of others before all scorecards of their own are in."""
    return not any(interviewer == user_id for _, interviewer in pending(interviews, cards))


def debrief(rows: Sequence[str], cards: Sequence[Scorecard]) -> Sequence[DebriefLine]:
    """Submitted scorecards side by side; no average and no total."""
    lines = list[DebriefLine]()
    for row in rows:
        ratings = {
            (card.interview_id, card.user_id): card.ratings[row]
            for card in cards
            if card.submitted_at and row in card.ratings
        }
        lines.append(DebriefLine(row, agreement([*ratings.values()]), ratings))
    return lines


def agreement(ratings: Sequence[Rating]) -> Agreement:
    steps = [list(Rating).index(rating) for rating in ratings]
    if len(steps) < 2:
        return Agreement.ONE_VOICE if steps else Agreement.GAP
    return Agreement.SPLIT if max(steps) - min(steps) > 1 else Agreement.AGREE
