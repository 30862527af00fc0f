"""The Recruiter Dashboard of somebody who belongs to a company."""

import pytest

from hireloom.domain.company_roles import CompanyRole, Member
from hireloom.domain.job_teams import JobTeamMember, TeamRole
from tests.http.application_calls import apply, post_job
from tests.http.recruiter_calls import verify

PLACE = "/api/jobs/recruiter?of_company=true"


def titles(browser, more="", place=PLACE):
    answer = browser.get(place + more).get_json()
    assert answer["total"] == len(answer["jobs"])
    return [job["title"] for job in answer["jobs"]]


@pytest.fixture
def colleague(people, visit, container, recruiter, its_recruiter, clock):
    """A colleague with this role in the recruiter's company, and the browser."""
    verify(container, recruiter)
    its_recruiter.post("/api/company/members")
    with container.store().reading() as tx:
        company = tx.companies.membership(recruiter.id).company_id

    def colleague(role):
        domain = recruiter.email.partition("@")[2]
        user, browser = people.add("recruiter", email=f"{role}@{domain}"), visit()
        with container.store().writing() as tx:
            tx.companies.put_member(Member(company, user.id, role, clock.now()))
        browser.login(user.email)
        return user, browser

    return colleague


@pytest.mark.spec("HIR-T17")
def test_all_jobs_that_the_role_allows_are_listed_the_own_ones_first(colleague, recruiter, container, job, people):
    mate, mates_browser = colleague(CompanyRole.RECRUITER)
    mates_job = post_job(container, mate, title="Night Nurse")
    post_job(container, recruiter, title="Head Nurse")
    post_job(container, people.add("recruiter", email="other@hill.example"), title="Elsewhere")
    assert titles(mates_browser) == ["Night Nurse", "Head Nurse", job.title]
    assert titles(mates_browser, place="/api/jobs/recruiter?q=") == ["Night Nurse"]
    assert titles(mates_browser, "&q=nurse&sort=title") == ["Head Nurse", "Night Nurse", "Ward Nurse"]
    jobs = mates_browser.get(PLACE).get_json()
    assert jobs["is_in_company"] is True
    assert all("decide" in row["permitted"] for row in jobs["jobs"])
    _, readers = colleague(CompanyRole.READER)
    assert titles(readers) == []
    manager, managers = colleague(CompanyRole.HIRING_MANAGER)
    with container.store().writing() as tx:
        tx.companies.teams.put(JobTeamMember(mates_job.id, manager.id, TeamRole.HIRING_MANAGER))
    [row] = managers.get(PLACE).get_json()["jobs"]
    assert (row["id"], "decide" in row["permitted"], "post_jobs" in row["permitted"]) == (mates_job.id, True, False)


@pytest.mark.spec("HIR-T17")
def test_jobs_are_sorted_by_applicants_and_by_end(its_recruiter, recruiter, container, job, seeker):
    later = post_job(container, recruiter, title="Head Nurse")
    apply(seeker, job)
    assert its_recruiter.get(PLACE).get_json()["is_in_company"] is False
    assert titles(its_recruiter) == [later.title, job.title]
    assert titles(its_recruiter, "&sort=applicants") == [job.title, later.title]
    assert its_recruiter.get(f"{PLACE}&sort=salary").status_code == 422
    its_recruiter.put(f"/api/jobs/{job.id}", json={"applicationEndDate": "2026-11-29"})
    assert titles(its_recruiter, "&sort=ends")[0] == job.title
