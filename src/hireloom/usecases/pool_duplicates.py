"""Entries of a talent pool that look like one person: a recruiter says whether they are."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import User
from hireloom.domain.pool_duplicates import (
    MERGE_UNDO,
    MOST_PAIRS,
    LikePair,
    NoSuchMerge,
    PoolMerge,
    PossibleDuplicate,
    with_first,
)
from hireloom.domain.talent_pool import PoolKey, PoolKind
from hireloom.infrastructure.single_flight import SingleFlightCache
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.talent_pool import pool_member

SHOWN_MERGES, MOST_COMPANIES = 20, 100


class DuplicateList(NamedTuple):
    """The first MOST_PAIRS of `total`, and the latest merges that can still be undone."""

    pairs: Sequence[PossibleDuplicate]
    total: int
    merges: Sequence[PoolMerge]


@dataclass(frozen=True, slots=True)
class PoolDuplicateDesk:
    store: Store
    clock: Clock
    _known: SingleFlightCache[Sequence[LikePair]] = field(
        default_factory=lambda: SingleFlightCache(MOST_COMPANIES), init=False, repr=False
    )

    def proposed(self, *, by: User) -> DuplicateList:
        """Raises NoMember or NoPoolForRole."""
        with self.store.snapshot() as tx:
            member = pool_member(tx, by)
            pairs = self._pairs(tx, member.company_id)
            first_keys = [key for pair in pairs[:MOST_PAIRS] for key in (pair.first, pair.second)]
            people = tx.talent_pool.entries(member.company_id, first_keys)
            possible = [
                PossibleDuplicate(*with_first(people[pair.first], people[pair.second]), pair.likenesses)
                for pair in pairs[:MOST_PAIRS]
            ]
            since = self.clock.now() - MERGE_UNDO
            merges = tx.talent_pool.merges.latest(member.company_id, since, SHOWN_MERGES)
        with self.store.writing() as tx:
            details = {"people": str(2 * len(possible))}
            tx.audit.add(AuditEvent(self.clock.now(), "candidates.pool_read", by.id, "", details))
        return DuplicateList(possible, len(pairs), merges)

    def _pairs(self, tx: Transaction, company_id: int) -> Sequence[LikePair]:
        """Finding them takes long in a large pool, so they are kept until somebody is added, or for a minute. Whether
        both entries still exist is always looked up."""
        merges, minute = tx.talent_pool.merges, int(self.clock.now().timestamp()) // 60
        key = f"{company_id} {merges.version(company_id)} {minute}"
        pairs, differences = self._known.get(key, lambda: merges.pairs(company_id)), merges.differences(company_id)
        there = tx.talent_pool.present(company_id, {key for pair in pairs for key in (pair.first, pair.second)})
        return [
            pair
            for pair in pairs
            if {pair.first, pair.second} <= there and frozenset((pair.first, pair.second)) not in differences
        ]

    def merge(self, key: PoolKey, other: PoolKey, *, by: User) -> PoolKey:
        """The two are one person; returns the entry that stays. Raises NoMember, NoPoolForRole, NotInPool and
        CannotMerge."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            member = pool_member(tx, by)
            people = [tx.talent_pool.get(member.company_id, entry_key) for entry_key in (key, other)]
            first, second = with_first(*people)
            merge = PoolMerge(member.company_id, second.key.number, first.key, by.id, now)
            tx.talent_pool.merges.put(merge)
            tx.audit.add(AuditEvent(now, "pools.merged", by.id, str(second.key), {"into": str(first.key)}))
            return first.key

    def differ(self, key: PoolKey, other: PoolKey, *, by: User) -> None:
        """The two are not one person, and are not proposed again. Raises the same."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            member = pool_member(tx, by)
            first, second = with_first(
                *(tx.talent_pool.get(member.company_id, entry_key) for entry_key in (key, other))
            )
            tx.talent_pool.merges.differ(member.company_id, first.key, second.key)
            tx.audit.add(AuditEvent(now, "pools.told_apart", by.id, str(second.key), {"from": str(first.key)}))

    def undo(self, key: PoolKey, *, by: User) -> None:
        """The person is an entry of their own again. Raises NoMember, NoPoolForRole and NoSuchMerge."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            member = pool_member(tx, by)
            if key.kind is not PoolKind.ADDED:
                raise NoSuchMerge
            merge = tx.talent_pool.merges.get(member.company_id, key.number)
            merge.must_be_young(now)
            tx.talent_pool.merges.remove(merge)
            tx.audit.add(AuditEvent(now, "pools.unmerged", by.id, str(key), {"from": str(merge.into)}))
