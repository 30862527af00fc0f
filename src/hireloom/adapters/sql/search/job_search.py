"""The search for jobs in SQL: the ids of all that fit, by the index, and the newest of them."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from pyroaring import BitMap
from sqlalchemy import Connection, Select, and_, false, func, or_, select

from hireloom.adapters.sql.answer_rates import answer_rates, applied
from hireloom.adapters.sql.index.bitmap_numbers import NOBODY, union
from hireloom.adapters.sql.index.bitmap_rows import BitmapRows
from hireloom.adapters.sql.index.index_tables import job_places
from hireloom.adapters.sql.index.match_terms import Of, live_from, posted_term
from hireloom.adapters.sql.index.search_terms import parts_of_place
from hireloom.adapters.sql.jobs import is_listed
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.jobs import ProviderLink
from hireloom.domain.searches import Listing, Query, kinds_meant, parts_within, place_fits, place_name, terms
from hireloom.ports.clock import Clock

FEW = 300  # jobs; up to so many, the day of each is looked up
_LISTED = [
    *(jobs.c.id, jobs.c.title, jobs.c.company, jobs.c.location, jobs.c.description, jobs.c.employment_type),
    *(jobs.c.date_posted, jobs.c.application_end_date, jobs.c.salary, jobs.c.currency, jobs.c.salary_duration),
    *(jobs.c.providers, jobs.c.keywords, jobs.c.mandatory_documents, jobs.c.recruiter_email, jobs.c.reopen_count),
    jobs.c.created_at,
]
_PROVIDERS, _DOCUMENTS = (Listing._fields.index(name) for name in ("providers", "mandatory_documents"))


class SqlJobSearch:
    """`flush` writes this unit's changes to the index; it is called before the index is read."""

    def __init__(self, connection: Connection, clock: Clock, flush: Callable[[], None]) -> None:
        self._connection, self._clock, self._flush = connection, clock, flush
        self._rows = BitmapRows(connection)

    def find(self, query: Query) -> Sequence[Listing]:
        ids = self._fitting(query)
        if len(ids) <= FEW:
            rows = self._connection.execute(_newest_of(ids, query, query.limit, *_LISTED)) if ids else ()
            return [_listing(row) for row in rows]
        newest = self._newest(ids, query, query.limit)
        found = self._connection.execute(select(*_LISTED).where(jobs.c.id.in_(newest))) if newest else ()
        listings = {row.id: _listing(row) for row in found}
        return [listings[each] for each in newest]

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
        asked, kinds, name = place_name(location), kinds_meant(location), job_places.c.name
        near = or_(name.contains(asked, autoescape=True), name.in_(parts_within(asked)))
        found = self._connection.execute(select(name, job_places.c.id).where(near))
        return [
            Of.LOCATION_PART(asked),
            *(Of.LOCATION_KIND(kind) for kind in kinds),
            *(Of.LOCATION(str(row.id)) for row in found if _is_other(row.name, asked)),
        ]

    def _fitting(self, query: Query) -> BitMap:
        """The ids of all jobs that have what is asked for and have not expired."""
        self._flush()
        live, asked = live_from(query.today), self.asked(query)
        index = self._rows.read({term for each in asked for term in each}, live)
        found = union(ids for term in live for ids in index.get(term, {}).values())
        for each in asked:
            found &= union(ids for term in each for ids in index.get(term, {}).values())
        return found

    def newest(self, query: Query, count: int) -> list[int]:
        """The ids of the newest jobs between the bounds of the query."""
        ids = self._fitting(query)
        if len(ids) <= FEW:
            return list(self._connection.scalars(_newest_of(ids, query, count, jobs.c.id))) if ids else []
        return self._newest(ids, query, count)

    def _newest(self, ids: BitMap, query: Query, count: int) -> list[int]:
        found = list[int]()
        if query.newer_than:
            ids -= BitMap(range(query.newer_than + 1))
        for day, of_day in self._by_day(ids, query.before.day if query.before else date.max):
            if query.posted_since and day < query.posted_since:
                break
            if query.before and day == query.before.day:  # a board's job stands behind all of ours of its day
                of_day = of_day & BitMap(range(query.before.id)) if query.before.is_own else NOBODY
            found += sorted(of_day, reverse=True)[: count - len(found)]
            if len(found) == count:
                break
        return found

    def _by_day(self, ids: BitMap, last: date) -> Iterator[tuple[date, BitMap]]:
        """The ids of each day, from the last one back."""
        for value, of_day in self._rows.walk(Of.JOB_POSTED, posted_term(last)):
            yield date.fromordinal(date.max.toordinal() - int(value)), of_day & ids


def _newest_of(ids: BitMap, query: Query, count: int, *columns: Any) -> Select[Any]:
    """The newest of these jobs between the bounds of the query."""
    id_, day, before = jobs.c.id, jobs.c.date_posted, query.before
    found = select(*columns).where(id_.in_(ids)).order_by(day.desc(), id_.desc()).limit(count)
    if query.newer_than:
        found = found.where(id_ > query.newer_than)
    if query.posted_since:
        found = found.where(day >= query.posted_since)
    if before:  # a board's job stands behind all of ours of its day
        on_its_day = and_(day == before.day, id_ < before.id) if before.is_own else false()
        found = found.where(or_(day < before.day, on_its_day))
    return found


def _is_other(place: str, asked: str) -> bool:
    """A place that fits, but has what is asked for neither as a word nor as a part."""
    return place_fits(place, asked) and asked not in parts_of_place(place)


def _listing(row: Any) -> Listing:
    values = list(row)
    values[_PROVIDERS] = tuple(ProviderLink(each["jobProvider"], each["url"]) for each in row.providers)
    values[_DOCUMENTS] = tuple(row.mandatory_documents)
    return Listing(*values)
