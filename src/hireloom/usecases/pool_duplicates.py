"""Entries of a talent pool that look like one person: a recruiter says whether they are."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import User
from hireloom.domain.pool_duplicates import (
    MERGE_UNDO,
    MOST_PAIRS,
    NoSuchMerge,
    PoolMerge,
    PossibleDuplicate,
    with_first,
)
from hireloom.domain.talent_pool import NotInPool, PoolKey, PoolKind
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.talent_pool import pool_member

SHOWN_MERGES = 20


class DuplicateList(NamedTuple):
    """The first MOST_PAIRS of `total`, and the latest merges that can still be undone."""

    pairs: Sequence[PossibleDuplicate]
    total: int
    merges: Sequence[PoolMerge]


@dataclass(frozen=True, slots=True)
class PoolDuplicateDesk:
    store: Store
    clock: Clock

    def proposed(self, *, by: User) -> DuplicateList:
        """Raises NoMember or NoPoolForRole."""
        with self.store.snapshot() as tx:
            own = pool_member(tx, by)
            pairs, possible = tx.talent_pool.merges.pairs(own.company_id), list[PossibleDuplicate]()
            for pair in pairs[:MOST_PAIRS]:
                with suppress(NotInPool):
                    people = [tx.talent_pool.get(own.company_id, key) for key in (pair.first, pair.second)]
                    possible.append(PossibleDuplicate(*with_first(*people), pair.likenesses))
            since = self.clock.now() - MERGE_UNDO
            merges = tx.talent_pool.merges.latest(own.company_id, since, SHOWN_MERGES)
        with self.store.writing() as tx:
            details = {"people": str(2 * len(possible))}
            tx.audit.add(AuditEvent(self.clock.now(), "candidates.pool_read", by.id, "", details))
        return DuplicateList(possible, len(pairs), merges)

    def merge(self, one: PoolKey, other: PoolKey, *, by: User) -> PoolKey:
        """The two are one person; returns the entry that stays. Raises NoMember, NoPoolForRole, NotInPool and
        CannotMerge."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            own = pool_member(tx, by)
            people = [tx.talent_pool.get(own.company_id, key) for key in (one, other)]
            first, second = with_first(*people)
            merge = PoolMerge(own.company_id, second.key.number, first.key, by.id, now)
            tx.talent_pool.merges.put(merge)
            tx.audit.add(AuditEvent(now, "pools.merged", by.id, str(second.key), {"into": str(first.key)}))
            return first.key

    def differ(self, one: PoolKey, other: PoolKey, *, by: User) -> None:
        """The two are not one person, and are not proposed again. Raises the same."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            own = pool_member(tx, by)
            first, second = with_first(*(tx.talent_pool.get(own.company_id, key) for key in (one, other)))
            tx.talent_pool.merges.differ(own.company_id, first.key, second.key)
            tx.audit.add(AuditEvent(now, "pools.told_apart", by.id, str(second.key), {"from": str(first.key)}))

    def undo(self, key: PoolKey, *, by: User) -> None:
        """The person is an entry of their own again. Raises NoMember, NoPoolForRole and NoSuchMerge."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            own = pool_member(tx, by)
            if key.kind is not PoolKind.ADDED:
                raise NoSuchMerge
            merge = tx.talent_pool.merges.get(own.company_id, key.number)
            merge.must_be_young(now)
            tx.talent_pool.merges.remove(merge)
            tx.audit.add(AuditEvent(now, "pools.unmerged", by.id, str(key), {"from": str(merge.into)}))
