"""Calls in the very form in which they were described: path, parameters, and what the answer holds at least."""

from datetime import timedelta

import pytest

from tests.http.application_calls import apply, post_job, with_profile
from tests.http.profile_calls import advanced, save


def me(browser):
    return browser.get("/api/session").get_json()["user"]


@pytest.fixture
def admin(signed_in):
    return signed_in("admin")


@pytest.fixture
def act(admin, people):
    """What an admin does to somebody by the path without /api: the answer, and who it was done to."""
    admins_email = me(admin)["email"]

    def do(what, role="user", field="user_email", **changes):
        person = people.add(role, **changes)
        answer = admin.post(f"/admin/{what}", json={"admin_email": admins_email, field: person.email})
        assert (answer.status_code, answer.get_json()["success"]) == (200, True), answer.get_json()
        return answer.get_json(), person

    return do


@pytest.fixture
def now(container):
    """What a person is by now."""

    def find(person):
        with container.store().reading() as tx:
            return tx.users.get(person.id)

    return find


@pytest.mark.spec("API-14")
def test_a_profile(seeker):
    number = me(seeker)["id"]
    assert seeker.get(f"/api/api/jobsdb/user/{number}").get_json()["success"] is False
    with_profile(seeker, name="Anna Berg", skills="SQL, Go")
    person = seeker.get(f"/api/api/jobsdb/user/{number}").get_json()
    assert (person["success"], person["profile"]["name"], person["profile"]["skills"]) == (True, "Anna Berg", "SQL, Go")


@pytest.mark.spec("API-20")
def test_a_cover_letter(seeker):
    fields = {
        "user_id": me(seeker)["id"],
        "job_title": "Ward Nurse",
        "company": "Loomworks",
        "job_description": "We need a nurse who plans shifts and teaches colleagues. Shift planning is required.",
        "user_skills": "shift planning, teaching",
        "additional_info": "I can start in May.",
        "customization": {"tone": "professional", "emphasis": "skills", "length": "medium"},
    }
    answer = seeker.post("/api/generate-cover-letter", json=fields)
    body = answer.get_json()
    assert (answer.status_code, body["success"], bool(body["message"])) == (200, True, True), body
    assert "Loomworks" in body["cover_letter"]


@pytest.mark.spec("API-21")
def test_an_intelligent_cover_letter(seeker):
    form = {
        "user_id": me(seeker)["id"],
        "job_title": "Ward Nurse",
        "company": "Loomworks",
        "job_description": "We need a nurse who plans shifts and teaches colleagues. Shift planning is required.",
        "user_requirements": "Say that I can start in May.",
        "tone": "professional",
        "customization": {},
    }
    answer = seeker.post("/api/generate-intelligent-cover-letter", json=form)
    body = answer.get_json()
    assert (answer.status_code, body["success"], bool(body["message"])) == (200, True, True), body
    assert "Loomworks" in body["cover_letter"]


@pytest.mark.spec("API-34")
def test_the_admins(admin, people):
    people.add("user")
    body = admin.get("/admin/admins", query_string={"admin_email": me(admin)["email"]}).get_json()
    assert [admin["email"] for admin in body["admins"]] == [me(admin)["email"]]


@pytest.mark.spec("API-35")
@pytest.mark.parametrize("role", ["user", "recruiter"])
def test_the_users_of_a_kind(admin, people, role):
    kinds = {name: people.add(name) for name in ("user", "recruiter")}
    query = {"admin_email": me(admin)["email"], "user_type": role}
    body = admin.get("/admin/users", query_string=query).get_json()
    assert [user["email"] for user in body["users"]] == [kinds[role].email]


@pytest.mark.spec("API-36")
def test_all_jobs(admin, container, recruiter):
    job = post_job(container, recruiter)
    closed_job = post_job(container, recruiter)
    with container.store().writing() as tx:
        tx.jobs.put(closed_job.closed())
    jobs = admin.get("/api/jobs?include_inactive=true").get_json()["jobs"]
    assert {row["id"]: row["isActive"] for row in jobs} == {job.id: True, closed_job.id: False}


