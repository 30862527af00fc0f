"""Posting, editing, closing, reopening, deleting and bringing back, over HTTP."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest

FORM = {
    "title": "Loom Mechanic",
    "company": "Loomworks",
    "description": "We weave cloth in Pune. " * 40,
    "location": "Pune, India",
    "employmentType": "Full-time",
    "expectedSalary": "$60,000 - $120,000",
    "currencySymbol": "USD",
    "salaryDuration": "per year",
    "keywords": "Looms, Welding",
    "mandatoryDocuments": ["Resume"],
    "jobProviders": [{"jobProvider": "LinkedIn", "url": "https://jobs.example/1"}],
}


@pytest.fixture
def form(clock):
    today = clock.today()
    dates = {"datePosted": today.isoformat(), "applicationEndDate": (today + timedelta(30)).isoformat()}
    return lambda **changes: FORM | dates | changes


@pytest.fixture
def recruiter(signed_in):
    return signed_in("recruiter")


@pytest.fixture
def job(recruiter, form):
    answer = recruiter.post("/api/jobs", json=form())
    assert answer.status_code == 201, answer.get_json()
    return answer.get_json()["job"]


def me(browser):
    return browser.get("/api/session").get_json()["user"]["email"]


def move(browser, job, is_active, until=None, **more):
    fields = {"is_active": is_active, "new_end_date": until and until.isoformat()} | more
    return browser.post(f"/api/jobs/{job['id']}/close", json=fields)


def outcome(answer):
    return answer.status_code, answer.get_json().get("message")


@pytest.mark.spec("POST-02", "OPEN-084", "OPEN-093", "JOBS-34", "API-30", "API-31")
def test_a_posted_job_is_answered_and_read_again(recruiter, job, clock):
    answer = recruiter.get(f"/api/jobs/{job['id']}").get_json()
    assert answer.pop("version")
    assert answer == {"success": True, "job": job}
    assert (job["status"], job["positionStatus"], job["reopenCount"], job["isExpired"]) == ("Active", "open", 0, False)
    assert (job["technologies"], job["salaryRange"]) == (["Looms", "Welding"], "USD 60,000 - 120,000 per year")
    assert (job["currencySymbol"], job["recruiterEmail"]) == ("$", me(recruiter))


@pytest.mark.spec("POST-05", "POST-09", "POST-14", "POST-16", "OPEN-133")
def test_mistakes_are_told_by_the_names_that_were_sent(recruiter, form, clock):
    late = (clock.today() + timedelta(61)).isoformat()
    answer = recruiter.post("/api/jobs", json=form(title="ab", applicationEndDate=late, expectedSalary="much"))
    assert outcome(answer) == (422, "Title must be at least 3 characters")
    assert answer.get_json()["errors"] == {
        "title": ["Title must be at least 3 characters"],
        "applicationEndDate": ["Application deadline cannot exceed 60 days from today"],
        "expectedSalary": ["Please enter a valid salary range (e.g., $60,000 - $120,000) or 'NA'"],
    }


@pytest.mark.spec("POST-18", "POST-26", "OPEN-095", "SEC-19", "SEC-18", "API-32")
def test_nobody_posts_or_edits_in_anothers_name(recruiter, signed_in, job, form):
    assert recruiter.post("/api/jobs", json=form(recruiterEmail="no address")).status_code == 400
    assert recruiter.post("/api/jobs", json=form(recruiterEmail="other@loom.example")).status_code == 403
    other_recruiter, seeker, admin = signed_in("recruiter"), signed_in("user"), signed_in("admin")
    for browser in (other_recruiter, seeker):
        assert browser.put(f"/api/jobs/{job['id']}", json=form(title="Mine now")).status_code == 403
        assert move(browser, job, False).status_code == 403
    answer = admin.put(
        f"/api/jobs/{job['id']}", json={"title": "Senior Loom Mechanic", "recruiterEmail": me(recruiter)}
    )
    assert outcome(answer) == (200, "Job post updated successfully!")
    edited_job = answer.get_json()["job"]
    assert edited_job == job | {"title": "Senior Loom Mechanic"}


@pytest.mark.spec("LIFE-04", "LIFE-05", "LIFE-09", "LIFE-11", "LIFE-13", "OPEN-133", "SEC-34")
def test_closed_reopened_twice_and_refused_the_third_time(recruiter, job, clock):
    soon = clock.today() + timedelta(7)
    assert outcome(move(recruiter, job, True, soon)) == (409, "Job is already open")
    closing = move(recruiter, job, False).get_json()
    assert (closing["job"]["status"], closing["job"]["positionStatus"], closing["reopenCount"]) == (
        "Inactive",
        "closed",
        0,
    )
    assert move(recruiter, job, False).status_code == 200  # closing what is closed changes nothing
    assert outcome(move(recruiter, job, True)) == (422, "Please select a valid date.")
    far = outcome(move(recruiter, job, True, clock.today() + timedelta(31)))
    assert far == (422, "The date must be between today and 30 days from today.")
    for count in (1, 2):
        assert move(recruiter, job, True, soon).get_json()["reopenCount"] == count
        move(recruiter, job, False)
    assert outcome(move(recruiter, job, True, soon)) == (409, "This job has already been reopened 2 times")


@pytest.mark.spec("LIFE-08", "LIFE-21", "OPEN-087")
def test_an_expired_job_is_over(recruiter, signed_in, job, form, clock):
    clock.advance(timedelta(31))
    recruiter = signed_in("admin")  # the session of the other has ended meanwhile
    assert recruiter.get(f"/api/jobs/{job['id']}").get_json()["job"]["status"] == "Expired"
    move(recruiter, job, False)
    soon = clock.today() + timedelta(7)
    assert outcome(move(recruiter, job, True, soon)) == (409, "Expired jobs cannot be reopened. Please post a new job.")
    edit = recruiter.put(f"/api/jobs/{job['id']}", json={"applicationEndDate": soon.isoformat()})
    assert outcome(edit) == (
        409,
        "The deadline of an expired or closed job cannot be changed. Use Reopen or post a new job.",
    )
    assert signed_in("user").get(f"/api/jobs/{job['id']}").status_code == 404


@pytest.mark.spec("LIFE-16", "LIFE-17", "LIFE-19", "OPEN-076", "OPEN-077", "ADMIN-20", "SEC-35", "SEC-37")
def test_the_admins_switch(signed_in, recruiter, job, clock):
    admin = signed_in("admin")

    def switch(is_active):
        return admin.post("/api/admin/toggle-job-status", json={"job_id": job["id"], "is_active": is_active})

    off = switch(False).get_json()["job"]
    assert (off["isActive"], off["isVisible"], off["positionStatus"], off["status"]) == (
        False,
        False,
        "closed",
        "Inactive",
    )
    on = switch(True).get_json()["job"]
    assert (on["isActive"], on["isVisible"], on["positionStatus"], on["status"], on["reopenCount"]) == (
        True, True, "open", "Active", 1,
    )  # fmt: skip
    assert on["applicationEndDate"] == (clock.today() + timedelta(30)).isoformat()
    assert outcome(admin.post("/api/admin/delete-job", json={"job_id": job["id"]})) == (
        200,
        "Job deleted successfully!",
    )
    assert recruiter.get(f"/api/jobs/{job['id']}").status_code == 404
    assert outcome(move(recruiter, job, False)) == (404, "Job not found")
    assert recruiter.get("/api/jobs/recruiter").get_json()["jobs"] == []
    everything = admin.get("/api/jobs?include_inactive=true").get_json()["jobs"]
    assert [(row["id"], row["deleted"]) for row in everything] == [(job["id"], True)]
    assert switch(True).get_json()["job"] == on  # as it was, and nothing counted
    assert recruiter.post("/api/admin/delete-job", json={"job_id": job["id"]}).status_code == 403


@pytest.mark.spec("OPEN-134", "SEC-46")
def test_lists_show_each_what_is_theirs(signed_in, recruiter, form, clock):
    for number in range(3):
        recruiter.post("/api/jobs", json=form(title=f"Weaver {number}"))
    other_recruiter = signed_in("recruiter")
    other_recruiter.post("/api/jobs", json=form(title="Dyer", company="Colours"))
    assert [job["title"] for job in other_recruiter.get("/api/jobs/recruiter").get_json()["jobs"]] == ["Dyer"]
    assert other_recruiter.get(f"/api/jobs/recruiter?email={me(recruiter)}").status_code == 403
    page = recruiter.get("/api/jobs/recruiter?page=2&page_size=2").get_json()
    assert ([job["title"] for job in page["jobs"]], page["total"]) == (["Weaver 0"], 3)
    assert page["jobs"][0]["newApplicants"] == 0
    assert recruiter.post(f"/api/jobs/{page['jobs'][0]['id']}/close", json={"is_active": False}).status_code == 200
    by_position = [recruiter.get(f"/api/jobs/recruiter?position={name}").get_json() for name in ("open", "closed")]
    assert [count["total"] for count in by_position] == [2, 1]
    assert recruiter.get("/api/jobs/recruiter?position=ajar").status_code == 422
    admin, chief = signed_in("admin"), signed_in("admin", is_super_admin=True)
    assert admin.get("/api/jobs/all").status_code == 403
    assert outcome(admin.get("/api/jobs/recruiter?email=nobody@people.example")) == (404, "User not found")
    assert other_recruiter.get("/api/jobs/recruiter?email=nobody@people.example").status_code == 403
    assert chief.get("/api/jobs/all?position=closed").get_json()["total"] == 1
    assert chief.get("/api/jobs").get_json()["jobs"][0]["newApplicants"] is None
    assert chief.get("/api/jobs/all?q=colours").get_json()["total"] == 1
    recruiters = chief.get("/api/jobs/recruiters").get_json()
    assert {recruiter["email"]: recruiter["jobs"] for recruiter in recruiters["recruiters"]} == {
        me(recruiter): 3,
        me(other_recruiter): 1,
    }
    assert (recruiters["total"], recruiters["jobs"]) == (2, 4)
    [first, last] = sorted((me(recruiter), me(other_recruiter)))
    page = chief.get("/api/jobs/recruiters?page=2&page_size=1").get_json()
    assert ([recruiter["email"] for recruiter in page["recruiters"]], page["total"], page["jobs"]) == ([last], 2, 4)
    body = chief.get(f"/api/jobs/recruiters?q={first.upper()}").get_json()
    assert ([recruiter["email"] for recruiter in body["recruiters"]], body["total"], body["jobs"]) == ([first], 1, 4)
    assert chief.get("/api/jobs/recruiters?page_size=101").status_code == 422
    assert signed_in("user").get("/api/jobs?include_inactive=1").status_code == 403
    assert signed_in("user").get("/api/jobs").get_json()["total"] == 3


@pytest.mark.spec("SEC-46")
def test_inner_figures_of_a_job_are_for_those_who_run_it(signed_in, recruiter, job):
    inner = {"applicantCount", "newApplicants", "reopenCount", "blind_review", "names_from", "permitted"}
    for role in ("user", "recruiter"):
        browser = signed_in(role)
        [row] = browser.get("/api/jobs").get_json()["jobs"]
        assert row == browser.get(f"/api/jobs/{job['id']}").get_json()["job"]
        assert set(job) - set(row) == inner
    for browser in (recruiter, signed_in("admin")):
        [row] = browser.get("/api/jobs").get_json()["jobs"]
        assert row == browser.get(f"/api/jobs/{job['id']}").get_json()["job"] == job


@pytest.mark.spec("LIFE-09")
def test_fifty_clicks_on_reopen_count_once(container, people, form, clock):
    from hireloom.domain.job_forms import JobForm
    from hireloom.domain.refusals import Conflict

    owner, desk = people.add("recruiter"), container.jobs()
    fields = {"employment_type": "Contract", "posted_on": form()["datePosted"], "ends_on": form()["applicationEndDate"]}
    job = desk.post(JobForm(FORM | fields | {"salary": "NA"}), recruiter_email=None, by=owner)
    desk.close(job.id, by=owner)

    def reopen(_):
        try:
            return desk.reopen(job.id, clock.today(), by=owner).job.reopen_count
        except Conflict:
            return None

    with ThreadPoolExecutor(16) as threads:
        counted = [reopened for reopened in threads.map(reopen, range(50)) if reopened]
    assert counted == [1]
