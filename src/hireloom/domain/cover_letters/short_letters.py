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
    talk = _day(interviewed_on, today) if interviewed_on else ""
    application_day = _day(application.applied_at, today)
    if kind is LetterKind.FOLLOW_UP:
        body = _follow_up(application, f"I applied for the {job} on {application_day}", talk, today)
    elif kind is LetterKind.THANK_YOU:
        if not talk:
            raise NothingToWriteAbout("There has been no interview for this application yet.")
        body = (
            f"Thank you for taking the time to talk with me on {talk} about the {job}. [What you took away from it.]"
            "\n\nIf there is anything else you would like to know, please write or call."
        )
    else:
        body = f"I would like to withdraw my application of {application_day} for the {job}."
        body += f"\n\nThank you for considering me{f', and for talking with me on {talk}' if talk else ''}."
    return f"Dear Hiring Team,\n\n{body}\n\nKind regards,\n{application.full_name}"


def _follow_up(application: Application, beginning: str, talk: str, today: date) -> str:
    if not application.can_be_answered:
        raise NothingToWriteAbout("This application has already been answered.")
    meeting = f", and we talked on {talk}" if talk else ""
    due = f" I expected to hear by {_day(application.answer_due, today)}." if application.is_late(today) else ""
    return (
        f"{beginning}{meeting}.{due} I am still very interested, and would like to ask how things stand."
        "\n\nIf you need anything else from me, I will gladly send it."
    )


def _day(day: date, today: date) -> str:
    """As people write it in a letter: with the year only if it is another one."""
    return f"{day:%B} {day.day}" + (f", {day.year}" if day.year != today.year else "")
