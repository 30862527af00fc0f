"""Searches that a person saves to hear about new jobs."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import StrEnum
from urllib.parse import urlencode

from hireloom.domain.refusals import Full, Invalid, NotFound
from hireloom.domain.searches import LocationNeeded, Query

LONGEST_NAME, LONGEST_TEXT = 80, 200
MOST_COUNTED = 99  # new jobs; counting stops there
ALL_JOBS = "All jobs"


class NoSuchSavedSearch(NotFound):
    sentence = "Saved search not found"


class TooManySavedSearches(Full):
    sentence = "You can keep {most} searches. Please delete one first."


class TextTooLong(Invalid):
    sentence = "This text is too long."


class Alert(StrEnum):
    NONE = "none"
    PRODUCT = "product"  # a count on screen
    DAILY = "daily"  # also by email, once a day


@dataclass(frozen=True, slots=True)
class Criteria:
    """What the search looks for. Raises LocationNeeded or TextTooLong."""

    words: str
    location: str
    remote_only: bool = False
    employment_types: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for name in ("words", "location"):
            object.__setattr__(self, name, " ".join(getattr(self, name).split()))
        if not self.location:
            raise LocationNeeded(errors={"location": [LocationNeeded.sentence]})
        if any(len(text) > LONGEST_TEXT for text in (self.words, self.location, ",".join(self.employment_types))):
            raise TextTooLong

    @property
    def name(self) -> str:
        """The name of a search whose owner gives it no name."""
        return f"{self.words or ALL_JOBS}, {self.location}"[:LONGEST_NAME].rstrip(", ")

    @property
    def address(self) -> str:
        """The query string of the screen that runs this search."""
        parameters = {"query": self.words, "location": self.location, "remoteOnly": "true" if self.remote_only else ""}
        parameters["employmentTypes"] = ",".join(self.employment_types)
        return urlencode({name: value for name, value in parameters.items() if value})

    def query(self, today: date, *, newer_than: int) -> Query:
        return Query(
            today,
            words=self.words,
            location=self.location,
            remote_only=self.remote_only,
            employment_types=self.employment_types,
            newer_than=newer_than,
        )


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """`seen_up_to` and `mailed_up_to` are ids of jobs, `seen_postings` and `mailed_postings` of postings of boards:
    higher ids are new. `id` is 0 until it is stored."""

    user_id: int
    name: str
    criteria: Criteria
    alert: Alert
    created_at: datetime
    seen_at: datetime
    seen_up_to: int
    mailed_up_to: int
    mailed_on: date | None = None
    seen_postings: int = 0
    mailed_postings: int = 0
    id: int = 0

    def changed(
        self, name: str, criteria: Criteria, alert: Alert, *, newest: int, posting: int, now: datetime
    ) -> "SavedSearch":
        """The search after an edit: with new criteria, only jobs from now on are new; if emails are switched on, they
        report only jobs from now on."""
        new = replace(self, name=named(name, criteria), criteria=criteria, alert=alert)
        if criteria != self.criteria:
            return new.seen(newest=newest, posting=posting, now=now)._caught_up(newest, posting)
        if alert is Alert.DAILY and self.alert is not Alert.DAILY:
            return new._caught_up(newest, posting)
        return new

    def seen(self, *, newest: int, posting: int, now: datetime) -> "SavedSearch":
        """The search, seen now. Ids never decrease, so that no job becomes new again after a newer one was removed."""
        up_to, postings = max(self.seen_up_to, newest), max(self.seen_postings, posting)
        return replace(self, seen_at=now, seen_up_to=up_to, seen_postings=postings)

    def mailed(self, *, newest: int, posting: int, today: date) -> "SavedSearch":
        return replace(self._caught_up(newest, posting), mailed_on=today)

    def _caught_up(self, newest: int, posting: int) -> "SavedSearch":
        up_to, postings = max(self.mailed_up_to, newest), max(self.mailed_postings, posting)
        return replace(self, mailed_up_to=up_to, mailed_postings=postings)


def saved(
    user_id: int, name: str, criteria: Criteria, alert: Alert, *, newest: int, posting: int = 0, now: datetime
) -> SavedSearch:
    """A new saved search: existing jobs are not new."""
    return SavedSearch(
        user_id,
        named(name, criteria),
        criteria,
        alert,
        now,
        now,
        seen_up_to=newest,
        mailed_up_to=newest,
        seen_postings=posting,
        mailed_postings=posting,
    )


def named(name: str, criteria: Criteria) -> str:
    text = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    return text[:LONGEST_NAME].rstrip() or criteria.name


def is_due(searches: Sequence[SavedSearch], today: date) -> bool:
    """Whether a digest is due today: a daily alert is on, and none has been emailed today."""
    return any(search.alert is Alert.DAILY for search in searches) and all(
        search.mailed_on != today for search in searches
    )
