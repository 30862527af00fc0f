"""The jobs of the demo, as their recruiters wrote them. Dates count from the day on which the demo data is made."""

import re
from dataclasses import dataclass
from datetime import date, timedelta

from hireloom.demo import material, samples
from hireloom.demo.companies import DemoCompany, companies

_PAY = re.compile(r"(USD|INR|EUR|GBP) ([\d, -]+) (per year|per month|per hour)")
_DATES = re.compile(r"-(\d+) ([+-]?\d+|none)")
_DOCUMENTS = {"Resume", "Driving License", "Visa Document"}


@dataclass(frozen=True, slots=True)
class DemoJob:
    """A job before the store has given it an id. `reopened` counts how often it was reopened."""

    occupation: str
    company: DemoCompany
    title: str
    location: str
    employment_type: str
    salary: str
    currency: str
    salary_duration: str
    posted_on: date
    ends_on: date | None
    is_open: bool
    reopened: int
    keywords: tuple[str, ...]
    mandatory_documents: tuple[str, ...]
    description: str


def adverts(today: date) -> tuple[DemoJob, ...]:
    """All jobs, oldest first, so that ids are in the order of their dates."""
    drafts = [
        _advert(block, occupation, today)
        for occupation in material.names("jobs")
        for block in material.text(f"jobs/{occupation}.txt").split("\n== ")
    ]
    return tuple(sorted(drafts, key=lambda draft: (draft.posted_on, draft.title)))


def gone(today: date) -> tuple[DemoJob, ...]:
    """Jobs that their recruiters have deleted since, although somebody had applied."""
    return tuple(_advert(material.text(f"gone/{name}.txt"), name, today) for name in material.names("gone"))


def _advert(block: str, occupation: str, today: date) -> DemoJob:
    head, _, rest = block.removeprefix("== ").partition("\n")
    title, company, location, employment_type, pay, dates, state = (part.strip() for part in head.split("|"))
    marks: dict[str, str] = {}
    while match := re.match(r"(keys|docs|text): (.*)\n?", rest):
        marks[match[1]] = match[2]
        rest = rest[match.end() :]
    description = samples.job_text(marks["text"]) if "text" in marks else rest.strip()
    money = _PAY.fullmatch(pay)
    days = _DATES.fullmatch(dates)
    documents = _listed(marks.get("docs", ""))
    if (money is None and pay != "NA") or days is None or not set(documents) <= _DOCUMENTS:
        raise ValueError(f"Cannot read the head of the job {title!r}")
    position, _, reopened = state.partition("/")
    return DemoJob(
        occupation=occupation,
        company=companies()[company],
        title=title,
        location=location,
        employment_type=employment_type,
        salary=money[2] if money else "NA",
        currency=money[1] if money else "",
        salary_duration=money[3] if money else "",
        posted_on=today - timedelta(int(days[1])),
        ends_on=None if days[2] == "none" else today + timedelta(int(days[2])),
        is_open=position == "open",
        reopened=int(reopened or 0),
        keywords=_listed(marks["keys"]),
        mandatory_documents=documents,
        description=description,
    )


def _listed(line: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in line.split(",") if part.strip())
