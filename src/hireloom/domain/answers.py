"""The answer that every applicant is promised: who is waiting for one, and how reliably a recruiter or a company
answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import NamedTuple

from hireloom.domain.applications import Application
from hireloom.domain.days import Days
from hireloom.domain.shares import Share

ENOUGH = 10  # applications; fewer are not representative
ENOUGH_ANSWERED = 20  # before figures about a company are public
COUNTED_DAYS, MOST_COUNTED = 90, 2_000  # public figures are about the latest applications of these days
DUE_SOON = timedelta(days=3)
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class AnswerRate:
    """How many of a recruiter's applications were answered. `total` counts these, plus those still waiting although
    their promised day has passed."""

    answered: int
    total: int

    @property
    def percent(self) -> int | None:
        """Rounded half up; None below ENOUGH applications."""
        return (200 * self.answered + self.total) // (2 * self.total) if self.total >= ENOUGH else None


class PromisedAnswer(NamedTuple):
    """`due` is the promised day. `answered_at` is when the decision that stands was made; None without one: messages
    and invitations are no answers."""

    applied_at: datetime
    due: date
    answered_at: datetime | None


@dataclass(frozen=True, slots=True)
class AnswerFigures:
    """Of those who applied in the last `days` days and whose promised day is over: how many had an answer by then, and
    the days after which half of them had one, rounded up; None if half have none yet."""

    days: int
    in_time: Share
    half_days: int | None


def answer_figures(answers: Sequence[PromisedAnswer], *, today: date, days: Days) -> AnswerFigures | None:
    """`answers` are those of everybody who applied within COUNTED_DAYS, has not withdrawn and whose promised day is
    over, or the latest MOST_COUNTED of them; before that day, quick answers would count and slow ones would not. None
    if fewer than ENOUGH_ANSWERED were answered."""
    answered = [(answer.answered_at, answer) for answer in answers if answer.answered_at]
    if len(answered) < ENOUGH_ANSWERED:
        return None
    waits, half = sorted(at - answer.applied_at for at, answer in answered), (len(answers) + 1) // 2
    first = today - timedelta(COUNTED_DAYS)
    if len(answers) == MOST_COUNTED:
        first = max(first, days.of(min(answer.applied_at for answer in answers)))
    return AnswerFigures(
        (today - first).days,
        Share(sum(days.of(at) <= answer.due for at, answer in answered), len(answers)),
        max(1, -(-waits[half - 1] // _DAY)) if half <= len(waits) else None,
    )


@dataclass(frozen=True, slots=True)
class PendingAnswer:
    """An applicant who is waiting for an answer."""

    application: Application
    is_blind: bool

    @property
    def name(self) -> str:
        application = self.application
        return application.number_name if application.is_hidden(is_blind=self.is_blind) else application.full_name
