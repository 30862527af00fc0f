"""The found jobs sorted by profile match: page by page exactly what sorting all of them gives."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hireloom.adapters.sql.index.term_index import TermIndex
from hireloom.adapters.sql.matches import scores
from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.listed_matches import MatchPosition
from hireloom.domain.profile_match.matches import candidate_of
from hireloom.domain.profiles import Profile
from hireloom.domain.searches import ListPosition, Query, listing_of
from hireloom.testing.clock import StoppedClock

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
TODAY = NOW.date()
JOB = Job("", "Loom", "", "Pune", "Full-time", TODAY, None, 0, "r@loom.example", NOW)
PERSON = Profile(1, "Anna", "", "", "", "SQL, Excel, Go", "Data Analyst", NOW)
CANDIDATE = candidate_of(replace(PERSON, experience="3-5"))

jobs = st.builds(
    lambda title, skills, age: replace(JOB, title=title, keywords=skills, posted_on=TODAY - timedelta(age)),
    st.sampled_from(("Data Analyst", "Senior Analyst", "Nurse")),
    st.sampled_from(("SQL", "SQL, Excel", "Rust", "Go, Rust, SQL", "")),
    st.sampled_from((0, 1, 2, 40)),
)


class BestListingsContract:
    """Inherit and supply the fixture `engine`: an empty, migrated database."""

    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
    @given(data=st.data())
    def test_page_by_page_as_if_all_were_sorted(self, engine, monkeypatch, data):
        store = SqlStore(engine, StoppedClock(NOW))
        monkeypatch.setattr(scores, "FEW", data.draw(st.sampled_from((0, 300))))  # both ways to the order
        since = data.draw(st.sampled_from((None, TODAY - timedelta(30))))
        query = Query(TODAY, location="Pune", posted_since=since, limit=data.draw(st.integers(1, 4)))
        with store.writing() as tx:
            owner = tx.users.by_email(JOB.recruiter_email) or tx.users.add(
                User("Bert2", JOB.recruiter_email, Role.RECRUITER, NOW), password_hash="hash"
            )
            for old in tx.jobs.of_recruiter(owner.id):
                tx.jobs.put(replace(old, deleted_at=NOW))
            stored_jobs = [
                tx.jobs.add(replace(job, recruiter_id=owner.id)) for job in data.draw(st.lists(jobs, max_size=9))
            ]
            listings = [listing_of(job) for job in stored_jobs if since is None or job.posted_on >= since]
            expected = sorted((MatchPosition.at(job, CANDIDATE) for job in listings), reverse=True)
            positions, after = list[MatchPosition](), None
            while page := tx.job_search.best(query, CANDIDATE, after):
                positions += [MatchPosition.at(job, CANDIDATE) for job in page]
                after = positions[-1]
            assert positions == expected
            # A job of a board stands between ours: behind all of ours with its score and day.
            edge = MatchPosition(data.draw(st.integers(0, 100)), ListPosition(TODAY - timedelta(1), False, 7))
            behind = tx.job_search.best(replace(query, limit=20), CANDIDATE, edge)
            assert [MatchPosition.at(job, CANDIDATE) for job in behind] == [
                position for position in expected if position < edge
            ]


class TestSqlite(BestListingsContract):
    @pytest.fixture
    def engine(self, sqlite_engine):
        return sqlite_engine


class TestPostgres(BestListingsContract):
    @pytest.fixture
    def engine(self, postgres_engine):
        with postgres_engine.begin() as connection:
            TermIndex(connection).refresh()  # truncated with the rest
        return postgres_engine
