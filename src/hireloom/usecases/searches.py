"""Looking for jobs: ours and those of boards in one list, newest first."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from hireloom.domain.boards.postings import BoardJob
from hireloom.domain.identity.users import User
from hireloom.domain.job_rights import may_find
from hireloom.domain.jobs import NoSuchJob
from hireloom.domain.profile_match.skills import split
from hireloom.domain.searches import (
    PAGE,
    Listing,
    ListPosition,
    LocationNeeded,
    Query,
    day_limit,
    listing_of,
)
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.boards import BoardDesk

ANYWHERE = "Remote"  # the place for somebody who has not named one


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """What somebody looks for, as asked. `target` is the id of a job that shall be in the answer."""

    words: str = ""
    location: str = ""
    remote_only: bool = False
    employment_types: tuple[str, ...] = ()
    date_posted: str = "all"
    limit: int = PAGE
    is_first: bool = False
    target: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Defaults:
    """The search of somebody who has not typed one yet."""

    words: str
    location: str


@dataclass(frozen=True, slots=True)
class SearchResults:
    """`after` continues the list; empty at its end."""

    jobs: Sequence[Listing | BoardJob]
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

    def find(self, wanted: SearchRequest, *, by: User) -> SearchResults:
        before = ListPosition.of(wanted.after) if wanted.after else None
        defaults = self._defaults(wanted.words, by) if wanted.is_first and not wanted.location.strip() else None
        if defaults:
            wanted = replace(wanted, words=defaults.words, location=defaults.location)
        if not wanted.location.strip() and not wanted.target:
            raise LocationNeeded
        outside = self.boards.find(wanted.words, wanted.location, wanted.remote_only, wanted.employment_types, before)
        query = self._query(wanted, before)
        linked = None if before else self._target(wanted.target, by)
        with self.store.reading() as tx:
            ours = tx.job_search.find(replace(query, limit=query.limit + 1))
            jobs = _merged(ours, outside.postings, query)
            after = str(jobs[query.limit - 1].spot) if len(jobs) > query.limit else ""
            jobs = jobs[: query.limit]
            if linked and all(job.id != linked.id for job in jobs):
                jobs = [linked, *jobs]
            own = [job for job in jobs if isinstance(job, Listing)]
            return SearchResults(
                jobs,
                tx.job_search.applied(by.id, [job.id for job in own]),
                tx.job_search.answer_rates({job.recruiter_email for job in own}),
                after,
                outside.warnings,
                defaults,
            )

    def _query(self, wanted: SearchRequest, before: ListPosition | None) -> Query:
        today = self.clock.today()
        return Query(
            today=today,
            words=wanted.words,
            location=wanted.location,
            remote_only=wanted.remote_only,
            employment_types=wanted.employment_types,
            posted_since=day_limit(wanted.date_posted, today),
            before=before,
            limit=wanted.limit,
        )

    def _defaults(self, words: str, user: User) -> Defaults:
        """The first role, unless there are words already, and the first place of the profile."""
        with self.store.reading() as tx:
            profile = tx.profiles.of(user.id)
        roles, places = (split(profile.job_roles), split(profile.preferred_locations)) if profile else ((), ())
        return Defaults(words.strip() or next(iter(roles), ""), next(iter(places), ANYWHERE))

    def _target(self, target: str, by: User) -> Listing | BoardJob | None:
        """The job that was asked for by its id, unless it is not for this person."""
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


def _merged(ours: Sequence[Listing], outside: Sequence[BoardJob], query: Query) -> list[Listing | BoardJob]:
    listed = [job for job in outside if query.posted_since is None or job.posted_on >= query.posted_since]
    return sorted([*ours, *listed], key=lambda job: job.spot, reverse=True) if listed else list(ours)
