"""The jobs that fit a person best, found in the index."""

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import pairwise

from pyroaring import BitMap
from sqlalchemy import Connection, select

from hireloom.adapters.sql.index.bitmap_numbers import Numbers
from hireloom.adapters.sql.index.bitmap_rows import BitmapRows
from hireloom.adapters.sql.index.match_terms import Of
from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.matches.job_scores import job_scores
from hireloom.adapters.sql.matches.scores import page
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.profile_match.matches import QUALITY_ABOVE, Candidate, Quality, match, needs_of
from hireloom.domain.profile_match.recommendations import JobQuestion, Recommendation, Recommendations, Stats
from hireloom.domain.windows import Window


class SqlJobMatches:
    """`flush` writes this unit's changes to the index; it is called before the index is read."""

    def __init__(self, connection: Connection, flush: Callable[[], None]) -> None:
        self._connection, self._flush, self._rows = connection, flush, BitmapRows(connection)

    def best(
        self, candidate: Candidate, question: JobQuestion, among: Collection[int] | None = None
    ) -> Recommendations:
        self._flush()
        ids = None if among is None else BitMap(among)
        numbers, matched, total = job_scores(self._rows, candidate, question, among=ids)
        chosen = page(self._rows, numbers, matched, Of.JOB_POSTED, self._days, Window(0, question.limit))
        listed = sorted(self._matched(chosen, candidate), key=lambda listing: listing.order)
        return Recommendations(tuple(listed), _stats(numbers, matched, total=total))

    def _matched(self, ids: Iterable[int], candidate: Candidate) -> list[Recommendation]:
        candidates = map(job_of, self._connection.execute(select(jobs).where(jobs.c.id.in_(ids))))
        return [Recommendation(job, match(needs_of(job), candidate)) for job in candidates]

    def _days(self, ids: Iterable[int]) -> Mapping[int, tuple[int, int]]:
        """Sort keys, newest first."""
        days = select(jobs.c.id, jobs.c.date_posted).where(jobs.c.id.in_(ids))
        return {number: (-day.toordinal(), number) for number, day in self._connection.execute(days)}


def _stats(numbers: Numbers, matched: BitMap, *, total: int) -> Stats:
    above = [len(numbers.at_least(limit + 1, matched)) for limit, _ in QUALITY_ABOVE]
    counts = [more - less for less, more in pairwise([0, *above, len(matched)])]
    return Stats(total, len(matched), tuple(zip(Quality, counts, strict=True)), numbers.total(matched))
