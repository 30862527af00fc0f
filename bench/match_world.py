"""An invented labor market: fields of work of very different sizes, each with its own skills that most of its people
name, and skills that anybody may name; titles and roles of these fields, and cities of all sizes."""

import random
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache
from itertools import accumulate
from typing import NamedTuple

from hireloom.domain.jobs import Job, Position
from hireloom.domain.profiles import EXPERIENCE, Profile, Visibility

TODAY = date(2026, 11, 21)
NOW = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)
FIELDS, SKILLS_OF_FIELD, COMMON_SKILLS, CITIES = 30, 40, 25, 1_000
SYLLABLES = (
    "ba be bo ca ce co da de di do fa fe ga go ha ka ke la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro"
)
LEVELS = ("", "", "", "", "Senior ", "Senior ", "Junior ", "Lead ", "Principal ", "Associate ", "Head of ")
WORK = (
    *("Engineer", "Developer", "Analyst", "Manager", "Nurse", "Accountant", "Designer", "Administrator", "Consultant"),
    *("Technician", "Teacher", "Specialist", "Coordinator", "Architect", "Scientist", "Representative", "Assistant"),
)
COUNTRIES = ("USA", "India", "Germany", "UK", "Netherlands", "France", "Spain", "Canada", "Australia", "Poland")
YEARS = (
    "",
    "",
    "2+ years of experience.",
    "3-5 years of experience.",
    "At least 5 years of experience.",
    "10+ years exp",
)
BANDS = (*EXPERIENCE, "3-5", "1-3", "")


class Field(NamedTuple):
    name: str
    work: tuple[str, ...]
    skills: list[str]


class Market(NamedTuple):
    fields: list[Field]
    field_weights: list[float]
    skill_weights: list[float]
    common_skills: list[str]
    common_weights: list[float]
    cities: list[str]
    city_weights: list[float]
    first_names: list[str]
    last_names: list[str]


def _falling(count: int, by: int) -> list[float]:
    return list(accumulate(1 / (rank + by) for rank in range(count)))


@cache
def market() -> Market:
    chance, syllables = random.Random(7), SYLLABLES.split()

    def name(least: int, most: int) -> str:
        return "".join(chance.choices(syllables, k=chance.randint(least, most))).title()

    common = [name(2, 4) for _ in range(COMMON_SKILLS)]
    fields = []
    for _ in range(FIELDS):
        skills = [name(2, 5) for _ in range(SKILLS_OF_FIELD)]
        fields.append(Field(name(2, 3), tuple(chance.sample(WORK, 4)), skills))
    return Market(
        fields,
        _falling(FIELDS, 3),
        _falling(SKILLS_OF_FIELD, 4),
        common,
        _falling(COMMON_SKILLS, 3),
        [name(2, 4) for _ in range(CITIES)],
        _falling(CITIES, 15),
        [name(1, 3) for _ in range(3_000)],
        [name(2, 4) for _ in range(20_000)],
    )


def field_of(chance: random.Random) -> Field:
    made = market()
    return chance.choices(made.fields, cum_weights=made.field_weights)[0]


def skills_of(field: Field, count: int, common: int, chance: random.Random) -> str:
    made = market()
    skills = chance.choices(field.skills, cum_weights=made.skill_weights, k=count)
    shared = chance.choices(made.common_skills, cum_weights=made.common_weights, k=common)
    return ", ".join(dict.fromkeys(skills + shared))


def title_of(field: Field, chance: random.Random) -> str:
    extra = f" {chance.choice(COUNTRIES)} Team" if chance.random() < 0.1 else ""
    return f"{chance.choice(LEVELS)}{field.name} {chance.choice(field.work)}{extra}"


def city(chance: random.Random) -> str:
    made = market()
    return chance.choices(made.cities, cum_weights=made.city_weights)[0]


def jobs(count: int, recruiter_id: int) -> Iterator[Job]:
    """Jobs with ids from 1; one in ten is closed, one in ten has expired."""
    chance = random.Random(11)
    for number in range(1, count + 1):
        field, age = field_of(chance), chance.randint(0, 90)
        place = f"{city(chance)}, {chance.choice(COUNTRIES)}"
        roll = chance.random()
        yield Job(
            id=number,
            title=title_of(field, chance),
            company="Bench",
            description=f"You work with people. {chance.choice(YEARS)} Join us.",
            location="Remote" if roll < 0.12 else f"Hybrid - {place}" if roll < 0.3 else place,
            employment_type="Full-Time",
            posted_on=TODAY - timedelta(age),
            ends_on=None if chance.random() < 0.2 else TODAY + timedelta(chance.randint(-7, 60)),
            recruiter_id=recruiter_id,
            recruiter_email="recruiter@bench.example",
            created_at=NOW,
            keywords=skills_of(field, chance.randint(3, 9), chance.randint(0, 3), chance),
            position=Position.CLOSED if chance.random() < 0.1 else Position.OPEN,
        )


def people(count: int, first_id: int) -> Iterator[Profile]:
    """Profiles; one in fifty cannot be found, one in ten has only the basic fields."""
    chance, made = random.Random(17), market()
    for number in range(first_id, first_id + count):
        field, is_basic = field_of(chance), chance.random() < 0.1
        wish = field_of(chance) if chance.random() < 0.2 else field
        roles = [title_of(field, chance), *(title_of(wish, chance) for _ in range(chance.choice((0, 1, 1, 2))))]
        places = [city(chance) for _ in range(chance.choice((0, 1, 1, 2, 3)))]
        if chance.random() < 0.3:
            places = [*places[:2], chance.choice(("Remote", "Hybrid"))]
        yield Profile(
            user_id=number,
            name=f"{chance.choice(made.first_names)} {chance.choice(made.last_names)}",
            email=f"person{number}@bench.example",
            phone_number="5550001111",
            country_code="+1",
            skills=skills_of(field, chance.randint(2, 11), chance.randint(0, 4), chance),
            job_roles=", ".join(roles),
            updated_at=NOW,
            experience="" if is_basic else chance.choice(BANDS),
            preferred_locations="" if is_basic else ", ".join(places),
            relocation_willingness="" if is_basic else chance.choice(("Yes", "No", "No", "Remote Only")),
            is_basic=is_basic,
            visibility=Visibility.ALL if chance.random() >= 0.02 else Visibility.NOBODY,
        )
