"""How well a person and a job fit: four parts that add up to 100, the same for both sides."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple, Protocol

from hireloom.domain.profile_match.experience import Years, asked_years, experience_score, years_of
from hireloom.domain.profile_match.places import JobPlace, PreferredPlaces, location_score, place_of, whereabouts
from hireloom.domain.profile_match.roles import Words, preferred_roles, role_score, said_by
from hireloom.domain.profile_match.skills import compared, in_text, normalised, split, titles
from hireloom.domain.profiles import Profile

MOST_FOR_SKILLS = 50


class Quality(StrEnum):
    """From best to least; QUALITY_ABOVE says above which score each holds."""

    EXCELLENT = "excellent"
    GOOD = "good"
    FAIR = "fair"
    LOW = "low"

    @classmethod
    def of(cls, score: float) -> "Quality":
        return next((quality for limit, quality in QUALITY_ABOVE if score > limit), cls.LOW)

    @property
    def rank(self) -> int:
        return 4 - list(Quality).index(self)


QUALITY_ABOVE = ((80, Quality.EXCELLENT), (60, Quality.GOOD), (45, Quality.FAIR))


@dataclass(frozen=True, slots=True)
class JobNeeds:
    """What a job asks for. `skills` maps the spelling in which a skill is compared to the one in the job."""

    skills: dict[str, str]
    title: Words
    years: Years | None
    place: JobPlace


class ProfileFacts(NamedTuple):
    """The fields of a profile that count for a match."""

    skills: str
    job_roles: str
    experience: str
    preferred_locations: str
    relocation_willingness: str


@dataclass(frozen=True, slots=True)
class Candidate:
    """What a person brings; the skills in the spelling in which they are compared, and so the titles of the person's
    roles: a nurse need not develop what a job lists as 'Registered Nurse'."""

    skills: frozenset[str]
    roles: frozenset[Words]
    years: Years | None
    where: PreferredPlaces


@dataclass(frozen=True, slots=True)
class JobMatch:
    skill_score: int
    role_score: int
    exp_score: int
    location_score: int
    matching_skills: tuple[str, ...]
    missing_skills: tuple[str, ...]

    @property
    def match_score(self) -> int:
        return self.skill_score + self.role_score + self.exp_score + self.location_score

    @property
    def match_quality(self) -> Quality:
        return Quality.of(self.match_score)


class MatchableJob(Protocol):
    """What of a job says what it needs: of one posted here, as it is kept or listed, or of one of a board."""

    @property
    def title(self) -> str: ...
    @property
    def description(self) -> str: ...
    @property
    def employment_type(self) -> str: ...
    @property
    def location(self) -> str: ...
    @property
    def keywords(self) -> str: ...


def needs_of(job: MatchableJob) -> JobNeeds:
    return _needs(job.title, job.description, job.employment_type, job.location, job.keywords)


@lru_cache(maxsize=1024)
def _needs(title: str, description: str, employment_type: str, location: str, keywords: str) -> JobNeeds:
    """The skills that the advert lists; if it lists none, those that its text names."""
    listed = split(keywords) or in_text(f"{title}\n{description}")
    return JobNeeds(
        skills={normalised(skill): skill for skill in listed},
        title=said_by(title),
        years=asked_years(title, description, employment_type),
        place=place_of(location),
    )


def candidate_of(profile: Profile | ProfileFacts) -> Candidate:
    return Candidate(
        skills=compared(profile.skills) | titles(profile.job_roles),
        roles=preferred_roles(profile.job_roles),
        years=years_of(profile.experience),
        where=whereabouts(profile.preferred_locations, profile.relocation_willingness),
    )


def match(needs: JobNeeds, candidate: Candidate) -> JobMatch:
    role = role_score(needs.title, candidate.roles)
    matching = tuple([label for skill, label in needs.skills.items() if skill in candidate.skills])
    missing = tuple([label for skill, label in needs.skills.items() if skill not in candidate.skills])
    return JobMatch(
        skill_score=skill_score(len(matching), len(needs.skills)) if needs.skills else skills_unasked(role),
        role_score=role,
        exp_score=experience_score(needs.years, candidate.years),
        location_score=location_score(needs.place, candidate.where),
        matching_skills=matching,
        missing_skills=missing,
    )


def skill_score(matched: int, required: int) -> int:
    """0 to 50, rounded half up."""
    return (2 * MOST_FOR_SKILLS * matched + required) // (2 * required)


def skills_unasked(role: int) -> int:
    """Points for skills where the job asks for none: the role stands in, so that an unrelated person gets nothing."""
    return 2 * role
