"""The jobs that anybody may read, on SQLite and on PostgreSQL alike."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job, NoSuchJob
from hireloom.domain.marketing.content import Content, PostKind
from hireloom.domain.public_jobs import PublicJobsState
from hireloom.testing.clock import StoppedClock

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
TODAY, MINUTE = NOW.date(), timedelta(minutes=1)


@pytest.fixture
def clock():
    return StoppedClock(NOW)


@pytest.fixture
def recruiter(store) -> User:
    with store.writing() as tx:
        user = User("loomer1", "loomer@people.example", Role.RECRUITER, NOW)
        return tx.users.add(user, password_hash="x")


@pytest.fixture
def add(store, recruiter):
    def add(**changes) -> Job:
        values = {"title": "Ward Nurse", "company": "Loomworks", "location": "Pune, India", "description": "Care."}
        values |= {"employment_type": "Full-time", "posted_on": TODAY, "ends_on": date(2026, 12, 1), "created_at": NOW}
        values |= {"recruiter_id": recruiter.id, "recruiter_email": recruiter.email}
        with store.writing() as tx:
            return tx.jobs.add(Job(**values | changes))

    return add


def change(store, job: Job) -> Job:
    with store.writing() as tx:
        return tx.jobs.put(job)


def ids(store) -> list[int]:
    with store.reading() as tx:
        newest = [job.id for job in tx.public_jobs.newest(TODAY, 100)]
        entries = [entry.id for entry in tx.public_jobs.entries(TODAY, first=1, last=10_000)]
        state = tx.public_jobs.state(TODAY)
    assert newest == entries[::-1]
    assert (state.jobs, state.numbers) == (len(entries), sum(entries))
    return entries


def test_only_open_jobs_for_everybody_whose_recruiter_is_there_are_seen(store, add, recruiter):
    job_ids = [add().id, add(ends_on=None).id, add(ends_on=TODAY).id]
    for hiding in ({"is_public": False}, {"ends_on": date(2026, 11, 20)}, {"deleted_at": NOW}):
        add(**hiding)
    change(store, add().closed())
    assert ids(store) == job_ids
    with store.writing() as tx:
        tx.users.put(replace(recruiter, is_active=False))
    assert ids(store) == []


def test_every_change_is_another_state(store, add, clock, recruiter):
    def state() -> PublicJobsState:
        with store.reading() as tx:
            return tx.public_jobs.state(TODAY)

    assert state() == PublicJobsState(0, 0, None)
    states = [state()]
    job = add()
    states.append(state())
    assert states[-1] == PublicJobsState(1, job.id, NOW)
    clock.advance(MINUTE)
    job = change(store, replace(job, description="Care more."))
    states.append(state())
    assert states[-1] == PublicJobsState(1, job.id, NOW + MINUTE)
    assert job.latest == NOW + MINUTE
    add()
    states.append(state())
    change(store, job.closed())
    states.append(state())
    assert len(set(states)) == len(states)


def test_a_job_stays_in_its_block(store, add):
    numbers = [add().id for _ in range(5)]
    with store.reading() as tx:
        blocks = tx.public_jobs.blocks(TODAY, 2)
        blocks_ids = [
            [entry.id for entry in tx.public_jobs.entries(TODAY, first=2 * n - 1, last=2 * n)] for n in blocks
        ]
    assert [number for page in blocks_ids for number in page] == numbers
    assert all(
        (number - 1) // 2 + 1 == block for block, page in zip(blocks, blocks_ids, strict=True) for number in page
    )
    with store.reading() as tx:
        missing = tx.public_jobs.get(numbers[0])
    for number in numbers[:2]:
        with store.reading() as tx:
            missing = tx.public_jobs.get(number)
        change(store, missing.closed())
    with store.reading() as tx:
        assert set(tx.public_jobs.blocks(TODAY, 2)) == {(number - 1) // 2 + 1 for number in numbers[2:]}


def test_what_never_was_there_is_no_job(store):
    with store.reading() as tx, pytest.raises(NoSuchJob):
        tx.public_jobs.get(41)


def test_a_post_keeps_its_job_and_its_doubt(store, clock):
    post = Content("blog", PostKind.FEATURE_HIGHLIGHT, "Job Search", "Open now.", (), NOW, NOW, job_id=41)
    with store.writing() as tx:
        post_after = tx.content.add(post.scheduled(NOW + MINUTE, now=NOW))
    clock.advance(MINUTE)
    for _ in range(2):
        with store.writing() as tx:
            leased = tx.content.lease(now=clock.now(), agent_for=())
        clock.advance(timedelta(minutes=3))
    assert (leased.job_id, leased.unsure_since) == (41, NOW + MINUTE)
    with store.writing() as tx:
        assert tx.content.keep(leased.missed(clock.now(), reason="It wants a pause.", is_final=False))
        assert tx.content.get_for_update(post_after.id).unsure_since == NOW + MINUTE
