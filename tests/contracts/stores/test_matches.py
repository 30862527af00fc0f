"""Who fits what: the index answers exactly what scoring everything answers, whatever changed in whatever order."""

import random
import threading
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pyroaring import BitMap
from sqlalchemy import Engine, insert, select

from hireloom.adapters.sql.index import bitmap_rows
from hireloom.adapters.sql.index.index_tables import index_bits, index_entries
from hireloom.adapters.sql.index.term_index import TermIndex
from hireloom.adapters.sql.jobs import values_of
from hireloom.adapters.sql.matches import scores
from hireloom.adapters.sql.pooling import WRITING
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.sql.tables import jobs, users
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job, Position
from hireloom.domain.profile_match.matches import candidate_of, match, needs_of
from hireloom.domain.profile_match.reach import asked_by
from hireloom.domain.profile_match.recommendations import CandidateViewer, JobQuestion
from hireloom.domain.profiles import EXPERIENCE, Profile, Visibility
from hireloom.domain.windows import Window
from hireloom.testing.clock import StoppedClock
from hireloom.testing.direct_matches import DirectCandidateMatches, DirectJobMatches

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
TODAY = NOW.date()
OWNER = 3
RECRUITER = CandidateViewer(sees_contacts=True)
PEOPLE, JOBS = (1, 2, 65_535, 65_536, 70_000, 300_001), (1, 5, 65_535, 65_536, 131_072)
JOB = Job("Chef", "Loom", "", "", "", TODAY, None, OWNER, "r@loom.example", NOW, deleted_at=NOW)
PERSON = Profile(1, "Anna", "anna@people.example", "", "", "", "", NOW)
WORDS = ("Senior", "Python", "Data", "Engineer", "Developer", "Analyst", "Nurse", "of", "Manager", "QA", "Cloud", "Ops")
WORDS += ("q" * 120, "z" * 120)  # a term of both is too long for a key
SKILLS = ("Python", "py", "Flask", "SQL", "Docker", "React", "Go", "Nursing", "Excel", "x" * 1500)
PLACES = (
    "",
    "Pune",
    "Pune, India",
    "Remote",
    "Hybrid - Pune",
    "Hybrid",
    "Remote, India",
    "Austin, TX",
    "Texas, Remote",
)
TEXTS = ("", "3-5 years of experience.", "We know Python and Docker.", "10+ years of experience needed.")
NAMES = ("Anna", "anna", "Ann", "Bo", "Bob", "Éva", "Zoe", "Zoë", "Li")

titles = st.lists(st.sampled_from(WORDS), min_size=1, max_size=9).map(" ".join)
skill_lists = st.lists(st.sampled_from(SKILLS), max_size=5).map(", ".join)
job_values = st.fixed_dictionaries(
    {
        "title": titles,
        "description": st.sampled_from(TEXTS),
        "location": st.sampled_from(PLACES),
        "keywords": skill_lists,
        "posted_on": st.integers(-3, 0).map(lambda days: TODAY + timedelta(days)),
        "ends_on": st.none() | st.sampled_from((-1, 0, 1, 5, 7, 40, 200)).map(lambda days: TODAY + timedelta(days)),
        "position": st.sampled_from((Position.OPEN, Position.OPEN, Position.CLOSED)),
        "deleted_at": st.sampled_from((None, None, None, NOW)),
    }
)
profile_values = st.fixed_dictionaries(
    {
        "name": st.sampled_from(NAMES),
        "skills": skill_lists,
        "job_roles": st.lists(titles, max_size=3).map(", ".join),
        "experience": st.sampled_from(("", *EXPERIENCE, "4", "2-8")),
        "preferred_locations": st.sampled_from(PLACES),
        "relocation_willingness": st.sampled_from(("", "Yes", "No", "Remote Only")),
        "visibility": st.sampled_from((Visibility.ALL, *Visibility)),
    }
)
user_values = st.fixed_dictionaries({"is_active": st.booleans(), "role": st.sampled_from((Role.USER, Role.RECRUITER))})
person, job = st.sampled_from(PEOPLE), st.sampled_from(JOBS)
changes = st.one_of(
    st.tuples(st.just("job"), job, job_values),
    st.tuples(st.just("job"), job, job_values),
    st.tuples(st.just("profile"), person, profile_values),
    st.tuples(st.just("profile"), person, profile_values),
    st.tuples(st.just("user"), person, user_values),
    st.tuples(st.just("user"), st.just(OWNER), user_values),
    st.tuples(st.just("leave"), person, st.just({})),
)
units = st.lists(st.tuples(st.lists(changes, min_size=1, max_size=6), st.booleans()), min_size=1, max_size=5)


