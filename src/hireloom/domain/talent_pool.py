"""The talent pool of a company: everybody who has applied to it, one person once, with the tags of its recruiters."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.company_roles import Action, CompanyRole, may
from hireloom.domain.refusals import NotAllowed, NotFound
from hireloom.domain.sheets import as_csv

MOST_EXPORTED = 10_000
_HEAD = (
    "name",
    "email",
    "phone",
    "title",
    "place",
    "roles",
    "skills",
    "last_job",
    "last_applied",
    "applications",
    "tags",
)


class NotInPool(NotFound):
    sentence = "This person is not in the talent pool of your company."


class NoPoolForRole(NotAllowed):
    sentence = "Only owners and recruiters of a company use its talent pool."


@dataclass(frozen=True, slots=True)
class PoolPerson:
    """Name, address, number and current title as in the latest application. Applications that were withdrawn, or that a
    blind review hides, count for nothing here."""

    user_id: int
    name: str
    email: str
    phone: str
    job_title: str
    applied_at: datetime
    applications: int
    title: str = ""
    place: str = ""
    roles: str = ""
    skills: str = ""
    tags: Sequence[str] = ()


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
                *(person.job_title, person.applied_at.date(), person.applications, "; ".join(person.tags)),
            )
            for person in people
        ),
    )
