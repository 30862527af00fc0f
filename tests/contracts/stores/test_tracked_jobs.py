"""Every store keeps the jobs that people follow."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from hireloom.domain.identity.users import Role, User
from hireloom.domain.tracked_jobs import NoSuchTrackedJob, TrackedJob


@pytest.fixture
def job(store, clock):
    def job(name: str) -> TrackedJob:
        user = User(name, f"{name}@people.example", Role.USER, clock.now())
        with store.writing() as tx:
            owner = tx.users.add(user, password_hash="x").id
        at = datetime(2026, 11, 25, 9, tzinfo=UTC)
        return TrackedJob(
            owner,
            "Löwe, „ICU“",
            "Ridge",
            at,
            address="https://ridge.example/1",
            applied_on=date(2026, 11, 20),
            meets_at=at,
        )

    return job


def test_a_job_comes_back_with_its_text_and_can_change(store, job):
    annas_job = job("anna1")
    with store.writing() as tx:
        first, second = tx.tracked_jobs.add(annas_job, "Nights."), tx.tracked_jobs.add(annas_job, "")
        assert (
            first == replace(annas_job, id=first.id, has_text=True) == tx.tracked_jobs.get(first.id, annas_job.user_id)
        )
        assert (tx.tracked_jobs.text(first.id), second.has_text) == ("Nights.", False)
        moved = tx.tracked_jobs.put(replace(first, stage="offer"))
        assert tx.tracked_jobs.put(second, "Days.").has_text
        assert tx.tracked_jobs.text(first.id) == "Nights."
        tx.tracked_jobs.remove(second.id)
    with store.reading() as tx:
        assert tx.tracked_jobs.of(annas_job.user_id) == [moved]


def test_nobody_gets_at_the_jobs_of_others(store, job):
    annas_job, ottos_job = job("anna1"), job("otto1")
    with store.writing() as tx:
        her_job = tx.tracked_jobs.add(annas_job, "")
        with pytest.raises(NoSuchTrackedJob):
            tx.tracked_jobs.get(her_job.id, ottos_job.user_id)
        tx.tracked_jobs.remove_all(ottos_job.user_id)
        assert tx.tracked_jobs.of(annas_job.user_id) == [her_job]
        tx.tracked_jobs.remove_all(annas_job.user_id)
        assert tx.tracked_jobs.of(annas_job.user_id) == []
