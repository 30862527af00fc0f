"""The tools of tracked jobs: how they fit, how an advert has changed, and what the board shows."""

from dataclasses import replace

import pytest
from dependency_injector import providers

from hireloom.adapters.boards.job_pages import JobPageReader
from tests.contracts.boards.test_job_pages import HERE, page, posting
from tests.http.application_calls import apply, change_job, post_job
from tests.http.profile_calls import BASIC, me, save
from tests.http.test_tracked_jobs import JOB, board, follow


@pytest.mark.spec("WS-270", "WS-271")
def test_a_job_from_anywhere_has_the_match_of_the_profile(seeker):
    assert follow(seeker)["job"]["match_score"] is None
    assert save(seeker, BASIC | {"user_id": str(me(seeker)), "skills": "Python, SQL"}).status_code == 200
    tracked = follow(seeker, address="", text="We write Python and SQL.", starts_on="2027-01-04")["job"]
    assert 0 < tracked["match_score"] <= 100
    where = f"/api/tracked-jobs/{tracked['id']}"
    seeker.put(where, json=JOB | {"text": None, "starts_on": "2027-01-11"})
    job_after = next(job for job in board(seeker) if job["id"] == tracked["id"])
    assert (job_after["match_score"], job_after["starts_on"]) == (tracked["match_score"], "2027-01-11")
    seeker.put(where, json=JOB | {"text": ""})
    assert all(job["match_score"] is None for job in board(seeker))


@pytest.mark.spec("WS-273")
def test_an_advert_here_is_compared_with_the_one_that_was_applied_to(seeker, container, recruiter):
    posted = post_job(container, recruiter)
    apply(seeker, posted)
    job = seeker.post("/api/tracked-jobs/listed", json={"job": str(posted.id)}).get_json()["job"]
    where = f"/api/tracked-jobs/{job['id']}/check"
    assert seeker.post(where).get_json()["is_changed"] is False
    change_job(container, replace(posted, description="Care for forty people."))
    answer = seeker.post(where).get_json()
    assert (answer["is_changed"], answer["text"]) == (True, "Care for forty people.")
    assert answer["before"] == posted.description
    assert [(line["change"], line["text"]) for line in answer["lines"]] == [
        ("removed", "Care for thirty people."),
        ("added", "Care for forty people."),
    ]


@pytest.mark.spec("WS-273")
def test_who_applied_without_following_the_job_sees_how_its_advert_has_changed(seeker, signed_in, container, recruiter):
    posted = post_job(container, recruiter)
    apply(seeker, posted)
    (card,) = board(seeker)
    where = f"/api/applications/{card['application_id']}/advert"
    assert (card["id"], seeker.get(where).get_json()["is_changed"]) == (0, False)
    change_job(container, replace(posted, description="Care for forty people."))
    assert seeker.get(where).get_json()["lines"][-1] == {"change": "added", "text": "Care for forty people."}
    assert signed_in("user").get(where).status_code == 404


@pytest.mark.spec("WS-273")
def test_an_advert_elsewhere_is_read_again_on_its_page(container, signed_in, httpserver):
    httpserver.expect_request("/robots.txt").respond_with_data("", status=404)
    httpserver.expect_request("/job").respond_with_data(page(posting()), content_type="text/html")
    container.job_pages.override(providers.Object(JobPageReader(lambda *_: [], private_hosts=HERE)))
    browser = signed_in()
    job = follow(browser, address=httpserver.url_for("/job"))["job"]
    answer = browser.post(f"/api/tracked-jobs/{job['id']}/check").get_json()
    assert answer["is_changed"]
    assert answer["lines"][0] == {"change": "removed", "text": JOB["text"]}
    without = follow(browser, address="")["job"]["id"]
    refused = browser.post(f"/api/tracked-jobs/{without}/check")
    assert (refused.status_code, refused.get_json()["code"]) == (422, "advert_unreadable")
    assert signed_in("user").post(f"/api/tracked-jobs/{job['id']}/check").status_code == 404


@pytest.mark.spec("WS-272")
def test_the_board_counts_what_was_answered(seeker):
    for number in range(5):
        job = follow(seeker, address=f"https://ridge.example/{number}", applied_on="2026-11-01")["job"]
        if number < 2:
            seeker.put(f"/api/tracked-jobs/{job['id']}/stage", json={"stage": "interview"})
    row = {"source": "All", "applied": 5, "answered": 2, "days": None}
    assert seeker.get("/api/tracked-jobs/figures").get_json()["sources"] == [row, row | {"source": "ridge.example"}]
