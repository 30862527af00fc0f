"""The answers that a careers page counts, on both engines."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from hireloom.domain.answers import PromisedAnswer
from hireloom.domain.applications import Application, Status
from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.company_roles import CompanyRole, Member
from hireloom.domain.identity.users import Role
from hireloom.domain.jobs import Job
from hireloom.domain.snapshots import EventKind, Snapshot, TimelineEvent


@pytest.mark.spec("HIR-P42")
def test_answers_are_those_of_the_company_that_stand_even_for_deleted_jobs(store, add, clock):
    now = clock.now()
    recruiter, stranger = (add(name, Role.RECRUITER, email=f"{name}@{name}.example") for name in ("loom", "hill"))

    def post(person):
        on = date(2026, 11, 1)
        return Job("Nurse", "Loom", "Care.", "Pune", "Full-time", on, None, person.id, person.email, now)

    with store.writing() as tx:
        company = tx.companies.put(Company("loom.example", now).verified(VerificationMethod.ADMIN, by=1, now=now))
        tx.companies.put_member(Member(company.id, recruiter.id, CompanyRole.OWNER, now))
        open_job, deleted_job, other_job = (tx.jobs.add(post(person)) for person in (recruiter, recruiter, stranger))

    def apply(name, job, *events, applied=now - timedelta(days=20), **changes):
        user = add(name)
        of_job = (job.title, job.company, job.location, job.recruiter_email)
        application = Application(job.id, user.id, name, user.email, "", applied, *of_job)
        with store.writing() as tx:
            application = tx.applications.add(replace(application, answer_days=9, **changes), Snapshot("", ""))
            if events:
                tx.applications.note(application.id, *(TimelineEvent(at, what) for at, what in events))
        return applied, (applied + timedelta(days=9)).date()

    first, last = now - timedelta(days=15), now - timedelta(days=12)
    undone = [(first, EventKind.SELECTED), (now - timedelta(days=14), EventKind.RESET)]
    expected = [
        PromisedAnswer(*apply("Anna1", open_job, *undone, (last, EventKind.REJECTED), status=Status.REJECTED), last),
        PromisedAnswer(*apply("Bao22", open_job, *undone), None),
        PromisedAnswer(*apply("Carl3", deleted_job, (first, EventKind.SELECTED), status=Status.SELECTED), first),
        PromisedAnswer(*apply("Dora4", open_job, (first, EventKind.REJECTED), status=Status.REJECTED, email=""), first),
    ]
    withdrawn = {"status": Status.REJECTED, "withdrawn_at": first}
    apply("Emil5", open_job, (first, EventKind.WITHDRAWN), **withdrawn)
    apply("Gone6", open_job, email="")
    apply("Soon9", open_job, (last, EventKind.SELECTED), applied=now - timedelta(days=9), status=Status.SELECTED)
    apply("Else7", other_job, (first, EventKind.SELECTED), status=Status.SELECTED)
    apply("Past8", open_job, applied=now - timedelta(days=91))
    with store.writing() as tx:
        tx.jobs.put(replace(tx.jobs.get_for_update(deleted_job.id), deleted_at=now))
    with store.reading() as tx:
        answers = tx.applicants.promised_answers(company.id, now - timedelta(days=90), clock.today())
    assert sorted(answers, key=str) == sorted(expected, key=str)
