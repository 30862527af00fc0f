"""The audit log of the demo."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta

from hireloom.demo.accounts import SEEKER
from hireloom.demo.applications import OPEN_RECRUITER, moment
from hireloom.demo.mails import PostedApplication
from hireloom.demo.submissions import DECIDED, DemoSeeker, decided_at
from hireloom.domain.audit import AuditEvent
from hireloom.domain.jobs import Job, Position
from hireloom.ports.stores import Transaction

DAYS = 21
ADMIN = "admin@hireloom.example"
SIGNED_IN = {SEEKER: (1, 3, 4, 6, 18), OPEN_RECRUITER: (1, 2, 4, 5, 8, 12), ADMIN: (2, 7, 14)}  # days ago


def add(
    tx: Transaction,
    posted: Sequence[PostedApplication],
    jobs: Sequence[Job],
    people: Sequence[DemoSeeker],
    staff_ids: Mapping[str, int],
    today: date,
) -> None:
    """Add the events of the last DAYS days, oldest first. `staff_ids` are the ids of everybody who is not a job seeker,
    by address."""
    accounts = {**staff_ids, SEEKER: people[0].user_id}
    deactivated = [person.seeker.email for person in people if not person.seeker.is_active]
    deeds = [*_accounts(accounts, deactivated, today), *_jobs(jobs, today), *_applications(posted, accounts, today)]
    since = moment(today, DAYS, salt=0)
    tx.audit.add(*sorted((event for event in deeds if event.at > since), key=lambda event: event.at))


def _accounts(accounts: Mapping[str, int], deactivated: Sequence[str], today: date) -> Iterator[AuditEvent]:
    for email, ages in SIGNED_IN.items():
        for age in ages:
            yield AuditEvent(moment(today, age, salt=len(email)), "accounts.signed_in", accounts[email])
    for number, email in enumerate(deactivated):
        at = moment(today, 7, salt=3) + timedelta(minutes=2 * number)
        yield AuditEvent(at, "accounts.deactivated", accounts[ADMIN], email)


def _jobs(jobs: Sequence[Job], today: date) -> Iterator[AuditEvent]:
    for job in jobs:
        yield AuditEvent(job.created_at, "jobs.posted", job.recruiter_id, str(job.id))
        closed_at = moment(today, 4, salt=job.id)
        if job.position is Position.CLOSED and closed_at > job.created_at:
            yield AuditEvent(closed_at, "jobs.closed", job.recruiter_id, str(job.id))
        if job.deleted_at:
            yield AuditEvent(job.deleted_at, "jobs.deleted", job.recruiter_id, str(job.id))


def _applications(
    posted: Sequence[PostedApplication], accounts: Mapping[str, int], today: date
) -> Iterator[AuditEvent]:
    for entry in posted:
        application = entry.application
        yield AuditEvent(application.applied_at, "applications.submitted", application.user_id, str(application.id))
        if entry.draft.decided is not None:
            action = f"applications.{DECIDED[entry.draft.status]}"
            yield AuditEvent(
                decided_at(entry.draft, today), action, accounts[application.recruiter_email], str(application.id)
            )
