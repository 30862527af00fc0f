"""The talent pool of a company: everybody who has applied to it or was added to it, with the tags of its recruiters."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import NamedTuple

from hireloom.domain.company_roles import Action, CompanyRole, may
from hireloom.domain.profile_match.matches import Candidate, ProfileFacts, candidate_of
from hireloom.domain.refusals import NotAllowed, NotFound
from hireloom.domain.sheets import as_csv

MOST_EXPORTED = MOST_COUNTED = 10_000  # of a search, more are not counted
HIGHEST_NUMBER = 2**31 - 1
_HEAD = (
    *("name", "email", "phone", "title", "place", "roles", "skills", "last_job", "last_contact", "applications"),
    *("source", "consent_until", "kept_until", "tags"),
)


class NotInPool(NotFound):
    sentence = "This person is not in the talent pool of your company."


class NoPoolForRole(NotAllowed):
    sentence = "Only owners and recruiters of a company use its talent pool."


class PoolKind(StrEnum):
    APPLICANT = "a"
    ADDED = "p"


class PoolKey(NamedTuple):
    """Identifies a person: by the number of an account, or by that of an entry that a recruiter has added."""

    kind: PoolKind
    number: int

    @classmethod
    def of(cls, text: str) -> "PoolKey":
        """Inverse of str(). Raises NotInPool."""
        kind, digits = text[:1], text[1:]
        if kind not in set(PoolKind) or not (digits.isascii() and digits.isdigit() and int(digits) <= HIGHEST_NUMBER):
            raise NotInPool
        return cls(PoolKind(kind), int(digits))

    def __str__(self) -> str:
        return f"{self.kind}{self.number}"


@dataclass(frozen=True, slots=True)
class PoolPerson:
    """Of an applicant, name, address, number and current title are those of the latest application. Applications that
    were withdrawn, or that a blind review hides, count for nothing here. `consent_until` is the day until which they
    have agreed to be written to, `asked_at` when they were asked last; `kept_until` is the day after which somebody who
    was added is removed."""

    key: PoolKey
    name: str
    email: str
    phone: str
    last_contact_at: datetime
    job_title: str = ""
    applications: int = 0
    title: str = ""
    place: str = ""
    roles: str = ""
    skills: str = ""
    source: str = ""
    tags: Sequence[str] = ()
    consent_until: date | None = None
    kept_until: date | None = None
    asked_at: datetime | None = None
    has_declined: bool = False


LEAST_FIT, MOST_FITS = 50, 20


def candidate_in(person: PoolPerson) -> Candidate:
    """What the pool knows of the person that counts for a match."""
    return candidate_of(ProfileFacts(person.skills, person.roles or person.title, "", person.place, ""))


def must_use_pool(role: CompanyRole) -> None:
    """Raises NoPoolForRole."""
    if not may(Action.USE_POOL, role):
        raise NoPoolForRole


def pool_as_csv(people: Iterable[PoolPerson]) -> str:
    return as_csv(
        _HEAD,
        (
            (
                *(person.name, person.email, person.phone, person.title, person.place, person.roles, person.skills),
                *(person.job_title, person.last_contact_at.date(), person.applications, person.source),
                *(person.consent_until, person.kept_until, "; ".join(person.tags)),
            )
            for person in people
        ),
    )
