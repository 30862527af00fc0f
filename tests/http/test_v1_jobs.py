"""Jobs by /api/v1: posting, changing, closing, reopening, and pages that stay as they are."""

from datetime import timedelta

import pytest

from tests.http.application_calls import post_job
from tests.http.key_calls import ALL

TEXT = "We look for a nurse who plans shifts and trains colleagues on the ward. " * 10
JOB = {
    "title": "Ward Nurse",
    "company": "Acme Clinics",
    "description": TEXT,
    "location": "Rotterdam, Netherlands",
    "employment_type": "Full-time",
    "apply_until": "2026-12-20",
    "salary": {"low": 17.5, "high": 21, "currency": "EUR", "period": "hour"},
    "links": [{"name": "Careers page", "url": "https://acme.example/jobs/17"}],
    "keywords": ["nursing", "shift planning"],
    "required_documents": ["resume"],
}


@pytest.fixture
def recruiting(its_recruiter, program):
    return program(its_recruiter, *ALL)


def code_of(answer):
    return answer.status_code, answer.get_json()["code"]


def test_a_job_comes_back_as_it_was_posted(recruiting, clock):
    answer = recruiting.post("/jobs", json=JOB)
    posted = answer.get_json()
    assert answer.status_code == 201
    assert recruiting.get(f"/jobs/{posted['id']}").get_json() == posted
    assert {name: posted[name] for name in JOB} == JOB | {"description": TEXT.strip()}
    assert (posted["state"], posted["is_own"], posted["application_count"]) == ("open", True, 0)
    assert posted["posted_on"] == clock.today().isoformat()


def test_a_job_needs_no_salary_and_none_is_said(recruiting):
    fields = {name: value for name, value in JOB.items() if name not in ("salary", "links", "keywords")}
    posted = recruiting.post("/jobs", json=fields).get_json()
    assert (posted["salary"], posted["links"], posted["keywords"]) == (None, [], [])


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"title": "x"}, "title"),
        ({"description": "Too short."}, "description"),
        ({"apply_until": "2027-06-01"}, "apply_until"),
        ({"salary": {"low": 9, "high": 7, "currency": "EUR", "period": "hour"}}, "salary"),
        ({"links": [{"name": "Careers", "url": "javascript:alert(1)"}]}, "links"),
        ({"employment_type": "Whenever"}, "employment_type"),
    ],
)
def test_what_breaks_a_rule_is_named_as_it_was_sent(recruiting, changes, field):
    answer = recruiting.post("/jobs", json=JOB | changes)
    assert (answer.status_code, list(answer.get_json()["errors"])) == (422, [field])


def test_a_change_leaves_the_rest(recruiting):
    before = recruiting.post("/jobs", json=JOB).get_json()
    number = before["id"]
    answer = recruiting.call("PATCH", f"/jobs/{number}", json={"title": "Head Nurse", "salary": None})
    assert answer.status_code == 200
    after = answer.get_json()
    assert {name: after[name] for name in before if after[name] != before[name]}.keys() <= {
        "title",
        "salary",
        "changed_at",
    }
    assert (after["title"], after["salary"]) == ("Head Nurse", None)
    assert recruiting.call("PATCH", f"/jobs/{number}", json={}).get_json()["title"] == "Head Nurse"


def test_closed_and_open_again(recruiting, clock):
    number = recruiting.post("/jobs", json=JOB).get_json()["id"]
    assert recruiting.post(f"/jobs/{number}/close").get_json()["state"] == "closed"
    assert recruiting.post(f"/jobs/{number}/close").get_json()["state"] == "closed"
    until = (clock.today() + timedelta(days=20)).isoformat()
    answer = recruiting.post(f"/jobs/{number}/reopen", json={"until": until}).get_json()
    assert (answer["state"], answer["reopen_count"], answer["apply_until"]) == ("open", 1, until)
    assert code_of(recruiting.post(f"/jobs/{number}/reopen", json={"until": until})) == (409, "already_open")


def test_only_whoever_posted_it_changes_it(recruiting, container, people, seeker, program):
    other_job = post_job(container, people.add("recruiter"))
    assert code_of(recruiting.call("PATCH", f"/jobs/{other_job.id}", json={"title": "Mine now"})) == (403, "forbidden")
    assert code_of(recruiting.post(f"/jobs/{other_job.id}/close")) == (403, "forbidden")
    assert code_of(program(seeker, "jobs:read").post("/jobs", json=JOB)) == (403, "scope_missing")


def test_strangers_see_what_people_can_apply_for_without_its_figures(recruiting, container, people, job):
    other_job = post_job(container, people.add("recruiter"))
    body = recruiting.get(f"/jobs/{other_job.id}").get_json()
    assert (body["is_own"], body["blind_review"], body["reopen_count"], body["application_count"]) == (
        False,
        None,
        None,
        None,
    )
    assert [datum["id"] for datum in recruiting.get("/jobs?owner=me").get_json()["data"]] == [job.id]
    assert [datum["id"] for datum in recruiting.get("/jobs").get_json()["data"]] == [other_job.id, job.id]


def test_own_jobs_are_found_in_any_state(recruiting, container, recruiter):
    for title in ("Nurse", "Cook", "Night Nurse"):
        post_job(container, recruiter, title=title)
    numbers = [datum["id"] for datum in recruiting.get("/jobs?owner=me").get_json()["data"]]
    recruiting.post(f"/jobs/{numbers[0]}/close")
    titles = [datum["title"] for datum in recruiting.get("/jobs?owner=me&q=nurse").get_json()["data"]]
    assert titles == ["Night Nurse", "Nurse"]
    jobs = recruiting.get("/jobs?owner=me&position=closed").get_json()["data"]
    assert [(job["title"], job["state"]) for job in jobs] == [("Night Nurse", "closed")]


def test_pages_stay_as_they_are_while_jobs_are_posted(recruiting, container, recruiter):
    first = [post_job(container, recruiter).id for _ in range(7)]
    ids, cursor = [], None
    while True:
        query = {"limit": 3} | ({"cursor": cursor} if cursor else {})
        page = recruiting.get("/jobs", query_string=query).get_json()
        ids += [datum["id"] for datum in page["data"]]
        cursor = page["next_cursor"]
        post_job(container, recruiter)  # newer ones come meanwhile
        if cursor is None:
            break
    assert ids == sorted(first, reverse=True)


def test_a_last_page_that_is_full_is_the_last(recruiting, container, recruiter):
    for _ in range(3):
        post_job(container, recruiter)
    assert recruiting.get("/jobs?limit=3").get_json()["next_cursor"] is None


@pytest.mark.parametrize("cursor", ["x", "YXBwbGljYXRpb25zOjM", "ä", "a" * 500])
def test_a_cursor_of_another_list_is_refused(recruiting, cursor):
    assert code_of(recruiting.get("/jobs", query_string={"cursor": cursor})) == (400, "cursor_malformed")


@pytest.mark.parametrize("limit", ["0", "101", "x", "-1"])
def test_pages_have_a_size(recruiting, limit):
    assert recruiting.get(f"/jobs?limit={limit}").status_code == 422
