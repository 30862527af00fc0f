"""The application form, and the job that it is for."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.identity.emails import EmailMalformed, EmailNeeded, email_of
from hireloom.domain.jobs import Job, NoSuchJob, Position
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.refusals import Invalid, Malformed

LONGEST_NAME, LONGEST_PHONE, LONGEST_LETTER = 100, 40, 20_000  # characters
NAME_NEEDED, LETTER_NEEDED = "Name is required", "Cover letter is required"

_UNWRITABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_LOCAL_ID, _OUTSIDE_ID = re.compile(r"[0-9]{1,9}"), re.compile(r"b[0-9]{1,19}")


class FormRefused(Invalid):
    """The sentence for the first invalid field; `errors` has all of them."""


class NotOurJob(Malformed):
    sentence = "Please apply for this job on its provider's page."


class JobLookup(NamedTuple):
    """What a form says about the job it is for: its number, or title and company, which the older form sends.
    `recruiter_email` is only compared."""

    job_id: int | None
    title: str = ""
    company: str = ""
    recruiter_email: str = ""
    source: str = ""  # the token of the link that brought the person here

    def among(self, jobs: Sequence[Job]) -> Job:
        """The first open job with this title and company, ignoring case. Raises NoSuchJob."""
        for job in jobs:
            same = _alike(job.title, self.title) and _alike(job.company, self.company)
            if job.position is Position.OPEN and same:
                return job
        raise NoSuchJob


def local_id(text: object) -> int | None:
    """The number of a job posted here; None for an empty text. Raises NotOurJob for the id of a board's job, NoSuchJob
    for anything else."""
    if text in (None, ""):
        return None
    digits = "" if isinstance(text, bool) else str(text).strip()
    if _OUTSIDE_ID.fullmatch(digits):
        raise NotOurJob
    if not _LOCAL_ID.fullmatch(digits):
        raise NoSuchJob
    return int(digits)


@dataclass(frozen=True, slots=True)
class ApplicationInput:
    full_name: str
    email: str
    phone: str
    cover_letter: str

    def checked(self) -> "ApplicationInput":
        """The form as it is stored: names on one line, the letter without invisible characters. Raises FormRefused."""
        form = ApplicationInput(
            one_line(self.full_name, at_most=1000),
            self.email.strip(),
            one_line(self.phone, at_most=1000),
            letter_of(self.cover_letter),
        )
        errors = {name: [sentence] for name, sentence in form._faults()}
        if errors:
            raise FormRefused(next(iter(errors.values()))[0], errors=errors)
        return form

    def _faults(self) -> Sequence[tuple[str, str]]:
        faults = []
        if not self.full_name:
            faults.append(("full_name", NAME_NEEDED))
        elif len(self.full_name) > LONGEST_NAME:
            faults.append(("full_name", f"Name cannot exceed {LONGEST_NAME} characters"))
        if not self.email:
            faults.append(("email", EmailNeeded.sentence))
        elif not _is_address(self.email):
            faults.append(("email", EmailMalformed.sentence))
        if len(self.phone) > LONGEST_PHONE:
            faults.append(("phone", f"Phone number cannot exceed {LONGEST_PHONE} characters"))
        if not self.cover_letter:
            faults.append(("cover_letter", LETTER_NEEDED))
        elif len(self.cover_letter) > LONGEST_LETTER:
            faults.append(("cover_letter", f"Cover letter cannot exceed {LONGEST_LETTER:,} characters"))
        return faults


def _alike(first: str, second: str) -> bool:
    return first.strip().casefold() == second.strip().casefold()


def letter_of(typed: str) -> str:
    """The letter as it is sent: one kind of line end, no invisible characters and none that change the reading
    direction; empty if nothing in it is visible."""
    text = _UNWRITABLE.sub("", typed.replace("\r\n", "\n").replace("\r", "\n")).strip()
    return text if any(sign.isprintable() for sign in text) else ""


def _is_address(text: str) -> bool:
    try:
        email_of(text)
    except EmailMalformed:
        return False
    return True
