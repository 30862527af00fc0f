"""The tracker as files: a table out and in, and a talk as an entry for calendars."""

from dataclasses import dataclass
from datetime import timedelta
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.calendar_entries import CalendarEntry, CalendarMethod
from hireloom.domain.refusals import NotFound
from hireloom.domain.sheets import as_csv
from hireloom.domain.tracked_jobs import TooManyTrackedJobs, TrackedJob
from hireloom.domain.tracker_sheets import COLUMNS, read_sheet, sheet_row
from hireloom.domain.web_links import same_page
from hireloom.ports.calendars import CalendarFiles
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.tracked_jobs import TrackedJobDesk

TALK = timedelta(hours=1)  # how long a talk lasts in a calendar; the person knows only its beginning


class NoTalk(NotFound):
    sentence = "You have not noted a talk for this job yet."


class SheetReceipt(NamedTuple):
    """How many jobs of a table were new and how many were already followed, and the lines that name no job."""

    added: int
    known: int
    unread: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrackerFileDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    tracked_jobs: TrackedJobDesk
    calendar_files: CalendarFiles

    def sheet(self, *, by: User) -> str:
        names = {stage.key: stage.name for stage in self.tracked_jobs.stages(by=by)}
        return as_csv(COLUMNS, (sheet_row(card, names) for card in self.tracked_jobs.board(by=by)))

    def add_sheet(self, text: str, *, by: User) -> SheetReceipt:
        """All its jobs or none. Raises NoSheet, SheetTooLong and TooManyTrackedJobs."""
        rows = read_sheet(text, most=self.amounts.tracked_jobs, user_id=by.id, now=self.clock.now())
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            jobs = tx.tracked_jobs.of(by.id)
            keys = {_key(job) for job in jobs}
            new = dict[str, TrackedJob]()
            for row in rows:
                if row.job and _key(row.job) not in keys:
                    new.setdefault(_key(row.job), row.job)
            if len(jobs) + len(new) > self.amounts.tracked_jobs:
                raise TooManyTrackedJobs(self.amounts.tracked_jobs)
            for job in reversed(new.values()):
                tx.tracked_jobs.add(job, "")
        unread = tuple(row.line for row in rows if row.job is None)
        return SheetReceipt(len(new), len(rows) - len(unread) - len(new), unread)

    def calendar(self, job_id: int, *, by: User) -> bytes:
        """The next talk about a job as an iCalendar file. Raises NoSuchTrackedJob and NoTalk."""
        with self.store.reading() as tx:
            job = tx.tracked_jobs.get(job_id, by.id)
        if job.meets_at is None:
            raise NoTalk
        entry = CalendarEntry(
            uid=f"tracked-job-{job.id}@hireloom",
            sequence=0,
            method=CalendarMethod.PUBLISH,
            starts_at=job.meets_at,
            ends_at=job.meets_at + TALK,
            zone="UTC",
            summary=f"{job.company}: {job.title}",
            description="\n".join(filter(None, (job.note, job.contacts, job.address))),
            place="",
            organizer="",
            attendees=(),
            written_at=self.clock.now(),
        )
        return self.calendar_files.written(entry)


def _key(job: TrackedJob) -> str:
    """What makes a job the same: its page, or else title and company."""
    return same_page(job.address) if job.address else f"{job.title} {job.company}".casefold()
