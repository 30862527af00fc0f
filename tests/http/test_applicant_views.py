"""Views of the applications that people save, quick filters, and who looks after an application."""

import pytest

from hireloom.domain.company_roles import CompanyRole
from tests.http.application_calls import apply, outcome
from tests.http.recruiter_calls import listed

CALL = "/api/applicant-views"
VIEW = {
    "name": " Strong,\tand due ",
    "filters": {"quick": "due", "least_score": 70, "tag": "Remote"},
    "sort": "score",
    "columns": ["Name", "Match"],
}


@pytest.mark.spec("HIR-T32")
def test_a_view_is_saved_changed_and_deleted_by_its_author_alone(its_recruiter, signed_in, seeker):
    made = its_recruiter.post(CALL, json=VIEW)
    view = made.get_json()["view"]
    filters = VIEW["filters"] | {"status": None, "stage": None, "source": None}
    number = {"id": view["id"], "is_own": True, "is_shared": False}
    assert (made.status_code, view) == (201, VIEW | number | {"name": "Strong, and due", "filters": filters})
    changed = its_recruiter.put(f"{CALL}/{view['id']}", json=VIEW | {"name": "Due"}).get_json()["view"]
    assert its_recruiter.get(CALL).get_json()["views"] == [changed]
    stranger = signed_in("recruiter")
    assert stranger.get(CALL).get_json()["views"] == []
    for answer in (stranger.put(f"{CALL}/{view['id']}", json=VIEW), stranger.delete(f"{CALL}/{view['id']}")):
        assert outcome(answer) == (404, "This view no longer exists.")
    assert seeker.get(CALL).status_code == 403
    for wrong in (
        {"name": " \t "},
        {"sort": "age"},
        {"columns": ["Name", "Salary"]},
        {"filters": {"quick": "all"}},
        {"filters": {"least_score": 101}},
    ):
        assert its_recruiter.post(CALL, json=VIEW | wrong).status_code == 422
    its_recruiter.delete(f"{CALL}/{view['id']}")
    assert its_recruiter.get(CALL).get_json()["views"] == []


@pytest.mark.spec("HIR-T32")
def test_a_shared_view_is_seen_by_colleagues_as_long_as_its_author_is_one(
    its_recruiter, colleague, recruiter, container, company
):
    mate, browser = colleague(CompanyRole.RECRUITER)
    view = browser.post(CALL, json=VIEW | {"is_shared": True}).get_json()["view"]
    browser.post(CALL, json=VIEW)
    assert its_recruiter.get(CALL).get_json()["views"] == [view | {"is_own": False}]
    assert its_recruiter.delete(f"{CALL}/{view['id']}").status_code == 404
    with container.store().writing() as tx:
        tx.companies.remove_member(mate.id)
    assert its_recruiter.get(CALL).get_json()["views"] == []


@pytest.mark.spec("HIR-T33", "HIR-T34", "HIR-T38")
def test_applications_are_given_to_somebody_who_decides_and_lie_one_press_away(
    its_recruiter, recruiter, signed_in, job, seeker
):
    numbers = [apply(person, job).get_json()["application_id"] for person in (seeker, signed_in("user"))]
    people = its_recruiter.get(f"/api/jobs/{job.id}/assignees").get_json()["assignees"]
    assert people == [{"id": recruiter.id, "username": recruiter.username}]
    call, form = "/api/applications/assignments", {"application_ids": numbers[:1], "assignee_id": recruiter.id}
    rows = its_recruiter.post(call, json=form).get_json()["applications"]
    assert rows == [{"id": numbers[0], "assignee_id": recruiter.id}]
    seeker.post(f"/api/applications/{numbers[0]}/messages", json={"text": "Is it still open?"})
    body = listed(its_recruiter, job, quick="mine")
    assert ([application["id"] for application in body["applications"]], body["total"]) == (numbers[:1], 1)
    assert body["quick"] == {"active": 2, "mine": 1, "due": 0, "replies": 1}
    assert [
        application["id"] for application in listed(its_recruiter, job, quick="replies")["applications"]
    ] == numbers[:1]
    assert listed(its_recruiter, job, around=numbers[0], page_size=1)["page"] == 2
    its_recruiter.post(call, json=form | {"assignee_id": None})
    assert listed(its_recruiter, job)["quick"]["mine"] == 0
    stranger = signed_in("recruiter")
    assert stranger.post(call, json=form).status_code == 403
    refused = its_recruiter.post(call, json=form | {"assignee_id": recruiter.id + 1})
    assert outcome(refused) == (422, "Only people who decide on this job can look after its applications.")
