"""An invented market of jobs over one year, and searches in it: words with natural frequencies, and many places."""

import random
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache
from itertools import accumulate
from typing import NamedTuple

from hireloom.domain.jobs import Job, ProviderLink
from hireloom.domain.searches import Query

TODAY = date(2026, 11, 21)
NOW = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)
DAYS = 365
LEVELS = ("", "", "", "Senior ", "Junior ", "Lead ", "Principal ", "Associate ")
FIELDS = (
    *("Backend", "Frontend", "Data", "Cloud", "Security", "Mobile", "Platform", "Payments", "Marketing", "Sales"),
    *("Finance", "Clinical", "Warehouse", "Product", "Operations", "Quality", "Support", "Design", "Legal", "Research"),
)
WORK = (
    *("Engineer", "Developer", "Analyst", "Manager", "Nurse", "Accountant", "Designer", "Administrator", "Consultant"),
    *("Technician", "Teacher", "Specialist", "Coordinator", "Architect", "Scientist", "Representative", "Assistant"),
)
TOOLS = (
    *("Python", "Java", "SQL", "Excel", "React", "Kubernetes", "Docker", "AWS", "Node.js", "C++", "C#", "Terraform"),
    *("PostgreSQL", "Kafka", "Salesforce", "SAP", "Figma", "Go", "Rust", "TypeScript", "Linux", "Spark", "Tableau"),
)
COUNTRIES = (
    *("USA", "India", "Germany", "UK", "Netherlands", "France", "Spain", "Canada", "Australia", "Poland"),
    *("Brazil", "Japan", "Italy", "Sweden", "Portugal"),
)
TYPES = ("Full-time", "Full-time", "Full-time", "Part-time", "Contract", "Internship")
SYLLABLES = (
    "ba be bo ca ce co da de di do fa fe ga go ha ka ke la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro"
)
VOCABULARY, CITIES, COMPANIES = 20_000, 2_000, 30_000
SENTENCES, SENTENCE, DESCRIBED = 200_000, 10, (4, 9)  # number of sentences, words of one, sentences of a description


class World(NamedTuple):
    words: list[str]
    weights: list[float]
    cities: list[str]
    city_weights: list[float]
    companies: list[str]
    sentences: list[str]


@cache
def world() -> World:
    chance = random.Random(7)
    syllables = SYLLABLES.split()

    def name(least: int, most: int) -> str:
        return "".join(chance.choices(syllables, k=chance.randint(least, most)))

    common = [
        *[
            "with",
            "team",
            "work",
            "our",
            "you",
            "will",
            "experience",
            "customer",
            "service",
            "project",
            "business",
            "system",
            "process",
        ]
    ]
    words = common + list(TOOLS) + [name(2, 5) for _ in range(VOCABULARY)]
    cities = [f"{name(2, 4).title()}, {chance.choice(COUNTRIES)}" for _ in range(CITIES)]
    companies = [
        f"{name(2, 4).title()} {chance.choice(('Labs', 'Group', 'Health', 'Systems'))}" for _ in range(COMPANIES)
    ]
    weights = list(accumulate(1 / (rank + 10) for rank in range(len(words))))
    sentences = [" ".join(chance.choices(words, cum_weights=weights, k=SENTENCE)) for _ in range(SENTENCES)]
    return World(
        words,
        weights,
        cities,
        list(accumulate(1 / (rank + 20) for rank in range(len(cities)))),
        companies,
        sentences,
    )


def title(chance: random.Random) -> str:
    return f"{chance.choice(LEVELS)}{chance.choice(FIELDS)} {chance.choice(WORK)}"


def place(chance: random.Random, made: World) -> str:
    roll = chance.random()
    if roll < 0.12:
        return chance.choice(("Remote", "Remote (REM)", f"Remote, {chance.choice(COUNTRIES)}"))
    city = chance.choices(made.cities, cum_weights=made.city_weights)[0]
    return f"{city} (HYB)" if roll < 0.3 else city


def jobs(count: int, recruiter_id: int) -> Iterator[Job]:
    """Jobs with ids from 1, oldest first; the market grows a little over the year, and one job in ten has expired."""
    made, chance = world(), random.Random(11)
    for number in range(1, count + 1):
        age = int(DAYS * (1 - number / count) ** 1.1)
        tools = chance.sample(TOOLS, 3)
        text = ". ".join(chance.choices(made.sentences, k=chance.randint(*DESCRIBED)))
        called = title(chance)
        ends = -chance.randint(1, 200) if chance.random() < 0.1 and age > 10 else chance.randint(0, 60)
        yield Job(
            id=number,
            title=called,
            company=chance.choice(made.companies),
            description=f"As {called} you {text}. You know {', '.join(tools)}.",
            location=place(chance, made),
            employment_type=chance.choice(TYPES),
            posted_on=TODAY - timedelta(age),
            ends_on=None if chance.random() < 0.4 else TODAY + timedelta(ends),
            recruiter_id=recruiter_id,
            recruiter_email="recruiter@bench.example",
            created_at=NOW - timedelta(age),
            salary="60,000 - 80,000",
            currency="USD",
            salary_duration="per year",
            providers=(ProviderLink("LinkedIn", f"https://jobs.example/{number}"),),
            keywords=", ".join(tools),
            mandatory_documents=("Resume",),
        )


def queries(count: int) -> list[Query]:
    """Searches as people type them: an occupation, a tool, a rare word or a rare pair of words, with or without a
    place."""
    made, chance = world(), random.Random(13)
    kinds = (
        lambda: title(chance).strip(),
        lambda: f"{chance.choice(FIELDS)} {chance.choice(WORK)}",
        lambda: chance.choice(TOOLS),
        lambda: f"{chance.choice(TOOLS)} {chance.choice(TOOLS)} {chance.choice(WORK)}",
        lambda: chance.choice(made.companies),
        lambda: f"{chance.choice(made.words[2000:])} {chance.choice(WORK)}",
        lambda: "",
    )
    places = (
        lambda: chance.choices(made.cities, cum_weights=made.city_weights)[0],
        lambda: chance.choices(made.cities, cum_weights=made.city_weights)[0].split(",")[0],
        lambda: chance.choice(COUNTRIES),
        lambda: chance.choice(("Remote", "Remote (REM)", "Hybrid (HYB)")),
    )
    return [
        Query(
            today=TODAY,
            words=chance.choice(kinds)(),
            location=chance.choice(places)(),
            remote_only=chance.random() < 0.1,
            employment_types=("Contract",) if chance.random() < 0.1 else (),
        )
        for _ in range(count)
    ]
