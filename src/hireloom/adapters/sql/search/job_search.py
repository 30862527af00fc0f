"""The search for jobs in SQL: the ids of all that fit, by the index, and the newest of them."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from pyroaring import BitMap
from sqlalchemy import Connection, and_, bindparam, func, or_, select

from hireloom.adapters.sql.answer_rates import answer_rates, applied
from hireloom.adapters.sql.index.bitmap_numbers import NOBODY, Numbers, union
from hireloom.adapters.sql.index.bitmap_rows import BitmapRows
from hireloom.adapters.sql.index.index_tables import job_places
from hireloom.adapters.sql.index.match_terms import Of, live_from, posted_term
from hireloom.adapters.sql.index.search_terms import parts_of_place
from hireloom.adapters.sql.jobs import is_listed
from hireloom.adapters.sql.matches.job_scores import job_scores
from hireloom.adapters.sql.matches.scores import page
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.jobs import ProviderLink
from hireloom.domain.profile_match.listed_matches import MatchPosition
from hireloom.domain.profile_match.matches import Candidate
from hireloom.domain.profile_match.recommendations import JobQuestion
from hireloom.domain.searches import Listing, Query, kinds_meant, parts_within, place_fits, place_name, terms
from hireloom.domain.windows import Window
from hireloom.ports.clock import Clock

FEW = 300  # jobs; up to so many, the day of each is looked up
_LISTED = [
    *(jobs.c.id, jobs.c.title, jobs.c.company, jobs.c.location, jobs.c.description, jobs.c.employment_type),
    *(jobs.c.date_posted, jobs.c.application_end_date, jobs.c.salary, jobs.c.currency, jobs.c.salary_duration),
    *(jobs.c.providers, jobs.c.keywords, jobs.c.mandatory_documents, jobs.c.recruiter_email, jobs.c.reopen_count),
    jobs.c.created_at,
]
# Statements of a search are made once: building one takes as long as running it.
_OF_IDS = select(*_LISTED).where(jobs.c.id.in_(bindparam("ids", expanding=True)))
_NEWEST = (
    _OF_IDS.where(jobs.c.id > bindparam("newer_than"), jobs.c.date_posted >= bindparam("since"))
    .where(
        or_(
            jobs.c.date_posted < bindparam("day"),
            and_(jobs.c.date_posted == bindparam("day"), jobs.c.id < bindparam("id_on_day")),
        )
    )
    .order_by(jobs.c.date_posted.desc(), jobs.c.id.desc())
    .limit(bindparam("count"))
)
_NEWEST_IDS = _NEWEST.with_only_columns(jobs.c.id)
_PLACE, _ESCAPE = job_places.c.name, "/"
_PLACES = select(_PLACE, job_places.c.id)
_PLACES_NEAR = _PLACES.where(_PLACE.in_(bindparam("within", expanding=True))).union(  # an index serves only this half
    _PLACES.where(_PLACE.like(bindparam("around"), escape=_ESCAPE))
)
_PROVIDERS, _DOCUMENTS = (Listing._fields.index(name) for name in ("providers", "mandatory_documents"))


class SqlJobSearch:
    """`flush` writes this unit's changes to the index; it is called before the index is read."""

    def __init__(self, connection: Connection, clock: Clock, flush: Callable[[], None]) -> None:
        self._connection, self._clock, self._flush = connection, clock, flush
        self._rows = BitmapRows(connection)

    def find(self, query: Query) -> Sequence[Listing]:
        ids = self._fitting(query)
        if len(ids) <= FEW:
            values = _bounds(query) | {"ids": [*ids], "count": query.limit}
            return [_listing(row) for row in self._connection.execute(_NEWEST, values)] if ids else []
        newest = self._newest(ids, query, query.limit)
        listings = {listing.id: listing for listing in self._listings(newest)}
        return [listings[id_] for id_ in newest]

    def best(self, query: Query, candidate: Candidate, after: MatchPosition | None) -> Sequence[Listing]:
        ids = self._fitting(query)
        if query.posted_since:
            ids = union(self._by_day(ids, query))
        numbers = job_scores(self._rows, candidate, JobQuestion(query.today, least_score=0), among=ids).scores
        if after:
            ids = self._behind(after, numbers, ids, query)
        chosen = page(self._rows, numbers, ids, Of.JOB_POSTED, self._newest_first, Window(0, query.limit))
        return sorted(self._listings(chosen), key=lambda job: MatchPosition.at(job, candidate), reverse=True)

    def _behind(self, after: MatchPosition, numbers: Numbers, ids: BitMap, query: Query) -> BitMap:
        """Those that score less, and those with the same score after the position."""
        not_better = ids - numbers.at_least(after.score + 1, ids)
        equal = numbers.at_least(after.score, not_better)
        return (not_better - equal) | union(self._by_day(equal, replace(query, before=after.spot)) if equal else ())

    def _newest_first(self, ids: Iterable[int]) -> Mapping[int, tuple[int, int]]:
        days = select(jobs.c.id, jobs.c.date_posted).where(jobs.c.id.in_(ids))
        return {number: (-day.toordinal(), -number) for number, day in self._connection.execute(days)}

    def _listings(self, ids: Collection[int]) -> list[Listing]:
        """In no particular order."""
        return [_listing(row) for row in self._connection.execute(_OF_IDS, {"ids": [*ids]})] if ids else []

    def newest_id(self) -> int:
        return self._connection.scalar(select(func.max(jobs.c.id)).where(is_listed())) or 0

    def count(self, query: Query, at_most: int) -> int:
        return len(self.newest(query, at_most))

    def answer_rates(self, recruiter_emails: Collection[str]) -> Mapping[str, int]:
        rates = answer_rates(self._connection, recruiter_emails, self._clock.today())
        return {email: rate.percent for email, rate in rates.items() if rate.percent is not None}

    def applied(self, user_id: int, job_ids: Collection[int]) -> frozenset[int]:
        return applied(self._connection, user_id, job_ids)

    def asked(self, query: Query) -> list[list[str]]:
        """Lists of terms; a job must have one of each list."""
        words = [[Of.TEXT(word)] for word in terms(query.words)]
        types = [[Of.TYPE(key) for key in query.type_keys]] if query.type_keys else []
        places = [self._places(query.location)] if place_name(query.location) else []
        remote = [[str(Of.REMOTE)]] if query.remote_only else []
        return [*words, *types, *places, *remote]

    def _places(self, location: str) -> list[str]:
        """The terms of places that fit. Those that share a word or a part, such as a country or a state, are not asked
        for one by one: there may be very many."""
        place, kinds = place_name(location), kinds_meant(location)
        around = re.sub(f"[%_{_ESCAPE}]", rf"{_ESCAPE}\g<0>", place)
        rows = self._connection.execute(_PLACES_NEAR, {"within": [*parts_within(place)], "around": f"%{around}%"})
        return [
            Of.LOCATION_PART(place),
            *(Of.LOCATION_KIND(kind) for kind in kinds),
            *(Of.LOCATION(str(row.id)) for row in rows if _is_other(row.name, place)),
        ]

    def _fitting(self, query: Query) -> BitMap:
        """The ids of all jobs that have what is asked for and have not expired."""
        self._flush()
        live, term_groups = live_from(query.today), self.asked(query)
        index = self._rows.read({term for group in term_groups for term in group}, live)
        jobs = union(ids for term in live for ids in index.get(term, {}).values())
        for group in term_groups:
            jobs &= union(ids for term in group for ids in index.get(term, {}).values())
        return jobs

    def newest(self, query: Query, count: int) -> list[int]:
        """The ids of the newest jobs between the bounds of the query."""
        ids = self._fitting(query)
        if len(ids) <= FEW:
            values = _bounds(query) | {"ids": [*ids], "count": count}
            return list(self._connection.scalars(_NEWEST_IDS, values)) if ids else []
        return self._newest(ids, query, count)

    def _newest(self, ids: BitMap, query: Query, count: int) -> list[int]:
        newest = list[int]()
        if query.newer_than:
            ids -= BitMap(range(query.newer_than + 1))
        for of_day in self._by_day(ids, query):
            newest += sorted(of_day, reverse=True)[: count - len(newest)]
            if len(newest) == count:
                break
        return newest

    def _by_day(self, ids: BitMap, query: Query) -> Iterator[BitMap]:
        """The ids of each day between the bounds of the query, from the last day back."""
        before = query.before
        for value, of_day in self._rows.walk(Of.JOB_POSTED, posted_term(before.day if before else date.max)):
            day = date.fromordinal(date.max.toordinal() - int(value))
            if query.posted_since and day < query.posted_since:
                return
            if before and day == before.day:  # a board's job comes after all of ours of that day
                of_day = of_day & BitMap(range(before.id)) if before.is_own else NOBODY
            yield of_day & ids


def _bounds(query: Query) -> dict[str, Any]:
    """The values of `_NEWEST` for the bounds of the query; an absent bound is one that every job keeps."""
    before = query.before
    return {
        "newer_than": query.newer_than,
        "since": query.posted_since or date.min,
        "day": before.day if before else date.max,
        "id_on_day": before.id if before and before.is_own else 0,  # a board's job comes after all of ours of that day
    }


def _is_other(place: str, query: str) -> bool:
    """A place that fits, but has the query neither as a word nor as a part."""
    return place_fits(place, query) and query not in parts_of_place(place)


def _listing(row: Any) -> Listing:
    values = list(row)
    values[_PROVIDERS] = tuple(ProviderLink(provider["jobProvider"], provider["url"]) for provider in row.providers)
    values[_DOCUMENTS] = tuple(row.mandatory_documents)
    return Listing(*values)
