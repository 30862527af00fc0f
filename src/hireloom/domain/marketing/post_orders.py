"""The order for a post: only facts that are true of the product and its public jobs at that moment."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType

from hireloom.domain.days import long_date
from hireloom.domain.jobs import Job
from hireloom.domain.marketing.content import PostKind
from hireloom.domain.marketing.platforms import Platform
from hireloom.domain.public_jobs import job_path, with_source
from hireloom.domain.salaries import NOT_SPECIFIED, salary_range

JOBS = "Job Search"
FEATURES: Mapping[str, str] = MappingProxyType(
    {
        JOBS: "/user/jobslist",
        "Match Percentage": "/user/atsMainContent",
        "Resume Suggestions": "/user/atsMainContent",
        "Skills Analysis": "/user/atsMainContent",
        "Interview Questions": "/user/InterviewQuestions",
        "Cover Letters": "/user/jobslist",
        "Job Agent": "/user/agents-jobs",
        "Resume Agent": "/user/RecruiterTracker",
        "Application Tracker": "/user/applicationTracker",
        "Post a Job": "/user/uploadJobPost",
    }
)
STORIES = (JOBS, "Application Tracker")  # the features that numbers can be given for
NUMBERS = ("open_jobs", "companies", "applications", "answered", "selected")
LONGEST = 100  # characters of one field of a job
FEWEST = 5  # a smaller number says more about single people than about the product

_ADDRESS = re.compile(r"://|^\W*www\.|\w\.[a-z]{2,}/", re.I)
_MARK = re.compile(r"(?<!\w)[@#＠＃]+")


@dataclass(frozen=True, slots=True)
class ProductFigures:
    """Figures of the product; those of applications are of the last thirty days."""

    open_jobs: int = 0
    companies: int = 0
    applications: int = 0
    answered: int = 0
    selected: int = 0

    def as_text(self) -> Mapping[str, str]:
        """The figures that are large enough to be published, as text."""
        return {name: f"{number:,}" for name in NUMBERS if (number := getattr(self, name)) >= FEWEST}


@dataclass(frozen=True, slots=True)
class PostOrder:
    """`counts` are those of the day `today`. `turn` makes posts differ; `recent` are the keys of recent posts, which
    this one must not repeat."""

    platform: Platform
    kind: PostKind
    feature: str
    counts: ProductFigures
    today: date
    jobs: Sequence[Job]
    site: str
    turn: int
    recent: frozenset[str] = field(default_factory=frozenset)

    @property
    def source(self) -> str:
        """The token in every link of the post, made of platform and feature."""
        return source(self.platform.id, self.feature)

    @property
    def link(self) -> str:
        return with_source(self.site + FEATURES[self.feature], self.source)

    @property
    def link_to_jobs(self) -> str:
        return with_source(self.site + FEATURES[JOBS], self.source)

    def job_link(self, job: Job) -> str:
        return with_source(self.site + job_path(job), self.source)


def source(platform_id: str, feature: str) -> str:
    return f"{platform_id}-{feature.lower().replace(' ', '-')}"


@dataclass(frozen=True, slots=True)
class PostDraft:
    """A post to be checked and kept. `job_id` is the job that it is about, if any."""

    text: str
    hashtags: tuple[str, ...]
    job_id: int | None = None


def job_line(job: Job) -> str:
    """What a post says about a job. If it differs from the line in a post, that post is no longer true."""
    company, place = _one_line(job.company), _one_line(job.location)
    where = f"{f' at {company}' if company else ''}{f', {place}' if place else ''}"
    pay = salary_range(job.salary, job.currency, job.salary_duration)
    sentences = [f"{_one_line(job.title) or 'A job'}{where}."]
    sentences += [] if pay == NOT_SPECIFIED else [f"It pays {_one_line(pay)}."]
    sentences += [f"Apply until {long_date(job.ends_on)}."] if job.ends_on else []
    return " ".join(sentences)


def _one_line(text: str) -> str:
    """A field of a job for use in a sentence: without addresses, invisible characters, and marks such as @ and # # that
    have a meaning on platforms."""
    seen = "".join(sign for sign in text if unicodedata.category(sign) not in ("Cc", "Cf", "Cs") or sign.isspace())
    words = " ".join(_MARK.sub("", word) for word in seen.split() if not _ADDRESS.search(word))
    return words[:LONGEST].strip(" .")
