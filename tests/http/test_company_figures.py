"""Figures over the jobs of a company."""

import pytest
from sqlalchemy import event

from hireloom.domain.company_roles import CompanyRole, Member
from tests.http.application_calls import apply, post_job
from tests.http.recruiter_calls import decide, review_blind, verify
from tests.lookups import latest

PLACE = "/api/company/figures"
FILLED = "The position is filled"


@pytest.fixture
def company(container, recruiter, its_recruiter):
    verify(container, recruiter)
    assert its_recruiter.post("/api/company/members").status_code == 200
    with container.store().reading() as tx:
        return tx.companies.membership(recruiter.id).company_id


@pytest.fixture
def colleague(people, visit, container, recruiter, company, clock):
    def colleague(role):
        user, browser = people.add("recruiter", email=f"{role}@{recruiter.email.partition('@')[2]}"), visit()
        with container.store().writing() as tx:
            tx.companies.put_member(Member(company, user.id, role, clock.now()))
        browser.login(user.email)
        return browser

    return colleague


def counted(browser, **query):
    answer = browser.get(PLACE, query_string=query)
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()


@pytest.mark.spec("HIR-P06")
def test_everybody_sees_the_figures_that_their_role_allows(
    seeker, its_recruiter, recruiter, job, colleague, people, visit
):
    domain = recruiter.email.partition("@")[2]
    number = apply(seeker, job).get_json()["application_id"]
    assert decide(its_recruiter, number, "Selected").status_code == 200
    for browser in (its_recruiter, colleague(CompanyRole.READER), colleague(CompanyRole.RECRUITER)):
        assert counted(browser)["now"]["selected"] == 1
        assert counted(browser)["company"] == domain
        assert counted(browser, job_id=job.id)["company"] == ""
    for role in (CompanyRole.HIRING_MANAGER, CompanyRole.INTERVIEWER):  # on no team
        browser = colleague(role)
        assert (counted(browser)["now"]["applications"], counted(browser)["company"]) == (0, "")
        assert browser.get(PLACE, query_string={"job_id": job.id}).status_code in (403, 404)
    stranger = visit()
    stranger.login(people.add("recruiter", email="eva@elsewhere.example").email)
    assert counted(stranger)["now"]["applications"] == 0


@pytest.mark.spec("HIR-P08")
def test_the_figures_of_one_job_leave_out_the_others(seeker, its_recruiter, job, container, recruiter):
    other_job = post_job(container, recruiter, title="Cook")
    for posting in (job, other_job):
        apply(seeker, posting)
    assert {row["job_id"]: sum(row["weeks"]) for row in counted(its_recruiter)["jobs"]} == {job.id: 1, other_job.id: 1}
    alone = counted(its_recruiter, job_id=other_job.id)
    assert (alone["open_jobs"], alone["all_jobs"], counted(its_recruiter)["all_jobs"]) == (1, 1, 2)
    assert (alone["now"]["applications"], [row["title"] for row in alone["jobs"]]) == (1, ["Cook"])
    assert alone["jobs"][0]["location"] == other_job.location
    assert alone["jobs"][0]["weeks"] == [week["applied"] for week in alone["weeks"]]
    sheet = its_recruiter.get(f"{PLACE}/export", query_string={"job_id": other_job.id}).text
    assert "Cook" in sheet
    assert job.title not in sheet


@pytest.mark.spec("HIR-P19")
def test_each_figure_leads_to_whom_it_counts(seeker, its_recruiter, job, colleague, signed_in, people, visit):
    first = apply(seeker, job).get_json()["application_id"]
    second = apply(signed_in("user", email="ben@people.example"), job, fullName="Ben Roth").get_json()["application_id"]
    assert decide(its_recruiter, first, "Rejected", reason=FILLED).status_code == 200
    assert counted(its_recruiter)["reasons"] == [{"name": FILLED, "rejected": 1}]
    assert f"rejected for,{FILLED},1" in its_recruiter.get(f"{PLACE}/export").text

    def behind(counted_by, name="", browser=its_recruiter, **query):
        query = {"counted_by": counted_by, "name": name} | query
        answer = browser.get(f"{PLACE}/applications", query_string=query).get_json()
        assert answer["total"] == len(answer["applications"])
        return [row["application_id"] for row in answer["applications"]]

    assert behind("step", "Applied") == [second, first]
    assert behind("step", "Opened") == [first]
    assert behind("step", "Selected") == behind("late") == behind("not_in_time") == []
    assert behind("in_time") == behind("reason", FILLED) == [first]
    assert behind("source", counted(its_recruiter)["sources"][0]["name"], job_id=job.id) == [second, first]
    stranger = visit()
    stranger.login(people.add("recruiter", email="eva@elsewhere.example").email)
    assert behind("step", "Applied", colleague(CompanyRole.READER)) == []  # sees figures, not people
    assert behind("step", "Applied", stranger) == []
    assert stranger.get(f"{PLACE}/applications?counted_by=late&job_id={job.id}").status_code == 403
    for wrong in ("counted_by=step&name=Fired", "counted_by=mood", ""):
        assert its_recruiter.get(f"{PLACE}/applications?{wrong}").status_code == 422


