"""Loading the demo world into a store: everything arrives, once, and only the open accounts let anybody in."""

import hashlib
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.demo import accounts, applications
from hireloom.demo.world import DemoWorld, LoadReport, load_world
from hireloom.domain.files import FileKind
from hireloom.domain.identity.users import Role, User, UsernameTaken
from hireloom.domain.jobs import Position
from hireloom.domain.windows import Window
from hireloom.ports.people_lists import PeopleQuery
from tests.demo.conftest import SITE
from tests.lookups import all_jobs, of_role

OPEN_ACCOUNTS = [
    ("seeker@demo.hireloom.example", Role.USER, False),
    ("recruiter@loomworks.example", Role.RECRUITER, False),
    ("admin@hireloom.example", Role.ADMIN, False),
    ("super.one@hireloom.example", Role.ADMIN, True),
    ("super.two@hireloom.example", Role.ADMIN, True),
]


@pytest.mark.parametrize(("email", "role", "is_super_admin"), OPEN_ACCOUNTS)
def test_the_open_accounts_let_people_in(loaded, email: str, role: Role, is_super_admin: bool) -> None:
    with loaded.store.reading() as tx:
        user = tx.users.by_email(email)
        assert user is not None
        digest = tx.users.password_hash(user.id)
    assert (user.role, user.is_super_admin, user.is_active) == (role, is_super_admin, True)
    assert user.phone is not None
    assert loaded.passwords.fits("Welcome2hireloom!", digest)


def test_nobody_else_can_sign_in(loaded) -> None:
    emails = {email for email, _, _ in OPEN_ACCOUNTS}
    with loaded.store.reading() as tx:
        others = [user for role in Role for user in of_role(tx, role) if user.email not in emails]
        hashes = {tx.users.password_hash(user.id) for user in others}
    assert len(others) > 160
    assert not any(loaded.passwords.fits(accounts.PASSWORD, digest) for digest in hashes)


def test_every_job_arrives_with_its_recruiter(loaded, demo: DemoWorld) -> None:
    with loaded.store.reading() as tx:
        jobs = [job for job in all_jobs(tx) if job.deleted_at is None]
        recruiters = {user.id: user for user in of_role(tx, Role.RECRUITER)}
        demo_jobs = tx.jobs.of_recruiter(tx.users.by_email("recruiter@loomworks.example").id)
    assert {job.title for job in jobs} == {advert.title for advert in demo.adverts}
    assert len(jobs) == len(demo.adverts)
    assert all(job.recruiter_email == recruiters[job.recruiter_id].email for job in jobs)
    assert len(demo_jobs) >= 8
    assert {job.position for job in demo_jobs} == set(Position)
    assert any(job.is_expired(loaded.clock.today()) for job in jobs)
    assert all(job.created_at < loaded.clock.now() for job in jobs)


def test_every_seeker_has_a_profile_and_a_resume_on_file(loaded, demo: DemoWorld) -> None:
    with loaded.store.reading() as tx:
        people = of_role(tx, Role.USER)
        assert len(people) == 150
        for seeker in demo.seekers:
            user = tx.users.by_email(seeker.email)
            profile = tx.profiles.of(user.id)
            (file,) = tx.files.of_owner(user.id, FileKind.RESUME)
            assert (profile.name, profile.resume_key, profile.is_basic) == (
                seeker.name,
                file.key,
                seeker.preferences is None,
            )
            content = loaded.sealed.read(file)
            assert (file.size, file.sha256) == (len(content), hashlib.sha256(content).hexdigest())
            assert file.key.endswith(file.name.rpartition(".")[2])


def test_the_first_time_says_what_it_added(loaded, demo: DemoWorld) -> None:
    generated = applications.sent((*demo.adverts, *demo.gone), demo.seekers, loaded.clock.today())
    assert loaded.first == LoadReport(len(demo.staff) + 150, len(demo.adverts), 150, len(generated))


def everything(tx):
    people = [user for role in Role for user in of_role(tx, role)]
    return people, all_jobs(tx), [tx.profiles.of(user.id) for user in people]


def test_loading_again_changes_nothing(loaded) -> None:
    files = loaded.paths()
    with loaded.store.reading() as tx:
        before = everything(tx)
    assert loaded.load() == LoadReport()
    with loaded.store.reading() as tx:
        assert everything(tx) == before
    assert loaded.paths() == files


def test_a_failure_leaves_neither_rows_nor_files(empty, demo: DemoWorld) -> None:
    few = replace(demo, seekers=demo.seekers[:3])
    somebody = User("supertwo", "else@people.example", Role.USER, empty.clock.now())
    with empty.store.writing() as tx:
        tx.users.add(somebody, password_hash="!")
    with pytest.raises(UsernameTaken):
        load_world(
            few,
            empty.store,
            sealed=empty.sealed,
            passwords=empty.passwords,
            now=empty.clock.now(),
            site=SITE,
        )
    with empty.store.reading() as tx:
        assert [user.email for role in Role for user in of_role(tx, role)] == ["else@people.example"]
        assert not all_jobs(tx)
    assert not empty.paths()


def test_two_processes_that_start_together_load_it_once(empty, demo: DemoWorld) -> None:
    few = replace(demo, seekers=demo.seekers[:3])
    result = [
        load_world(
            few,
            empty.store,
            sealed=empty.sealed,
            passwords=empty.passwords,
            now=empty.clock.now(),
            site=SITE,
        )
        for _ in range(2)  # the second did not look, or looked before the first was done
    ]
    generated = applications.sent((*demo.adverts, *demo.gone), few.seekers, empty.clock.today())
    assert result == [LoadReport(len(demo.staff) + 3, len(demo.adverts), 3, len(generated)), LoadReport()]
    with empty.store.reading() as tx:
        assert len(of_role(tx, Role.USER)) == 3
    papers = {
        (application.seeker, kind)
        for application in generated
        if not application.is_imported
        for kind in application.papers
    }
    assert len(empty.paths()) == 3 + len(papers)


@pytest.mark.spec("ADMIN-04")
def test_whoever_came_later_stands_before_whoever_came_earlier(loaded) -> None:
    with loaded.store.reading() as tx:
        people = tx.people_lists.page(PeopleQuery(tuple(Role), Window(0, 500))).people
    joined = [person.created_at for person in people]
    assert joined == sorted(joined, reverse=True)
    assert loaded.clock.now() - joined[0] < timedelta(days=3)
