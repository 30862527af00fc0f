"""Many change jobs and their recruiters at once, on every engine: nobody is refused, and searches find the true
state."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from threading import Barrier

import pytest

from hireloom.adapters.sql.index import term_index
from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.matches import candidate_of
from hireloom.domain.profile_match.recommendations import JobQuestion
from hireloom.domain.profiles import Profile
from hireloom.domain.searches import Query, terms
from hireloom.ports.stores import Transaction
from hireloom.testing.clock import StoppedClock

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
TODAY = NOW.date()
JOB = Job(
    "Data Analyst", "Loom", "Reports.", "Pune, India", "Full-time", TODAY, None, 0, "", NOW, keywords="SQL, Excel"
)
ANNA = candidate_of(Profile(1, "Anna", "anna@people.example", "", "", "SQL, Excel", "Data Analyst", NOW))
THREADS, TURNS = 20, 3


@pytest.fixture
def store(engine) -> SqlStore:
    return SqlStore(engine, StoppedClock(NOW))


@pytest.fixture
def add(store) -> Callable[[str], User]:
    def add(name: str) -> User:
        user = User(name, f"{name.lower()}@people.example", Role.RECRUITER, NOW)
        with store.writing() as tx:
            return tx.users.add(user, password_hash="!")

    return add


@pytest.fixture
def find_ids(store) -> Callable[..., list[int]]:
    """Newest first; the search and the matches must agree."""

    def find(words: str = "") -> list[int]:
        with store.snapshot() as tx:
            ids = [row.id for row in tx.job_search.find(Query(TODAY, words=words, limit=500))]
            fitting = tx.job_matches.best(ANNA, JobQuestion(TODAY, 0, limit=500))
        if not words:
            assert fitting.stats.total_jobs == len(ids)
        return ids

    return find


def at_once(store: SqlStore, *works: Callable[[Transaction, int], None]) -> None:
    """Each in a thread of its own, several times, each time in a unit of its own; what one raises is raised."""
    barrier = Barrier(len(works))

    def run(work: Callable[[Transaction, int], None]) -> None:
        barrier.wait()
        for turn in range(TURNS):
            with store.writing() as tx:
                work(tx, turn)

    with ThreadPoolExecutor(len(works)) as pool:
        list(pool.map(run, works))


@pytest.mark.spec("SEC-40")
def test_a_recruiter_with_very_many_jobs_goes_and_comes_back_whole(store, add, find_ids, monkeypatch):
    monkeypatch.setattr(term_index, "AT_ONCE", 7)
    bert = add("Bert2")
    with store.writing() as tx:
        jobs = [tx.jobs.add(replace(JOB, recruiter_id=bert.id)) for _ in range(20)]
    for is_active, there in ((False, []), (True, [job.id for job in reversed(jobs)])):
        with store.writing() as tx:
            tx.users.put(replace(bert, is_active=is_active))
        assert find_ids() == find_ids("analyst") == there


@pytest.mark.spec("SEC-40")
def test_deactivating_while_admins_change_the_jobs_leaves_the_indexes_true(store, add, find_ids):
    bert = add("Bert2")
    with store.writing() as tx:
        jobs = [tx.jobs.add(replace(JOB, recruiter_id=bert.id)) for _ in range(TURNS)]

    def switch(tx: Transaction, turn: int) -> None:
        tx.users.get_for_update(bert.id)
        tx.users.put(replace(bert, is_active=turn % 2 == 1))

    def edit(tx: Transaction, turn: int) -> None:
        job = tx.jobs.get_for_update(jobs[turn].id)
        tx.jobs.put(replace(job, title=f"Data {turn}", deleted_at=NOW if turn % 3 == 0 else None))

    at_once(store, switch, edit, edit, edit)
    assert find_ids() == find_ids("data") == []  # the last turn deactivates
    with store.writing() as tx:
        tx.users.put(bert)
        listed_ids = [job.id for job in reversed(jobs) if tx.jobs.get(job.id).is_listed]
    assert listed_ids
    assert find_ids() == find_ids("data") == listed_ids


def test_twenty_recruiters_post_and_change_at_once_and_nobody_is_refused(store, add, find_ids):
    """The jobs share words, place, type and day, so each writes the rows of all the others."""
    titles = [f"Data Analyst {name}" for name in ("Nurse", "Pilot", "Chef", "Clerk")]
    posted: dict[int, list[int]] = {}

    def post(recruiter: User) -> Callable[[Transaction, int], None]:
        def work(tx: Transaction, turn: int) -> None:
            tx.users.get_for_update(recruiter.id).must_be_active()
            title, day = titles[(recruiter.id + turn) % len(titles)], TODAY - timedelta(turn % 3)
            job = tx.jobs.add(replace(JOB, title=title, recruiter_id=recruiter.id, posted_on=day))
            for number in posted.setdefault(recruiter.id, [])[-1:]:
                tx.jobs.put(replace(tx.jobs.get_for_update(number), title=titles[turn % len(titles)]).closed())
            posted[recruiter.id].append(job.id)

        return work

    recruiters = [add(f"Bert{number}") for number in range(THREADS)]
    at_once(store, *(post(recruiter) for recruiter in recruiters))
    with store.reading() as tx:
        jobs = [job for recruiter in recruiters for job in tx.jobs.of_recruiter(recruiter.id) if job.is_listed]
    ordered = sorted(jobs, key=lambda job: (job.posted_on, job.id), reverse=True)
    assert len(ordered) == THREADS  # of each the last one, the others are closed
    for words in ("", "data analyst", "nurse", "pilot sql"):
        assert find_ids(words) == [
            job.id for job in ordered if set(terms(words)) <= {*terms(f"{job.title} {job.keywords}")}
        ]


def test_a_job_stays_as_it_is_for_whoever_asks_for_that_and_many_may(store, add):
    """Somebody applies for the job as it reads, and its text changes only before or after all of that."""
    bert, barrier = add("Bert2"), Barrier(2)
    with store.writing() as tx:
        job = tx.jobs.add(replace(JOB, recruiter_id=bert.id))
    order: list[str] = []

    def change() -> None:
        barrier.wait()
        with store.writing() as tx:
            tx.jobs.put(replace(tx.jobs.get_for_update(job.id), blind_review=True))
            order.append("changed")

    with ThreadPoolExecutor(1) as pool:
        with store.writing() as tx:
            assert tx.jobs.get_for_share(job.id) == job
            changing = pool.submit(change)
            barrier.wait()
            if store._engine.dialect.name == "postgresql":  # SQLite has one writer anyway
                with store.writing() as another:
                    assert another.jobs.get_for_share(job.id) == job
            assert tx.jobs.get_for_share(job.id) == job
            order.append("looked")
        changing.result()
    assert order == ["looked", "changed"]
