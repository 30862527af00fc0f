"""The jobs that fit a person best, and the people who fit a job best: the question, the answer and its order."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date

from hireloom.domain.hidden_jobs import HiddenJob
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.matches import JobMatch, Quality
from hireloom.domain.profiles import Profile, Visibility

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

    def without(self, hidden: Sequence[HiddenJob], limit: int) -> "Recommendations":
        """The first of those that are not hidden; the figures still cover all jobs."""
        rest = [
            recommendation
            for recommendation in self.listed
            if not any(item.covers(str(recommendation.job.id), recommendation.job.company) for item in hidden)
        ]
        return replace(self, listed=tuple(rest[:limit]))


NOTHING = Recommendations((), Stats.of(0, ()))


@dataclass(frozen=True, slots=True)
class MatchedCandidate:
    """`email` is the address of the account, to which email is sent. `reference` names the person for this job only."""

    user_id: int
    name: str
    email: str
    match: JobMatch
    reference: str = ""

    def anonymous(self) -> "MatchedCandidate":
        """The candidate without anything that tells who they are; the name is the beginning of the reference."""
        return replace(self, user_id=0, email="", name=f"Candidate {self.reference[:5].upper()}")


@dataclass(frozen=True, slots=True)
class CandidateViewer:
    """Who looks at the people who fit a job. Without `sees_contacts`, these are only people whom all recruiters may
    find, and those with equal scores stand in an order that reveals nothing about their names: by `shuffle`, a number
    of the job that nobody can guess."""

    sees_contacts: bool
    shuffle: int = 1

    def finds(self, person: User, profile: Profile) -> bool:
        """Whether they find somebody who has not applied: a job seeker whose account is open and who lets them."""
        allowed = (Visibility.ALL, Visibility.VERIFIED) if self.sees_contacts else (Visibility.ALL,)
        return profile.visibility in allowed and person.is_active and person.role is Role.USER

    def order(self, candidate: MatchedCandidate) -> tuple[int, str, int]:
        """Best first; of equals by name, or shuffled."""
        name = by_name(candidate.name) if self.sees_contacts else ""
        number = candidate.user_id if self.sees_contacts else self.shuffled(candidate.user_id)
        return -candidate.match.match_score, name, number

    def shuffled(self, user_id: int) -> int:
        """A number for each id, different for all."""
        return user_id * self.shuffle % _PRIME


_PRIME = 2**61 - 1


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


def by_name(name: str) -> str:
    """The key by which names are sorted."""
    return " ".join(name.casefold().split())
