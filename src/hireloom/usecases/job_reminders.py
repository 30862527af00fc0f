"""Reminding people by email of the jobs that they follow."""

from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby

from hireloom.domain.mails.tracker_mails import event_of, reminder
from hireloom.domain.tracked_jobs import TrackedJob
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store
from hireloom.usecases.daily_mails import is_too_early, write_once

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
        if is_too_early(self.clock):
            return 0
        today = self.clock.today()
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
        return write_once(self.store, event, user_id, lambda user: reminder(user.email, jobs, site=self.site))
