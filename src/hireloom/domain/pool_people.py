"""People whom recruiters add to the talent pool of their company: by hand, from resumes or from a table."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum

from hireloom.domain.identity.emails import email_of
from hireloom.domain.refusals import Conflict, Invalid, NotFound

STAY = timedelta(days=365)  # somebody is removed after this time unless they agreed to more
LONGEST_STAY = timedelta(days=2 * 365)
UNDO = timedelta(days=30)
MOST_AT_ONCE = 500  # people added by one request, except from a table
LONGEST_LINE, LONGEST_LIST, LONGEST_TEXT = 120, 1_000, 20_000
PHONE_DIGITS = 9  # the last ones of a number: people write it with and without the country code
_UNWRITABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


class PoolNameNeeded(Invalid):
    sentence = "Please enter a name."


class NoSuchImport(NotFound):
    sentence = "Your company has no such import."


class ImportStands(Conflict):
    sentence = f"An import can be undone once, within {UNDO.days} days."


class ImportKind(StrEnum):
    HAND = "hand"
    RESUMES = "resumes"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class PoolImport:
    """People who came at once. `people` counts those who were added, even if they are gone by now."""

    company_id: int
    user_id: int
    kind: ImportKind
    name: str
    at: datetime
    people: int = 0
    undone_at: datetime | None = None
    id: int = 0

    def can_be_undone(self, now: datetime) -> bool:
        return self.undone_at is None and now < self.at + UNDO


@dataclass(frozen=True, slots=True)
class NewPoolPerson:
    """What is known of somebody who is to be added. `document` is the checksum of the resume; `consent_until` is the
    day until which they agreed to be kept and written to."""

    name: str
    email: str = ""
    phone: str = ""
    title: str = ""
    place: str = ""
    skills: str = ""
    text: str = ""
    source: str = ""
    document: str = ""
    tags: Sequence[str] = ()
    last_contact: date | None = None
    consent_until: date | None = None

    def kept_until(self, today: date) -> date:
        """The day after which the person is removed."""
        return min(self.consent_until or today + STAY, today + LONGEST_STAY)

    def contacted_at(self, now: datetime) -> datetime:
        """The last contact, at noon; adding somebody counts as one."""
        return min(now, datetime.combine(self.last_contact, time(12), UTC)) if self.last_contact else now

    @property
    def phone_key(self) -> str:
        """The form in which two numbers are the same; empty for one that is too short."""
        digits = "".join(sign for sign in self.phone if sign.isascii() and sign.isdigit())
        return digits[-PHONE_DIGITS:] if len(digits) >= PHONE_DIGITS else ""

    @property
    def sought(self) -> str:
        """What a search looks through: every word of the text once."""
        facts = (self.name, self.email, self.phone, self.title, self.place, self.skills)
        return " ".join((*facts, *dict.fromkeys(self.text.split()))).casefold()[:LONGEST_TEXT]


def new_pool_person(person: NewPoolPerson) -> NewPoolPerson:
    """The person with every value in the form in which we keep it. Raises PoolNameNeeded and EmailMalformed."""
    name = one_line(person.name)
    if not name:
        raise PoolNameNeeded
    return NewPoolPerson(
        name,
        email_of(person.email) if person.email.strip() else "",
        one_line(person.phone)[:64],
        one_line(person.title),
        one_line(person.place),
        one_line(person.skills, LONGEST_LIST),
        _UNWRITABLE.sub(" ", person.text)[:LONGEST_TEXT].strip(),
        one_line(person.source)[:64],
        person.document,
        person.tags,
        person.last_contact,
        person.consent_until,
    )


def one_line(text: str, at_most: int = LONGEST_LINE) -> str:
    return " ".join(_UNWRITABLE.sub(" ", text).split())[:at_most].rstrip()