@pytest.mark.spec("HIR-P43")
def test_an_offer_is_counted_until_it_is_withdrawn_and_leads_to_whom_it_was_made(seeker, its_recruiter, job, container):
    number = apply(seeker, job).get_json()["application_id"]
    assert decide(its_recruiter, number, "Selected").status_code == 200
    form = {"title": "Nurse", "pay": "EUR 3,800", "answer_by": f"{container.clock().today()}"}
    names = [step["name"] for step in counted(its_recruiter)["steps"]]
    assert names == ["Applied", "Opened", "Moved on", "Interview", "Selected"]
    offer = its_recruiter.post(f"/api/applications/{number}/offers", json=form).get_json()["offers"][0]["id"]
    now = counted(its_recruiter)
    assert (now["steps"][-1]["name"], now["steps"][-1]["people"]) == ("Offer", 1)
    assert now["jobs"][0]["offered"] == {"part": 1, "whole": 1, "percent": None}
    sheet = its_recruiter.get(f"{PLACE}/export").text
    assert "people who reached,Offer,1" in sheet
    assert f"percent who received an offer for,{job.title},too few" in sheet
    path = f"{PLACE}/applications?counted_by=step&name=Offer"
    assert [row["application_id"] for row in its_recruiter.get(path).get_json()["applications"]] == [number]
    assert its_recruiter.delete(f"/api/applications/{number}/offers/{offer}").status_code == 200
    assert counted(its_recruiter)["steps"][-1]["name"] == "Selected"
    assert its_recruiter.get(path).get_json()["total"] == 0


@pytest.mark.spec("HIR-P44")
def test_who_declines_the_last_offer_is_selected_and_not_hired(seeker, its_recruiter, job, container):
    number = apply(seeker, job).get_json()["application_id"]
    assert decide(its_recruiter, number, "Selected").status_code == 200
    form = {"title": "Nurse", "pay": "EUR 3,800", "answer_by": f"{container.clock().today()}"}

    def hires() -> tuple[int, int, int]:
        now = counted(its_recruiter)
        behind = its_recruiter.get(f"{PLACE}/applications?counted_by=hired").get_json()
        return now["now"]["selected"], now["now"]["hired"], behind["total"]

    for accepts in (False, True):
        offers = its_recruiter.post(f"/api/applications/{number}/offers", json=form).get_json()["offers"]
        assert hires() == (1, 1, 1)  # as long as the offer is open
        answer = seeker.post(f"/api/applications/{number}/offers/{offers[-1]['id']}/answer", json={"accepts": accepts})
        assert answer.status_code == 200
        assert hires() == (1, int(accepts), int(accepts))


@pytest.mark.spec("HIR-P19")
def test_what_was_written_about_one_person_is_not_shown_to_readers(seeker, its_recruiter, job, colleague):
    number = apply(seeker, job).get_json()["application_id"]
    assert decide(its_recruiter, number, "Rejected", reason="Ann has a sick child").status_code == 200
    reader = colleague(CompanyRole.READER)
    assert counted(reader)["reasons"] == [{"name": "Other", "rejected": 1}]
    assert "sick" not in reader.get(f"{PLACE}/export").text
    path = f"{PLACE}/applications?counted_by=reason&name="
    assert its_recruiter.get(f"{path}Other").get_json()["total"] == 1
    assert its_recruiter.get(f"{path}Ann has a sick child").get_json()["total"] == 0
    assert its_recruiter.put("/api/company/rejection-reasons", json={"reasons": [FILLED]}).status_code == 200
    assert decide(its_recruiter, number, "Submitted").status_code == 200
    assert decide(its_recruiter, number, "Rejected", reason="Place or hours do not fit").status_code == 200
    assert counted(its_recruiter)["reasons"] == [{"name": "Other", "rejected": 1}]  # the company has its own list


@pytest.mark.spec("HIR-P19")
def test_the_list_behind_a_figure_asks_no_more_for_more_people(its_recruiter, container, recruiter, signed_in):
    statements = []

    def behind():
        statements.clear()
        answer = its_recruiter.get(f"{PLACE}/applications?counted_by=step&name=Applied").get_json()
        return answer["total"], len(statements)

    event.listen(container.engine(), "before_cursor_execute", lambda *call: statements.append(call[2]))
    for title in ("Cook", "Baker", "Nurse"):
        apply(signed_in(), post_job(container, recruiter, title=title))
    behind()
    three, few = behind()
    for title in ("Porter", "Driver"):
        apply(signed_in(), post_job(container, recruiter, title=title))
    assert (three, behind()) == (3, (5, few))


@pytest.mark.spec("HIR-P19")
def test_a_blind_review_names_nobody_behind_a_figure(seeker, its_recruiter, job):
    number = apply(seeker, job).get_json()["application_id"]
    review_blind(its_recruiter, job)
    (row,) = its_recruiter.get(f"{PLACE}/applications?counted_by=step&name=Applied").get_json()["applications"]
    assert row["name"] == f"Candidate {number}"


@pytest.mark.spec("HIR-P07")
def test_figures_are_exported_and_the_log_says_so(seeker, its_recruiter, job, container):
    apply(seeker, job)
    sheet = its_recruiter.get(f"{PLACE}/export")
    assert sheet.mimetype == "text/csv"
    assert "\napplications,,1,0" in sheet.text.replace("\r", "")
    with container.store().reading() as tx:
        assert "companies.figures_exported" in {event.action for event in latest(tx, 20)}


@pytest.mark.spec("HIR-P06")
def test_an_impossible_period_is_refused(its_recruiter):
    assert its_recruiter.get(PLACE, query_string={"days": 31}).status_code == 422
