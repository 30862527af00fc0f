"""Applications by /api/v1, from both sides, with their notes and documents."""

import pytest

from tests.http.application_calls import RESUME, apply, with_profile
from tests.http.key_calls import ALL, SEEKERS
from tests.http.recruiter_calls import review_blind, verify


@pytest.fixture
def recruiting(its_recruiter, program):
    return program(its_recruiter, *ALL)


@pytest.fixture
def seeking(seeker, program):
    return program(with_profile(seeker, name="Anna Berg"), *SEEKERS)


@pytest.fixture
def number(seeking, job):
    """Of an application that was sent by a program."""
    return seeking.post("/applications", json={"job_id": job.id}).get_json()["id"]


def code_of(answer):
    return answer.status_code, answer.get_json()["code"]


def test_a_program_applies_once_however_often_it_tries(seeking, job):
    first, second = (seeking.post("/applications", json={"job_id": job.id}) for _ in range(2))
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.get_json() == second.get_json()
    assert first.get_json() | {"id": 0} == {"id": 0, "job_id": job.id, "status": "submitted", "email_sent": True}


def test_both_sides_see_it_and_the_score_is_the_recruiters(seeking, recruiting, job, number, its_recruiter):
    its_recruiter.put(f"/api/applications/{number}/score", json={"score": 71})
    [recruiters_view] = recruiting.get(f"/jobs/{job.id}/applications").get_json()["data"]
    [seekers_view] = seeking.get("/applications").get_json()["data"]
    assert (recruiters_view["id"], recruiters_view["score"], recruiters_view["score_source"]) == (
        number,
        71,
        "override",
    )
    assert (seekers_view["id"], seekers_view["score"], seekers_view["score_source"]) == (number, None, None)
    assert recruiters_view["applicant"]["name"] == seekers_view["applicant"]["name"] == "Anna Berg"
    for caller in (seeking, recruiting):
        details = caller.get(f"/applications/{number}").get_json()
        assert [line["event"] for line in details["timeline"]][:1] == ["submitted"]
        assert "Anna Berg" in details["cover_letter"]
    assert seeking.get(f"/applications/{number}").get_json()["score"] is None


def test_documents_come_by_their_id(seeking, recruiting, number, program, people, visit):
    [document] = recruiting.get(f"/applications/{number}").get_json()["documents"]
    assert document["kind"] == "resume"
    for caller in (seeking, recruiting):
        answer = caller.get(f"/documents/{document['id']}")
        assert answer.data.startswith(b"%PDF")
        assert answer.headers["Content-Disposition"].startswith("attachment")
    stranger = visit()
    stranger.login(people.add("recruiter").email)
    assert code_of(program(stranger, *ALL).get(f"/documents/{document['id']}")) == (403, "forbidden")
    assert code_of(recruiting.get("/documents/2026-nothing.pdf")) == (404, "document_not_available")
    assert code_of(recruiting.get("/documents/..")) == (400, "file_name_malformed")
    assert code_of(program(stranger, "jobs:read").get(f"/documents/{document['id']}")) == (403, "scope_missing")


def test_a_decision_is_made_and_mailed_once(recruiting, number, letters):
    decision = {"status": "selected", "message": "Are you free on Thursday?"}
    answer = recruiting.post(f"/applications/{number}/decision", json=decision)
    assert (answer.status_code, answer.get_json()["status"], answer.get_json()["email_sent"]) == (200, "selected", True)
    assert sum("Are you free on Thursday?" in letter.text for letter in letters()) == 1
    again = recruiting.post(f"/applications/{number}/decision", json=decision)
    assert code_of(again) == (409, "cannot_change_status")
    assert again.get_json()["data"]["status"] == "selected"
    assert recruiting.post(f"/applications/{number}/decision", json={"status": "submitted"}).status_code == 200


def test_lists_are_narrowed_by_status(recruiting, seeking, job, number):
    for caller, path in ((recruiting, f"/jobs/{job.id}/applications"), (seeking, "/applications")):
        body = {
            status: caller.get(f"{path}?status={status}").get_json()["data"] for status in ("submitted", "rejected")
        }
        assert [len(rows) for rows in body.values()] == [1, 0]
        assert caller.get(f"{path}?status=maybe").status_code == 422


