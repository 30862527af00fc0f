"""What public jobs ask for and offer, in a few lines of their own, for people who look through many."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count

from hireloom.domain.jobs import Job
from hireloom.domain.refusals import Unavailable
from hireloom.infrastructure.single_flight import SingleFlightCache
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.adverts.highlights import AdvertHighlights, highlights

READ_AT_ONCE = 40  # adverts: each takes 25 ms, and the other jobs of a long page are read at later visits
MOST_KEPT = 2_000
PATIENCE = 2.0  # seconds for an advert that is being read for somebody else


class _EnoughRead(Exception):
    """The page has waited for enough adverts; failures are not kept, so that the next visit reads on."""


@dataclass(frozen=True, slots=True)
class JobHighlightDesk:
    """Kept in memory by the job's latest change: nothing of it can be out of date or has to be deleted."""

    text_work: TextWork
    _kept: SingleFlightCache[AdvertHighlights] = field(
        default_factory=lambda: SingleFlightCache(MOST_KEPT, PATIENCE, asker_errors=(_EnoughRead,)),
        init=False,
        repr=False,
    )

    def of(self, jobs: Iterable[Job]) -> Mapping[int, AdvertHighlights]:
        """By the job's number; without jobs whose advert cannot be read now."""
        reads, readable = count(1), dict[int, AdvertHighlights]()
        for job in jobs:
            with suppress(Unavailable, TimeoutError, _EnoughRead):
                readable[job.id] = self._kept.get(f"{job.id}:{job.latest}", partial(self._read, job, reads))
        return readable

    def _read(self, job: Job, reads: "count[int]") -> AdvertHighlights:
        if next(reads) > READ_AT_ONCE:
            raise _EnoughRead
        return self.text_work(highlights, job.title, job.company, job.description)
