"""Who may interview by their role, joins the job's team by it, and leaves interviews when the account goes."""

from datetime import timedelta

import pytest

from tests.conftest import PASSWORD
from tests.http.application_calls import apply, outcome
from tests.http.recruiter_calls import decide, listed, verify

FORM = {"title": "Technical interview", "kind": "phone", "minutes": 60}


@pytest.fixture
def colleague(signed_in, container, recruiter, its_recruiter):
    """An interviewer of the company that the recruiter owns, and the number of the person."""
    verify(container, recruiter)
    its_recruiter.post("/api/company/members", json={})
    browser = signed_in("recruiter", email="emil@people.example")
    browser.post("/api/company/members", json={})
    number = browser.get("/api/session").get_json()["user"]["id"]
    its_recruiter.put(f"/api/company/members/{number}", json={"role": "interviewer"})
    return browser, number


@pytest.fixture
def application(seeker, job):
    return apply(seeker, job).get_json()["application_id"]


def propose(browser, application, *interviewers):
    """The interview, and the call that its link opens."""
    answer = browser.post(f"/api/applications/{application}/interviews", json=FORM | {"interviewers": interviewers})
    assert answer.status_code == 201, answer.get_json()
    interview = answer.get_json()["interviews"][-1]
    return interview, "/api/bookings/" + interview["link"].rpartition("/")[2]


def interviewers(browser, application):
    answer = browser.get(f"/api/applications/{application}/interviews").get_json()
    return [
        (interview["state"], [person["user_id"] for person in interview["interviewers"]])
        for interview in answer["interviews"]
    ]


@pytest.mark.spec("HIR-T15")
def test_whoever_is_chosen_to_interview_is_on_the_jobs_team(colleague, its_recruiter, job, application):
    browser, number = colleague
    assert browser.get(f"/api/applications/{application}").status_code == 403
    propose(its_recruiter, application, number)
    [job_row] = its_recruiter.get("/api/company/jobs").get_json()["jobs"]
    assert [(row["user_id"], row["role"]) for row in job_row["team"]] == [(number, "interviewer")]
    assert browser.get(f"/api/applications/{application}").status_code == 200


@pytest.mark.spec("HIR-T15")
def test_nobody_who_does_not_decide_gets_the_candidates_link(colleague, its_recruiter, application):
    browser, number = colleague
    interview, _ = propose(its_recruiter, application, number)
    assert interview["link"]
    (row,) = browser.get(f"/api/applications/{application}/interviews").get_json()["interviews"]
    assert (row["id"], row["link"]) == (interview["id"], "")


@pytest.mark.spec("HIR-T16")
def test_only_roles_that_write_scorecards_write_them(colleague, its_recruiter, application):
    browser, number = colleague
    interview, _ = propose(its_recruiter, application, number)
    kit = f"/api/interviews/{interview['id']}/kit"
    assert browser.get(kit).get_json()["is_interviewer"] is True
    its_recruiter.put(f"/api/company/members/{number}", json={"role": "reader"})
    assert browser.get(kit).status_code == 403
    assert browser.get("/api/me/interviews").get_json()["interviews"] == []


@pytest.mark.spec("HIR-I35")
def test_interviews_name_nobody_whose_account_is_gone(
    colleague, its_recruiter, recruiter, application, visit, mails, seeker
):
    browser, number = colleague
    _, shared = propose(its_recruiter, application, recruiter.id, number)
    _, alone = propose(its_recruiter, application, number)
    propose(its_recruiter, application, number)
    slot = visit().get(alone).get_json()["slots"][0]
    assert visit().post(alone, json={"starts_at": slot, "zone": "UTC"}).status_code == 200
    later = visit().get(shared).get_json()["slots"][9]
    assert visit().post(shared, json={"starts_at": later, "zone": "UTC"}).status_code == 200
    assert browser.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert interviewers(its_recruiter, application) == [
        ("booked", [recruiter.id]),
        ("proposed", [recruiter.id]),
        ("proposed", [recruiter.id]),
    ]
    page = visit().get(alone).get_json()
    assert (page["state"], page["starts_at"]) == ("proposed", None)
    texts = [letter.text for letter in mails(recruiter.email) if letter.subject.startswith("An interviewer has left")]
    assert len(texts) == 3
    assert any("The applicant has been asked to choose another time." in text for text in texts)
    assert any(f"It takes place with {recruiter.username}." in text for text in texts)
    person = seeker.get("/api/session").get_json()["user"]["email"]
    assert any(letter.subject.startswith("Please choose a time") for letter in mails(person))