def test_pages_of_applications_stay_as_they_are(recruiting, job, people, visit):
    def applied():
        browser = visit()
        browser.login(people.add("user").email)
        return apply(browser, job, resumeFile=RESUME).get_json()["application_id"]

    numbers = [applied() for _ in range(3)]
    first = recruiting.get(f"/jobs/{job.id}/applications?limit=2").get_json()
    applied()
    rest = recruiting.get(f"/jobs/{job.id}/applications?limit=2&cursor={first['next_cursor']}").get_json()
    assert [row["id"] for row in first["data"] + rest["data"]] == numbers[::-1]
    assert rest["next_cursor"] is None
    assert code_of(recruiting.get(f"/applications?cursor={first['next_cursor']}")) == (400, "cursor_malformed")


def test_a_blind_review_hides_who_it_is_from_programs_too(recruiting, its_recruiter, job, number):
    review_blind(its_recruiter, job)
    [row] = recruiting.get(f"/jobs/{job.id}/applications").get_json()["data"]
    assert (row["applicant"], row["documents"], row["match_score"]) == (None, [], None)
    assert code_of(recruiting.get(f"/applications/{number}")) == (403, "hidden_in_review")


def test_strangers_see_nothing_of_it(number, job, visit, people, program):
    stranger = visit()
    stranger.login(people.add("recruiter").email)
    caller = program(stranger, *ALL)
    for path in (f"/jobs/{job.id}/applications", f"/applications/{number}", f"/applications/{number}/notes"):
        assert code_of(caller.get(path)) == (403, "forbidden")
    assert code_of(caller.post(f"/applications/{number}/decision", json={"status": "rejected"})) == (403, "forbidden")
    assert caller.get("/applications").get_json()["data"] == []


def test_notes_are_for_those_who_decide(recruiting, seeking, number):
    answer = recruiting.post(f"/applications/{number}/notes", json={"text": "Worked with Anna in 2022."})
    (note,) = answer.get_json()["notes"]
    assert (answer.status_code, note["text"], note["is_own"]) == (201, "Worked with Anna in 2022.", True)
    assert recruiting.get(f"/applications/{number}/notes").get_json() == {"notes": [note]}
    assert seeking.get(f"/applications/{number}/notes").status_code == 403
    deletion = recruiting.call("DELETE", f"/applications/{number}/notes/{note['id']}")
    assert (deletion.status_code, deletion.get_json()) == (200, {"notes": []})
    assert code_of(recruiting.call("DELETE", f"/applications/{number}/notes/{note['id']}")) == (404, "no_such_note")


def test_candidates_are_nameless_until_the_company_is_verified(recruiting, seeker, job, container, recruiter):
    with_profile(seeker, name="Anna Berg", skills="Python, SQL", jobRoles="Ward Nurse")
    [candidate] = recruiting.get(f"/jobs/{job.id}/candidates?min_score=0").get_json()["data"]
    assert (candidate["email"], candidate["name"] == "Anna Berg") == (None, False)
    verify(container, recruiter)
    candidates = recruiting.get(f"/jobs/{job.id}/candidates?min_score=0").get_json()
    assert (candidates["total"], candidates["data"][0]["name"], candidates["data"][0]["matching_skills"]) == (
        1,
        "Anna Berg",
        ["Python", "SQL"],
    )


def test_the_person_behind_the_key(seeking, recruiting):
    person = seeking.get("/me").get_json()
    assert (person["role"], person["profile"]["name"]) == ("user", "Anna Berg")
    assert seeking.get(f"/documents/{person['profile']['resume_id']}").status_code == 200
    assert recruiting.get("/me").get_json()["profile"] is None


def test_searches_are_saved_changed_and_deleted(seeking, recruiting):
    fields = {"query": "nurse", "location": "Rotterdam", "alert": "daily", "employment_types": ["Full-time"]}
    creation = seeking.post("/searches", json=fields)
    search = creation.get_json()
    assert (creation.status_code, search["name"], search["new_count"]) == (201, "nurse, Rotterdam", 0)
    answer = seeking.call("PUT", f"/searches/{search['id']}", json=fields | {"name": "At home", "remote_only": True})
    assert (answer.get_json()["name"], answer.get_json()["remote_only"]) == ("At home", True)
    assert seeking.get("/searches").get_json()["data"] == [answer.get_json()]
    assert code_of(recruiting.call("DELETE", f"/searches/{search['id']}")) == (404, "no_such_saved_search")
    assert seeking.call("DELETE", f"/searches/{search['id']}").status_code == 204
    assert seeking.get("/searches").get_json()["data"] == []
