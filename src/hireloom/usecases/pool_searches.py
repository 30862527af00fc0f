"""Searches of the talent pool that a company keeps, for those of its people who use the pool."""

from collections.abc import Sequence
from dataclasses import dataclass

from hireloom.domain.amounts import Amounts
from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import User
from hireloom.domain.pool_searches import SavedPoolSearch, TooManyPoolSearches
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.talent_pool import acting_pool_member, pool_member


@dataclass(frozen=True, slots=True)
class PoolSearchDesk:
    """All methods raise NoMember or NoPoolForRole."""

    store: Store
    clock: Clock
    amounts: Amounts

    def of(self, *, by: User) -> Sequence[SavedPoolSearch]:
        with self.store.reading() as tx:
            return tx.talent_pool.searches.of(pool_member(tx, by).company_id)

    def add(self, name: str, search: str, *, by: User) -> SavedPoolSearch:
        """Raises PoolSearchInvalid, PoolSearchNameTaken or TooManyPoolSearches."""
        with self.store.writing() as tx:
            company_id = self._acting(tx, by)
            if len(tx.talent_pool.searches.of(company_id)) >= self.amounts.pool_searches:
                raise TooManyPoolSearches(self.amounts.pool_searches)
            return self._put(tx, SavedPoolSearch(company_id, name, search), by)

    def change(self, search_id: int, name: str, search: str, *, by: User) -> SavedPoolSearch:
        """Raises NoSuchPoolSearch, PoolSearchInvalid or PoolSearchNameTaken."""
        with self.store.writing() as tx:
            before = tx.talent_pool.searches.get(self._acting(tx, by), search_id)
            return self._put(tx, SavedPoolSearch(before.company_id, name, search, before.id), by)

    def remove(self, search_id: int, *, by: User) -> None:
        """Whom it finds stays in the pool. Raises NoSuchPoolSearch."""
        with self.store.writing() as tx:
            search = tx.talent_pool.searches.get(acting_pool_member(tx, by).company_id, search_id)
            tx.talent_pool.searches.remove(search.company_id, search.id)
            self._note(tx, "pools.search_removed", search, by)

    def _acting(self, tx: Transaction, by: User) -> int:
        """The company of somebody who uses its pool; nobody else changes its searches until this unit ends."""
        company_id = acting_pool_member(tx, by).company_id
        tx.companies.members(company_id, for_update=True)
        return company_id

    def _put(self, tx: Transaction, search: SavedPoolSearch, by: User) -> SavedPoolSearch:
        stored = tx.talent_pool.searches.put(search)
        self._note(tx, "pools.search_saved", stored, by)
        return stored

    def _note(self, tx: Transaction, action: str, search: SavedPoolSearch, by: User) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id, str(search.id), {"name": search.name}))
