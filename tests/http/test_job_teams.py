"""What the people of a company may do with its jobs, by their roles, on every route; and handing jobs over."""

import io
import json
import zipfile
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.domain.company_roles import REACH, Action, CompanyRole, RoleReach, may
from hireloom.domain.job_teams import JobTeamMember, TeamRole
from tests.conftest import PASSWORD
from tests.http.application_calls import LICENSE, apply, document, one, outcome, post_job
from tests.http.recruiter_calls import decide, let_interview, listed
from tests.http.test_jobs import FORM
from tests.http.test_v1_jobs import JOB

PLACE, STRANGER, REFUSED = "/api/company/members", None, (403, 404)
ROUTES = [
    (Action.READ_RESUMES, "GET", "/api/applications/job/{job}", None),
    (Action.READ_RESUMES, "GET", "/api/applications/{application}", None),
    (Action.READ_RESUMES, "GET", "/api/applications/{application}/notes", None),
    (Action.READ_RESUMES, "POST", "/api/applications/{application}/notes", {"text": "Strong."}),
    (Action.DECIDE, "POST", "/api/applications/{application}/nudges", None),
    (Action.READ_RESUMES, "GET", "/api/applications/{application}/moves", None),
    (Action.READ_RESUMES, "GET", "/api/applications/{application}/interviews", None),
    (Action.READ_RESUMES, "GET", "/api/applications/{application}/resume-text", None),
    (Action.READ_RESUMES, "GET", "/api/jobs/{job}/stages", None),
    (Action.READ_RESUMES, "GET", "/api/jobs/{job}/interview-plan", None),
    (Action.DECIDE, "PUT", "/api/jobs/{job}/interview-plan", {"interviews": []}),
    (Action.READ_RESUMES, "GET", "/api/jobs/{job}/rejection-reasons", None),
    (Action.READ_RESUMES, "GET", "/api/applications/{application}/reasons", None),
    (Action.READ_RESUMES, "GET", "/api/applications/{application}/answers", None),
    (Action.READ_RESUMES, "GET", "/api/applications/{application}/messages", None),
    (Action.DECIDE, "POST", "/api/applications/{application}/messages", {"text": "Hello"}),
    (Action.READ_RESUMES, "POST", "/api/applications/{application}/messages/read", {"message_id": 1}),
    (Action.DECIDE, "GET", "/api/applications/{application}/answer-templates", None),
    (Action.POST_JOBS, "PUT", "/api/jobs/{job}/questions", {"questions": []}),
    (Action.READ_RESUMES, "GET", "/api/documents/download?filePath={resume}", None),
    (Action.DECIDE, "GET", "/api/documents/download?filePath={license}", None),
    (Action.DECIDE, "POST", "/api/jobs/{job}/moves", {"stage": 1, "applications": [{"id": 1}]}),
    (Action.DECIDE, "POST", "/api/applications/{application}/reveal", None),
    (Action.DECIDE, "PUT", "/api/applications/{application}/score", {"score": 70}),
    (Action.DECIDE, "PUT", "/api/applications/{application}/status", {"status": "Selected"}),
    (Action.DECIDE, "POST", "/api/jobs/{job}/answers", {"status": "Rejected"}),
    (Action.USE_POOL, "GET", "/api/jobs/{job}/matching_candidates", None),
    (Action.SEE_FIGURES, "GET", "/api/jobs/{job}/insights", None),
    (Action.POST_JOBS, "PUT", "/api/jobs/{job}/blind-review", {"on": False}),
    (Action.POST_JOBS, "PUT", "/api/jobs/{job}", {"title": "Night Nurse"}),
    (Action.POST_JOBS, "PUT", "/api/jobs/{job}/team/{mate}", {"role": "interviewer"}),
    (Action.POST_JOBS, "DELETE", "/api/jobs/{job}/team/{mate}", None),
    (Action.POST_JOBS, "POST", "/api/jobs/{job}/close", {"is_active": False}),
]


@pytest.fixture
def application(seeker, job):
    answer = apply(seeker, job, drivingLicenseFile=LICENSE)
    assert answer.status_code < 300, answer.get_json()
    return one(seeker, answer.get_json()["application_id"])


def refused(browser, job, application, mate):
    documents = {document["label"]: document["key"] for document in application["documents"]}
    names = {
        "job": job.id,
        "application": application["id"],
        "mate": mate.id,
        "resume": documents["Resume"],
        "license": documents["Driving License"],
    }
    return [
        (action, path)
        for action, method, path, body in ROUTES
        if browser.ask(method, path.format(**names), json=body).status_code in REFUSED
    ]


