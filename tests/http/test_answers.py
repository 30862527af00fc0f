"""Everybody who applied hears back: by when, who waits too long, and how often a recruiter answers."""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta

import pytest

from hireloom.adapters.http.insights import OwedAnswers
from hireloom.domain.applications import Application, Status
from hireloom.domain.snapshots import Snapshot
from tests.conftest import PASSWORD
from tests.http.application_calls import apply, document, one, post_job
from tests.http.recruiter_calls import decide, listed, review_blind


@pytest.fixture
def application_id(seeker, job):
    return apply(seeker, job).get_json()["application_id"]


@pytest.fixture
def crowd(container, people, clock):
    """Applications of that many people for a job, without the trouble of applying."""

    def crowd(job, count: int, **changes) -> list[int]:
        users = [people.add("user") for _ in range(count)]
        of_job = (job.title, job.company, job.location, job.recruiter_email)
        with container.store().writing() as tx:
            return [
                tx.applications.add(
                    replace(
                        Application(job.id, user.id, user.username, user.email, "", clock.now(), *of_job), **changes
                    ),
                    Snapshot("", ""),
                ).id
                for user in users
            ]

    return crowd


FIGURES = ("jobs", "open_jobs", "new_applications")


def owed_answers(browser):
    body = browser.get("/api/answers").get_json()
    assert OwedAnswers().dump(OwedAnswers().load(body)) == body, "it is sent without its schema"
    assert body.pop("success") is True
    return body


def owed(browser):
    return {name: value for name, value in owed_answers(browser).items() if name not in (*FIGURES, "overdue")}


def figures(browser):
    body = owed_answers(browser)
    return tuple(body[name] for name in FIGURES)


def test_an_answer_is_promised_within_the_days_of_the_job(its_recruiter, seeker, container, recruiter, clock):
    job = post_job(container, recruiter, answer_days=5)
    number = apply(seeker, job).get_json()["application_id"]
    promised = (clock.today() + timedelta(5)).isoformat()
    assert one(seeker, number)["answer_due"] == promised
    with container.store().writing() as tx:
        tx.jobs.put(replace(tx.jobs.get_for_update(job.id), answer_days=60))
    assert listed(its_recruiter, job)["applications"][0]["answer_due"] == promised  # what was promised stays


@pytest.mark.parametrize(
    ("days", "due", "late", "left"), [(10, 0, 0, None), (11, 1, 0, 3), (14, 1, 0, 0), (15, 0, 1, -1)]
)
def test_what_is_due_and_what_is_late(
    its_recruiter, visit, recruiter, job, application_id, clock, days, due, late, left
):
    clock.advance(timedelta(days=days))
    its_recruiter.login(recruiter.email)
    body = listed(its_recruiter, job)
    assert (body["due"], body["late"], body["applications"][0]["is_late"]) == (due, late, bool(late))
    answers = owed(its_recruiter)
    assert (answers["due_total"], answers["late_total"]) == (len(answers["due"]), len(answers["late"])) == (due, late)
    for application in answers["due"] + answers["late"]:
        assert (application["application_id"], application["job_id"], application["job_title"]) == (
            application_id,
            job.id,
            job.title,
        )
        assert (application["full_name"], application["days_left"]) == ("Anna Löwe", left)
    decide(its_recruiter, application_id, "Rejected")
    assert owed(its_recruiter) == {"due": [], "due_total": 0, "late": [], "late_total": 0}


def test_only_ones_own_and_only_who_can_be_answered(
    its_recruiter, recruiter, job, application_id, clock, signed_in, seeker, visit
):
    other_recruiter = signed_in("recruiter")
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    waiting = apply(signed_in(), job).get_json()["application_id"]
    review_blind(its_recruiter, job)
    clock.advance(timedelta(days=20))
    for browser, numbers in ((its_recruiter, [waiting]), (other_recruiter, [])):
        email = recruiter.email if browser is its_recruiter else "recruiter3@people.example"
        browser.login(email)
        assert [application["application_id"] for application in owed(browser)["late"]] == numbers
    assert owed(its_recruiter)["late"][0]["full_name"] == f"Candidate {waiting}"


def test_what_came_since_monday_is_new(its_recruiter, recruiter, job, container, crowd, clock, signed_in):
    closed_job, deleted_job = post_job(container, recruiter, title="Cook"), post_job(container, recruiter, title="Dyer")
    monday = datetime.combine(clock.today() - timedelta(clock.today().weekday()), time(), UTC)
    crowd(job, 2, applied_at=monday)
    crowd(job, 3, applied_at=monday - timedelta(seconds=1))
    crowd(closed_job, 1)
    crowd(deleted_job, 4)
    its_recruiter.post(f"/api/jobs/{closed_job.id}/close", json={"is_active": False})
    with container.store().writing() as tx:
        tx.jobs.put(replace(tx.jobs.get_for_update(deleted_job.id), deleted_at=clock.now()))
    assert figures(its_recruiter) == (2, 1, 3)
    assert figures(signed_in("recruiter")) == (0, 0, 0)
    listed_jobs = its_recruiter.get("/api/jobs/recruiter").get_json()["jobs"]
    new = {job["title"]: (job["applicantCount"], job["newApplicants"]) for job in listed_jobs}
    assert new == {job.title: (5, 2), "Cook": (1, 1)}


def test_a_recruiters_answer_rate_is_told_once_there_are_ten(
    its_recruiter, recruiter, seeker, container, crowd, clock, signed_in
):
    job, other_job = post_job(container, recruiter), post_job(container, recruiter, title="Cook")
    rate = lambda: its_recruiter.get(f"/api/jobs/{job.id}/insights").get_json()["answer_rate"]  # noqa: E731

    def card():
        jobs = seeker.get(f"/api/jobs_listing?location=Pune&query=Nurse&targetJobId={job.id}").get_json()["jobs"]
        return next(row["answerRate"] for row in jobs if row["id"] == job.id)

    crowd(job, 5)  # new ones, still within their time: nobody can be blamed for them
    crowd(job, 6, status=Status.REJECTED)
    crowd(other_job, 3, status=Status.SELECTED)
    assert rate() == {"answered": 9, "total": 9, "percent": None}
    assert card() is None
    crowd(other_job, 3, applied_at=clock.now() - timedelta(days=15))  # nobody has answered these in time
    assert rate() == {"answered": 9, "total": 12, "percent": 75}
    assert card() == 75


def test_how_a_job_is_doing(its_recruiter, seeker, job, clock, recruiter):
    number = apply(seeker, job).get_json()["application_id"]
    key = one(seeker, number)["resume_submitted"]
    clock.advance(timedelta(hours=12))
    assert document(its_recruiter, key).status_code == 200
    clock.advance(timedelta(hours=6))
    decide(its_recruiter, number, "Selected")
    body = its_recruiter.get(f"/api/jobs/{job.id}/insights").get_json()
    assert body["funnel"] == [{"stage": name, "count": 1} for name in ("Applied", "Opened", "Decided", "Selected")]
    assert [stage["median_days"] for stage in body["time_in_stage"]] == [0.5, 0.2, 0.8]
    assert sum(day["applications"] for day in body["per_day"]) == 1
    assert body["sources"] == [{"source": "Application form", "count": 1}]
    decide(its_recruiter, number, "Submitted")
    again = its_recruiter.get(f"/api/jobs/{job.id}/insights").get_json()
    assert [stage["count"] for stage in again["funnel"]] == [1, 1, 0, 0]
