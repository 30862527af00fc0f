"""Jobs and companies that a person does not want to see in searches."""

from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.refusals import Full, Invalid, NotFound
from hireloom.domain.searches import folded

LONGEST_JOB, LONGEST_NAME = 32, 200  # characters


class NoSuchHiddenJob(NotFound):
    sentence = "This is no longer hidden."


class TooManyHiddenJobs(Full):
    sentence = "You can hide {most} jobs and companies. Please show some of them again first."


class NothingToHide(Invalid):
    sentence = "Name the job or the company to hide."


@dataclass(frozen=True, slots=True)
class HiddenJob:
    """One job by its id in the list, such as "17" or "b12"; without a job, every job of the company. `id` is 0 until it
    is stored. Raises NothingToHide."""

    user_id: int
    company: str
    hidden_at: datetime
    job: str = ""
    title: str = ""
    id: int = 0

    def __post_init__(self) -> None:
        for name in ("company", "job", "title"):
            object.__setattr__(self, name, " ".join(getattr(self, name).split()))
        if not (self.job or folded(self.company)):
            raise NothingToHide

    def covers(self, job: str, company: str) -> bool:
        return self.job == job if self.job else folded(self.company) == folded(company)

    def is_same(self, other: "HiddenJob") -> bool:
        return self.covers(other.job, other.company) and bool(self.job) == bool(other.job)
