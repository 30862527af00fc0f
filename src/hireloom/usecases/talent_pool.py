"""The talent pool of a company, for those of its people who use it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Member
from hireloom.domain.identity.users import User
from hireloom.domain.pool_terms import EVERYBODY, PoolTerms
from hireloom.domain.profile_match.recommendations import JobQuestion, Recommendation
from hireloom.domain.tags import tagged
from hireloom.domain.talent_pool import (
    LEAST_FIT,
    MOST_EXPORTED,
    MOST_FITS,
    NotInPool,
    PoolKey,
    PoolKind,
    PoolPerson,
    candidate_in,
    must_use_pool,
)
from hireloom.domain.windows import Window
from hireloom.ports.clock import Clock
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.stores import Store, Transaction
from hireloom.ports.talent_pool import PoolQuery
from hireloom.usecases.company_members import own_membership
from hireloom.usecases.company_profiles import today_of


class PoolList(NamedTuple):
    """`tags` are all of the company."""

    people: Sequence[PoolPerson]
    total: int
    tags: Sequence[str]


class PoolCounts(NamedTuple):
    """How many people there are, and how many of them have agreed to be written to."""

    people: int
    with_consent: int


@dataclass(frozen=True, slots=True)
class TalentPoolDesk:
    store: Store
    clock: Clock

    def page(self, window: Window, terms: PoolTerms = EVERYBODY, *, by: User) -> PoolList:
        """Raises NoMember or NoPoolForRole."""
        with self.store.reading() as tx:
            member = pool_member(tx, by)
            page = tx.talent_pool.page(PoolQuery(member.company_id, window, terms, today_of(tx, self.clock, by.id)))
            people = PoolList(page.people, page.total, tx.talent_pool.tags(member.company_id))
        self._note("candidates.pool_read", len(people.people), by)
        return people

    def counts(self, *, by: User) -> PoolCounts:
        """Raises NoMember or NoPoolForRole."""
        with self.store.reading() as tx:
            company_id, today = pool_member(tx, by).company_id, today_of(tx, self.clock, by.id)
            total = tx.talent_pool.page(PoolQuery(company_id, Window(0, 1))).total
            return PoolCounts(total, tx.talent_pool.with_consent(company_id, today))

    def newest(
        self, terms: PoolTerms = EVERYBODY, *, below: PoolKey | None, count: int, by: User
    ) -> Sequence[PoolPerson]:
        """Applicants, then those who were added, the newest of each first: those after `below`. Raises NoMember or
        NoPoolForRole."""
        with self.store.reading() as tx:
            member = pool_member(tx, by)
            query = PoolQuery(member.company_id, Window(0, count), terms, today_of(tx, self.clock, by.id))
            people = tx.talent_pool.newest(query, below=below)
        self._note("candidates.pool_read", len(people), by)
        return people

    def tag(self, key: PoolKey, tags: Sequence[str], *, by: User) -> Sequence[str]:
        """Set somebody's tags. Raises NoMember, NoPoolForRole, NotInPool, TooManyTags or TagInvalid."""
        clean = tagged((), add=filter(str.strip, tags))
        with self.store.writing() as tx:
            member = acting_pool_member(tx, by)
            if not tx.talent_pool.has(member.company_id, key):
                raise NotInPool
            self._put_tags(tx, member, key, clean)
            return clean

    def tag_all(self, keys: Sequence[PoolKey], add: Sequence[str], remove: Sequence[str], *, by: User) -> None:
        """Everybody or nobody. Raises the same."""
        with self.store.writing() as tx:
            member = acting_pool_member(tx, by)
            for key in keys:
                before = tx.talent_pool.get(member.company_id, key).tags
                self._put_tags(tx, member, key, tagged(before, add=add, remove=remove))

    def _put_tags(self, tx: Transaction, member: Member, key: PoolKey, tags: Sequence[str]) -> None:
        if key.kind is PoolKind.APPLICANT:
            tx.talent_pool.put_tags(member.company_id, key.number, tags)
        else:
            tx.talent_pool.people.put_tags(member.company_id, key.number, tags, self.clock.now())

    def fits(self, key: PoolKey, *, by: User) -> Sequence[Recommendation]:
        """The open jobs of the company that fit somebody in the pool, best first; whether they applied plays no part,
        as that would undermine a blind review. Raises NoMember, NoPoolForRole or NotInPool."""
        return self.fits_of([key], by=by)[key]

    def fits_of(self, keys: Sequence[PoolKey], *, by: User) -> Mapping[PoolKey, Sequence[Recommendation]]:
        """The same for several people."""
        today = self.clock.today()
        question = JobQuestion(today, LEAST_FIT, MOST_FITS)
        with self.store.snapshot() as tx:
            member = pool_member(tx, by)
            rows = tx.job_lists.page(JobQuery(Window(), company_id=member.company_id, active_on=today)).jobs
            people, jobs = tx.talent_pool.entries(member.company_id, keys), [row.job.id for row in rows]
            if len(people) < len(set(keys)):
                raise NotInPool
            return {key: tx.job_matches.best(candidate_in(people[key]), question, jobs).listed for key in keys}

    def remove(self, keys: Sequence[PoolKey], *, by: User) -> int:
        """Remove those who were added, and say how many; applicants leave with their applications. Raises NoMember,
        NoPoolForRole, or NotInPool if nobody was removed."""
        with self.store.writing() as tx:
            member = acting_pool_member(tx, by)
            added = [key for key in keys if key.kind is PoolKind.ADDED]
            gone = [key for key in added if tx.talent_pool.people.remove(member.company_id, key.number)]
            if not gone:
                raise NotInPool
            for key in gone:
                tx.audit.add(AuditEvent(self.clock.now(), "pools.removed", by.id, str(key)))
            return len(gone)

    def export(self, terms: PoolTerms = EVERYBODY, keys: Sequence[PoolKey] = (), *, by: User) -> Sequence[PoolPerson]:
        """Those named, or the first MOST_EXPORTED people. Raises NoMember, NoPoolForRole or NotInPool."""
        with self.store.reading() as tx:
            member = pool_member(tx, by)
            query = PoolQuery(member.company_id, Window(0, MOST_EXPORTED), terms, today_of(tx, self.clock, by.id))
            if keys:
                people: Sequence[PoolPerson] = [tx.talent_pool.get(member.company_id, key) for key in keys]
            else:
                people = tx.talent_pool.page(query).people
        self._note("candidates.pool_exported", len(people), by)
        return people

    def _note(self, action: str, count: int, by: User) -> None:
        """Written down afterwards, so that nobody waits for a long list to change something."""
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), action, by.id, "", {"people": str(count)}))


def pool_member(tx: Transaction, by: User) -> Member:
    """Raises NoMember or NoPoolForRole."""
    member = own_membership(tx, by)
    must_use_pool(member.role)
    return member


def acting_pool_member(tx: Transaction, by: User) -> Member:
    """Raises the same, and what must_be_active raises."""
    tx.users.get_for_update(by.id).must_be_active()
    return pool_member(tx, by)
