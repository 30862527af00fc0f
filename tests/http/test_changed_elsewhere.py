"""Two tabs edit one thing: the later save is refused with a message, and nothing that anybody wrote is lost."""

import pytest

from tests.http.application_calls import post_job
from tests.http.profile_calls import BASIC, RESUME, me, mine, save

SENTENCE = "This was changed elsewhere in the meantime. Please look at it again before you save."


def refused(answer):
    return answer.status_code, answer.get_json()


CONFLICT = 409, {"success": False, "code": "changed_elsewhere", "message": SENTENCE}


def test_a_job_is_not_saved_over_what_an_admin_wrote_meanwhile(its_recruiter, signed_in, job):
    path, admin = f"/api/jobs/{job.id}", signed_in("admin")
    version = its_recruiter.get(path).get_json()["version"]
    assert version == admin.get(path).get_json()["version"]
    edit = admin.put(path, json={"title": "Senior Weaver", "version": version})
    assert edit.status_code == 200
    assert (
        refused(its_recruiter.put(path, json={"title": "Weaver", "location": "Porto", "version": version})) == CONFLICT
    )
    now = its_recruiter.get(path).get_json()
    assert (now["job"]["title"], now["job"]["location"]) == ("Senior Weaver", job.location)
    assert now["version"] == edit.get_json()["version"] != version
    answer = its_recruiter.put(path, json={"location": "Porto", "version": now["version"]})
    assert (answer.status_code, answer.get_json()["job"]["title"]) == (200, "Senior Weaver")
    again = its_recruiter.put(path, json={"location": "Lisbon", "version": answer.get_json()["version"]})
    assert (again.status_code, again.get_json()["job"]["location"]) == (200, "Lisbon")


@pytest.mark.spec("API-32")
@pytest.mark.parametrize("fields", [{}, {"version": None}])
def test_a_job_whose_version_is_not_said_is_saved_as_ever(its_recruiter, job, fields):
    for title in ("Weaver", "Senior Weaver"):
        answer = its_recruiter.put(f"/api/jobs/{job.id}", json={"title": title} | fields)
        assert (answer.status_code, answer.get_json()["job"]["title"]) == (200, title)


def test_closing_a_job_is_in_the_way_of_no_edit(its_recruiter, job):
    path = f"/api/jobs/{job.id}"
    version = its_recruiter.get(path).get_json()["version"]
    closing = its_recruiter.post(f"{path}/close", json={"is_active": False})
    assert closing.get_json()["version"] == version
    assert its_recruiter.put(path, json={"title": "Weaver", "version": version}).status_code == 200


def test_the_version_of_a_job_is_for_those_who_edit_it(visit, people, container, recruiter, job):
    for role in ("user", "recruiter"):
        (browser := visit()).enter(container, people.add(role))
        assert "version" not in browser.get(f"/api/jobs/{job.id}").get_json()


def test_a_job_is_read_and_written_with_one_version_whatever_it_holds(container, recruiter, its_recruiter):
    job = post_job(container, recruiter, ends_on=None, description="Ünï\n\u2028‏", salary="10", currency="USD")
    path = f"/api/jobs/{job.id}"
    version = its_recruiter.get(path).get_json()["version"]
    assert its_recruiter.put(path, json={"version": version}).get_json()["version"] == version


def test_a_profile_is_not_saved_over_what_the_phone_wrote_meanwhile(seeker):
    first = save(seeker, BASIC | {"version": ""}).get_json()
    path = f"/api/jobsdb/user/{me(seeker)}"
    version = seeker.get(path).get_json()["version"]
    assert version == first["version"]
    phone = save(seeker, {"skills": "Rust", "version": version})
    assert phone.status_code == 200
    for stale in (version, ""):
        assert refused(save(seeker, {"jobRoles": "Cook", "version": stale})) == CONFLICT
    assert (mine(seeker)["skills"], mine(seeker)["job_roles"]) == ("Rust", BASIC["jobRoles"])
    again = save(seeker, {"jobRoles": "Cook", "version": phone.get_json()["version"]}).get_json()
    assert (again["profile"]["skills"], again["profile"]["job_roles"]) == ("Rust", "Cook")
    assert save(seeker, {"skills": "Go", "version": again["version"]}).status_code == 200
    assert save(seeker, {"skills": "Ada"}).status_code == 200  # no version was sent, so none is checked


def test_a_resume_that_comes_with_a_refused_save_is_not_kept(seeker, container):
    version = save(seeker, BASIC | {"version": ""}).get_json()["version"]
    save(seeker, {"skills": "Rust"})
    assert refused(save(seeker, {"resume": RESUME, "version": version})) == CONFLICT
    assert mine(seeker)["resume_path"] == ""
    with container.store().reading() as tx:
        assert not tx.files.of_owner(me(seeker))
