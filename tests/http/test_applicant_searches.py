"""Finding a person among the applicants for all of one's jobs."""

import pytest

from hireloom.domain.company_roles import CompanyRole, Member
from hireloom.domain.job_teams import JobTeamMember, TeamRole
from tests.http.application_calls import apply, post_job
from tests.http.recruiter_calls import decide, let_interview, review_blind


@pytest.fixture
def applicants(signed_in, job, container, recruiter):
    """Anna Löwe for the job, Tom Reyes for another job of the same recruiter; the numbers of their applications."""
    other_job = post_job(container, recruiter, title="Night Nurse")
    anna = apply(signed_in("user"), job).get_json()["application_id"]
    tom = apply(signed_in("user"), other_job, fullName="Tom Reyes", email="tom@work.example").get_json()[
        "application_id"
    ]
    return anna, tom


@pytest.fixture
def colleague(people, visit, container, company, recruiter, clock):
    """A browser of somebody at the recruiter's company with this role."""

    def colleague(role, job=None, team_role=TeamRole.INTERVIEWER):
        user = people.add("recruiter", email=f"{role}@{recruiter.email.partition('@')[2]}")
        with container.store().writing() as tx:
            tx.companies.put_member(Member(company, user.id, role, clock.now()))
            if job:
                tx.companies.teams.put(JobTeamMember(job.id, user.id, team_role))
        browser = visit()
        browser.enter(container, user)
        return browser

    return colleague


def found(browser, words):
    answer = browser.get("/api/applicants", query_string={"q": words})
    assert answer.status_code == 200, answer.get_json()
    return [row["application_id"] for row in answer.get_json()["applicants"]]


@pytest.mark.spec("HIR-T40")
def test_people_are_found_by_name_and_address_in_all_of_ones_jobs(its_recruiter, applicants, job, program):
    anna, tom = applicants
    assert found(its_recruiter, "LÖWE anna") == found(its_recruiter, "anna@work") == [anna]
    assert found(its_recruiter, "work.example") == [tom, anna]
    assert found(its_recruiter, "löwe tom") == found(its_recruiter, "  ") == found(its_recruiter, "100%") == []
    [row] = its_recruiter.get("/api/applicants?q=tom").get_json()["applicants"]
    assert (row["name"], row["job_title"], row["stage"]) == ("Tom Reyes", "Night Nurse", "New")
    decide(its_recruiter, tom, "Selected")
    reading = program(its_recruiter, "applications:read")
    assert [row["stage"] for row in reading.get("/applicants?q=tom").get_json()["applicants"]] == ["Selected"]
    assert its_recruiter.get("/api/applicants", query_string={"q": "a" * 300}).status_code == 422


@pytest.mark.spec("HIR-T40", "HIR-T10")
def test_nobody_of_another_company_is_found(signed_in, applicants, company, people):
    for email in ("eva@elsewhere.example", "eva@mail.example"):
        assert found(signed_in("recruiter", email=email), "work.example") == []
    assert found(signed_in("admin"), "work.example") == []  # not an admin's own jobs


@pytest.mark.spec("HIR-T40", "HIR-T06")
def test_each_role_finds_the_people_whom_it_may_read(its_recruiter, applicants, job, colleague):
    anna, tom = applicants
    assert found(colleague(CompanyRole.RECRUITER), "work.example") == [tom, anna]
    assert found(colleague(CompanyRole.HIRING_MANAGER, job, TeamRole.HIRING_MANAGER), "work.example") == [anna]
    assert found(colleague(CompanyRole.READER), "work.example") == []
    interviewer = colleague(CompanyRole.INTERVIEWER, job)
    assert found(interviewer, "work.example") == []
    let_interview(its_recruiter, anna, interviewer)
    assert found(interviewer, "work.example") == [anna]
    decide(its_recruiter, anna, "Rejected")
    assert found(interviewer, "work.example") == []  # the interviewer's part is over


@pytest.mark.spec("HIR-T40", "HIR-M14")
def test_nobody_is_found_whom_a_blind_review_hides(its_recruiter, signed_in, job):
    review_blind(its_recruiter, job)
    seeker = signed_in("user")
    anna = apply(seeker, job).get_json()["application_id"]
    assert seeker.post(f"/api/applications/{anna}/messages", json={"text": "By night?"}).status_code == 201

    def everywhere():
        listed = its_recruiter.get(f"/api/applications/job/{job.id}?q=anna").get_json()["applications"]
        threads = its_recruiter.get("/api/inbox?query=anna").get_json()["threads"]
        return found(its_recruiter, "anna"), [row["id"] for row in listed], [row["application_id"] for row in threads]

    assert everywhere() == ([], [], [])
    assert seeker.post(f"/api/applications/{anna}/withdraw").status_code == 200
    assert everywhere() == ([], [], [])  # still shown by number alone
    review_blind(its_recruiter, job, on=False)
    assert everywhere() == ([anna], [anna], [anna])
