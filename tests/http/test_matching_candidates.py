"""The people who fit a job."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job, Position
from hireloom.domain.profiles import Visibility
from tests.http.profile_calls import keep_profile
from tests.http.recruiter_calls import verify


@pytest.fixture
def recruiter(people: Any) -> User:
    return people.add("recruiter")


@pytest.fixture
def browser(visit: Any, recruiter: User, container: Any) -> Any:
    """Of a recruiter whose company is verified."""
    verify(container, recruiter)
    browser = visit()
    browser.login(recruiter.email)
    return browser


@pytest.fixture
def job(container: Any, recruiter: User, clock: Any) -> Job:
    posted = Job(
        title="Senior Python Developer",
        company="Loom",
        description="5+ years of experience.",
        location="Pune, India",
        employment_type="Full-Time",
        posted_on=clock.today(),
        ends_on=clock.today() + timedelta(10),
        recruiter_id=recruiter.id,
        recruiter_email=recruiter.email,
        created_at=clock.now(),
        keywords="Python, Flask, SQL, Docker",
    )
    with container.store().writing() as tx:
        return tx.jobs.add(posted)


@pytest.fixture
def seek(container: Any, people: Any) -> Any:
    """Somebody who fits the job wholly, unless something is changed."""

    def add(name: str, **changes: Any) -> User:
        user = people.add("user")
        keep_profile(container, user, name=name, **changes)
        return user

    return add


def ask(browser: Any, job: Job, **query: Any) -> Any:
    return browser.get(f"/api/jobs/{job.id}/matching_candidates", query_string=query)


def names(browser: Any, job: Job, **query: Any) -> list[str]:
    return [candidate["name"] for candidate in ask(browser, job, **query).get_json()["candidates"]]


@pytest.mark.spec("RECR-43", "API-48", "RECO-20")
def test_a_candidate_has_a_name_an_address_and_the_parts_of_the_score(browser, job, seek, container):
    anna = seek("Anna", skills="Python, Flask, SQL")
    answer = ask(browser, job, min_score=50)
    assert answer.status_code == 200
    assert answer.get_json() == {
        "success": True,
        "total": 1,
        "contacts_shown": True,
        "candidates": [
            {
                "user_id": anna.id,
                "name": "Anna",
                "email": anna.email,
                "reference": container.pseudonyms().reference(job.id, anna.id),
                "match_score": 88,
                "match_quality": "excellent",
                "match_details": {
                    "skill_score": 38,
                    "role_score": 25,
                    "exp_score": 15,
                    "location_score": 10,
                    "matching_skills": ["Python", "Flask", "SQL"],
                    "missing_skills": ["Docker"],
                },
            }
        ],
    }


@pytest.mark.spec("API-48")
def test_best_first_then_by_name_and_the_score_counts_itself(browser, job, seek):
    for name in ("bob", "Anna", "Zoe"):
        seek(name)
    seek("Cleo", skills="Python, Flask, SQL")
    seek("Dan", skills="Python", job_roles="Nurse", preferred_locations="Delhi", experience="")  # 13 + 0 + 5 + 0
    seek("Eve", skills="Python, Flask", job_roles="Chef")  # 25 + 0 + 15 + 10
    assert names(browser, job) == ["Anna", "bob", "Zoe", "Cleo", "Eve"]
    assert names(browser, job, min_score=51) == ["Anna", "bob", "Zoe", "Cleo"]
    assert names(browser, job, min_score=0)[-1] == "Dan"
    assert names(browser, job, page=2, page_size=2) == ["Zoe", "Cleo"]
    assert ask(browser, job, page=9, page_size=2).get_json() == {
        "success": True,
        "candidates": [],
        "total": 5,
        "contacts_shown": True,
    }


@pytest.mark.spec("OPEN-096", "OPEN-097")
def test_only_active_seekers_who_want_to_be_found(browser, job, seek, people, container):
    seek("Hidden", visibility=Visibility.NOBODY)
    seek("Verified", visibility=Visibility.VERIFIED)
    seek("Empty", skills="", job_roles="")
    away, changer, leaver, stays = seek("Away"), seek("Changed"), seek("Leaver"), seek("Stays")
    assert names(browser, job, min_score=0) == ["Away", "Changed", "Leaver", "Stays", "Verified"]
    people.change(replace(away, is_active=False))
    people.change(replace(changer, role=Role.RECRUITER))
    with container.store().writing() as tx:
        tx.profiles.remove(leaver.id)
    assert names(browser, job, min_score=0) == ["Stays", "Verified"]
    people.change(replace(away, is_active=True))
    people.change(replace(changer, role=Role.USER))
    assert names(browser, job, min_score=0) == ["Away", "Changed", "Stays", "Verified"]
    with container.store().writing() as tx:
        tx.users.erase(stays.id, now=container.clock().now())
    assert names(browser, job, min_score=0) == ["Away", "Changed", "Verified"]


@pytest.mark.spec("RECR-68", "SEC-18")
def test_candidates_are_for_the_owner_and_for_admins(browser, visit, people, job, seek):
    seek("Anna")
    for role, status in (("recruiter", 403), ("user", 403), ("admin", 200)):
        other_browser = visit()
        other_browser.login(people.add(role).email)
        assert ask(other_browser, job).status_code == status
    assert ask(visit(), job).status_code == 401
    assert ask(browser, replace(job, id=999)).status_code == 404


def test_a_closed_job_still_has_candidates_and_a_deleted_one_only_for_admins(
    browser, job, seek, container, visit, people
):
    seek("Anna")
    with container.store().writing() as tx:
        tx.jobs.put(replace(job, position=Position.CLOSED))
    assert names(browser, job) == ["Anna"]
    with container.store().writing() as tx:
        tx.jobs.put(replace(job, deleted_at=container.clock().now()))
    assert ask(browser, job).status_code == 404
    admin = visit()
    admin.login(people.add("admin").email)
    assert names(admin, job) == ["Anna"]


@pytest.mark.parametrize("wrong", ["101", "-1", "x", "5.5"])
def test_a_score_out_of_range_is_refused(browser, job, wrong):
    answer = ask(browser, job, min_score=wrong)
    assert (answer.status_code, answer.get_json()["message"]) == (400, "min_score must be between 0 and 100")
