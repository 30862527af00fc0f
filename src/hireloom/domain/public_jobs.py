"""Public jobs: which jobs are public, their URLs, and links that name a source."""

import re
import unicodedata
from datetime import date, datetime
from typing import NamedTuple
from urllib.parse import quote, urlencode

from hireloom.domain.jobs import Job, NoSuchJob
from hireloom.domain.refusals import Refusal

LONGEST_SLUG = 60
SOURCE_FIELD = "from"  # in the query string of a URL

_NAME = re.compile(r"([0-9]{1,9})(?:-.*)?")


class Gone(Refusal):
    """The job was public once: search engines are told that it will not come back."""

    sentence = "This job is no longer open."


class Entry(NamedTuple):
    """The fields of a job that its URL and the sitemap need."""

    id: int
    title: str
    location: str
    latest: datetime

    @property
    def path(self) -> str:
        return path_of(self.id, self.title, self.location)


class PublicJobsState(NamedTuple):
    """All public jobs together: how many there are, the sum of their numbers, and when one of them last changed."""

    jobs: int
    numbers: int
    latest: datetime | None


def number_in(name: str) -> int | None:
    """The number at the start of the last part of a job's URL, no matter what follows; None without one."""
    match = _NAME.fullmatch(name)
    return int(match[1]) if match and name.isascii() and int(match[1]) <= 2_147_483_647 else None


def path_of(job_id: int, title: str, location: str) -> str:
    """The canonical path of a job, with words for people: /jobs/12-ward-nurse-pune-india."""
    plain = unicodedata.normalize("NFKD", f"{title} {location}").encode("ascii", "ignore").decode().lower()
    slug = "-".join(re.findall(r"[a-z0-9]+", plain))[:LONGEST_SLUG].strip("-")
    return f"/jobs/{job_id}-{slug}" if slug else f"/jobs/{job_id}"


def job_path(job: Job) -> str:
    return path_of(job.id, job.title, job.location)


def question_path(job: Job) -> str:
    """Where a visitor asks the people who fill the job something."""
    return f"{job_path(job)}/question"


def must_be_shown(job: Job, today: date) -> None:
    """Raises NoSuchJob for a job that is not public, Gone for one that nobody can apply for anymore."""
    if not job.is_public:
        raise NoSuchJob
    if not job.accepts_applications(today):
        raise Gone


def with_source(address: str, source: str) -> str:
    """The URL with the token of the place where it is shared; unchanged without a source."""
    return f"{address}{'&' if '?' in address else '?'}{urlencode({SOURCE_FIELD: source})}" if source else address


def apply_path(job_id: int, source: str) -> str:
    """The screen on which a reader of the public page applies; the client asks for a log-in first."""
    return with_source(f"/user/jobslist?jobId={quote(str(job_id))}&openDetail=true", source)
