"""What a post is written from: nothing but what is true of the product and its public jobs at that moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from hireloom.domain.content import Kind
from hireloom.domain.jobs import Job
from hireloom.domain.platforms import Platform
from hireloom.domain.public_jobs import job_path, with_source

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
NUMBERS = ("open_jobs", "companies", "applications", "answered", "selected")
FEWEST = 5  # a number below tells more of single people than of the product


@dataclass(frozen=True, slots=True)
class Counts:
    """Of the product, now; those of applications are of the last thirty days."""

    open_jobs: int = 0
    companies: int = 0
    applications: int = 0
    answered: int = 0
    selected: int = 0

    def told(self) -> Mapping[str, str]:
        """Those that are large enough to be told."""
        return {name: f"{number:,}" for name in NUMBERS if (number := getattr(self, name)) >= FEWEST}


@dataclass(frozen=True, slots=True)
class PostOrder:
    """`turn` makes one post differ from another; `taken` is what posts of late said and this one must not."""

    platform: Platform
    kind: Kind
    feature: str
    counts: Counts
    jobs: Sequence[Job]
    site: str
    turn: int
    taken: frozenset[str] = field(default_factory=frozenset)

    @property
    def source(self) -> str:
        """The token of every link in it: where it was posted and about what."""
        return source(self.platform.id, self.feature)

    @property
    def link(self) -> str:
        return with_source(self.site + FEATURES[self.feature], self.source)

    def job_link(self, job: Job) -> str:
        return with_source(self.site + job_path(job), self.source)


def source(platform_id: str, feature: str) -> str:
    return f"{platform_id}-{feature.lower().replace(' ', '-')}"


@dataclass(frozen=True, slots=True)
class Draft:
    text: str
    hashtags: tuple[str, ...]
