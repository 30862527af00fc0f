"""Short letters about an application that was sent, from what is known about it and nothing else. Words in brackets are
for the person to fill in."""

from datetime import date
from enum import StrEnum

from hireloom.domain.applications import Application
from hireloom.domain.refusals import Conflict


class LetterKind(StrEnum):
    FOLLOW_UP = "follow_up"
    THANK_YOU = "thank_you"
    WITHDRAWAL = "withdrawal"


class NothingToWriteAbout(Conflict):
    """The sentence says what has not happened yet."""


def short_letter(kind: LetterKind, application: Application, *, interviewed_on: date | None, today: date) -> str:
    """Raises NothingToWriteAbout."""
    job = f"{application.job_title} position" + (f" at {application.job_company}" if application.job_company else "")
    if kind is LetterKind.FOLLOW_UP:
        body = _follow_up(application, job, interviewed_on=interviewed_on, today=today)
    elif kind is LetterKind.THANK_YOU:
        if interviewed_on is None:
            raise NothingToWriteAbout("There has been no interview for this application yet.")
        body = (
            f"Thank you for talking with me on {_day(interviewed_on)} about the {job}. [What you took away from it.]"
            "\n\nI would be glad to answer any further questions."
        )
    else:
        body = (
            f"I am writing to withdraw my application for the {job}, which I sent on {_day(application.applied_at)}."
            "\n\nThank you for your time and consideration."
        )
    return f"Dear Hiring Team,\n\n{body}\n\nKind regards,\n{application.full_name}"


def _follow_up(application: Application, job: str, *, interviewed_on: date | None, today: date) -> str:
    if not application.can_be_answered:
        raise NothingToWriteAbout("This application has already been answered.")
    begin = f"I applied for the {job} on {_day(application.applied_at)}"
    if interviewed_on:
        begin += f", and we talked on {_day(interviewed_on)}"
    due = f" An answer was due by {_day(application.answer_due)}." if application.is_late(today) else ""
    return f"{begin}.{due} I am still very interested.\n\nCould you tell me where the application stands?"


def _day(day: date) -> str:
    return f"{day:%B} {day.day}, {day.year}"
