"""Whoever applies is promised an answer: by when, and how often a recruiter keeps the promise."""

from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.applications import Application

ENOUGH = 10  # applications; fewer say nothing about a recruiter
DUE_SOON = timedelta(days=3)


@dataclass(frozen=True, slots=True)
class AnswerRate:
    """Of a recruiter's applications: `total` are those that were answered, and those whose promised day has passed and
    who can still be answered."""

    answered: int
    total: int

    @property
    def percent(self) -> int | None:
        """Half up; None while there are too few to tell."""
        return (200 * self.answered + self.total) // (2 * self.total) if self.total >= ENOUGH else None


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who waits for an answer."""

    application: Application
    is_blind: bool

    @property
    def name(self) -> str:
        application = self.application
        return application.number_name if application.is_hidden(is_blind=self.is_blind) else application.full_name
