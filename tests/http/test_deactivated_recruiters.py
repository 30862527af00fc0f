"""Nobody finds the jobs of a recruiter who was deactivated, or no longer is one, wherever they look; the jobs come back
with the recruiter."""

from datetime import timedelta

import pytest

from tests.http.application_calls import apply, document, one, outcome, post_job, with_profile


@pytest.fixture
def switched(signed_in, recruiter):
    """What an admin does to the recruiter."""
    admin = signed_in("admin")

    def switch(what):
        answer = admin.post(f"/api/admin/{what}", json={"user_email": recruiter.email})
        assert answer.status_code == 200

    return switch


@pytest.fixture
def nurse(signed_in, job):
    """A nurse in Pune who keeps a search and waits for an email about new jobs."""
    browser = with_profile(signed_in("user"), skills="Python, SQL", jobRoles="Ward Nurse")
    search = {"query": "", "location": "Pune", "alert": "daily"}
    assert browser.post("/api/saved-searches", json=search).status_code == 201
    return browser


@pytest.fixture
def places(nurse, container, recruiter):
    """Where the job is seen, by the name of the place."""
    new = post_job(container, recruiter, title="Night Nurse")

    def look():
        def ids(path, key="jobs", **query):
            return {row["id"] for row in nurse.get(path, query_string=query).get_json()[key]}

        public = nurse.get("/feeds/jobs.atom").get_data(as_text=True)
        return {
            "listing": new.id in ids("/api/jobs_listing", location="Pune"),
            "words": new.id in ids("/api/jobs_listing", location="Pune", query="night nurse"),
            "by its id": new.id in ids("/api/jobs_listing", location="Oslo", targetJobId=str(new.id)),
            "all jobs": new.id in ids("/api/jobs"),
            "alone": nurse.get(f"/api/jobs/{new.id}").status_code == 200,
            "recommendations": new.id in ids("/api/jobs/agent_recommendations", "recommendations"),
            "count": nurse.get("/api/saved-searches").get_json()["saved_searches"][0]["new_count"] == 1,
            "public page": nurse.get(f"/jobs/{new.id}", follow_redirects=True).status_code == 200,
            "feed": "Night Nurse" in public,
            "applying": apply(nurse, new).status_code in (201, 409)
            and "no longer" not in apply(nurse, new).get_json()["message"],
        }

    return look


@pytest.mark.spec("SEC-40")
def test_their_jobs_are_nowhere_at_once_and_everywhere_again(switched, places):
    switched("deactivate-user")
    places_now = places()
    assert not any(places_now.values()), places_now
    switched("activate-user")
    back = places()
    assert all(back.values()), back


@pytest.mark.spec("SEC-40")
def test_no_mail_tells_of_them(switched, nurse, container, recruiter, clock, mails):
    post_job(container, recruiter, title="Night Nurse")
    switched("deactivate-user")
    assert container.saved_searches().write_digests() == 0
    switched("activate-user")
    clock.advance(timedelta(hours=24))
    assert container.saved_searches().write_digests() == 1


@pytest.mark.spec("SEC-40", "OPEN-077")
def test_an_admin_brings_a_job_back_but_not_its_recruiter(switched, signed_in, job, nurse):
    switched("deactivate-user")
    admin = signed_in("admin")
    assert admin.post("/api/admin/delete-job", json={"job_id": job.id}).status_code == 200
    fields = {"job_id": job.id, "is_active": True}
    assert admin.post("/api/admin/toggle-job-status", json=fields).get_json()["job"]["isActive"]
    assert nurse.get("/api/jobs_listing", query_string={"location": "Pune"}).get_json()["jobs"] == []
    assert admin.get(f"/api/jobs/{job.id}").status_code == 200


@pytest.mark.spec("SEC-40", "ADMIN-09", "SEC-18")
def test_who_is_no_admin_any_more_reads_no_application_and_gets_none(signed_in, people, visit, container, nurse):
    boss, once = signed_in("admin"), people.add("admin")
    job = post_job(container, once, recruiter_email=once.email)
    number = apply(nurse, job).get_json()["application_id"]
    key = one(nurse, number)["resume_submitted"]
    assert boss.post("/api/admin/remove-admin", json={"target_admin_email": once.email}).status_code == 200
    browser = visit()
    browser.enter(container, once)
    assert browser.get(f"/api/applications/{number}").status_code == 403
    assert document(browser, key).status_code == 403
    assert outcome(apply(signed_in(), job)) == (409, "This job is no longer accepting applications.")
    assert boss.post("/api/admin/restore-admin", json={"target_user_email": once.email}).status_code == 200
    assert apply(signed_in(), job).status_code == 201
