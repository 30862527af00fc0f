"""The talent pool of a company, for those of its people who use it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Member
from hireloom.domain.identity.users import User
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


class PoolList(NamedTuple):
    """`tags` are all of the company."""

    people: Sequence[PoolPerson]
    total: int
    tags: Sequence[str]


@dataclass(frozen=True, slots=True)
class TalentPoolDesk:
    store: Store
    clock: Clock

    def page(self, window: Window, words: str = "", tag: str = "", *, by: User) -> PoolList:
        """Raises NoMember or NoPoolForRole."""
        return self._read("candidates.pool_read", window, words, tag, by=by)

    def tag(self, key: PoolKey, tags: Sequence[str], *, by: User) -> Sequence[str]:
        """Set somebody's tags. Raises NoMember, NoPoolForRole, NotInPool, TooManyTags or TagInvalid."""
        clean = tagged((), add=filter(str.strip, tags))
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            own = pool_member(tx, by)
            if not tx.talent_pool.has(own.company_id, key):
                raise NotInPool
            if key.kind is PoolKind.APPLICANT:
                tx.talent_pool.put_tags(own.company_id, key.number, clean)
            else:
                tx.talent_pool.people.put_tags(own.company_id, key.number, clean, self.clock.now())
            return clean

    def fits(self, key: PoolKey, *, by: User) -> Sequence[Recommendation]:
        """The open jobs of the company that fit somebody in the pool, best first; whether they applied plays no part,
        as that would tell about a blind review. Raises NoMember, NoPoolForRole or NotInPool."""
        today = self.clock.today()
        with self.store.snapshot() as tx:
            own = pool_member(tx, by)
            person = tx.talent_pool.get(own.company_id, key)
            rows = tx.job_lists.page(JobQuery(Window(), company_id=own.company_id, active_on=today)).jobs
            question = JobQuestion(today, LEAST_FIT, MOST_FITS)
            return tx.job_matches.best(candidate_in(person), question, [row.job.id for row in rows]).listed

    def remove(self, key: PoolKey, *, by: User) -> None:
        """Remove somebody who was added; applicants leave with their applications. Raises NoMember, NoPoolForRole or
        NotInPool."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            own = pool_member(tx, by)
            if key.kind is not PoolKind.ADDED or not tx.talent_pool.people.remove(own.company_id, key.number):
                raise NotInPool
            tx.audit.add(AuditEvent(self.clock.now(), "pools.removed", by.id, str(key)))

    def export(self, words: str = "", tag: str = "", *, by: User) -> Sequence[PoolPerson]:
        """The first MOST_EXPORTED people. Raises NoMember or NoPoolForRole."""
        return self._read("candidates.pool_exported", Window(0, MOST_EXPORTED), words, tag, by=by).people

    def _read(self, action: str, window: Window, words: str, tag: str, *, by: User) -> PoolList:
        """Written down afterwards, so that nobody waits for a long list to change something."""
        with self.store.reading() as tx:
            own = pool_member(tx, by)
            page = tx.talent_pool.page(PoolQuery(own.company_id, window, words, tag))
            people = PoolList(page.people, page.total, tx.talent_pool.tags(own.company_id))
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), action, by.id, "", {"people": str(len(people.people))}))
        return people


def pool_member(tx: Transaction, by: User) -> Member:
    """Raises NoMember or NoPoolForRole."""
    own = own_membership(tx, by)
    must_use_pool(own.role)
    return own