@pytest.mark.spec("API-37", "API-38")
def test_rights_are_taken_and_given_back(act, now, admin):
    _, demoted = act("remove-admin", "admin", field="target_admin_email")
    assert not now(demoted).is_admin
    fields = {"admin_email": me(admin)["email"], "target_user_email": demoted.email}
    assert admin.post("/admin/restore-admin", json=fields).get_json()["success"]
    assert now(demoted).is_admin


@pytest.mark.spec("API-39", "API-40")
def test_people_are_deactivated_and_activated(act, now):
    _, after = act("deactivate-user")
    assert not now(after).is_active
    _, back = act("activate-user", is_active=False)
    assert now(back).is_active


@pytest.mark.spec("API-41", "API-42")
def test_people_are_deleted_and_converted(act, now, container):
    _, after = act("delete-user")
    with container.store().reading() as tx:
        assert tx.users.by_email(after.email) is None
    user, converted = act("convert-to-recruiter", email="elena@loomworks.example")
    assert (user["user"]["user_type"], str(now(converted).role)) == ("recruiter", "recruiter")


@pytest.mark.spec("API-43", "API-44")
def test_jobs_are_switched_and_deleted(admin, container, job):
    for is_active in (False, True):
        answer = admin.post("/admin/toggle-job-status", json={"job_id": job.id, "is_active": is_active})
        assert answer.get_json()["job"]["isActive"] is is_active
    assert admin.post("/admin/delete-job", json={"job_id": job.id}).get_json()["success"]
    with container.store().reading() as tx:
        assert tx.jobs.get(job.id).deleted_at


@pytest.mark.spec("API-45", "API-46")
def test_the_jobs_of_every_recruiter_and_of_one(signed_in, container, people, recruiter, its_recruiter, job):
    other_job = post_job(container, people.add("recruiter"))
    above = signed_in("admin", is_super_admin=True)
    jobs = above.get("/api/jobs/all", query_string={"admin_email": me(above)["email"]}).get_json()["jobs"]
    assert {row["id"] for row in jobs} == {job.id, other_job.id}
    own_jobs = its_recruiter.get("/api/jobs/recruiter", query_string={"email": recruiter.email}).get_json()["jobs"]
    assert [row["id"] for row in own_jobs] == [job.id]


@pytest.mark.spec("API-47")
def test_the_applications_for_a_job(seeker, its_recruiter, job):
    assert apply(seeker, job).status_code == 201
    body = its_recruiter.get(f"/api/applications/job/{job.id}").get_json()
    assert (body["success"], [application["full_name"] for application in body["applications"]]) == (
        True,
        ["Anna Löwe"],
    )


@pytest.mark.spec("API-49")
def test_one_call_closes_and_reopens(its_recruiter, recruiter, job, clock):
    def call(**fields):
        answer = its_recruiter.post(f"/api/jobs/{job.id}/close", json={"recruiter_email": recruiter.email} | fields)
        body = answer.get_json()
        return answer.status_code, body["success"], bool(body["message"]), body["reopenCount"]

    until = (clock.today() + timedelta(days=9)).isoformat()
    assert call(is_active=False) == (200, True, True, 0)
    assert call(is_active=True, new_end_date=until) == (200, True, True, 1)
    assert its_recruiter.get(f"/api/jobs/{job.id}").get_json()["job"]["applicationEndDate"] == until


@pytest.mark.spec("OPEN-028")
@pytest.mark.parametrize("code", ["+91", "+1", "+44", "+61"])
def test_a_number_has_ten_digits_behind_every_code(seeker, code):
    assert save(seeker, advanced(countryCode=code, phoneNumber="4155550142")).status_code == 200
    for digits in ("415555014", "41555501423"):
        refused = save(seeker, advanced(countryCode=code, phoneNumber=digits))
        assert refused.get_json()["errors"] == {"phoneNumber": ["Phone number must be exactly 10 digits"]}
