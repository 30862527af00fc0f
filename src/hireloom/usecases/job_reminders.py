"""Reminding people by email of the jobs that they follow."""

from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby

from hireloom.domain.mails.digests import FROM_HOUR
from hireloom.domain.mails.tracker_mails import event_of, reminder
from hireloom.domain.tracked_jobs import TrackedJob
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store

LATE = timedelta(days=2)  # a reminder that could not be sent on its day still helps


@dataclass(frozen=True, slots=True)
class JobReminderDesk:
    """`site` is the address that people type."""

    store: Store
    clock: Clock
    dispatcher: Dispatcher
    site: str

    def write(self) -> int:
        """Write the emails that are due and not yet written; returns how many."""
        today = self.clock.today()
        if self.clock.now() < self.clock.days.began(today) + timedelta(hours=FROM_HOUR):
            return 0
        with self.store.reading() as tx:
            due = tx.tracked_jobs.to_remind_of(today - LATE, today)
        days = groupby(due, lambda job: (job.user_id, job.remind_on))
        count = sum(self._write(user_id, day, list(jobs)) for (user_id, day), jobs in days if day)
        if count:
            self.dispatcher.hurry()
        return count

    def _write(self, user_id: int, day: date, jobs: list[TrackedJob]) -> bool:
        """One email for everything that is due for one person on a day."""
        event = event_of(user_id, day)
        with self.store.writing() as tx:
            user = tx.users.get_for_update(user_id)
            if not user.is_active or tx.outbox.get(event):
                return False
            tx.outbox.put(reminder(user.email, jobs, site=self.site), event=event)
            return True
