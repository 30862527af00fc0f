"""Templates for answers over HTTP: a company's own, filled with what is known about one person."""

import pytest

from hireloom.testing.paper import pdf
from tests.http.application_calls import apply, post_job
from tests.http.recruiter_calls import review_blind, verify

COMPANY = "/api/company/answer-templates"
RESUME = pdf("Anna Loewe", "Nurse", "Experience", "Wrote the shift planner in Python.", "Skills: Python, SQL")
ADVERT = "We look for somebody who writes Python.\n\nRequirements\n- Python\n- Kubernetes\n"


@pytest.fixture
def job(container, recruiter):
    return post_job(container, recruiter, description=ADVERT, keywords="Python, Kubernetes")


@pytest.fixture
def application_id(seeker, job):
    return apply(seeker, job, resumeFile=RESUME).get_json()["application_id"]


@pytest.fixture
def owner(container, recruiter, its_recruiter):
    verify(container, recruiter)
    its_recruiter.post("/api/company/members")
    return its_recruiter


def put(browser, *texts):
    templates = [{"name": f"Template {number}", "text": text} for number, text in enumerate(texts)]
    return browser.put(COMPANY, json={"templates": templates})


def texts(browser, number):
    rows = browser.get(f"/api/applications/{number}/answer-templates").get_json()["templates"]
    return [(row["text"], row["gaps"]) for row in rows]


@pytest.mark.spec("HIR-A01")
def test_a_template_says_what_the_resume_proves_and_lacks(owner, job, application_id):
    assert put(owner, "{first name}: {met}; {missing}. {job}, {company}").status_code == 200
    ((text, gaps),) = texts(owner, application_id)
    assert text.startswith("Anna: ")
    strengths, missing = text.removeprefix("Anna: ").partition(". Ward")[0].split("; ")
    assert "Python" in strengths
    assert "Kubernetes" in missing
    assert "Kubernetes" not in strengths
    assert gaps == []


@pytest.mark.spec("HIR-A02")
def test_what_nobody_knows_stays_a_gap(owner, job, application_id):
    put(owner, "Dear {first name}, {answer by}")
    review_blind(owner, job)
    ((text, gaps),) = texts(owner, application_id)
    assert text.startswith("Dear {first name}, ")
    assert gaps == ["first name"]


@pytest.mark.spec("HIR-A03")
def test_only_owners_write_templates_and_bad_ones_are_refused(owner, its_recruiter, signed_in, application_id):
    before = owner.get(COMPANY).get_json()
    assert len(before["templates"]) == 4
    stranger = signed_in("recruiter", email="eve@other.example")
    assert put(stranger, "Hello").status_code == 404
    assert stranger.get(f"/api/applications/{application_id}/answer-templates").status_code == 403
    for wrong in (("Dear {salary}",), ("",), ("a" * 3001,), ("a",) * 21):
        assert put(owner, *wrong).status_code == 422
    assert owner.get(COMPANY).get_json() == before
    assert put(owner).get_json()["templates"] == before["templates"]
