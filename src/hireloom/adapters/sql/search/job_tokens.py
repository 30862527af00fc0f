"""The tokens of a job: its words, and marks for its place, its type and its day.

A mark begins with a sign that no word has.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from hireloom.domain.jobs import Job
from hireloom.domain.searches import is_remote, kinds_of, place_name, terms, terms_of, type_key

REMOTE = "_remote"
ID_BITS = 32
LAST_KEY = (date.max.toordinal() + 1) << ID_BITS


def key_of(day: date, job_id: int) -> int:
    """The order of the list as one number: by day, then by id."""
    return day.toordinal() << ID_BITS | job_id


def job_id_of(key: int) -> int:
    return key & ((1 << ID_BITS) - 1)


def day_of(key: int) -> int:
    return key >> ID_BITS


def day_token(day: int) -> str:
    return f"_d{day}"


def type_token(key: str) -> str:
    return f"_t{key}"


def place_token(place_id: int) -> str:
    return f"_p{place_id}"


def kind_token(kind: str) -> str:
    return f"_k{kind}"


def word_of_place(term: str) -> str:
    return f"_w{term}"


@lru_cache(maxsize=65536)
def words_of_place(name: str) -> frozenset[str]:
    return frozenset(terms(name))


def tokens_of(job: Job, place_id: int) -> list[str]:
    marks = [place_token(place_id), type_token(type_key(job.employment_type)), day_token(job.posted_on.toordinal())]
    marks += map(word_of_place, words_of_place(place_name(job.location)))
    marks += map(kind_token, kinds_of(job.location))
    return [*sorted(terms_of(job)), *marks, *((REMOTE,) if is_remote(job.location) else ())]


Alternatives = Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Ask:
    """Jobs with every token of `every`; for each of `some`, with all tokens of one of its alternatives; in one of
    `places` where these are given; with keys from `above` to below `below` and ids higher than `newer_than`."""

    today: date
    every: Sequence[str]
    some: Sequence[Alternatives] = ()
    places: Iterable[int] | None = None
    above: int = 0
    below: int = LAST_KEY
    newer_than: int = 0
