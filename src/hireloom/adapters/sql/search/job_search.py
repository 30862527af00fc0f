"""The search for jobs in SQL: from a query to tokens and places, and the rows of the jobs found."""

from collections.abc import Callable, Collection, Mapping, Sequence

from sqlalchemy import Connection, func, select

from hireloom.adapters.sql.answer_rates import answer_rates, applied
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.driver.reads import listings
from hireloom.adapters.sql.search import job_statements
from hireloom.adapters.sql.search.job_bitmaps import JobBitmaps
from hireloom.adapters.sql.search.job_search_tables import job_listings
from hireloom.adapters.sql.search.job_tokens import (
    REMOTE,
    Alternatives,
    Ask,
    key_of,
    kind_token,
    place_token,
    type_token,
    word_of_place,
    words_of_place,
)
from hireloom.domain.searches import Listing, Query, kinds_meant, parts_within, place_name, terms
from hireloom.ports.clock import Clock

FEW_PLACES = 32  # so many at most are asked for one by one
_LAST = "\U0010ffff"


class SqlJobSearch:
    """`settle` writes this unit's changes to the index; it is called before the index is read."""

    def __init__(self, connection: Connection, clock: Clock, settle: Callable[[], None]) -> None:
        self._connection, self._clock, self._settle = connection, clock, settle
        self._bitmaps, self._driver = JobBitmaps(connection), Driver(connection)
        self._sql = job_statements.of(connection)

    def find(self, query: Query) -> Sequence[Listing]:
        ask = self._asked(query)
        return listings(self._connection, self._bitmaps.rows(ask, query.limit)) if ask else []

    def newest_id(self) -> int:
        return self._connection.scalar(select(func.max(job_listings.c.job_id))) or 0

    def count(self, query: Query, at_most: int) -> int:
        ask = self._asked(query)
        return len(self._bitmaps.keys(ask, at_most)) if ask else 0

    def answer_rates(self, recruiter_emails: Collection[str]) -> Mapping[str, int]:
        rates = answer_rates(self._connection, recruiter_emails, self._clock.today())
        return {email: rate.percent for email, rate in rates.items() if rate.percent is not None}

    def applied(self, user_id: int, job_ids: Collection[int]) -> frozenset[int]:
        return applied(self._connection, user_id, job_ids)

    def _asked(self, query: Query) -> Ask | None:
        """The query in tokens; None when nothing can be found."""
        self._settle()
        every = [*terms(query.words), *((REMOTE,) if query.remote_only else ())]
        some: list[Alternatives] = [[[type_token(key)] for key in query.type_keys]] if query.type_keys else []
        asked, places = place_name(query.location), None
        if asked:
            alternatives, places = self._places(asked)
            if not alternatives and not places:
                return None
            some += [alternatives] if alternatives else []
        bounds = {}
        if query.posted_since:
            bounds["above"] = key_of(query.posted_since, 0)
        if query.newer_than:
            oldest = self._connection.scalar(
                select(func.min(job_listings.c.key)).where(job_listings.c.job_id > query.newer_than)
            )
            if oldest is None:
                return None
            bounds["above"] = max(oldest, bounds.get("above", 0))
        if query.before:  # a board's job stands behind all of ours of its day
            bounds["below"] = key_of(query.before.day, query.before.id if query.before.is_own else 0)
        return Ask(query.today, every, some, places, newer_than=query.newer_than, **bounds)

    def _places(self, asked: str) -> tuple[Alternatives, Collection[int] | None]:
        """The tokens to ask for, and the places of which a job found must have one; None when its place is not looked
        at. Many places are not asked for one by one: mostly they share a word, such as a country or a state."""
        kinds, words = kinds_meant(asked), words_of_place(asked)
        says = ("remote" in kinds, "hybrid" in kinds)
        shared: list[Sequence[str]] = [[kind_token(kind)] for kind in kinds]
        fitting = (asked, asked + _LAST, self._sql.listed(parts_within(asked)))
        others = self._driver.rows(self._sql.places, *fitting, *says)
        if len(others) > FEW_PLACES and words:
            shared.append([word_of_place(word) for word in words])
            rest = [each for each, name in others if not words <= words_of_place(name)]
        else:
            rest = [each for each, _ in others]
        every = [*shared, *([place_token(each)] for each in rest)] if len(rest) <= FEW_PLACES else []
        if len(others) <= FEW_PLACES:
            return every, None
        return every, [each for each, _ in (self._driver.rows(self._sql.saying, *says, *fitting) if kinds else others)]
