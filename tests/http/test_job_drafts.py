"""Drafts of jobs, and templates that the people of a company begin their jobs with."""

import pytest

from hireloom.domain.company_roles import CompanyRole
from tests.http.application_calls import outcome

CALL = "/api/job-drafts"
FORM = {"title": "Weaver", "mandatoryDocuments": ["resume"], "salary": ""}


@pytest.mark.spec("HIR-T35")
def test_a_draft_is_kept_changed_listed_and_deleted(its_recruiter, signed_in):
    made = its_recruiter.post(CALL, json={"form": FORM})
    draft = made.get_json()["draft"]
    assert (made.status_code, draft["form"], draft["name"], draft["is_own"]) == (201, FORM, "", True)
    call = f"{CALL}/{draft['id']}"
    assert its_recruiter.put(call, json={"form": FORM | {"title": "Dyer"}}).status_code == 200
    second = its_recruiter.post(CALL, json={"form": {}}).get_json()["draft"]
    drafts = its_recruiter.get(CALL).get_json()["drafts"]
    assert {row["id"]: row["form"].get("title") for row in drafts} == {draft["id"]: "Dyer", second["id"]: None}
    stranger = signed_in("recruiter")
    assert stranger.get(CALL).get_json()["drafts"] == []
    assert outcome(stranger.put(call, json={"form": {}})) == (404, "This draft no longer exists.")
    assert outcome(its_recruiter.post(CALL, json={"form": {"a": "x" * 60_000}}))[0] == 422
    its_recruiter.delete(call)
    assert [row["id"] for row in its_recruiter.get(CALL).get_json()["drafts"]] == [second["id"]]


@pytest.mark.spec("HIR-T36")
def test_a_template_has_a_name_and_is_seen_by_the_company(its_recruiter, colleague):
    _, browser = colleague(CompanyRole.RECRUITER)
    form = {"form": FORM, "is_template": True}
    assert outcome(browser.post(CALL, json=form)) == (422, "Please give the template a name of 1 to 120 characters.")
    browser.post(CALL, json={"form": FORM, "name": "A draft"})
    template = browser.post(CALL, json=form | {"name": "Loom hall"}).get_json()["draft"]
    assert its_recruiter.get(CALL).get_json()["drafts"] == [template | {"is_own": False}]
    assert its_recruiter.delete(f"{CALL}/{template['id']}").status_code == 404
    for role in (CompanyRole.INTERVIEWER, CompanyRole.READER):
        _, other_browser = colleague(role, role.value)
        assert other_browser.get(CALL).get_json()["drafts"] == []


@pytest.mark.parametrize("number", ["NaN", "-Infinity", "1e999"])
def test_a_draft_with_a_number_that_is_no_json_is_refused(number, its_recruiter):
    """A template would otherwise break the list of every colleague."""
    body = f'{{"form": {{"pay": {number}, "long": 100000000000000000000}}}}'
    refusal = its_recruiter.post(CALL, data=body, content_type="application/json")
    assert outcome(refusal) == (422, "This draft holds a number that no browser could read again.")