@pytest.mark.spec("HIR-T06")
@pytest.mark.parametrize("is_on_team", [False, True])
@pytest.mark.parametrize("role", [*CompanyRole, STRANGER])
def test_roles_reach_what_the_table_says_on_every_route(role, is_on_team, colleague, job, application, container):
    """One who does not belong to the company reaches nothing, even if somebody puts them on a team; interviewers reach
    nobody whom they do not interview."""
    user, browser = colleague(role)
    if is_on_team:
        with container.store().writing() as tx:
            tx.companies.teams.put(JobTeamMember(job.id, user.id, TeamRole.INTERVIEWER))
    expected = [
        (action, path)
        for action, _, path, _ in ROUTES
        if role is STRANGER
        or not may(action, role, is_on_team=is_on_team)
        or (REACH[action][role] is RoleReach.OWN_INTERVIEWS and "{job}" not in path)
    ]
    mate, _ = colleague(CompanyRole.READER, "mate")
    assert refused(browser, job, application, mate) == expected


@pytest.mark.spec("HIR-T06")
def test_interviewers_read_only_of_those_whom_they_interview(
    colleague, seeker, signed_in, program, its_recruiter, job, mails
):
    """In lists, figures, exports, mentions and programs, until the interview is called off or somebody decides."""
    met = apply(seeker, job).get_json()["application_id"]
    other_application = apply(signed_in(), job, fullName="Bert Other", email="bert@work.example").get_json()[
        "application_id"
    ]
    user, interviewer = colleague(CompanyRole.INTERVIEWER)
    interview = let_interview(its_recruiter, met, interviewer)
    page = listed(interviewer, job)
    assert ([row["id"] for row in page["applications"]], page["counts"]["Submitted"]) == ([met], 1)
    assert listed(interviewer, job, q="Bert")["applications"] == []
    stages = interviewer.get(f"/api/jobs/{job.id}/stages").get_json()["stages"]
    assert [stage["applications"] for stage in stages] == [1, 0, 0, 0]
    sheet = interviewer.get(f"/api/jobs/{job.id}/applications/export").get_data(as_text=True)
    assert ("Anna" in sheet, "Bert" in sheet) == (True, False)
    key = program(interviewer, "applications:read")
    assert [row["id"] for row in key.get(f"/jobs/{job.id}/applications").get_json()["data"]] == [met]
    assert key.get(f"/applications/{other_application}").status_code == 403
    for number in (met, other_application):
        its_recruiter.post(f"/api/applications/{number}/notes", json={"text": f"@{user.username} What do you think?"})
    assert len([letter for letter in mails(user.email) if "mentioned" in letter.subject]) == 1
    resume = f"/api/applications/{met}/resume-text"
    assert interviewer.get(resume).status_code == 200
    kit_and_debrief = (f"/api/interviews/{interview}/kit", f"/api/applications/{met}/debrief")
    assert [interviewer.get(path).status_code for path in kit_and_debrief] == [200, 200]
    its_recruiter.post(f"/api/interviews/{interview}/cancel", json={})
    assert [interviewer.get(path).status_code for path in kit_and_debrief] == [403, 403]
    assert (listed(interviewer, job)["applications"], interviewer.get(resume).status_code) == ([], 403)
    let_interview(its_recruiter, met, interviewer)
    assert interviewer.get(resume).status_code == 200
    decide(its_recruiter, met, "Selected")
    assert interviewer.get(resume).status_code == 403


@pytest.mark.spec("HIR-T42")
@pytest.mark.parametrize("role", [*CompanyRole, STRANGER])
def test_the_session_tells_who_only_interviews(role, colleague, container):
    user, browser = colleague(role)

    def only_interviews():
        return browser.get("/api/session").get_json()["user"].get("only_interviews", False)

    assert only_interviews() is (role is CompanyRole.INTERVIEWER)
    post_job(container, user)
    assert not only_interviews()


@pytest.mark.spec("HIR-T44")
@pytest.mark.parametrize("role", [*CompanyRole, STRANGER])
def test_interviewers_and_readers_of_a_company_post_no_jobs(role, colleague, clock, program, container):
    """Neither on the screens nor by a program. Recruiters without a company post, as the specification says."""
    user, browser = colleague(role)
    is_refused = role in (CompanyRole.INTERVIEWER, CompanyRole.READER)
    today = clock.today()
    form = FORM | {"datePosted": f"{today}", "applicationEndDate": f"{today + timedelta(30)}"}
    answers = [browser.post("/api/jobs", json=form), program(browser, "jobs:write").post("/jobs", json=JOB)]
    assert [answer.status_code for answer in answers] == [403 if is_refused else 201] * 2
    if is_refused:
        assert {answer.get_json()["code"] for answer in answers} == {"no_posting_for_role"}
        assert "An owner can give you another role." in answers[0].get_json()["message"]
    with container.store().reading() as tx:
        assert bool(tx.jobs.of_recruiter(user.id)) is not is_refused
    assert browser.get("/api/session").get_json()["user"].get("cannot_post_jobs", False) is is_refused


