"""What every JobSearch promises, on SQLite and on PostgreSQL: exactly what `domain.searches` says, and at once."""

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Engine, text

from hireloom.adapters.sql.index.term_index import TermIndex
from hireloom.adapters.sql.migrate import migrate
from hireloom.adapters.sql.search import job_search
from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job, Position
from hireloom.domain.searches import ListPosition, Query, is_remote, listing_of, place_fits, terms, terms_of, type_key
from hireloom.testing.clock import StoppedClock

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
TODAY = NOW.date()
JOB = Job(
    title="Data Analyst",
    company="Loom",
    description="Reports.",
    location="Pune, India",
    employment_type="Full-time",
    posted_on=TODAY,
    ends_on=None,
    recruiter_id=0,
    recruiter_email="bert@people.example",
    created_at=NOW,
    keywords="SQL, Excel",
)
PLACES = (
    "Pune, India",
    "Mumbai, India",
    "Remote",
    "Remote (REM)",
    "REM",
    "Hybrid (HYB)",
    "Zürich",
    "New York, NY",
    "York",
    "",
    "Delft, NL (HYB)",
)
WORDS = ("data", "analysts", "Node.js", "front-end", "C++", "C#", ".NET", "Zürich", "naïve", "EXCEL", "R&D", "日本語")


