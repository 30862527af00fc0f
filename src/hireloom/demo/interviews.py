"""The interviews of the recruiter who can sign in: talks that were held, are booked, or wait for the applicant."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta

from hireloom.demo.applications import OPEN_RECRUITER
from hireloom.demo.mails import PostedApplication
from hireloom.domain.interviews.interviews import Interview, InterviewKind, InterviewState, InterviewTerms
from hireloom.domain.interviews.plans import PlannedInterview
from hireloom.domain.lives import USUAL
from hireloom.domain.stages import DEFAULT_STAGES
from hireloom.ports.stores import Transaction
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.language.lexicon_files import load_lexicon

COLLEAGUE = "nadia.flores@loomworks.example"  # a recruiter of the company, who may interview for all of its jobs
INTERVIEW, OFFER = DEFAULT_STAGES[2].number, DEFAULT_STAGES[3].number
MORNING, HOUR = time(9), timedelta(hours=1)
PLACE = "https://meet.loomworks.example/first-talk"
PLANNED_JOBS, PER_INTERVIEW = 3, 4  # jobs with a plan, and requirements that each of its interviews asks about
HELD_DAYS_AGO, BOOKED_IN_DAYS, PROPOSED_DAYS_AGO = 3, 2, 1


def add(tx: Transaction, posted: Sequence[PostedApplication], staff_ids: Mapping[str, int], today: date) -> None:
    """Everybody with an offer was interviewed; of those who are to be interviewed, every other one has chosen a
    time. Nobody has more interviews in a week than they take."""
    team = (staff_ids[OPEN_RECRUITER], staff_ids[COLLEAGUE])
    pairs = (team, team[:1], team[1:])
    for job in [job for job in tx.jobs.of_recruiter(team[0]) if job.is_listed][:PLANNED_JOBS]:
        tx.interviews.put_plan(job.id, _plan(job.description, team), None)
    applications = [
        tx.applications.get(entry.application.id)
        for entry in posted
        if entry.application.recruiter_email == OPEN_RECRUITER
    ]
    offered = [application.id for application in applications if application.is_open and application.stage == OFFER]
    invited = [application.id for application in applications if application.is_open and application.stage == INTERVIEW]
    past_day, next_day = (_workday(today, days) for days in (-HELD_DAYS_AGO, BOOKED_IN_DAYS))
    for place, application_id in enumerate(offered):
        _add(tx, application_id, pairs[place % len(pairs)], today, past_day + place * HOUR)
    for place, application_id in enumerate(invited):
        _add(tx, application_id, pairs[place % len(pairs)], today, None if place % 2 else next_day + place * HOUR)


def _add(
    tx: Transaction, application_id: int, people: tuple[int, ...], today: date, starts_at: datetime | None
) -> None:
    proposed_at = datetime.combine(today - timedelta(PROPOSED_DAYS_AGO + HELD_DAYS_AGO), MORNING, UTC)
    if starts_at is None or starts_at.date() > today:
        proposed_at = datetime.combine(today - timedelta(PROPOSED_DAYS_AGO), MORNING, UTC)
    interview = tx.interviews.add(
        Interview(
            application_id,
            "First talk",
            InterviewKind.VIDEO,
            45,
            PLACE,
            people,
            proposed_by=people[0],
            proposed_at=proposed_at,
            book_by=proposed_at + USUAL.booking,
        )
    )
    if starts_at:
        tx.interviews.put(_booked(interview, starts_at))


def _booked(interview: Interview, starts_at: datetime) -> Interview:
    # Its reminder counts as sent: a new demo sends no emails on its own.
    return replace(
        interview,
        state=InterviewState.BOOKED,
        starts_at=starts_at,
        zone="Europe/Amsterdam",
        sequence=1,
        reminded_at=interview.proposed_at,
    )


def _plan(advert: str, people: tuple[int, ...]) -> list[PlannedInterview]:
    """A call about the first requirements, then a talk on site about the next ones."""
    labels = [need.requirement.label for need in job_requirements(advert, load_lexicon()).asked]
    call = InterviewTerms("First talk", InterviewKind.VIDEO, 45, PLACE, people, takes_one=True)
    talk = InterviewTerms("Meet the team", InterviewKind.ON_SITE, 60, "", people)
    return [
        PlannedInterview(call, tuple(labels[:PER_INTERVIEW])),
        PlannedInterview(talk, tuple(labels[PER_INTERVIEW : 2 * PER_INTERVIEW])),
    ]


def _workday(today: date, days: int) -> datetime:
    """A morning this many days from today, or on the following Monday."""
    day = today + timedelta(days)
    return datetime.combine(day + timedelta(-day.weekday() % 7 if day.weekday() > 4 else 0), MORNING, UTC)
