"""The lists of /api/v1 that become long: page by page, each row once, in an order that new rows do not move."""

from datetime import timedelta

import pytest

from tests.http.application_calls import apply, post_job
from tests.http.test_api_keys import code_of
from tests.http.test_inbox import write
from tests.http.test_pool_imports import POOL, add, company  # noqa: F401 - a fixture

pytestmark = pytest.mark.usefixtures("company")
READING = ["applications:read", "candidates:read", "company:read"]


@pytest.fixture
def applicants(visit, people, container, recruiter, job):
    """Three people who have each applied for two jobs and asked something about each."""
    browsers, jobs = [visit() for _ in range(3)], [job, post_job(container, recruiter, title="Night Nurse")]
    for number, browser in enumerate(browsers):
        browser.login(people.add("user").email)
        for opening in jobs:
            application_id = apply(browser, opening, fullName=f"Ada {number}").get_json()["application_id"]
            write(browser, application_id, f"I am {number}.")
    return browsers


def pages(program, path, between=lambda: None, **query):
    """The rows of each page of two."""
    cursor = ""
    while cursor is not None:
        page = program.get(path, query_string=query | {"limit": 2} | ({"cursor": cursor} if cursor else {})).get_json()
        yield page["data"]
        cursor = page["next_cursor"]
        between()


def together(listed, name):
    return [row[name] for page in listed for row in page]


def test_threads_come_by_their_last_message(its_recruiter, applicants, program):
    recruiting = program(its_recruiter, *READING)
    listed = list(pages(recruiting, "/inbox"))
    numbers = together(listed, "application_id")
    assert ([len(page) for page in listed], len(set(numbers))) == ([2, 2, 2], 6)
    assert together(listed, "text") == ["I am 2.", "I am 2.", "I am 1.", "I am 1.", "I am 0.", "I am 0."]
    while_answering = pages(recruiting, "/inbox", lambda: write(its_recruiter, numbers[-1], "Thank you."))
    assert together(while_answering, "application_id") == numbers[:-1]  # the answered one is on the first page by now
    assert together(pages(recruiting, "/inbox", query="Night"), "job_title") == ["Night Nurse"] * 3
    own_program = program(applicants[1], "applications:read")
    assert together(pages(own_program, "/me/threads"), "application_id") == numbers[2:4]
    assert own_program.get("/inbox").status_code == 403


def test_people_of_the_pool_come_as_applicants_and_then_as_added(its_recruiter, applicants, program):
    recruiting = program(its_recruiter, *READING)
    add(its_recruiter, *({"name": name, "email": f"{name}@mail.example"} for name in ("bo", "cy", "di")))

    def meet():
        add(its_recruiter, {"name": "Late", "email": "late@mail.example"})

    listed = list(pages(recruiting, "/company/pool", meet))
    assert together(listed, "name") == ["Ada 2", "Ada 1", "Ada 0", "Late", "di", "cy", "bo"]
    assert len(set(together(listed, "key"))) == 7
    assert together(pages(recruiting, "/company/pool", search="Ada"), "name") == ["Ada 2", "Ada 1", "Ada 0"]
    assert its_recruiter.get(POOL).get_json()["total"] == 7


def test_jobs_of_the_company_come_by_number(its_recruiter, container, recruiter, job, program):
    others = [post_job(container, recruiter, title=title).id for title in ("Cook", "Baker")]
    recruiting = program(its_recruiter, *READING)
    while_posting = pages(recruiting, "/company/jobs", lambda: post_job(container, recruiter, title="Late"))
    assert together(while_posting, "id") == [*reversed(others), job.id]
    assert together(pages(recruiting, "/company/jobs", q="cook"), "title") == ["Cook"]


def test_interviews_of_a_job_come_by_number_with_the_debriefs_of_their_applicants(
    visit, its_recruiter, applicants, job, recruiter, program, clock
):
    recruiting = program(its_recruiter, *READING)
    ids = together(pages(recruiting, f"/jobs/{job.id}/applications"), "id")

    def propose(application_id, title="Call"):
        form = {"title": title, "kind": "phone", "minutes": 30, "interviewers": [recruiter.id]}
        answer = its_recruiter.post(f"/api/applications/{application_id}/interviews", json=form).get_json()
        return answer["interviews"][-1]

    first = [propose(application_id) for application_id in ids for _ in range(2)]
    path = f"/jobs/{job.id}/interviews"
    while_proposing = list(pages(recruiting, path, lambda: propose(ids[-1], "Late")))
    assert together(while_proposing, "id") == [row["id"] for row in reversed(first)]
    for proposed in first[:2]:
        booking = f"/api/bookings/{proposed['link'].rpartition('/')[2]}"
        slots = visit().get(booking).get_json()["slots"]
        visit().post(booking, json={"starts_at": slots[0], "zone": "UTC"})
    clock.advance(timedelta(days=30))
    newer = recruiting.get(path, query_string={"limit": len(first) + 1}).get_json()
    oldest = recruiting.get(path, query_string={"limit": 2, "cursor": newer["next_cursor"]}).get_json()
    assert (newer["debriefs"], oldest["next_cursor"]) == ([], None)
    [debrief] = oldest["debriefs"]
    assert (debrief["application_id"], debrief["submitted"], debrief["total"]) == (ids[0], 0, 2)
    own_interviews = together(pages(recruiting, "/me/interviews"), "id")
    assert (own_interviews[-6:], sorted(own_interviews, reverse=True)) == (
        [row["id"] for row in reversed(first)],
        own_interviews,
    )


@pytest.mark.parametrize("path", ["/inbox", "/me/threads", "/company/pool", "/company/jobs", "/me/interviews"])
def test_a_cursor_of_another_list_is_refused(its_recruiter, program, path):
    recruiting = program(its_recruiter, *READING)
    for cursor in ("x", "am9iczozCg", "am9iczoz", "ä"):
        assert code_of(recruiting.get(path, query_string={"cursor": cursor})) == (400, "cursor_malformed")
