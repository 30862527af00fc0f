"""Removing what nobody needs: files that nothing refers to anymore, and data whose retention period is over."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.api_keys import SHOWN_AFTER_END
from hireloom.domain.applications import LEGACY, Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.idempotency import REPEATABLE_FOR
from hireloom.domain.retention import Removal, Retention
from hireloom.domain.snapshots import EventKind, TimelineEvent
from hireloom.domain.webhooks import DELIVERY_LIFE
from hireloom.ports.clock import Clock
from hireloom.ports.files import FileStore
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.leftovers import forget

UNCLAIMED = timedelta(hours=24)  # a file is stored before the record that names it
AT_ONCE = 200  # applications that are looked up together; each is changed in its own unit of work
SWEPT_AT_ONCE = 500  # audit log entries removed in one unit of work: a writer waits for at most one such unit
_ACTIONS = {Removal.PAPERS: "applications.papers_removed", Removal.EVERYTHING: "applications.forgotten"}


@dataclass(frozen=True, slots=True)
class HousekeepingDesk:
    store: Store
    clock: Clock
    files: FileStore
    retention: Retention

    def tidy(self) -> None:
        """Everything below, one after the other; may be killed at any moment."""
        self.remove_overdue()
        self.sweep_audit()
        self.sweep_api_keys()
        self.sweep_webhook_deliveries()
        self.sweep_repeatable_requests()
        self.sweep_pools()
        self.sweep_questions()
        self.sweep_files()
        self.remove_unclaimed()

    def remove_overdue(self) -> int:
        """Remove from applications what has passed its retention period; returns how many applications changed."""
        return sum(self._remove_overdue_of(application) for application in self._overdue())

    def sweep_audit(self) -> int:
        """Remove audit log entries past their retention period; returns how many."""
        removed, before = 0, self.clock.now() - self.retention.audit
        while True:
            with self.store.writing() as tx:
                swept = tx.audit.sweep(before=before, count=SWEPT_AT_ONCE)
            removed += swept
            if swept < SWEPT_AT_ONCE:
                return removed

    def sweep_api_keys(self) -> int:
        """Remove API keys that ended so long ago that no screen shows them; returns how many."""
        with self.store.writing() as tx:
            return tx.api_keys.sweep(ended_before=self.clock.now() - SHOWN_AFTER_END)

    def sweep_webhook_deliveries(self) -> int:
        """Remove deliveries past their retention period; returns how many."""
        with self.store.writing() as tx:
            return tx.webhooks.sweep(created_before=self.clock.now() - DELIVERY_LIFE)

    def sweep_repeatable_requests(self) -> int:
        """Remove requests that programs may no longer repeat, with their answers; returns how many."""
        with self.store.writing() as tx:
            return tx.repeatable_requests.sweep(begun_before=self.clock.now() - REPEATABLE_FOR)

    def sweep_pools(self) -> int:
        """Remove people whom a recruiter added to a talent pool and who may no longer be kept; returns how many."""
        removed = 0
        while True:
            with self.store.writing() as tx:
                swept = tx.talent_pool.people.sweep(self.clock.today(), SWEPT_AT_ONCE)
            removed += swept
            if swept < SWEPT_AT_ONCE:
                return removed

    def sweep_questions(self) -> int:
        """Remove questions from visitors past their retention period; returns how many."""
        removed, before = 0, self.clock.now() - self.retention.questions
        while True:
            with self.store.writing() as tx:
                swept = tx.visitor_questions.sweep(silent_since=before, count=SWEPT_AT_ONCE)
            removed += swept
            if swept < SWEPT_AT_ONCE:
                return removed

    def sweep_files(self) -> int:
        """Remove files that have expired; returns how many."""
        removed = 0
        while True:
            with self.store.writing() as tx:
                swept = tx.files.expired(before=self.clock.now(), count=SWEPT_AT_ONCE)
                for key in swept:
                    tx.files.remove(key)
            forget(self.files, swept)
            removed += len(swept)
            if len(swept) < SWEPT_AT_ONCE:
                return removed

    def remove_unclaimed(self) -> int:
        """Remove files left behind by a process that died after storing them and before committing; returns how
        many."""
        removed = 0
        for keys in self.files.kept_before(self.clock.now() - UNCLAIMED):
            with self.store.reading() as tx:
                unclaimed = [key for key in keys if tx.files.find(key) is None]
            for key in unclaimed:
                self.files.remove(key)
            removed += len(unclaimed)
        return removed

    def _overdue(self) -> Iterator[int]:
        now, last = self.clock.now(), 0
        papers, rejected = now - self.retention.papers, now - self.retention.rejected
        while True:
            with self.store.reading() as tx:
                ids = tx.applications.overdue(papers=papers, rejected=rejected, after=last, count=AT_ONCE)
            if not ids:
                return
            yield from ids
            last = ids[-1]

    def _remove_overdue_of(self, application_id: int) -> bool:
        """Decides again inside the unit of work. The applicant is locked, so that they cannot send one of these files
        again in the meantime."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(tx.applications.get(application_id).user_id)
            application = tx.applications.get_for_update(application_id)
            removal = self.retention.due(application, tx.applications.timeline(application_id), now)
            if removal is None:
                return False
            enclosed: Sequence[str] = ()
            if removal is Removal.EVERYTHING:
                left = application.forgotten()
                enclosed = tx.threads.files.forget_application(application_id)
                tx.applications.forget_letter(application_id)
                tx.notes.forget_application(application_id)
                tx.stages.forget_application(application_id)
                tx.interviews.forget_application(application_id)
                tx.screening_questions.forget_application(application_id)
                tx.rejection_reasons.forget_application(application_id)
                tx.offers.forget_application(application_id)
                tx.threads.forget_application(application_id)
                tx.threads.scheduled.forget_application(application_id)
                tx.outbox.drop([application.event])
            else:
                left = application.without_papers()
            tx.applications.put(left)
            tx.talent_pool.remove_left(application.user_id)
            tx.applications.note(application_id, TimelineEvent(now, EventKind.REMOVED, removal.value))
            tx.audit.add(AuditEvent(now, _ACTIONS[removal], subject=str(application_id)))
            gone = _unneeded(tx, application, {*application.documents.values()} - {*left.documents.values()})
            for key in gone:
                tx.files.remove(key)
        forget(self.files, [*gone, *enclosed])
        return True


def _unneeded(tx: Transaction, application: Application, keys: Collection[str]) -> list[str]:
    """The keys that neither another application nor the profile uses."""
    profile = tx.profiles.of(application.user_id)
    needed = {"", LEGACY, profile.resume_key if profile else ""}
    return [key for key in sorted(keys) if key not in needed and not tx.applications.holding(key)]
