"""The jobs that fit a person best, and the people who fit a job best: the question, the answer and its order."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.matches import JobMatch, Quality
from hireloom.domain.profiles import Profile

LEAST_SCORE, LIMIT, MOST = 30, 20, 100  # of recommendations
LEAST_CANDIDATE_SCORE = 50


@dataclass(frozen=True, slots=True)
class Stats:
    """How many jobs the person could apply for, how many of them reach the least score, and how many by quality."""

    total_jobs: int
    matched_jobs: int
    by_quality: tuple[tuple[Quality, int], ...]
    sum_of_scores: int

    @property
    def average_score(self) -> float:
        """With one decimal, rounded half up; 0 when nothing matched."""
        return (
            (20 * self.sum_of_scores + self.matched_jobs) // (2 * self.matched_jobs) / 10 if self.matched_jobs else 0.0
        )

    @classmethod
    def of(cls, total_jobs: int, scores: Iterable[int]) -> "Stats":
        matched = list(scores)
        qualities = [Quality.of(score) for score in matched]
        counts = tuple((quality, qualities.count(quality)) for quality in Quality)
        return cls(total_jobs, len(matched), counts, sum(matched))


@dataclass(frozen=True, slots=True)
class Recommendation:
    job: Job
    match: JobMatch

    @property
    def order(self) -> tuple[int, int, int, int]:
        """Best first; of equals the newest, then the lowest id."""
        score = self.match.match_score
        return -self.match.match_quality.rank, -score, -self.job.posted_on.toordinal(), self.job.id


@dataclass(frozen=True, slots=True)
class Recommendations:
    listed: tuple[Recommendation, ...]
    stats: Stats


NOTHING = Recommendations((), Stats.of(0, ()))


@dataclass(frozen=True, slots=True)
class MatchedCandidate:
    """`email` is the address of the account, to which mail is sent."""

    user_id: int
    name: str
    email: str
    match: JobMatch

    @property
    def order(self) -> tuple[int, str, int]:
        """Best first; of equals by name."""
        return -self.match.match_score, by_name(self.name), self.user_id


@dataclass(frozen=True, slots=True)
class MatchedCandidates:
    listed: tuple[MatchedCandidate, ...]
    total: int


@dataclass(frozen=True, slots=True)
class JobQuestion:
    """Asks for jobs that people can apply for on the day `today`, with this least score and at most `limit`."""

    today: date
    least_score: int = LEAST_SCORE
    limit: int = LIMIT


def may_be_found(person: User, profile: Profile) -> bool:
    """Whether recruiters find somebody: a job seeker whose account is open and who lets them."""
    return profile.discoverable and person.is_active and person.role is Role.USER


def by_name(name: str) -> str:
    """The key by which names are sorted."""
    return " ".join(name.casefold().split())