@pytest.mark.spec("HIR-T14")
@pytest.mark.parametrize("role", [CompanyRole.RECRUITER, CompanyRole.HIRING_MANAGER, CompanyRole.INTERVIEWER])
def test_answers_about_a_job_say_what_the_role_allows(role, colleague, its_recruiter, job, container):
    user, browser = colleague(role)
    with container.store().writing() as tx:
        tx.companies.teams.put(JobTeamMember(job.id, user.id, TeamRole.INTERVIEWER))
    expected = [action.name.lower() for action in Action if may(action, role, is_on_team=True)]
    for path in (f"/api/jobs/{job.id}", f"/api/applications/job/{job.id}"):
        assert browser.get(path).get_json()["job"]["permitted"] == expected
        assert its_recruiter.get(path).get_json()["job"]["permitted"] == [action.name.lower() for action in Action]
    _, readers = colleague(CompanyRole.READER, "reader")
    assert "permitted" not in readers.get(f"/api/jobs/{job.id}").get_json()["job"]


@pytest.mark.spec("HIR-T07")
def test_the_jobs_of_a_company_are_listed_with_their_teams(
    colleague, its_recruiter, recruiter, job, company, container
):
    manager, browser = colleague(CompanyRole.HIRING_MANAGER)
    _, readers = colleague(CompanyRole.READER, "reader")
    post_job(container, recruiter, title="Night Nurse")
    assert browser.get("/api/company/jobs").get_json()["total"] == 0
    put = its_recruiter.put(f"/api/jobs/{job.id}/team/{manager.id}", json={"role": "hiring_manager"})
    assert put.status_code == 200
    export = browser.post("/api/me/export", json={"password": PASSWORD})
    with zipfile.ZipFile(io.BytesIO(export.data)) as packed:
        assert json.loads(packed.read("job_teams.json"))[0]["job_id"] == job.id
    [listed] = browser.get("/api/company/jobs").get_json()["jobs"]
    assert (listed["id"], listed["recruiter"]) == (job.id, recruiter.username)
    assert listed["team"] == [{"user_id": manager.id, "username": manager.username, "role": "hiring_manager"}]
    assert its_recruiter.get("/api/company/jobs").get_json()["total"] == 2
    assert readers.get("/api/company/jobs").get_json()["total"] == 0
    assert its_recruiter.delete(f"/api/jobs/{job.id}/team/{manager.id}").status_code == 200
    assert browser.get("/api/company/jobs").get_json()["total"] == 0


@pytest.mark.spec("HIR-T07")
def test_only_people_of_the_company_are_on_a_team(its_recruiter, recruiter, job, company, people, colleague):
    stranger = people.add("recruiter", email="stranger@hill.example")
    outsider, browser = colleague(STRANGER)
    for user in (stranger, outsider, recruiter):
        answer = its_recruiter.put(f"/api/jobs/{job.id}/team/{user.id}", json={"role": "interviewer"})
        assert outcome(answer) == (403, "Only people of the job's company can be on its team.")
    assert browser.get("/api/company/jobs").status_code == 404


@pytest.mark.spec("HIR-T08")
def test_whoever_is_taken_out_hands_over_and_stays_out(its_recruiter, recruiter, colleague, seeker, container, job):
    leaver, browser = colleague(CompanyRole.RECRUITER)
    heir, heirs = colleague(CompanyRole.RECRUITER, "heir")
    reader, _ = colleague(CompanyRole.READER, "reader")
    leavers_job = post_job(container, leaver, title="Night Nurse")
    application_id = apply(seeker, leavers_job).get_json()["application_id"]
    member = f"{PLACE}/{leaver.id}"
    assert outcome(its_recruiter.delete(member)) == (409, "Please choose who takes over their jobs first.")
    for user in (reader, leaver):
        assert its_recruiter.post(f"{member}/hand-over", json={"heir_id": user.id}).status_code == 403
    assert heirs.post(f"{member}/hand-over", json={"heir_id": heir.id}).status_code == 403
    assert its_recruiter.post(f"{member}/hand-over", json={"heir_id": heir.id}).status_code == 200
    assert browser.get("/api/session").get_json()["user"] is None  # logged out at once
    browser.login(leaver.email)
    assert browser.get(f"/api/applications/job/{leavers_job.id}").status_code == 403
    assert outcome(browser.post(PLACE)) == (403, "An owner has removed you from this company. Please ask to join it.")
    assert browser.get(PLACE).get_json()["can_join"] is False
    assert heirs.get("/api/jobs/recruiter").get_json()["jobs"][0]["id"] == leavers_job.id
    assert one(seeker, application_id)["recruiter_email"] == heir.email


