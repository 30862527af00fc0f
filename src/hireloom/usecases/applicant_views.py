"""Views of a job's applications that people save, for themselves or for their company."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hireloom.domain.amounts import Amounts
from hireloom.domain.applicant_views import ApplicantView, TooManyViews
from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import User
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction


@dataclass(frozen=True, slots=True)
class ApplicantViewDesk:
    store: Store
    clock: Clock
    amounts: Amounts

    def of(self, *, by: User) -> Sequence[ApplicantView]:
        """One's own, then those that colleagues share."""
        with self.store.reading() as tx:
            return [*tx.companies.applicant_views.of(by.id), *tx.companies.applicant_views.shared_with(by.id)]

    def add(self, view: ApplicantView, *, by: User) -> ApplicantView:
        """Raises TooManyViews."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            if len(tx.companies.applicant_views.of(by.id)) >= self.amounts.applicant_views:
                raise TooManyViews(self.amounts.applicant_views)
            return self._put(tx, view)

    def change(self, view_id: int, view: ApplicantView, *, by: User) -> ApplicantView:
        """Raises NoSuchView, also for a colleague's."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            return self._put(tx, replace(view, id=tx.companies.applicant_views.get(view_id, by.id).id))

    def remove(self, view_id: int, *, by: User) -> None:
        """Raises NoSuchView, also for a colleague's."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            view = tx.companies.applicant_views.get(view_id, by.id)
            tx.companies.applicant_views.remove(view.id)
            tx.audit.add(AuditEvent(self.clock.now(), "views.removed", by.id, str(view.id), {"name": view.name}))

    def _put(self, tx: Transaction, view: ApplicantView) -> ApplicantView:
        stored = tx.companies.applicant_views.put(view)
        details = {"name": stored.name, "shared": "yes" if stored.is_shared else "no"}
        tx.audit.add(AuditEvent(self.clock.now(), "views.saved", stored.user_id, str(stored.id), details))
        return stored
