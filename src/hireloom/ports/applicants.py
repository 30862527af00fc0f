"""The applications for a job as those see them who decide."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import NamedTuple, Protocol

from hireloom.domain.applications import Application, Status
from hireloom.domain.windows import Window


class Sort(StrEnum):
    APPLIED = "applied"  # newest first
    SCORE = "score"  # best first, those without one last
    MATCH = "match"
    NAME = "name"


@dataclass(frozen=True, slots=True)
class ApplicantQuery:
    """`words` stand in name or address, in any case; in a blind review nobody is found or ordered by what is hidden.
    `soon` is the last day that counts as due."""

    job_id: int
    window: Window
    today: date
    soon: date
    is_blind: bool = False
    words: str = ""
    status: Status | None = None
    sort: Sort = Sort.APPLIED


class ApplicantPage(NamedTuple):
    """`total` is of what was asked for; `counts`, `due` and `late` are of all applications for the job."""

    applications: Sequence[Application]
    total: int
    counts: Mapping[Status, int]
    due: int
    late: int


class Applicants(Protocol):
    def page(self, query: ApplicantQuery) -> ApplicantPage: ...

    def held_open(self, job_id: int, count: int) -> Sequence[Application]:
        """The oldest that can still be answered, each held."""
        ...

    def notes(self, application_ids: Collection[int]) -> Mapping[int, int]:
        """How many notes there are on each of these."""
        ...
