"""How many people fit a job, and how many more would fit without one of its requirements."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from hireloom.domain.profile_match.experience import Years
from hireloom.domain.profile_match.matches import JobNeeds
from hireloom.domain.profile_match.places import JobPlace, WorkMode

MOST_SKILLS = 12  # skills that are removed one at a time
FEWER_YEARS = {1: 0, 2: 1, 3: 2, 4: 3, 5: 3, 6: 4, 7: 5}  # years to suggest instead; half for 8 and more


class ConstraintKind(StrEnum):
    SKILL = "skill"
    YEARS = "years"
    PLACE = "place"


@dataclass(frozen=True, slots=True)
class Constraint:
    """One thing that a job asks for, and the job without it."""

    about: ConstraintKind
    name: str
    without: JobNeeds


@dataclass(frozen=True, slots=True)
class ConstraintCost:
    """How many people fit the job as it is, and how many would if it did not ask for this: people who fit now stay."""

    about: ConstraintKind
    requirement: str
    matching_without: int
    matching_with: int

    @property
    def removed(self) -> int:
        return self.matching_without - self.matching_with

    @property
    def text(self) -> str:
        if not self.removed:
            return "Removes nobody"
        return f"Removes {self.removed} of {self.matching_without}"


@dataclass(frozen=True, slots=True)
class EasedYears:
    """Fewer years to ask for, and how many people would fit then."""

    years: int
    matching: int

    @property
    def text(self) -> str:
        years = f"{self.years}+ years" if self.years else "no years"
        return f"With {years} instead, {self.matching} would fit."


@dataclass(frozen=True, slots=True)
class Reach:
    """Recruiters can find `people`, of whom `matching` fit; the requirement that excludes most stands first."""

    people: int
    matching: int
    costs: tuple[ConstraintCost, ...]
    eased: EasedYears | None


def asked_by(needs: JobNeeds, location: str) -> Iterator[Constraint]:
    """The job without one requirement at a time: each of some skills, the years, or the place (as if remote)."""
    for skill, name in list(needs.skills.items())[:MOST_SKILLS]:
        rest = {name: label for name, label in needs.skills.items() if name != skill}
        if rest:  # without any skill the role would be matched instead
            yield Constraint(ConstraintKind.SKILL, name, replace(needs, skills=rest))
    if needs.years and (needs.years.least or needs.years.most is not None):
        yield Constraint(ConstraintKind.YEARS, _name_of(needs.years), replace(needs, years=None))
    if needs.place.presence is not WorkMode.REMOTE and not needs.place.is_unknown:
        yield Constraint(
            ConstraintKind.PLACE, location, replace(needs, place=JobPlace(WorkMode.REMOTE, needs.place.names))
        )


def eased(needs: JobNeeds) -> tuple[int, JobNeeds] | None:
    """The job with fewer years, if it asks for any."""
    if not needs.years or not needs.years.least:
        return None
    least = FEWER_YEARS.get(needs.years.least, needs.years.least // 2)
    return least, replace(needs, years=Years(least) if least else None)


def _name_of(years: Years) -> str:
    return f"{years.least}+ years" if years.most is None else f"{years.least}-{years.most} years"
