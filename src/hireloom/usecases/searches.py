"""Searching for jobs: ours and those of boards in one list, newest or best profile match first."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter

from hireloom.domain.boards.postings import BoardJob
from hireloom.domain.identity.users import User
from hireloom.domain.job_rights import may_find
from hireloom.domain.jobs import NoSuchJob
from hireloom.domain.profile_match.listed_matches import MatchPosition, seeker
from hireloom.domain.profile_match.matches import Candidate, match, needs_of
from hireloom.domain.profile_match.skills import split
from hireloom.domain.profiles import Profile
from hireloom.domain.search_filters import DEFAULT_CURRENCY, MOST_LOOKED_AT, SearchFilter, SearchReach, region_of
from hireloom.domain.searches import (
    PAGE,
    Listing,
    ListPosition,
    LocationNeeded,
    Query,
    SortOrder,
    day_limit,
    listing_of,
)
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.boards import BoardAnswer, BoardDesk

ANYWHERE = "Remote"  # the place for people who have not named one


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """A search as requested. `target` is the id of a job that must be in the results."""

    words: str = ""
    location: str = ""
    remote_only: bool = False
    employment_types: tuple[str, ...] = ()
    date_posted: str = "all"
    limit: int = PAGE
    is_first: bool = False
    target: str = ""
    after: str = ""
    sort: SortOrder = SortOrder.NEWEST
    least_pay: int = 0
    currency: str = DEFAULT_CURRENCY
    reach: SearchReach = SearchReach.PLACE


@dataclass(frozen=True, slots=True)
class Defaults:
    """The search for a person who has not typed one yet."""

    words: str
    location: str


@dataclass(frozen=True, slots=True)
class SearchResults:
    """`after` continues the list; empty at the end."""

    jobs: Sequence[Listing | BoardJob]
    matches: Mapping[int | str, int]  # the profile match of each job; empty without a profile
    applied: frozenset[int]
    answer_rates: Mapping[str, int]  # by the recruiter's address
    after: str
    warnings: Sequence[str]
    defaults: Defaults | None


@dataclass(frozen=True, slots=True)
class SearchDesk:
    store: Store
    clock: Clock
    boards: BoardDesk

    def find(self, request: SearchRequest, *, by: User) -> SearchResults:
        """Raises LocationNeeded or NoSuchPlaceInList."""
        with self.store.reading() as tx:
            profile, hidden = tx.profiles.of(by.id), tx.hidden_jobs.of(by.id)
        candidate = seeker(by, profile)
        best_for = candidate if request.sort is SortOrder.MATCH else None
        before = ListPosition.of(request.after) if request.after and not best_for else None
        behind = MatchPosition.of(request.after) if request.after and best_for else None
        defaults = _defaults(request.words, profile) if request.is_first and not request.location.strip() else None
        if defaults:
            request = replace(request, words=defaults.words, location=defaults.location)
        if request.reach is SearchReach.EVERYWHERE:
            request = replace(request, location="")
        elif not request.location.strip() and not request.target:
            raise LocationNeeded
        region = region_of(request.location) if request.reach is SearchReach.REGION else ""
        outside = self.boards.find(
            request.words, region or request.location, request.remote_only, request.employment_types, before
        )
        query = self._query(replace(request, location="") if region else request, before)
        narrowing = SearchFilter(request.least_pay, request.currency, region, hidden)
        linked = None if request.after else self._target(request.target, by)
        with self.store.reading() as tx:
            jobs, last = _page(tx, query, outside, best_for, behind, narrowing)
            if linked and all(job.id != linked.id for job in jobs):
                jobs = [linked, *jobs]
            listings = [job for job in jobs if isinstance(job, Listing)]
            return SearchResults(
                jobs,
                {job.id: match(needs_of(job), candidate).match_score for job in jobs} if candidate else {},
                tx.job_search.applied(by.id, [job.id for job in listings]),
                tx.job_search.answer_rates({job.recruiter_email for job in listings}),
                str(MatchPosition.at(last, best_for) if best_for else last.spot) if last else "",
                outside.warnings,
                defaults,
            )

    def _query(self, request: SearchRequest, before: ListPosition | None) -> Query:
        today = self.clock.today()
        return Query(
            today=today,
            words=request.words,
            location=request.location,
            remote_only=request.remote_only,
            employment_types=request.employment_types,
            posted_since=day_limit(request.date_posted, today),
            before=before,
            limit=request.limit,
        )

    def _target(self, target: str, by: User) -> Listing | BoardJob | None:
        """The job that was requested by its id, unless this person may not see it."""
        if not target:
            return None
        if not (target.isascii() and target.isdigit()):
            return self.boards.get(target)
        if len(target) > 9:
            return None
        with self.store.reading() as tx:
            try:
                job = tx.jobs.get(int(target))
            except NoSuchJob:
                return None
            has_applied = bool(tx.job_search.applied(by.id, [job.id]))
        return listing_of(job) if may_find(job, by, today=self.clock.today(), has_applied=has_applied) else None


def _defaults(words: str, profile: Profile | None) -> Defaults:
    """The profile's first role, unless there are already words, and its first place."""
    roles, places = (split(profile.job_roles), split(profile.preferred_locations)) if profile else ((), ())
    return Defaults(words.strip() or next(iter(roles), ""), next(iter(places), ANYWHERE))


