"""The number of something deleted is never given to anything else: its link, and what was written about it, would
belong to somebody else."""

import pytest

from hireloom.domain.company_roles import CompanyRole
from tests.conftest import PASSWORD
from tests.http.application_calls import apply
from tests.http.recruiter_calls import decide

INTERVIEW = {"title": "Technical interview", "kind": "phone", "minutes": 60, "place": "+1-4155550100"}
OFFER = {"title": "Ward Nurse", "pay": "EUR 3,800 a month", "answer_by": "2026-12-01", "starts_on": "2027-01-04"}


@pytest.fixture
def applicant(signed_in, job):
    """Somebody who has applied: their browser, their address, and the number of the application."""

    def applicant():
        browser = signed_in()
        number = apply(browser, job).get_json()["application_id"]
        return browser, browser.get("/api/session").get_json()["user"]["email"], number

    return applicant


def delete_account(browser):
    assert browser.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200


@pytest.fixture
def invite(its_recruiter, recruiter):
    def invite(application_id):
        form = INTERVIEW | {"interviewers": [recruiter.id]}
        answer = its_recruiter.post(f"/api/applications/{application_id}/interviews", json=form)
        return "/api/bookings/" + answer.get_json()["interviews"][-1]["link"].rpartition("/")[2]

    return invite


@pytest.mark.spec("HIR-I09", "HIR-I17")
def test_the_link_of_somebody_who_is_gone_opens_nobody_elses_interview(applicant, invite, visit, mails, recruiter):
    first, _, number = applicant()
    old_link = invite(number)
    slot = visit().get(old_link).get_json()["slots"][0]
    visit().post(old_link, json={"starts_at": slot, "zone": "UTC"})
    delete_account(first)
    _, email, number = applicant()
    new_link = invite(number)
    assert visit().get(old_link).status_code == 404
    assert visit().post(f"{old_link}/cancel", json={}).status_code == 404
    before = len(mails(recruiter.email))
    assert new_link.rpartition("/")[2] in mails(email)[0].text
    visit().post(new_link, json={"starts_at": slot, "zone": "UTC"})
    assert len(mails(recruiter.email)) == before + 1


def test_the_answer_to_an_offer_reaches_the_recruiter_after_an_earlier_one_was_deleted(
    applicant, its_recruiter, mails, recruiter
):
    for _ in range(2):
        browser, _, number = applicant()
        decide(its_recruiter, number, "Selected")
        offer = its_recruiter.post(f"/api/applications/{number}/offers", json=OFFER).get_json()["offers"][-1]
        before = len(mails(recruiter.email))
        answer = {"accepts": False, "words": "Another job."}
        assert browser.post(f"/api/applications/{number}/offers/{offer['id']}/answer", json=answer).status_code == 200
        assert len(mails(recruiter.email)) == before + 1
        delete_account(browser)


@pytest.mark.spec("HIR-T23")
def test_whoever_is_mentioned_after_another_note_was_removed_is_told(applicant, its_recruiter, colleague, mails):
    _, _, number = applicant()
    reader, _ = colleague(CompanyRole.RECRUITER)
    place = f"/api/applications/{number}/notes"
    for count in (1, 2):
        note = its_recruiter.post(place, json={"text": f"@{reader.username} Please look."}).get_json()["notes"][-1]
        assert len(mails(reader.email)) == count
        assert its_recruiter.delete(f"{place}/{note['id']}").status_code == 200
