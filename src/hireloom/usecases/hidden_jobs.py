"""What a person hides from searches, and shows again."""

from collections.abc import Sequence
from dataclasses import dataclass

from hireloom.domain.amounts import Amounts
from hireloom.domain.hidden_jobs import HiddenJob, TooManyHiddenJobs
from hireloom.domain.identity.users import User
from hireloom.ports.stores import Store


@dataclass(frozen=True, slots=True)
class HiddenJobDesk:
    store: Store
    amounts: Amounts

    def of(self, *, by: User) -> Sequence[HiddenJob]:
        with self.store.reading() as tx:
            return tx.hidden_jobs.of(by.id)

    def hide(self, hidden: HiddenJob, *, by: User) -> HiddenJob:
        """What is hidden already stays as it is."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            before = tx.hidden_jobs.of(by.id)
            same = next((earlier for earlier in before if earlier.is_same(hidden)), None)
            if same:
                return same
            if len(before) >= self.amounts.hidden_jobs:
                raise TooManyHiddenJobs(self.amounts.hidden_jobs)
            return tx.hidden_jobs.add(hidden)

    def show(self, hidden_id: int, *, by: User) -> None:
        """Raises NoSuchHiddenJob."""
        with self.store.writing() as tx:
            tx.hidden_jobs.remove(hidden_id, by.id)
