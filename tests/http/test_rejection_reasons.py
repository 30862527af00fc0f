"""Reasons of rejections over HTTP: written down with the answer, told only if the recruiter says so."""

import io
import json
import zipfile

import pytest

from hireloom.adapters.mail.html import html_of
from hireloom.domain.company_roles import CompanyRole, Member
from hireloom.domain.rejection_reasons import DEFAULT_REASONS
from tests.conftest import PASSWORD
from tests.http.application_calls import apply, one
from tests.http.recruiter_calls import answer_all, decide, decide_all, verify

WHY = "Place or hours do not fit"


@pytest.fixture
def application_id(seeker, job):
    return apply(seeker, job).get_json()["application_id"]


def reasons(browser, number):
    rows = browser.get(f"/api/applications/{number}/reasons").get_json()["reasons"]
    return [(row["reason"], row["is_shared"]) for row in rows]


def details(browser, number):
    return [line["detail"] for line in one(browser, number)["timeline"] if line["what"] == "rejected"]


@pytest.mark.spec("HIR-R01")
def test_a_reason_stays_with_those_who_decide(its_recruiter, seeker, application_id, letters, program):
    before = len(letters())
    assert decide(its_recruiter, application_id, "Rejected", reason=f" {WHY}\n").status_code == 200
    assert reasons(its_recruiter, application_id) == [(WHY, False)]
    assert details(seeker, application_id) == [""]
    (letter,) = letters()[before:]
    assert WHY not in html_of(letter)
    assert seeker.get(f"/api/applications/{application_id}/reasons").status_code == 403
    path = f"/applications/{application_id}"
    assert program(its_recruiter, "applications:read").get(path).get_json()["rejection_reason"] == WHY
    assert program(seeker, "applications:read").get(path).get_json()["rejection_reason"] is None


@pytest.mark.spec("HIR-R02")
def test_the_applicant_learns_a_reason_that_is_shared(its_recruiter, seeker, application_id, letters):
    before = len(letters())
    decide(its_recruiter, application_id, "Rejected", reason=WHY, share_reason=True)
    (letter,) = letters()[before:]
    assert f"The reason: {WHY}." in html_of(letter)
    assert details(seeker, application_id) == [WHY]


@pytest.mark.spec("HIR-R03")
def test_without_an_answer_there_is_no_reason(its_recruiter, application_id):
    path = f"/api/applications/{application_id}/reasons"
    assert its_recruiter.post(path, json={"reason": WHY}).get_json()["code"] == "not_rejected"
    for status in ("Selected", "Submitted"):
        assert decide(its_recruiter, application_id, status, reason=WHY).status_code == 422
    assert decide(its_recruiter, application_id, "Rejected", reason="a" * 81).status_code == 422
    assert reasons(its_recruiter, application_id) == []
    decide(its_recruiter, application_id, "Rejected")  # nobody has to give one
    assert its_recruiter.post(path, json={"reason": WHY}).status_code == 200
    assert reasons(its_recruiter, application_id) == [(WHY, False)]
    decide(its_recruiter, application_id, "Submitted")
    assert reasons(its_recruiter, application_id) == [(WHY, False)]  # as history


@pytest.mark.spec("HIR-R04")
def test_several_are_rejected_for_one_reason(its_recruiter, signed_in, job, application_id):
    other_application = apply(signed_in(), job).get_json()["application_id"]
    third = apply(signed_in(), job).get_json()["application_id"]
    assert decide_all(its_recruiter, [application_id, other_application], "Rejected", reason=WHY).status_code == 200
    assert answer_all(its_recruiter, job, "Rejected", reason="Filled").get_json()["answered"] == 1
    assert [reasons(its_recruiter, number) for number in (application_id, other_application, third)] == [
        [(WHY, False)],
        [(WHY, False)],
        [("Filled", False)],
    ]


@pytest.mark.spec("HIR-R05")
def test_owners_write_the_list_that_their_company_chooses_from(its_recruiter, recruiter, job, container, people, visit):
    company, at_job = "/api/company/rejection-reasons", f"/api/jobs/{job.id}/rejection-reasons"
    assert its_recruiter.get(at_job).get_json() == {"success": True, "reasons": [*DEFAULT_REASONS], "is_own": False}
    assert its_recruiter.put(company, json={"reasons": ["No"]}).status_code == 404  # no company yet
    verify(container, recruiter)
    its_recruiter.post("/api/company/members")
    assert its_recruiter.put(company, json={"reasons": ["No  wards", "No nights"]}).status_code == 200
    answer = its_recruiter.get(at_job).get_json()
    assert (answer["reasons"], answer["is_own"]) == (["No wards", "No nights"], True)
    for wrong in ([], [""], ["a", "A"], ["a" * 81], [str(number) for number in range(21)]):
        assert its_recruiter.put(company, json={"reasons": wrong}).status_code == 422
    mate, browser = people.add("recruiter", email=f"mate@{recruiter.email.partition('@')[2]}"), visit()
    with container.store().writing() as tx:
        membership = tx.companies.membership(recruiter.id)
        tx.companies.put_member(Member(membership.company_id, mate.id, CompanyRole.RECRUITER, container.clock().now()))
    browser.login(mate.email)
    assert browser.put(company, json={"reasons": ["Mine"]}).get_json()["code"] == "reasons_of_owners"
    assert browser.get(company).get_json()["reasons"] == ["No wards", "No nights"]


@pytest.mark.spec("HIR-R06")
def test_reasons_are_in_the_export_of_their_author_and_go_with_the_applicant(
    its_recruiter, seeker, application_id, container
):
    decide(its_recruiter, application_id, "Rejected", reason=WHY)
    export = its_recruiter.post("/api/me/export", json={"password": PASSWORD})
    with zipfile.ZipFile(io.BytesIO(export.data)) as packed:
        (reason,) = json.loads(packed.read("rejection_reasons.json"))
    assert (reason["application_id"], reason["text"]) == (application_id, WHY)
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.rejection_reasons.of(application_id) == []
