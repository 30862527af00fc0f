"""The logo of a company in the letters that go out in its name."""

import pytest

from tests.http.application_calls import apply
from tests.http.recruiter_calls import decide
from tests.http.test_company_profiles import LOGO, picture
from tests.http.test_interviews import FORM


@pytest.fixture
def its_letters(letters, seeker_address):
    """What the applicant got, newest last, each with the logo in its head; None for the product's own."""

    def its_letters():
        return [letter.letterhead and letter.letterhead.logo for letter in letters() if letter.to == seeker_address]

    return its_letters


@pytest.fixture
def seeker_address(seeker):
    return seeker.get("/api/session").get_json()["user"]["email"]


def write(browser, application_id):
    answer = browser.post(f"/api/applications/{application_id}/messages", json={"text": "Hello, when can we talk?"})
    assert answer.status_code == 201, answer.get_json()


@pytest.mark.spec("HIR-C06")
@pytest.mark.usefixtures("company")
def test_applicants_see_the_logo_of_the_company_that_the_job_names(
    its_recruiter, recruiter, seeker, job, container, its_letters, letters
):
    assert its_recruiter.put(LOGO, data=picture()).status_code == 200
    logo = its_recruiter.get(LOGO).data
    number = apply(seeker, job).get_json()["application_id"]
    write(its_recruiter, number)
    container.outbox().deliver_due()
    assert its_letters()[-1] is None, "the job names another employer"
    assert its_recruiter.put("/api/company/name", json={"name": job.company}).status_code == 200
    decide(its_recruiter, number, "Selected")
    assert its_letters()[-1] == logo
    assert all(letter.letterhead is None for letter in letters() if letter.to == recruiter.email)
    head = next(letter.letterhead for letter in reversed(letters()) if letter.letterhead)
    assert head.company == job.company
    write(its_recruiter, number)
    assert its_recruiter.delete(LOGO).status_code == 200
    container.outbox().deliver_due()
    assert its_letters()[-1] == b"", "removed before the letter was sent"


@pytest.mark.spec("HIR-C06")
@pytest.mark.usefixtures("company")
def test_a_candidate_gets_the_logo_with_an_invitation_to_an_interview(
    its_recruiter, recruiter, seeker, job, container, letters, seeker_address
):
    its_recruiter.put(LOGO, data=picture())
    its_recruiter.put("/api/company/name", json={"name": job.company})
    number = apply(seeker, job).get_json()["application_id"]
    answer = its_recruiter.post(f"/api/applications/{number}/interviews", json=FORM | {"interviewers": [recruiter.id]})
    assert answer.status_code == 201, answer.get_json()
    container.outbox().deliver_due()
    (invitation,) = [letter for letter in letters() if letter.to == seeker_address and "Invitation" in letter.subject]
    assert invitation.letterhead.logo.startswith(b"\x89PNG")
