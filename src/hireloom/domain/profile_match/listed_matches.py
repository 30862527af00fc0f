"""The profile match of listed jobs, and the list that is sorted by it."""

from typing import NamedTuple, Protocol

from hireloom.domain.identity.users import Role, User
from hireloom.domain.profile_match.matches import Candidate, MatchableJob, candidate_of, match, needs_of
from hireloom.domain.profiles import Profile
from hireloom.domain.searches import ListPosition, NoSuchPlaceInList


class MatchableListing(MatchableJob, Protocol):
    @property
    def spot(self) -> ListPosition: ...


class MatchPosition(NamedTuple):
    """A position in the list: the highest score first, equal scores as `ListPosition` sorts them."""

    score: int
    spot: ListPosition

    @classmethod
    def at(cls, job: MatchableListing, candidate: Candidate) -> "MatchPosition":
        return cls(match(needs_of(job), candidate).match_score, job.spot)

    def __str__(self) -> str:
        return f"{self.score}.{self.spot}"

    @classmethod
    def of(cls, text: str) -> "MatchPosition":
        score, _, spot = text.partition(".")
        if not (score.isascii() and score.isdigit() and len(score) <= 3):
            raise NoSuchPlaceInList
        return cls(int(score), ListPosition.of(spot))


def seeker(user: User, profile: Profile | None) -> Candidate | None:
    """What a job seeker brings; None for others, and while the profile names neither skills nor roles."""
    if profile is None or user.role is not Role.USER:
        return None
    candidate = candidate_of(profile)
    return candidate if candidate.skills or candidate.roles else None
