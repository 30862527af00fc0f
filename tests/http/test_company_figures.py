"""Figures over the jobs of a company."""

import pytest

from hireloom.domain.company_roles import CompanyRole, Member
from tests.http.application_calls import apply, post_job
from tests.http.recruiter_calls import decide, verify
from tests.lookups import latest

PLACE = "/api/company/figures"


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
def test_everybody_sees_the_figures_that_their_role_allows(seeker, its_recruiter, job, colleague, people, visit):
    number = apply(seeker, job).get_json()["application_id"]
    assert decide(its_recruiter, number, "Selected").status_code == 200
    for browser in (its_recruiter, colleague(CompanyRole.READER), colleague(CompanyRole.RECRUITER)):
        assert counted(browser)["now"]["selected"] == 1
    for role in (CompanyRole.HIRING_MANAGER, CompanyRole.INTERVIEWER):  # on no team
        browser = colleague(role)
        assert counted(browser)["now"]["applications"] == 0
        assert browser.get(PLACE, query_string={"job_id": job.id}).status_code in (403, 404)
    stranger = visit()
    stranger.login(people.add("recruiter", email="eva@elsewhere.example").email)
    assert counted(stranger)["now"]["applications"] == 0


@pytest.mark.spec("HIR-P08")
def test_the_figures_of_one_job_leave_out_the_others(seeker, its_recruiter, job, container, recruiter):
    other = post_job(container, recruiter, title="Cook")
    for one in (job, other):
        apply(seeker, one)
    assert {one["job_id"]: sum(one["weeks"]) for one in counted(its_recruiter)["jobs"]} == {job.id: 1, other.id: 1}
    alone = counted(its_recruiter, job_id=other.id)
    assert (alone["open_jobs"], alone["all_jobs"], counted(its_recruiter)["all_jobs"]) == (1, 1, 2)
    assert (alone["now"]["applications"], [one["title"] for one in alone["jobs"]]) == (1, ["Cook"])
    assert alone["jobs"][0]["weeks"] == [week["applied"] for week in alone["weeks"]]
    sheet = its_recruiter.get(f"{PLACE}/export", query_string={"job_id": other.id}).text
    assert "Cook" in sheet
    assert job.title not in sheet


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