class World:
    """People and jobs with ids in several chunks of the index."""

    def __init__(self, engine: Engine) -> None:
        self.engine, self.store = engine, SqlStore(engine, StoppedClock(NOW))
        with engine.begin() as connection:
            for number in (*PEOPLE, OWNER):
                connection.execute(insert(users).values(**user_row(number)))
            for number in JOBS:
                connection.execute(insert(jobs).values(id=number, **values_of(JOB)))

    def empty(self) -> None:
        with self.store.writing() as tx:
            for number in (*PEOPLE, OWNER):
                tx.users.put(user(number))
                tx.profiles.remove(number)
            for number in JOBS:
                tx.jobs.put(replace(JOB, id=number))

    def apply(self, changes: list[Any], *, is_kept: bool) -> None:
        with suppress(KeyboardInterrupt), self.store.writing() as tx:
            for what, number, values in changes:
                if what == "job":
                    tx.jobs.put(replace(JOB, id=number, **values))
                elif what == "profile":
                    tx.profiles.put(replace(PERSON, user_id=number, **values))
                elif what == "user":
                    tx.users.put(replace(user(number), **values))
                else:
                    tx.profiles.remove(number)
            if not is_kept:
                raise KeyboardInterrupt

    def index(self, *, anew: bool = False) -> dict[tuple[str, str, int], set[int]]:
        """Every row of it that says something; a rebuild forgets it again."""
        with self.engine.connect().execution_options(**{WRITING: True}) as connection:
            if anew:
                TermIndex(connection).make_anew()
            rows = connection.execute(select(index_bits)).all()
            ids = {row.id for row in connection.execute(select(index_entries)) if row.terms}
        index = {(row.term, row.value, row.chunk): set(BitMap.deserialize(row.bits)) for row in rows}
        assert ids == set().union(*index.values(), set())
        return {key: ids for key, ids in index.items() if ids}


def user(number: int) -> User:
    return User(f"user{number}", f"user{number}@people.example", role_of(number), NOW, id=number)


def role_of(number: int) -> Role:
    return Role.RECRUITER if number == OWNER else Role.USER


def user_row(number: int) -> dict[str, Any]:
    return {
        "id": number,
        "tf_id": f"TF{number}",
        "username": f"user{number}",
        "username_key": f"user{number}",
        "email": f"user{number}@people.example",
        "user_type": role_of(number).value,
        "password_hash": "x",
        "is_active": True,
        "is_super_admin": False,
        "was_admin": False,
        "created_at": NOW,
    }


