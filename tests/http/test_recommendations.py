"""The jobs that fit a person."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from hireloom.bootstrap.container import Container
from hireloom.domain.applications import Application
from hireloom.domain.jobs import Job, Position
from hireloom.domain.snapshots import Snapshot
from tests.http.profile_calls import keep_profile
from tests.lookups import latest

PATH = "/api/jobs/agent_recommendations"
NONE = {"total_jobs": 0, "matched_jobs": 0, "excellent": 0, "good": 0, "fair": 0, "low": 0, "average_score": 0.0}


@pytest.fixture
def world(container: Container, people: Any) -> "World":
    return World(container, people)


class World:
    """A recruiter with jobs, and a person who looks for one."""

    def __init__(self, container: Container, people: Any) -> None:
        self.container, self.clock = container, container.clock()
        self.recruiter, self.person = people.add("recruiter"), people.add("user")
        self.people = people

    def job(self, **changes: Any) -> Job:
        job = Job(
            title="Senior Python Developer",
            company="Loom",
            description="5+ years of experience.",
            location="Pune, India",
            employment_type="Full-Time",
            posted_on=self.clock.today(),
            ends_on=self.clock.today() + timedelta(10),
            recruiter_id=self.recruiter.id,
            recruiter_email=self.recruiter.email,
            created_at=self.clock.now(),
            keywords="Python, Flask, SQL, Docker",
        )
        with self.container.store().writing() as tx:
            return tx.jobs.add(replace(job, **changes))

    def put(self, job: Job) -> None:
        with self.container.store().writing() as tx:
            tx.jobs.put(job)

    def profile(self, **changes: Any) -> None:
        keep_profile(self.container, self.person, **changes)


@pytest.fixture
def browser(world: World, visit: Callable[[], Any]) -> Any:
    browser = visit()
    browser.login(world.person.email)
    return browser


def ids(browser: Any, **query: Any) -> list[int]:
    return [
        recommendation["id"] for recommendation in browser.get(PATH, query_string=query).get_json()["recommendations"]
    ]


@pytest.mark.spec("RECO-16", "RECO-17", "RECO-18", "RECO-21", "RECO-27", "API-57", "OPEN-099")
def test_a_recommendation_says_everything_about_the_job_and_the_match(world, browser):
    world.profile(skills="Python, Flask, SQL")
    job = world.job(salary="60000 - 120000", currency="USD", salary_duration="per year")
    answer = browser.get(PATH, query_string={"user_id": world.person.id, "min_score": 30, "limit": 20})
    assert answer.status_code == 200
    body = answer.get_json()
    assert body["success"] is True
    (row,) = body["recommendations"]
    assert row == {
        "id": job.id,
        "title": "Senior Python Developer",
        "company": "Loom",
        "location": "Pune, India",
        "employmentType": "Full-Time",
        "description": "5+ years of experience.",
        "salaryRange": row["salaryRange"],
        "datePosted": "2026-11-21",
        "recruiterEmail": world.recruiter.email,
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
        "application_status": None,
        "shortfalls": [],
    }
    assert "60" in row["salaryRange"]
    assert body["stats"] == NONE | {"total_jobs": 1, "matched_jobs": 1, "excellent": 1, "average_score": 88.0}


def test_a_weak_match_says_what_it_lacks(world, browser):
    world.profile(preferred_locations="Delhi")
    world.job(title="Structural Engineer", keywords="Revit, ETABS", employment_type="Internship")
    (row,) = browser.get(PATH, query_string={"min_score": 0}).get_json()["recommendations"]
    assert row["shortfalls"] == [
        "Your profile has none of the 2 skills that it asks for.",
        "Its title is not close to any role in your profile.",
        "It is not where your profile says that you want to work.",
    ]


@pytest.mark.spec("RECO-23")
def test_best_quality_first_then_score_then_newest(world, browser):
    world.profile()
    fair = world.job(keywords="Python, Flask, Rust, Kafka", location="Delhi", title="Java Developer")
    old = world.job(posted_on=world.clock.today() - timedelta(3))
    new, twin = world.job(), world.job()
    good = world.job(keywords="Python, Flask, Rust")
    assert ids(browser) == [new.id, twin.id, old.id, good.id, fair.id][:5]


@pytest.mark.spec("RECO-19")
def test_a_job_says_when_one_has_applied(world, browser):
    world.profile()
    applied, other_job = world.job(), world.job()
    with world.container.store().writing() as tx:
        of_job = applied.title, applied.company, applied.location, applied.recruiter_email
        who = "Anna", world.person.email, "+1-5550001111"
        tx.applications.add(
            Application(applied.id, world.person.id, *who, world.clock.now(), *of_job), Snapshot("Dear team", "Care.")
        )
    parts = {
        recommendation["id"]: recommendation["application_status"]
        for recommendation in browser.get(PATH).get_json()["recommendations"]
    }
    assert parts == {applied.id: "applied", other_job.id: None}


@pytest.mark.spec("RECO-22")
def test_the_score_is_a_limit_that_counts_itself_and_the_list_is_cut(world, browser):
    world.profile()
    for _ in range(22):
        world.job(keywords="Python, Kafka", title="Nurse")  # 25 + 0 + 15 + 10
    assert len(ids(browser)) == 20
    assert len(ids(browser, limit=3)) == 3
    assert len(ids(browser, min_score=50, limit=100)) == 22
    assert ids(browser, min_score=51) == []
    assert browser.get(PATH, query_string={"min_score": 51}).get_json()["stats"] == NONE | {"total_jobs": 22}


@pytest.mark.spec("RECO-22", "OPEN-098")
@pytest.mark.spec("WS-292")
def test_what_is_hidden_is_left_out_and_the_list_stays_full(world, browser):
    world.profile()
    jobs = [world.job(company=company).id for company in ("Loom", "Weft", "Loom", "Warp")]
    for body in ({"company": "Loom", "job": str(jobs[2])}, {"company": "weft"}):
        assert browser.post("/api/hidden-jobs", json=body).status_code == 201
    assert sorted(ids(browser)) == [jobs[0], jobs[3]]
    assert len(ids(browser, limit=2)) == 2


@pytest.mark.parametrize("wrong", ["101", "-1", "x", "5.5", "1" * 30, "٣"])
def test_a_score_out_of_range_is_refused(browser, wrong):
    answer = browser.get(PATH, query_string={"min_score": wrong})
    assert answer.status_code == 400
    assert answer.get_json() == {
        "success": False,
        "code": "min_score_out_of_range",
        "message": "min_score must be between 0 and 100",
    }
    assert browser.get(PATH, query_string={"limit": "101"}).get_json()["message"] == "limit must be between 1 and 100"
    assert browser.get(PATH, query_string={"limit": "0"}).status_code == 400


@pytest.mark.spec("RECO-28")
def test_only_jobs_to_which_one_can_apply_today(world, browser, clock):
    world.profile()
    job, today = world.job(ends_on=clock.today()), clock.today()
    world.job(position=Position.CLOSED)
    world.job(deleted_at=clock.now())
    world.job(ends_on=today - timedelta(1))
    forever = world.job(ends_on=None)
    assert ids(browser) == [job.id, forever.id]
    world.put(replace(job, position=Position.CLOSED))
    assert ids(browser) == [forever.id]
    world.put(job)
    clock.advance(timedelta(hours=15))
    browser.login(world.person.email)
    assert ids(browser) == [forever.id]


@pytest.mark.spec("OPEN-128")
def test_without_a_profile_there_is_nothing_to_recommend(world, browser):
    world.job()
    assert browser.get(PATH).get_json() == {"success": True, "recommendations": [], "stats": NONE}


def test_what_changes_in_the_profile_counts_at_once(world, browser):
    world.profile(skills="Excel", job_roles="Nurse")
    job = world.job()
    assert ids(browser) == []
    world.profile()
    assert ids(browser) == [job.id]


@pytest.mark.spec("SEC-17")
def test_recommendations_are_for_oneself_and_a_look_of_an_admin_is_written_down(world, browser, visit, people):
    world.profile()
    job, other_person = world.job(), people.add("user")
    refused = [
        browser.get(PATH, query_string={"user_id": number}) for number in (other_person.id, world.recruiter.id, 999_999)
    ]
    assert {(answer.status_code, answer.get_json()["message"]) for answer in refused} == {
        (403, "You do not have permission to perform this action.")
    }
    assert visit().get(PATH).status_code == 401
    admin, boss = visit(), people.add("admin")
    admin.login(boss.email)
    assert ids(admin, user_id=world.person.id) == [job.id]
    with world.container.store().reading() as tx:
        event = latest(tx, 1)[0]
    assert (event.action, event.actor_id, event.subject) == ("recommendations.read", boss.id, str(world.person.id))
