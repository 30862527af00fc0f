"""Jobs elsewhere that Maya tracks in the demo, in addition to her applications."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from hireloom.demo.applications import moment
from hireloom.demo.material import text
from hireloom.domain.tracked_jobs import TrackedJob
from hireloom.domain.tracker_stages import APPLIED, INTERVIEW, OFFER, SAVED
from hireloom.ports.stores import Transaction

AFTERNOON = time(13, 30)


@dataclass(frozen=True, slots=True)
class _DemoTrackedJob:
    """`key` names its advert; the numbers are days from today, those before it negative."""

    key: str
    page: str
    stage: str
    added: int
    applied: int | None = None
    ends: int | None = None
    meets: int | None = None
    remind: int | None = None
    salary: str = ""
    note: str = ""


_TRACKED_JOBS = (
    _DemoTrackedJob(
        "grid",
        "https://windlass-energy.example/jobs/platform-engineer",
        SAVED,
        added=-2,
        ends=6,
        remind=2,
        salary="€70,000 to 85,000",
        note="They ask for German at B1. Mine is A2: ask whether a course counts.",
    ),
    _DemoTrackedJob("library", "https://library-utrecht.example/werken/1207", APPLIED, added=-21, applied=-19),
    _DemoTrackedJob(
        "timetables",
        "https://northline-rail.example/careers/backend-timetables",
        INTERVIEW,
        added=-16,
        applied=-14,
        meets=2,
        salary="€64,000 to 78,000",
        note="Second talk, with the team. Bring the story of the bill run.",
    ),
    _DemoTrackedJob(
        "maps",
        "https://saltmarsh-maps.example/join/senior-python-engineer",
        OFFER,
        added=-33,
        applied=-30,
        remind=4,
        salary="€76,000",
        note="They want an answer by the end of next week.",
    ),
)


@dataclass(frozen=True, slots=True)
class AdvertElsewhere:
    title: str
    company: str
    location: str
    text: str


def advert(key: str) -> AdvertElsewhere:
    whole = text(f"elsewhere/{key}.txt")
    title, place, *_ = whole.splitlines()
    company, _, location = place.partition(", ")
    return AdvertElsewhere(title, company, location, whole)


def add(tx: Transaction, user_id: int, today: date) -> None:
    for job in _TRACKED_JOBS:
        page = advert(job.key)
        tracked = TrackedJob(
            user_id,
            page.title,
            page.company,
            moment(today, -job.added, salt=user_id),
            location=page.location,
            salary=job.salary,
            address=job.page,
            stage=job.stage,
            note=job.note,
            applied_on=_day(today, job.applied),
            ends_on=_day(today, job.ends),
            meets_at=datetime.combine(today + timedelta(job.meets), AFTERNOON, UTC) if job.meets else None,
            remind_on=_day(today, job.remind),
        )
        tx.tracked_jobs.add(tracked, page.text)


def _day(today: date, days: int | None) -> date | None:
    return None if days is None else today + timedelta(days)
