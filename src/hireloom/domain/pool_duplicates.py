"""Two entries of a talent pool that look like one person: proposed, made one, and made two again."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import Any, NamedTuple

from hireloom.domain.refusals import Conflict, NotFound
from hireloom.domain.talent_pool import PoolKey, PoolKind, PoolPerson

MOST_PAIRS = 10  # shown at once; more come when these are answered
MERGE_UNDO = timedelta(days=30)


class CannotMerge(Conflict):
    sentence = "Of two entries that become one, at least one must have been added by your company."


class NoSuchMerge(NotFound):
    sentence = f"This merge no longer exists, or is more than {MERGE_UNDO.days} days old."


class Likeness(StrEnum):
    """What two entries have in common."""

    EMAIL = "email"
    PHONE = "phone"
    DOCUMENT = "document"


class LikePair(NamedTuple):
    first: PoolKey
    second: PoolKey
    likenesses: Sequence[Likeness]


class PossibleDuplicate(NamedTuple):
    """`first` would stay."""

    first: PoolPerson
    second: PoolPerson
    likenesses: Sequence[Likeness]


@dataclass(frozen=True, slots=True)
class PoolMerge:
    """Somebody who was added is shown as part of another entry. `name` is theirs."""

    company_id: int
    person_id: int
    into: PoolKey
    by_id: int
    at: datetime
    name: str = ""

    def must_be_young(self, now: datetime) -> None:
        """Raises NoSuchMerge."""
        if now >= self.at + MERGE_UNDO:
            raise NoSuchMerge


def with_first(person: PoolPerson, other: PoolPerson) -> tuple[PoolPerson, PoolPerson]:
    """Both, first the one that stays: an applicant, or else the one in contact last. Raises CannotMerge."""
    if person.key == other.key or PoolKind.ADDED not in (person.key.kind, other.key.kind):
        raise CannotMerge
    first, second = sorted(
        (person, other), key=lambda entry: (entry.key.kind is PoolKind.APPLICANT, entry.last_contact_at), reverse=True
    )
    return first, second


def as_one(person: PoolPerson, others: Sequence[PoolPerson]) -> PoolPerson:
    """What is empty comes from the others, skills and tags from all; nobody is kept, or written to, for longer than any
    of the entries allows."""
    if not others:
        return person
    every = person, *others
    facts: dict[str, Any] = {
        name: next((getattr(entry, name) for entry in every if getattr(entry, name)), "")
        for name in ("email", "phone", "title", "place", "roles", "source", "job_title")
    }
    skills = dict.fromkeys(skill.strip() for entry in every for skill in entry.skills.split(",") if skill.strip())
    return replace(
        person,
        **facts,
        skills=", ".join(skills),
        tags=sorted({tag for entry in every for tag in entry.tags}, key=str.casefold),
        last_contact_at=max(entry.last_contact_at for entry in every),
        consent_until=_first_day([entry.consent_until for entry in every]),
        asked_at=max((entry.asked_at for entry in every if entry.asked_at), default=None),
        has_declined=any(entry.has_declined for entry in every),
        kept_until=_first_day([entry.kept_until for entry in every]) if person.kept_until else None,
    )


def _first_day(days: Sequence[date | None]) -> date | None:
    return min((day for day in days if day), default=None)