@pytest.mark.spec("HIR-T28")
def test_a_colleague_looks_after_the_jobs_until_they_come_back(
    its_recruiter, recruiter, colleague, seeker, container, clock
):
    away, browser = colleague(CompanyRole.RECRUITER)
    cover, covers = colleague(CompanyRole.RECRUITER, "cover")
    first, second = post_job(container, away, title="Night Nurse"), post_job(container, away, title="Cook")
    place, until = f"{PLACE}/{away.id}/cover", f"{clock.today() + timedelta(days=7)}"
    for values, status in (
        ({"cover_id": away.id, "until": until}, 403),
        ({"cover_id": cover.id, "until": "2020-01-01"}, 422),
        ({"cover_id": cover.id + 999, "until": until}, 404),
    ):
        assert browser.post(place, json=values).status_code == status, values
    assert covers.post(place, json={"cover_id": cover.id, "until": until}).status_code == 403
    assert browser.delete(place).status_code == 404
    assert browser.put(place, json={"until": until}).status_code == 404
    assert browser.post(place, json={"cover_id": cover.id, "until": until}).status_code == 200
    [listed] = [member for member in its_recruiter.get(PLACE).get_json()["members"] if member["user_id"] == away.id]
    assert (listed["away_until"], listed["cover_id"], listed["jobs"]) == (until, cover.id, 0)
    assert covers.put(place, json={"until": until}).status_code == 403
    number = apply(seeker, first).get_json()["application_id"]
    assert one(seeker, number)["recruiter_email"] == cover.email
    assert browser.post(place, json={"cover_id": cover.id, "until": until}).status_code == 409  # nothing is left
    assert its_recruiter.post(f"{PLACE}/{cover.id}/hand-over", json={"heir_id": recruiter.id}).status_code == 200
    assert one(seeker, number)["recruiter_email"] == recruiter.email
    assert browser.put(place, json={"until": "2020-01-01"}).status_code == 422
    until = f"{clock.today() + timedelta(days=9)}"
    assert browser.put(place, json={"until": until}).status_code == 200
    assert [
        member["away_until"]
        for member in its_recruiter.get(PLACE).get_json()["members"]
        if member["user_id"] == away.id
    ] == [until]
    clock.advance(timedelta(days=9))
    assert container.job_covers().end_due() == 0
    clock.advance(timedelta(days=1))
    assert (container.job_covers().end_due(), container.job_covers().end_due()) == (1, 0)
    its_recruiter.login(recruiter.email)
    with container.store().reading() as tx:
        assert tx.applications.get(number).recruiter_email == away.email
    assert its_recruiter.post(place, json={"cover_id": recruiter.id, "until": f"{clock.today()}"}).status_code == 200
    assert its_recruiter.delete(place).status_code == 200
    with container.store().reading() as tx:
        assert {job.id for job in tx.jobs.of_recruiter(away.id)} == {first.id, second.id}


@pytest.mark.spec("HIR-T09")
def test_with_the_account_the_jobs_go_to_an_owner_and_are_closed(
    its_recruiter, recruiter, colleague, seeker, container
):
    leaver, browser = colleague(CompanyRole.RECRUITER)
    leavers_job = post_job(container, leaver, title="Night Nurse")
    application_id = apply(seeker, leavers_job).get_json()["application_id"]
    assert browser.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    [listed] = [
        job for job in its_recruiter.get("/api/jobs/recruiter").get_json()["jobs"] if job["id"] == leavers_job.id
    ]
    assert (listed["positionStatus"], listed["recruiterEmail"]) == ("closed", recruiter.email)
    assert its_recruiter.get(f"/api/applications/{application_id}").status_code == 200


@pytest.mark.spec("HIR-T11")
def test_a_recruiter_who_moves_away_takes_the_jobs_along(colleague, container):
    """What they post elsewhere is none of the old company's business."""
    mover, _ = colleague(CompanyRole.RECRUITER)
    movers_job = post_job(container, mover)
    _, owners = colleague(CompanyRole.OWNER, "owner")
    assert owners.get(f"/api/applications/job/{movers_job.id}").status_code == 200
    with container.store().writing() as tx:
        tx.users.put(replace(mover, email="mover@hill.example"))
    assert owners.get(f"/api/applications/job/{movers_job.id}").status_code == 403


def test_blind_review_hides_documents_from_colleagues_too(its_recruiter, colleague, job, application):
    _, browser = colleague(CompanyRole.RECRUITER)
    key = application["documents"][0]["key"]
    assert document(browser, key).status_code == 200
    its_recruiter.put(f"/api/jobs/{job.id}/blind-review", json={"on": True})
    assert document(browser, key).status_code == 403
