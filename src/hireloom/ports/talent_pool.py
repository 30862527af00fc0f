"""The talent pools of companies."""

from collections.abc import Collection, Mapping, Sequence, Set
from dataclasses import dataclass
from datetime import date, datetime
from typing import NamedTuple, Protocol

from hireloom.domain.pool_contacts import PoolConsent
from hireloom.domain.pool_duplicates import LikePair, PoolMerge
from hireloom.domain.pool_people import NewPoolPerson, PoolImport
from hireloom.domain.pool_terms import EVERYBODY, PoolTerms
from hireloom.domain.talent_pool import PoolKey, PoolPerson
from hireloom.domain.windows import Window
from hireloom.ports.pool_searches import PoolSearches


@dataclass(frozen=True, slots=True)
class PoolQuery:
    """Words are searched in names, addresses, current titles, titles of the jobs applied for, in roles, skills and
    places, and in the resumes of those who were added. `today` decides whose consent is valid."""

    company_id: int
    window: Window
    terms: PoolTerms = EVERYBODY
    today: date = date.min


class PoolPage(NamedTuple):
    """A search counts at most MOST_COUNTED people."""

    people: Sequence[PoolPerson]
    total: int


class PoolPeople(Protocol):
    """Those whom recruiters have added."""

    def begin(self, begun: PoolImport) -> PoolImport:
        """The import with its number."""
        ...

    def add(self, begun: PoolImport, people: Sequence[NewPoolPerson], now: datetime, today: date) -> None:
        """Add these people to an import that has begun; contact and retention count from `now` and `today`."""
        ...

    def emails(self, company_id: int, among: Collection[str] | None = None) -> frozenset[str]:
        """The addresses of people added to this pool: all, or those among the given ones."""
        ...

    def imports(self, company_id: int, count: int) -> Sequence[PoolImport]:
        """Those that added somebody, the newest first."""
        ...

    def get_import(self, import_id: int, company_id: int) -> PoolImport:
        """Locked until the unit of work ends. Raises NoSuchImport."""
        ...

    def undo(self, begun: PoolImport, now: datetime) -> int:
        """Remove those of its people whom nobody has changed; returns how many."""
        ...

    def put_tags(self, company_id: int, person_id: int, tags: Sequence[str], now: datetime) -> None: ...

    def remove(self, company_id: int, person_id: int) -> int:
        """Returns how many were removed: none if there is no such person. Entries shown as part of somebody are removed
        with them, here and below."""
        ...

    def remove_person(self, user_id: int, email: str) -> None:
        """Remove everybody who is this person, or has this address, from all pools."""
        ...

    def ending(self, today: date, until: date) -> Mapping[int, int]:
        """How many leave the pool of each company from `today` until then."""
        ...

    def sweep(self, today: date, count: int) -> int:
        """Remove at most `count` people who may no longer be kept; returns how many."""
        ...


class PoolMerges(Protocol):
    """Which entries are one person."""

    def pairs(self, company_id: int) -> Sequence[LikePair]:
        """Entries that look like one person, at least one of them added, the newest first."""
        ...

    def differences(self, company_id: int) -> Set[frozenset[PoolKey]]:
        """Pairs that look like one person but are two."""
        ...

    def version(self, company_id: int) -> str:
        """A text that changes whenever somebody is added, applies or is no longer hidden."""
        ...

    def differ(self, company_id: int, first: PoolKey, second: PoolKey) -> None:
        """Note that the two look like one person but are two."""
        ...

    def put(self, merge: PoolMerge) -> None:
        """Entries that were part of this person are now part of the other entry."""
        ...

    def get(self, company_id: int, person_id: int) -> PoolMerge:
        """Raises NoSuchMerge."""
        ...

    def remove(self, merge: PoolMerge) -> None:
        """Make the person an entry of their own again."""
        ...

    def latest(self, company_id: int, after: datetime, count: int) -> Sequence[PoolMerge]:
        """The newest first."""
        ...

    def forget_user(self, user_id: int) -> None:
        """Forget who is known not to be this applicant."""
        ...


class TalentPool(Protocol):
    """An entry that is part of another one is not listed itself: it fills in what the other one lacks, and a search
    finds its words, too."""

    @property
    def people(self) -> PoolPeople: ...

    @property
    def merges(self) -> PoolMerges: ...

    @property
    def searches(self) -> PoolSearches: ...

    def page(self, query: PoolQuery) -> PoolPage:
        """The latest contact is first."""
        ...

    def with_consent(self, company_id: int, today: date) -> int:
        """How many have agreed to be written to that day."""
        ...

    def newest(self, query: PoolQuery, *, below: PoolKey | None) -> Sequence[PoolPerson]:
        """Applicants, then those who were added, each with the highest numbers first: those after `below`."""
        ...

    def has(self, company_id: int, key: PoolKey) -> bool: ...

    def present(self, company_id: int, keys: Collection[PoolKey]) -> frozenset[PoolKey]:
        """Those of the keys that are entries."""
        ...

    def entries(self, company_id: int, keys: Collection[PoolKey]) -> Mapping[PoolKey, PoolPerson]:
        """The people of those keys that are entries."""
        ...

    def get(self, company_id: int, key: PoolKey) -> PoolPerson:
        """Raises NotInPool."""
        ...

    def whole(self, company_id: int, key: PoolKey) -> PoolPerson:
        """The entry of which this one is part, or itself. Raises NotInPool."""
        ...

    def email(self, company_id: int, key: PoolKey) -> str:
        """The person's own address, even if they are part of another entry; empty if there is none."""
        ...

    def note_contact(self, company_id: int, key: PoolKey, at: datetime) -> None:
        """Somebody has written to them."""
        ...

    def note_asked(self, company_id: int, key: PoolKey, at: datetime) -> None:
        """Somebody has asked for their consent."""
        ...

    def of_person(self, user_id: int, email: str) -> Sequence[PoolConsent]:
        """In all pools, by the name of the company."""
        ...

    def agree(self, company_id: int, key: PoolKey, until: date) -> None:
        """They may be kept and written to until then, and so may all who are part of the entry."""
        ...

    def decline(self, company_id: int, key: PoolKey, at: datetime) -> None:
        """They may not: somebody who was added is removed, an applicant stays as one, without consent."""
        ...

    def emails(self, company_id: int, among: Collection[str] | None = None) -> frozenset[str]:
        """The addresses of everybody in the pool, all or those among the ones named."""
        ...

    def tags(self, company_id: int) -> Sequence[str]:
        """All tags of the company, in alphabetical order."""
        ...

    def put_tags(self, company_id: int, user_id: int, tags: Sequence[str]) -> None:
        """In place of those that the applicant had there."""
        ...

    def remove_all(self, user_id: int) -> None:
        """Remove this applicant's tags in all companies, who is known not to be them, and what they have agreed to."""
        ...

    def remove_left(self, user_id: int) -> None:
        """Remove this applicant's tags at companies where no application says anymore whose it was."""
        ...