def _page(
    tx: Transaction,
    query: Query,
    outside: BoardAnswer,
    best_for: Candidate | None,
    behind: MatchPosition | None,
    narrowing: SearchFilter,
) -> tuple[list[Listing | BoardJob], Listing | BoardJob | None]:
    """The jobs that pass, and the last that was looked at if the list continues."""
    passed = list[Listing | BoardJob]()
    for _ in range(1 if narrowing.is_empty else -(-MOST_LOOKED_AT // query.limit)):
        jobs = _best(tx, query, outside, best_for, behind) if best_for else _newest(tx, query, outside)
        last = jobs[query.limit - 1] if len(jobs) > query.limit else None
        passed += [job for job in jobs[: query.limit] if narrowing.admits(job)]
        if len(passed) > query.limit:
            return passed[: query.limit], passed[query.limit - 1]
        if last is None or len(passed) == query.limit:
            break
        if best_for:
            behind = MatchPosition.at(last, best_for)
        else:
            query = replace(query, before=last.spot)
    return passed, last


def _newest(tx: Transaction, query: Query, outside: BoardAnswer) -> list[Listing | BoardJob]:
    """One more than requested, to know whether the list continues."""
    posted_jobs = tx.job_search.find(replace(query, limit=query.limit + 1))
    listed = _posted_since(query, outside)
    return sorted([*posted_jobs, *listed], key=lambda job: job.spot, reverse=True) if listed else list(posted_jobs)


def _best(
    tx: Transaction, query: Query, outside: BoardAnswer, candidate: Candidate, after: MatchPosition | None
) -> list[Listing | BoardJob]:
    """The same, by profile match. Of board jobs, only the newest `boards.MOST` are sorted."""
    posted_jobs = tx.job_search.best(replace(query, limit=query.limit + 1), candidate, after)
    jobs: list[Listing | BoardJob] = [*posted_jobs, *_posted_since(query, outside)]
    placed = [(MatchPosition.at(job, candidate), job) for job in jobs]
    behind = [(position, job) for position, job in placed if after is None or position < after]
    return [job for _, job in sorted(behind, key=itemgetter(0), reverse=True)]


def _posted_since(query: Query, outside: BoardAnswer) -> list[BoardJob]:
    return [
        job
        for job in outside.postings
        if (query.posted_since is None or job.posted_on >= query.posted_since)
        and (query.before is None or job.spot < query.before)
    ]