@pytest.mark.spec("HIR-I35")
def test_an_interview_that_nobody_can_hold_is_called_off(its_recruiter, recruiter, application, visit):
    _, call = propose(its_recruiter, application, recruiter.id)
    assert its_recruiter.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert visit().get(call).get_json()["state"] == "cancelled"


@pytest.mark.spec("HIR-T06")
def test_an_interview_that_is_over_ends_nothing_until_somebody_decides(
    colleague, its_recruiter, recruiter, application, visit, container, clock, job
):
    """The time of the interview passes; what was seen of the applicant, the scorecard and the debrief stay."""
    browser, number = colleague
    interview, call = propose(its_recruiter, application, number)
    slot = visit().get(call).get_json()["slots"][0]
    assert visit().post(call, json={"starts_at": slot, "zone": "UTC"}).status_code == 200
    clock.advance(timedelta(days=40))
    with container.store().reading() as tx:
        interviewer = tx.users.get(number)
    for again, person in ((browser, interviewer), (its_recruiter, recruiter)):
        again.enter(container, person)
    resume, kit = f"/api/applications/{application}/resume-text", f"/api/interviews/{interview['id']}/kit"
    debrief = f"/api/applications/{application}/debrief"
    assert [browser.get(path).status_code for path in (resume, kit, debrief)] == [200, 200, 200]
    assert [row["id"] for row in listed(browser, job)["applications"]] == [application]
    rows = [row["id"] for row in browser.get(kit).get_json()["rows"]]
    card = {"ratings": dict.fromkeys(rows, "solid"), "notes": {}, "advice": "yes", "why": "Calm and clear."}
    path = f"/api/interviews/{interview['id']}/scorecard/submit"
    assert browser.post(path, json=card).status_code == 200
    decide(its_recruiter, application, "Rejected")
    assert (
        [browser.get(path).status_code for path in (resume, kit, debrief)],
        listed(browser, job)["applications"],
    ) == (
        [403, 200, 200],
        [],
    )
    late = browser.post(path, json=card | {"why": "Written afterwards."})
    assert outcome(late) == (409, "This application is decided, so its scorecards can no longer be changed.")
    assert browser.get(kit).get_json()["own"]["why"] == "Calm and clear."


@pytest.mark.parametrize("event", ["removed", "left"])
@pytest.mark.spec("HIR-T06")
def test_whoever_has_gone_from_the_company_interviews_nobody_and_gets_no_email_about_applicants(
    colleague, its_recruiter, recruiter, application, visit, container, clock, mails, event
):
    browser, number = colleague
    interview, call = propose(its_recruiter, application, number)
    slot = visit().get(call).get_json()["slots"][0]
    assert visit().post(call, json={"starts_at": slot, "zone": "UTC"}).status_code == 200
    before = len(mails("emil@people.example"))
    going = its_recruiter if event == "removed" else browser
    assert going.delete(f"/api/company/members/{number}").status_code == 200
    assert interviewers(its_recruiter, application) == [("proposed", [recruiter.id])]
    assert visit().get(call).get_json()["starts_at"] is None
    assert visit().post(call, json={"starts_at": slot, "zone": "UTC"}).status_code == 200
    clock.advance(timedelta(days=40))
    container.bookings().remind()
    assert len(mails("emil@people.example")) == before
    with container.store().reading() as tx:
        browser.enter(container, tx.users.get(number))
    for path in (f"/api/interviews/{interview['id']}/kit", f"/api/applications/{application}/debrief"):
        assert browser.get(path).status_code in (403, 404)


def test_whoever_proposed_an_interview_and_has_gone_learns_nothing_of_it(
    colleague, its_recruiter, recruiter, application, visit, container, clock, mails
):
    browser, number = colleague
    its_recruiter.put(f"/api/company/members/{number}", json={"role": "recruiter"})
    _, call = propose(browser, application, recruiter.id)
    assert its_recruiter.delete(f"/api/company/members/{number}").status_code == 200
    slot = visit().get(call).get_json()["slots"][0]
    assert visit().post(call, json={"starts_at": slot, "zone": "UTC"}).status_code == 200
    assert visit().post(call + "/cancel", json={"reason": "I am ill"}).status_code == 200
    assert mails("emil@people.example") == []


def test_a_reader_gets_no_email_about_an_interview_of_former_times(
    colleague, its_recruiter, recruiter, application, visit, mails
):
    _, number = colleague
    _, call = propose(its_recruiter, application, recruiter.id, number)
    its_recruiter.put(f"/api/company/members/{number}", json={"role": "reader"})
    slot = visit().get(call).get_json()["slots"][0]
    assert visit().post(call, json={"starts_at": slot, "zone": "UTC"}).status_code == 200
    assert mails("emil@people.example") == []
    assert mails(recruiter.email) != []
