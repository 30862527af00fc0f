"""What happens to an application while names are shown by stage is not undone, on PostgreSQL, where both can go on."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.applications import NOBODY, Application, Status
from hireloom.domain.jobs import Job
from hireloom.domain.snapshots import Snapshot
from hireloom.domain.stages import stages_of
from hireloom.usecases.blind_reviews import name_by_stage

INTERVIEW = 3  # the number of the third default stage


@pytest.fixture
def store(postgres_engine, clock):
    return SqlStore(postgres_engine, clock)


@pytest.fixture
def job(store, clock, bert):
    now = clock.now()
    job = Job("Nurse", "Loom", "Care.", "Pune", "Full-time", now.date(), None, bert.id, bert.email, now)
    with store.writing() as tx:
        return tx.jobs.add(replace(job, blind_review=True, names_from=INTERVIEW))


@pytest.fixture
def application(store, clock, job, add):
    anna = add("Anna1")
    of_job = job.title, job.company, job.location, job.recruiter_email
    application = Application(job.id, anna.id, "Anna", anna.email, "", clock.now(), *of_job, stage=INTERVIEW)
    with store.writing() as tx:
        return tx.applications.add(application, Snapshot("", ""))


def decided(tx, application):
    tx.applications.put(tx.applications.get_for_update(application.id).selected())


def withdrawn(tx, application):
    tx.applications.put(tx.applications.get_for_update(application.id).withdrawn(application.applied_at))


def erased(tx, application):
    tx.applications.forget_user(application.user_id)


@pytest.mark.spec("HIR-T45")
@pytest.mark.parametrize("meanwhile", [decided, withdrawn, erased])
def test_what_is_committed_between_reading_and_naming_stays(store, clock, job, application, bert, meanwhile):
    with store.writing() as tx:
        tx.jobs.get_for_update(job.id)

        def of_job(job_id):
            listed = tx.applications.of_job(job_id)
            with store.writing() as second_tx:
                meanwhile(second_tx, application)
            return listed

        applications = tx.applications
        raced = SimpleNamespace(of_job=of_job, get_for_update=applications.get_for_update, put=applications.put)
        unit = SimpleNamespace(applications=raced, audit=tx.audit)
        name_by_stage(unit, job, stages_of(tx.stages.of_job(job.id)), by=bert, at=clock.now())
    with store.reading() as tx:
        stored = tx.applications.get(application.id)
    assert stored.revealed_at is None
    outcome = stored.status, stored.withdrawn_at is not None, stored.full_name
    assert (
        outcome
        == {
            decided: (Status.SELECTED, False, "Anna"),
            withdrawn: (Status.REJECTED, True, "Anna"),
            erased: (Status.SUBMITTED, False, NOBODY),
        }[meanwhile]
    )
