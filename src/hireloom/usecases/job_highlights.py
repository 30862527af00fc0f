"""What public jobs ask for and offer, in a few lines of their own, for people who look through many."""

import logging
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from hireloom.domain.jobs import Job
from hireloom.infrastructure.requesters import on_behalf_of, requester
from hireloom.infrastructure.single_flight import SingleFlightCache
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.adverts.highlights import AdvertHighlights, highlights

BUDGET = 1.0  # seconds for all adverts of a page, of 25 ms each; the other jobs of a long page are read at later visits
RETRY = 600.0  # seconds before an advert is read again whose reading failed, whatever the reason
MOST_KEPT = 2_000

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class JobHighlightDesk:
    """Kept in memory by the job's latest change: nothing of it can be out of date or has to be deleted."""

    text_work: TextWork
    monotonic: Callable[[], float] = time.monotonic
    _kept: SingleFlightCache[AdvertHighlights] = field(
        default_factory=lambda: SingleFlightCache(MOST_KEPT, BUDGET), init=False, repr=False
    )
    _failed: dict[str, float] = field(default_factory=dict, init=False, repr=False)

    def of(self, jobs: Iterable[Job]) -> Mapping[int, AdvertHighlights]:
        """By the job's number; without jobs whose advert cannot be read now. Call it once for a page: after its budget,
        or the first failure, it only gives what has been read before."""
        readable, until, may_read = dict[int, AdvertHighlights](), self.monotonic() + BUDGET, True
        for job in jobs:
            key = f"{job.id}:{job.latest}"
            lists = self._kept.ready(key)
            if lists is None and may_read and self._failed.get(key, 0.0) <= self.monotonic():
                lists = self._read(key, job, until)
                may_read = lists is not None and self.monotonic() < until
            if lists is not None:
                readable[job.id] = lists
        return readable

    def _read(self, key: str, job: Job, until: float) -> AdvertHighlights | None:
        """None if it fails, or is not done in time."""
        visitor = requester()
        hurried = replace(visitor, has_left=lambda: visitor.has_left() or self.monotonic() >= until)
        work = partial(self.text_work, highlights, job.title, job.company, job.description)
        try:
            with on_behalf_of(hurried):
                return self._kept.get(key, work)
        except Exception as failure:  # whatever it is: the page is complete without it
            log.warning("the advert of job %s was not read: %s", job.id, type(failure).__name__)
            if not visitor.has_left():
                self._failed[key] = self.monotonic() + RETRY
                if len(self._failed) > MOST_KEPT:
                    del self._failed[next(iter(self._failed))]
            return None
