"""The list of all threads over HTTP: who sees which, and what is new to whom."""

import pytest

from hireloom.domain.company_roles import CompanyRole, Member
from hireloom.domain.job_teams import JobTeamMember, TeamRole
from tests.http.application_calls import apply, post_job
from tests.http.recruiter_calls import let_interview, review_blind, verify


@pytest.fixture
def application_id(seeker, job):
    return apply(seeker, job).get_json()["application_id"]


@pytest.fixture
def colleague(people, visit, container, recruiter, its_recruiter, clock):
    """A person of the recruiter's company with this role, in a browser."""
    verify(container, recruiter)
    assert its_recruiter.post("/api/company/members").status_code == 200

    def colleague(role, job=None):
        user, browser = people.add("recruiter", email=f"{role}@{recruiter.email.partition('@')[2]}"), visit()
        with container.store().writing() as tx:
            company = tx.companies.membership(recruiter.id).company_id
            tx.companies.put_member(Member(company, user.id, role, clock.now()))
            if job:
                tx.companies.teams.put(JobTeamMember(job.id, user.id, TeamRole.INTERVIEWER))
        browser.login(user.email)
        return browser

    return colleague


def write(browser, number, text):
    answer = browser.post(f"/api/applications/{number}/messages", json={"text": text})
    assert answer.status_code == 201
    return answer.get_json()["messages"]


def inbox(browser, path="/api/inbox"):
    answer = browser.get(path).get_json()
    return answer["unread"], [(row["application_id"], row["text"], row["is_unread"]) for row in answer["threads"]]


def mark_read(browser, number, message):
    assert browser.post(f"/api/applications/{number}/messages/read", json={"message_id": message}).status_code == 200


@pytest.mark.spec("HIR-M10")
def test_what_the_other_side_wrote_is_new_until_one_opens_it(its_recruiter, seeker, application_id, program):
    first = write(seeker, application_id, "Is it by night?")[-1]["id"]
    assert inbox(its_recruiter) == (1, [(application_id, "Is it by night?", True)])
    assert inbox(seeker, "/api/me/threads") == (0, [(application_id, "Is it by night?", False)])
    mark_read(its_recruiter, application_id, first)
    second = write(seeker, application_id, "Or by day?")[-1]["id"]
    thread = its_recruiter.get(f"/api/applications/{application_id}/messages").get_json()["messages"]
    assert [(entry["id"], entry["is_new"]) for entry in thread] == [(first, False), (second, True)]
    mark_read(its_recruiter, application_id, second)
    mark_read(its_recruiter, application_id, first)  # an older one, from another tab
    mark_read(its_recruiter, application_id, second + 1000)  # of another thread
    assert inbox(its_recruiter) == (0, [(application_id, "Or by day?", False)])
    answer = write(its_recruiter, application_id, "By day.")[-1]["id"]
    assert inbox(seeker, "/api/me/threads") == (1, [(application_id, "By day.", True)])
    page = program(its_recruiter, "applications:read").get("/inbox").get_json()
    assert [(row["name"], row["is_unread"]) for row in page["data"]] == [("Anna Löwe", False)]
    reading = program(seeker, "applications:write")
    assert reading.post(f"/applications/{application_id}/messages/read", json={"message_id": answer}).status_code == 200
    assert inbox(seeker, "/api/me/threads")[0] == 0


@pytest.mark.spec("HIR-M11")
def test_the_inbox_has_the_jobs_in_reach_of_the_role_and_is_new_to_each_person_by_itself(
    container, recruiter, its_recruiter, seeker, job, application_id, colleague, visit, signed_in
):
    other_job = post_job(container, recruiter, title="Night Nurse")
    other_application = apply(seeker, other_job).get_json()["application_id"]
    message = write(seeker, application_id, "Is it by night?")[-1]["id"]
    write(its_recruiter, other_application, "Is it too far?")
    threads = [(application_id, "Is it by night?", True), (other_application, "Is it too far?", False)]
    mate = colleague(CompanyRole.RECRUITER)
    assert inbox(mate) == inbox(its_recruiter) == (1, threads)
    mark_read(mate, application_id, message)
    assert (inbox(mate)[0], inbox(its_recruiter)[0]) == (0, 1)
    interviewer = colleague(CompanyRole.INTERVIEWER, other_job)
    assert inbox(interviewer) == (0, [])
    let_interview(its_recruiter, other_application, interviewer)
    assert inbox(interviewer) == (0, threads[1:])
    assert [row["may_write"] for row in interviewer.get("/api/inbox").get_json()["threads"]] == [False]
    assert inbox(colleague(CompanyRole.READER)) == (0, [])
    assert inbox(signed_in("recruiter")) == (0, [])  # of another company
    write(its_recruiter, application_id, "By day.")
    assert inbox(its_recruiter)[0] == 0  # answered by somebody of the team


@pytest.mark.spec("HIR-M11")
def test_a_blind_review_hides_people_in_the_inbox(its_recruiter, seeker, job, application_id):
    review_blind(its_recruiter, job)
    write(seeker, application_id, "I am Anna Löwe.")
    row = its_recruiter.get("/api/inbox").get_json()["threads"][0]
    assert (row["name"], row["author"]) == (f"Candidate {application_id}", f"Candidate {application_id}")
    assert "Anna" not in row["text"]
