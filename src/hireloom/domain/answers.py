"""The answer that every applicant is promised: who is waiting for one, and how reliably a recruiter answers."""

from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.applications import Application

ENOUGH = 10  # applications; fewer are not representative
DUE_SOON = timedelta(days=3)


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


@dataclass(frozen=True, slots=True)
class PendingAnswer:
    """An applicant who is waiting for an answer."""

    application: Application
    is_blind: bool

    @property
    def name(self) -> str:
        application = self.application
        return application.number_name if application.is_hidden(is_blind=self.is_blind) else application.full_name
