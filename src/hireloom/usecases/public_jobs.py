"""Public job pages, sitemaps and feeds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hireloom.domain.jobs import Job, NoSuchJob
from hireloom.domain.public_jobs import Entry, PublicJobsState, must_be_shown
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store

AT_ONCE = 200  # jobs that a long feed keeps in memory
MAP_LENGTH = 10_000  # URLs in one sitemap; the protocol allows 50,000
NEWEST = 50


@dataclass(frozen=True, slots=True)
class PublicJobDesk:
    """`is_open`: whether this site has public job pages at all."""

    store: Store
    clock: Clock
    is_open: bool

    def one(self, job_id: int) -> Job:
        """Raises NoSuchJob if the job was never public, Gone if people can no longer apply for it."""
        if not self.is_open:
            raise NoSuchJob
        with self.store.reading() as tx:
            job = tx.public_jobs.get(job_id)
        must_be_shown(job, self.clock.today())
        return job

    def maps(self) -> Sequence[int]:
        """The numbers of the sitemaps; there is always a first one. A sitemap has the jobs of one block of ids, so
        posting or closing a job never moves other jobs to another sitemap."""
        if not self.is_open:
            return (1,)
        with self.store.reading() as tx:
            blocks = tx.public_jobs.blocks(self.clock.today(), MAP_LENGTH)
        return sorted({1, *blocks})

    def map(self, number: int) -> Sequence[Entry]:
        """The jobs in the sitemap with this number, counted from 1; empty beyond the last."""
        if not self.is_open:
            return ()
        last = number * MAP_LENGTH
        with self.store.reading() as tx:
            return tx.public_jobs.entries(self.clock.today(), first=last - MAP_LENGTH + 1, last=last)

    def state(self) -> PublicJobsState:
        """A value that changes whenever any public job changes."""
        if not self.is_open:
            return PublicJobsState(0, 0, None)
        with self.store.reading() as tx:
            return tx.public_jobs.state(self.clock.today())

    def newest(self, count: int = NEWEST, *, before: int | None = None) -> Sequence[Job]:
        """Latest first; only numbers below `before`."""
        if not self.is_open:
            return ()
        with self.store.reading() as tx:
            return tx.public_jobs.newest(self.clock.today(), count, before=before)

    def all(self) -> Iterator[Job]:
        """Every public job exactly once, latest first, no matter what is posted, closed or deleted in the meantime."""
        before: int | None = None
        while self.is_open:
            with self.store.reading() as tx:
                page = tx.public_jobs.newest(self.clock.today(), AT_ONCE, before=before)
            yield from page
            if len(page) < AT_ONCE:
                return
            before = page[-1].id