class MatchesContract:
    @pytest.fixture(autouse=True)
    def small_steps(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """So that a handful of rows goes the ways of a million."""
        monkeypatch.setattr(scores, "FEW", 1)
        monkeypatch.setattr(bitmap_rows, "FIRST_STEP", 2)

    @pytest.fixture
    def world(self, engine: Engine) -> World:
        return World(engine)

    @pytest.mark.spec("RECO-20", "RECO-23", "RECO-28", "OPEN-096", "OPEN-097")
    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
    @given(
        units,
        profile_values,
        job_values,
        st.sampled_from((0, 10, 26, 30, 46, 61)),
        st.integers(0, 2),
        st.sampled_from((Window(), Window(0, 2), Window(1, 2), Window(3, 1))),
        st.sampled_from((RECRUITER, CandidateViewer(sees_contacts=False, shuffle=123_456_789_012))),
    )
    def test_the_index_answers_as_if_everything_were_scored(
        self, world, units, profile, expected, least, days, window, viewer
    ):
        world.empty()
        for changes, is_kept in units:
            world.apply(changes, is_kept=is_kept)
        candidate = candidate_of(replace(PERSON, **profile))
        needs = needs_of(replace(JOB, **expected))
        question = JobQuestion(TODAY + timedelta(days), least, 3)
        with world.store.snapshot() as tx, world.engine.connect() as connection:
            matches = tx.job_matches.best(candidate, question)
            assert matches == DirectJobMatches(connection).best(candidate, question)
            people = DirectCandidateMatches(connection)
            assert tx.candidate_matches.best(needs, least, window, viewer) == people.best(needs, least, window, viewer)
            questions = [
                (needs, least),
                (needs, 0),
                *((question.without, least) for question in asked_by(needs, "there")),
            ]
            direct = (people.best(*question, Window(), viewer).listed for question in questions)
            first, *others = ({candidate.user_id for candidate in candidates} for candidates in direct)
            assert tx.candidate_matches.counts(questions, viewer) == [
                (len(group), len(group & first)) for group in (first, *others)
            ]
        assert [listing.order for listing in matches.listed] == sorted(listing.order for listing in matches.listed)
        assert all(listing.match.match_score >= least for listing in matches.listed)
        assert world.index() == world.index(anew=True)

    def test_what_a_unit_changed_is_found_in_the_same_unit(self, world):
        with world.store.writing() as tx:
            tx.jobs.put(replace(JOB, id=5, deleted_at=None, keywords="Python"))
            tx.profiles.put(replace(PERSON, user_id=2, skills="Python"))
            needs, candidate = needs_of(tx.jobs.get(5)), candidate_of(replace(PERSON, skills="Python"))
            assert [match.job.id for match in tx.job_matches.best(candidate, JobQuestion(TODAY)).listed] == [5]
            assert [match.user_id for match in tx.candidate_matches.best(needs, 30, Window(), RECRUITER).listed] == [2]

    def test_what_a_unit_saw_of_its_own_changes_is_forgotten_with_them(self, world):
        candidate = candidate_of(replace(PERSON, skills="Python"))

        def ids(tx):
            return [match.job.id for match in tx.job_matches.best(candidate, JobQuestion(TODAY)).listed]

        for is_kept in (False, True):
            with suppress(KeyboardInterrupt), world.store.writing() as tx:
                assert ids(tx) == []
                for number in JOBS:
                    tx.jobs.put(replace(JOB, id=number, deleted_at=None, keywords="Python"))
                assert set(ids(tx)) == set(JOBS)
                if not is_kept:
                    raise KeyboardInterrupt
        with world.store.writing() as tx:
            assert set(ids(tx)) == set(JOBS)

    @pytest.mark.spec("SEC-40")
    def test_a_job_fits_people_as_long_as_its_recruiter_is_there(self, world):
        candidate = candidate_of(replace(PERSON, skills="Python"))
        with world.store.writing() as tx:
            tx.jobs.put(replace(JOB, id=5, deleted_at=None, keywords="Python"))
        inactive, back = {"is_active": False}, {"is_active": True}
        demoted = {"role": Role.USER}
        for changes, there in ((inactive, []), (back, [5]), (demoted, []), (back, [5])):
            with world.store.writing() as tx:
                tx.users.put(replace(user(OWNER), **changes))
            with world.store.snapshot() as tx:
                matches = tx.job_matches.best(candidate, JobQuestion(TODAY))
            assert [listing.job.id for listing in matches.listed] == there
            assert matches.stats.total_jobs == len(there)

    @pytest.mark.spec("RECO-28")
    def test_a_job_is_gone_when_its_last_day_has_passed(self, world):
        for last in (TODAY + timedelta(days) for days in (0, 1, 6, 7, 8, 63, 64, 129)):
            with world.store.writing() as tx:
                tx.jobs.put(replace(JOB, id=5, deleted_at=None, ends_on=last))
            with world.store.snapshot() as tx:
                counts = [
                    tx.job_matches.best(candidate_of(PERSON), JobQuestion(day, 0)).stats.total_jobs
                    for day in (date(2026, 9, 1), TODAY, last, last + timedelta(1), last + timedelta(70))
                ]
            assert counts == [1, 1, 1, 0, 0]

    def test_writers_at_once_leave_the_index_true_and_readers_never_see_a_half(self, world):
        """Each writer changes people and a job that the others change too."""
        problems: list[BaseException] = []
        is_done = threading.Event()

        def write(seed: int) -> None:
            chance = random.Random(seed)
            try:
                for _ in range(12):
                    some = chance.sample(PEOPLE, 2)
                    with world.store.writing() as tx:
                        for number in sorted(some):
                            skills = ", ".join(chance.sample(SKILLS, 3))
                            if chance.random() < 0.5:
                                tx.users.put(replace(user(number), is_active=chance.random() < 0.5))
                            else:
                                tx.profiles.put(
                                    replace(PERSON, user_id=number, skills=skills, job_roles="Data Analyst")
                                )
                        tx.jobs.put(replace(JOB, id=5, deleted_at=None, title=chance.choice(WORDS), keywords=skills))
            except BaseException as problem:
                problems.append(problem)

        def read_once() -> None:
            try:
                while not is_done.is_set():
                    needs = needs_of(replace(JOB, title="Data Analyst", keywords="Python, SQL"))
                    with world.store.snapshot() as tx:
                        matches = tx.candidate_matches.best(needs, 0, Window(), RECRUITER)
                        people = [(tx.users.get(number), tx.profiles.of(number)) for number in PEOPLE]
                        scored = [
                            match(needs, candidate_of(profile))
                            for person, profile in people
                            if profile and RECRUITER.finds(person, profile)
                        ]
                        assert sorted(listing.match.match_score for listing in matches.listed) == sorted(
                            listing.match_score for listing in scored
                        )
            except BaseException as problem:
                problems.append(problem)

        for number in PEOPLE:
            world.apply([("profile", number, {"skills": "Python"})], is_kept=True)
        writers = [threading.Thread(target=write, args=(seed,)) for seed in range(3)]
        reader = threading.Thread(target=read_once)
        for thread in (reader, *writers):
            thread.start()
        for thread in writers:
            thread.join()
        is_done.set()
        reader.join()
        assert not problems
        assert world.index() == world.index(anew=True)

    def test_whoever_left_is_found_by_nobody(self, world):
        with world.store.writing() as tx:
            tx.profiles.put(replace(PERSON, user_id=2, skills="Python"))
        with world.store.writing() as tx:
            tx.users.erase(2, now=NOW)
        needs = needs_of(replace(JOB, keywords="Python"))
        with world.store.snapshot() as tx:
            assert tx.candidate_matches.best(needs, 0, Window(), RECRUITER).total == 0
        assert world.index() == {}


class TestSqlite(MatchesContract):
    @pytest.fixture
    def engine(self, sqlite_engine: Engine) -> Engine:
        return sqlite_engine


class TestPostgres(MatchesContract):
    @pytest.fixture
    def engine(self, postgres_engine: Engine) -> Engine:
        return postgres_engine
