"""The rules of the job search: when a job contains a word, when a place matches, and the order of the list."""

import re
import unicodedata
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from hireloom.domain.jobs import Job, ProviderLink
from hireloom.domain.refusals import Invalid
from hireloom.text_analysis.language.words import LONGEST, singular

MEANING = 1  # increase it when `terms` or `folded` changes: then the index is rebuilt
PAGE, LONGEST_PAGE = 50, 100
MOST_WORDS = 20  # in a query; further ones are ignored
LONGEST_PLACE = 100
FULL_TIME = "Full-time"  # the type of a job that names none

_TERM = re.compile(r"\.net\b|[^\W_]+(?:\+\+|#(?!\w))?")
_COMPOUND = re.compile(r"(?<!\w)[^\W_]++(?:[-./’'][^\W_]++){1,2}(?![-./’'\w])")  # front-end, node.js, ci/cd
_ACCENT = re.compile("[\u0300-\u036f]")  # characters that combine with the preceding letter
_KINDS = {"remote": ("remote", "rem"), "hybrid": ("hybrid", "hyb")}


class LocationNeeded(Invalid):
    sentence = "Location is required"


class NoSuchPlaceInList(Invalid):
    sentence = "The list cannot continue from there. Please search again."


class SortOrder(StrEnum):
    """How found jobs are sorted: the newest first, or the best profile match."""

    NEWEST, MATCH = "newest", "match"


def folded(text: str) -> str:
    """The text as it is compared here: in lower case, without accents, with single spaces."""
    plain = (
        text.lower() if text.isascii() else _ACCENT.sub("", unicodedata.normalize("NFKD", text.casefold())).casefold()
    )
    return " ".join(plain.split())


def terms(query: str) -> tuple[str, ...]:
    """The words of a query, all of which must occur, each once; singular and plural are the same."""
    terms = dict.fromkeys(singular(word[:LONGEST]) for word in _TERM.findall(folded(query)))
    return tuple(terms)[:MOST_WORDS]


def terms_of(job: Job) -> frozenset[str]:
    """The words that occur in title, company, description and technologies."""
    return occurring("\n".join((job.title, job.company, job.description, job.keywords)))


def occurring(words: str) -> frozenset[str]:
    """The words that occur in a text; front-end also occurs as frontend."""
    text = folded(words)
    separate = {singular(word[:LONGEST]) for word in _TERM.findall(text)}
    joined = (re.sub(r"\W", "", compound) for compound in _COMPOUND.findall(text))
    return frozenset(separate | {singular(word) for word in joined if len(word) <= LONGEST})


def place_name(place: str) -> str:
    """The text of a place as it is compared."""
    return folded(place)[:LONGEST_PLACE].rstrip()


@lru_cache(maxsize=4096)
def kinds_of(place: str) -> frozenset[str]:
    """The kinds of work, remote and hybrid, that a place names, in full or in short form."""
    terms = set(_TERM.findall(place_name(place)))
    return frozenset(kind for kind, names in _KINDS.items() if terms & set(names))


def kinds_meant(place: str) -> frozenset[str]:
    """The kinds of work that a wanted place names if it names nothing else: "Remote (REM)", but not "Hybrid, Pune"."""
    terms = set(_TERM.findall(place_name(place)))
    return kinds_of(place) if terms <= {name for names in _KINDS.values() for name in names} else frozenset()


def is_remote(place: str) -> bool:
    return "remote" in place_name(place) or "remote" in kinds_of(place)


def place_fits(place: str, preference: str) -> bool:
    """Whether one text contains the other, or the preference is only a kind of work that the place names. An empty
    preference matches every place; an empty place matches nothing else."""
    there, preferred = place_name(place), place_name(preference)
    if not preferred:
        return True
    return bool(there) and (preferred in there or there in preferred or bool(kinds_of(place) & kinds_meant(preference)))


def type_key(employment_type: str) -> str:
    """The key of a type, the same for Full-time, full time and FullTime."""
    return "".join(sign for sign in folded(employment_type or FULL_TIME) if sign.isalnum())


class ListPosition(NamedTuple):
    """A position in the list, newest day first; on one day, jobs posted here before those of boards, higher ids
    first."""

    day: date
    is_own: bool
    id: int

    def __str__(self) -> str:
        return f"{self.day:%Y%m%d}.{self.is_own:d}.{self.id}"

    @classmethod
    def of(cls, text: str) -> "ListPosition":
        match = re.fullmatch(r"([0-9]{8})\.([01])\.([0-9]{1,9})", text, re.ASCII)
        try:
            day = date.fromisoformat(match[1]) if match else None
        except ValueError:
            day = None
        if match is None or day is None:
            raise NoSuchPlaceInList
        return cls(day, match[2] == "1", int(match[3]))


@dataclass(frozen=True, slots=True)
class Query:
    """Empty fields filter nothing. `before` is the position of the last job seen, `newer_than` the id of a job. Jobs
    that have expired by `today` are hidden."""

    today: date
    words: str = ""
    location: str = ""
    remote_only: bool = False
    employment_types: tuple[str, ...] = ()
    posted_since: date | None = None
    before: ListPosition | None = None
    newer_than: int = 0
    limit: int = PAGE

    @property
    def type_keys(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(key for kind in self.employment_types if kind.strip() and (key := type_key(kind))))


class Listing(NamedTuple):
    """A job posted here, as it is listed."""

    id: int
    title: str
    company: str
    location: str
    description: str
    employment_type: str
    posted_on: date
    ends_on: date | None
    salary: str
    currency: str
    salary_duration: str
    providers: tuple[ProviderLink, ...]
    keywords: str
    mandatory_documents: tuple[str, ...]
    recruiter_email: str
    reopen_count: int
    created_at: datetime

    @property
    def spot(self) -> ListPosition:
        return ListPosition(self.posted_on, True, self.id)


def listing_of(job: Job) -> Listing:
    return Listing(
        job.id,
        job.title,
        job.company,
        job.location,
        job.description,
        job.employment_type,
        job.posted_on,
        job.ends_on,
        job.salary,
        job.currency,
        job.salary_duration,
        job.providers,
        job.keywords,
        job.mandatory_documents,
        job.recruiter_email,
        job.reopen_count,
        job.created_at,
    )


def day_limit(date_posted: str, today: date) -> date | None:
    """The oldest day that "7", "14" or "30" lets through; "all" lets everything through."""
    return None if date_posted in ("", "all") else today - timedelta(int(date_posted))


def parts_within(text: str) -> set[str]:
    """Every part of a place's name that neither begins nor ends with a space."""
    places = range(len(text[:LONGEST_PLACE]))
    return {text[at : end + 1] for at in places for end in places[at:] if text[at] != " " != text[end]}