class JobSearchContract:
    """Inherit and supply the fixture `engine`: an empty, migrated database."""

    @pytest.fixture
    def store(self, engine: Engine) -> SqlStore:
        return SqlStore(engine, StoppedClock(NOW))

    @pytest.fixture
    def bert(self, store) -> User:
        user = User("Bert2", "bert@people.example", Role.RECRUITER, NOW)
        with store.writing() as tx:
            return tx.users.add(user, password_hash="hash")

    @pytest.fixture
    def posted(self, store, bert):
        def post(*jobs: Job) -> list[Job]:
            with store.writing() as tx:
                return [tx.jobs.add(replace(job, recruiter_id=bert.id)) for job in jobs]

        return post

    @pytest.fixture
    def find_ids(self, store):
        def find(**query) -> list[int]:
            with store.reading() as tx:
                return [row.id for row in tx.job_search.find(Query(**{"today": TODAY} | query))]

        return find

    @pytest.mark.spec("JOBS-40", "OPEN-052")
    @pytest.mark.parametrize(
        ("words", "is_found"),
        [
            ("", True),
            ("data", True),
            ("DATA analyst", True),
            ("analysts", True),
            ("loom reports sql", True),
            ("analyst nurse", False),
            ("anal", False),
            ("!?", True),
            ('"data" OR nurse*', False),
            ("data' & !x", False),
        ],
    )
    def test_all_words_must_occur_wherever_they_stand(self, posted, find_ids, words, is_found):
        [job] = posted(JOB)
        assert find_ids(words=words) == ([job.id] if is_found else [])

    @pytest.mark.spec("JOBS-40", "OPEN-052")
    @pytest.mark.parametrize(
        ("text", "words", "is_found"),
        [
            ("Front-end work", "frontend", True),
            ("Front-end work", "front end", True),
            ("Node.js", "nodejs", True),
            ("We use C++", "c++", True),
            ("We use C++", "C#", False),
            ("Zürich, naïve", "zurich naive", True),
            ("JavaScript", "java", False),
        ],
    )
    def test_words_as_people_write_them(self, posted, find_ids, text, words, is_found):
        [job] = posted(replace(JOB, description=text))
        assert find_ids(words=words) == ([job.id] if is_found else [])

    @pytest.mark.spec("JOBS-40", "OPEN-052")
    @pytest.mark.parametrize("location", ["pune", "INDIA", "Pune, India and around", "ne, in", " pune,  india "])
    def test_a_place_fits_when_one_holds_the_other(self, posted, find_ids, location):
        job, _ = posted(JOB, replace(JOB, location="Oslo"))
        assert find_ids(location=location) == [job.id]

    @pytest.mark.spec("JOBS-40", "OPEN-052")
    def test_remote_and_hybrid_have_short_names(self, posted, find_ids):
        remote, short, hybrid, plain = posted(
            *(replace(JOB, location=place) for place in ("Remote, USA", "REM", "Delft (HYB)", "Delft"))
        )
        assert find_ids(location="Remote (REM)") == [short.id, remote.id]
        assert find_ids(location="REM") == [short.id, remote.id]
        assert find_ids(location="hybrid") == [hybrid.id]
        assert find_ids(remote_only=True) == [short.id, remote.id]
        assert find_ids(location="Delft", remote_only=True) == []
        assert find_ids(location="delft") == [plain.id, hybrid.id]

    @pytest.mark.spec("JOBS-40")
    def test_types_are_known_however_they_are_written(self, posted, find_ids):
        full, part, none = posted(JOB, replace(JOB, employment_type="Part-time"), replace(JOB, employment_type=""))
        assert find_ids(employment_types=("FULLTIME",)) == [none.id, full.id]
        assert find_ids(employment_types=("part time", "Contract")) == [part.id]
        assert find_ids(employment_types=("Contract",)) == []

    @pytest.mark.spec("JOBS-15", "JOBS-43")
    def test_closed_deleted_and_expired_jobs_are_never_found(self, posted, find_ids):
        yesterday = TODAY - timedelta(1)
        today, *_ = posted(
            replace(JOB, ends_on=TODAY),
            replace(JOB, ends_on=yesterday),
            replace(JOB, position=Position.CLOSED),
            replace(JOB, deleted_at=NOW),
        )
        assert find_ids() == find_ids(words="data") == find_ids(location="pune") == [today.id]

    @pytest.mark.spec("SEC-40")
    def test_jobs_are_found_as_long_as_their_recruiter_is_there(self, store, bert, posted, find_ids):
        def is_there(is_active: bool) -> None:
            with store.writing() as tx:
                tx.users.put(replace(bert, is_active=is_active))

        open_job, closed_job, job_elsewhere = posted(
            JOB, replace(JOB, position=Position.CLOSED), replace(JOB, location="Oslo")
        )
        is_there(False)
        assert find_ids() == find_ids(words="data") == find_ids(location="pune") == []
        with store.writing() as tx:
            assert tx.job_search.count(Query(TODAY), 99) == 0
            tx.jobs.put(
                tx.jobs.get_for_update(closed_job.id).reopened(TODAY, today=TODAY)
            )  # whatever admins do meanwhile
            late = tx.jobs.add(replace(JOB, recruiter_id=bert.id))
            assert not late.has_recruiter
        assert find_ids() == find_ids(words="data") == []
        is_there(True)
        assert find_ids() == find_ids(words="data") == [late.id, job_elsewhere.id, closed_job.id, open_job.id]
        with store.writing() as tx:  # in one unit of work, and what is undone never was
            tx.users.put(bert.deactivated())
            assert tx.job_search.find(Query(TODAY, words="data")) == []
            tx.jobs.put(replace(tx.jobs.get(open_job.id), title="Nurse"))
            tx.users.put(bert)
            assert [row.id for row in tx.job_search.find(Query(TODAY, words="nurse"))] == [open_job.id]
        with suppress(RuntimeError), store.writing() as tx:
            tx.users.put(bert.deactivated())
            raise RuntimeError
        assert find_ids(words="analyst sql") == [late.id, job_elsewhere.id, closed_job.id]

    def test_what_changes_is_found_as_it_is_at_once_and_what_is_undone_never(self, store, posted, find_ids):
        [job] = posted(JOB)
        with store.writing() as tx:
            tx.jobs.put(replace(job, title="Nurse", location="Oslo", posted_on=date(2026, 10, 1)))
        assert find_ids(words="analyst") == find_ids(location="pune") == []
        assert find_ids(words="nurse", location="oslo", before=ListPosition(date(2026, 10, 2), True, 0)) == [job.id]
        with store.writing() as tx:
            tx.jobs.put(replace(job, position=Position.CLOSED))
        assert find_ids() == []
        with store.writing() as tx:
            tx.jobs.put(job)
        assert find_ids(words="analyst") == [job.id]
        with suppress(RuntimeError), store.writing() as tx:
            tx.jobs.put(replace(job, title="Pilot"))
            raise RuntimeError
        assert find_ids(words="pilot") == []
        assert find_ids(words="analyst") == [job.id]

    @pytest.mark.parametrize("words", ["", "data"])
    def test_newest_first_and_each_once_while_jobs_are_added(self, posted, find_ids, words):
        days = [TODAY - timedelta(age) for age in (0, 40, 3, 3, 90, 500, 1)]
        jobs = posted(*(replace(JOB, posted_on=day) for day in days))
        spots = {job.id: ListPosition(job.posted_on, True, job.id) for job in jobs}
        ids: list[int] = []
        while page := find_ids(words=words, limit=2, before=spots[ids[-1]] if ids else None):
            ids += page
            posted(replace(JOB, title="Data newcomer"))
        assert ids == [job.id for job in sorted(jobs, key=lambda job: (job.posted_on, job.id), reverse=True)]

    @pytest.mark.spec("OPEN-053")
    def test_only_days_since(self, posted, find_ids):
        week, _ = posted(*(replace(JOB, posted_on=TODAY - timedelta(age)) for age in (7, 8)))
        assert find_ids(posted_since=TODAY - timedelta(7)) == find_ids(words="data", posted_since=TODAY - timedelta(7))
        assert find_ids(posted_since=TODAY - timedelta(7)) == [week.id]

    def test_a_job_is_listed_as_it_is_kept(self, store, posted):
        [job] = posted(replace(JOB, ends_on=TODAY, mandatory_documents=("Resume",), reopen_count=1, salary="10"))
        with store.reading() as tx:
            [one_listing] = tx.job_search.find(Query(TODAY))
            listing = listing_of(tx.jobs.get(job.id))
        assert one_listing._replace(providers=(), mandatory_documents=()) == listing._replace(
            providers=(), mandatory_documents=()
        )
        assert tuple(one_listing.mandatory_documents) == ("Resume",)
        assert tuple(one_listing.providers) == job.providers

    def test_many_places_that_share_a_word(self, posted, find_ids):
        jobs = posted(*(replace(JOB, location=f"Town {number}, India") for number in range(40)))
        others = posted(*(replace(JOB, location=f"Indiana {number}") for number in range(3)))
        posted(replace(JOB, location="Oslo"))
        expected = [job.id for job in reversed([*jobs, *others])]
        assert find_ids(location="india") == find_ids(location="India", words="data") == expected

    def test_counting_what_is_new(self, store, posted):
        posted(JOB)
        with store.reading() as tx:
            before = tx.job_search.newest_id()
        new = posted(JOB, replace(JOB, posted_on=TODAY - timedelta(30)), replace(JOB, title="Nurse", keywords=""))
        with store.reading() as tx:
            assert tx.job_search.newest_id() == new[-1].id
            for words, count in (("data", 2), ("", 3), ("reports", 3), ("pilot", 0)):
                newer = Query(TODAY, words=words, newer_than=before)
                assert tx.job_search.count(newer, 99) == len(tx.job_search.find(newer)) == count
            assert tx.job_search.count(Query(TODAY, newer_than=before), 2) == 2
            assert tx.job_search.count(Query(TODAY, newer_than=new[-1].id), 99) == 0
            assert tx.job_search.count(Query(TODAY, location="Oslo", newer_than=before), 99) == 0
            assert tx.job_search.count(Query(TODAY), 99) == 4

    def test_an_index_with_another_meaning_is_made_anew(self, engine, posted, find_ids):
        [job] = posted(JOB)
        with engine.begin() as connection:
            connection.execute(text("UPDATE index_meaning SET meaning = '0'"))
            connection.execute(text("DELETE FROM index_bits"))
        assert find_ids(words="data") == []
        migrate(engine)
        assert find_ids(words="data", location="pune") == [job.id]

    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(data=st.data())
    def test_whatever_the_jobs_and_the_question_the_answer_is_what_the_domain_says(
        self, engine, store, bert, data, monkeypatch
    ):
        job = st.builds(
            lambda title, location, kind, age, ends: replace(
                JOB,
                title=" ".join(title),
                location=location,
                employment_type=kind,
                posted_on=TODAY - timedelta(age),
                ends_on=None if ends is None else TODAY + timedelta(ends),
                recruiter_id=bert.id,
            ),
            st.lists(st.sampled_from(WORDS), max_size=3),
            st.one_of(st.sampled_from(PLACES), st.text(max_size=8).filter(lambda text: "\x00" not in text)),
            st.sampled_from(("Full-time", "Contract", "")),
            st.integers(0, 100),
            st.sampled_from((None, -1, 0, 5)),
        )
        jobs = data.draw(st.lists(job, max_size=6))
        query = Query(
            TODAY,
            words=" ".join(data.draw(st.lists(st.sampled_from(WORDS), max_size=2))),
            location=data.draw(st.sampled_from(("", *PLACES, "in", "Pune, India, Asia", "new york"))),
            remote_only=data.draw(st.booleans()),
            employment_types=data.draw(st.sampled_from(((), ("contract",), ("Full time", "Contract")))),
            posted_since=data.draw(st.sampled_from((None, TODAY - timedelta(30)))),
        )
        monkeypatch.setattr(job_search, "FEW", data.draw(st.sampled_from((0, 500))))  # both ways to the order
        with store.writing() as tx:
            for old in tx.jobs.of_recruiter(bert.id):
                tx.jobs.put(replace(old, deleted_at=NOW))
            stored_jobs = [tx.jobs.add(job) for job in jobs]
            assert [row.id for row in tx.job_search.find(query)] == expected(stored_jobs, query)


def expected(jobs: list[Job], query: Query) -> list[int]:
    fitting = [
        job
        for job in jobs
        if job.accepts_applications(TODAY)
        and set(terms(query.words)) <= terms_of(job)
        and place_fits(job.location, query.location)
        and (is_remote(job.location) or not query.remote_only)
        and (type_key(job.employment_type) in query.type_keys or not query.type_keys)
        and (query.posted_since is None or job.posted_on >= query.posted_since)
    ]
    return [job.id for job in sorted(fitting, key=lambda job: (job.posted_on, job.id), reverse=True)]


class TestSqlite(JobSearchContract):
    @pytest.fixture
    def engine(self, sqlite_engine):
        return sqlite_engine


class TestPostgres(JobSearchContract):
    @pytest.fixture
    def engine(self, postgres_engine):
        with postgres_engine.begin() as connection:
            TermIndex(connection).refresh()  # truncated with the rest
        return postgres_engine
