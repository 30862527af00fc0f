"""Stages over HTTP: for the people who decide."""

import io
import json
import zipfile
from datetime import timedelta

import pytest

from hireloom.adapters.mail.html import html_of
from hireloom.domain.company_roles import CompanyRole, Member
from tests.conftest import PASSWORD
from tests.http.application_calls import apply, one, outcome, post_job
from tests.http.recruiter_calls import decide, listed, review_blind, verify
from tests.http.test_jobs import FORM
from tests.lookups import FROM_HERE, latest


@pytest.fixture
def application_id(seeker, job):
    return apply(seeker, job).get_json()["application_id"]


def stages(browser, job):
    return browser.get(f"/api/jobs/{job.id}/stages").get_json()


def edit(browser, job, *stages, **more):
    return browser.put(f"/api/jobs/{job.id}/stages", json={"stages": [*stages]} | more)


def move(browser, job, stage, *applications, **seen):
    moves = [{"id": number} | seen for number in applications]
    return browser.post(f"/api/jobs/{job.id}/moves", json={"stage": stage, "applications": moves})


def moves(browser, number):
    history = browser.get(f"/api/applications/{number}/moves").get_json()["moves"]
    return [(move["before"], move["after"], move["by"]) for move in history]


def counts(answer):
    return [(stage["id"], stage["name"], stage["applications"]) for stage in answer["stages"]]


def test_a_job_begins_with_the_default_stages(its_recruiter, job, application_id):
    assert counts(stages(its_recruiter, job)) == [(1, "New", 1), (2, "Screen", 0), (3, "Interview", 0), (4, "Offer", 0)]
    assert listed(its_recruiter, job)["applications"][0]["stage"] is None


def test_an_application_moves_and_its_history_says_who_moved_it(
    its_recruiter, recruiter, seeker, job, application_id, container
):
    before = one(seeker, application_id)
    answer = move(its_recruiter, job, 3, application_id, seen=1)
    assert (answer.status_code, answer.get_json()["success"]) == (200, True)
    assert answer.get_json()["results"] == [{"id": application_id, "success": True, "message": "Moved to Interview."}]
    assert counts(stages(its_recruiter, job))[2] == (3, "Interview", 1)
    assert listed(its_recruiter, job)["applications"][0]["stage"] == 3
    assert moves(its_recruiter, application_id) == [("New", "Interview", recruiter.username)]
    assert one(seeker, application_id) == before  # the applicant sees what was promised: Submitted
    with container.store().reading() as tx:
        (line,) = latest(tx, 1)
    assert (line.action, line.subject, line.details) == (
        "applications.moved",
        str(application_id),
        FROM_HERE | {"before": "New", "after": "Interview"},
    )


def test_who_comes_second_learns_who_came_first(its_recruiter, job, application_id, signed_in):
    admin = signed_in("admin", username="Ada2")
    move(admin, job, 2, application_id, seen=1)
    answer = move(its_recruiter, job, 3, application_id, seen=1).get_json()
    (result,) = answer["results"]
    assert (answer["success"], result["code"]) == (False, "moved_meanwhile")
    assert (result["data"]["stage"], result["data"]["by"]) == ("Screen", "Ada2")
    assert result["data"]["at"].startswith("2026-")
    assert len(moves(its_recruiter, application_id)) == 1


def test_a_decided_application_stays_and_the_answer_says_who_decided(its_recruiter, recruiter, job, application_id):
    move(its_recruiter, job, 3, application_id)
    decide(its_recruiter, application_id, "Selected")
    (result,) = move(its_recruiter, job, 4, application_id).get_json()["results"]
    assert (result["success"], result["code"], result["data"]["by"]) == (False, "cannot_move", recruiter.username)
    assert counts(stages(its_recruiter, job))[2] == (3, "Interview", 0)
    decide(its_recruiter, application_id, "Submitted")
    assert counts(stages(its_recruiter, job))[2] == (3, "Interview", 1)


def test_several_move_at_once_each_with_its_own_result(its_recruiter, job, application_id, signed_in):
    other_application = apply(signed_in(), job).get_json()["application_id"]
    answer = move(its_recruiter, job, 2, other_application, 9999, application_id).get_json()
    assert [(result["id"], result["success"]) for result in answer["results"]] == [
        (other_application, True),
        (9999, False),
        (application_id, True),
    ]
    assert answer["message"] == "2 of 3 applications moved."
    assert move(its_recruiter, job, 2).status_code == 422
    assert move(its_recruiter, job, 2, *range(1, 102)).status_code == 422
    assert outcome(move(its_recruiter, job, 9, application_id))[0] == 404


def test_the_list_is_edited_and_nobody_gets_lost(its_recruiter, recruiter, job, application_id):
    move(its_recruiter, job, 3, application_id)
    version = stages(its_recruiter, job)["version"]
    answer = edit(its_recruiter, job, {"id": 1, "name": "In"}, {"name": "Trial <b>day</b>"}, version=version)
    assert counts(answer.get_json()) == [(1, "In", 1), (5, "Trial <b>day</b>", 0)]
    assert moves(its_recruiter, application_id)[-1] == ("Interview", "In", recruiter.username)
    late = edit(its_recruiter, job, {"name": "Mine"}, version=version)
    assert (late.status_code, late.get_json()["code"]) == (409, "changed_elsewhere")
    assert counts(stages(its_recruiter, job)) == [(1, "In", 1), (5, "Trial <b>day</b>", 0)]


def test_a_new_first_stage_takes_nobody_out_of_theirs(its_recruiter, job, application_id):
    default = [{"id": stage["id"], "name": stage["name"]} for stage in stages(its_recruiter, job)["stages"]]
    answer = edit(its_recruiter, job, {"name": "Sourced"}, *default).get_json()
    assert counts(answer)[:2] == [(5, "Sourced", 0), (1, "New", 1)]


@pytest.mark.spec("HIR-T25")
def test_whoever_decides_gets_one_email_a_day_about_overdue_applications(
    its_recruiter, job, application_id, container, clock, recruiter
):
    edit(its_recruiter, job, {"id": 1, "name": "New", "days": 3})
    container.stage_reminders().write()
    assert its_recruiter.get("/api/answers").get_json()["overdue"] == 0
    clock.advance(timedelta(days=4))
    its_recruiter.login(recruiter.email)
    assert its_recruiter.get("/api/answers").get_json()["overdue"] == 1
    assert listed(its_recruiter, job)["applications"][0]["stage_days"] == 4
    before = len(container.mailer().letters)
    assert [container.stage_reminders().write() for _ in range(2)] == [1, 0]
    container.mail_worker().look()
    (letter,) = container.mailer().letters[before:]
    assert (letter.to, letter.subject) == (recruiter.email, "1 application is overdue")
    assert "Maya" not in html_of(letter)


@pytest.mark.spec("HIR-T39")
def test_whoever_looks_after_an_overdue_application_is_nudged_once_a_day(
    its_recruiter, job, application_id, container, clock, recruiter, people, mails
):
    verify(container, recruiter)
    its_recruiter.post("/api/company/members")
    emil = people.add("recruiter", username="emil", email=f"emil@{recruiter.email.partition('@')[2]}")
    with container.store().writing() as tx:
        company = tx.companies.membership(recruiter.id).company_id
        tx.companies.put_member(Member(company, emil.id, CompanyRole.RECRUITER, clock.now()))
    edit(its_recruiter, job, {"id": 1, "name": "New", "days": 3})
    assignment = {"application_ids": [application_id], "assignee_id": emil.id}
    assert its_recruiter.post("/api/applications/assignments", json=assignment).status_code == 200
    before = len(mails(emil.email))

    def nudge():
        answer = its_recruiter.post(f"/api/applications/{application_id}/nudges")
        return answer.status_code, answer.get_json().get("code"), answer.get_json()["message"]

    assert nudge() == (409, "not_overdue", "This application is not past the limit of its stage.")
    for days in (3, 1):
        clock.advance(timedelta(days))
        its_recruiter.login(recruiter.email)
        assert not listed(its_recruiter, job)["applications"][0]["is_nudged"]
        assert nudge() == (201, None, "emil was nudged.")
        assert listed(its_recruiter, job)["applications"][0]["is_nudged"]
        assert nudge()[:2] == (409, "already_nudged")
    notes = its_recruiter.get(f"/api/applications/{application_id}/notes").get_json()["notes"]
    assert [note["text"] for note in notes] == ["@emil In New for 3 days.", "@emil In New for 4 days."]
    assert [letter.subject for letter in mails(emil.email)[before:]] == [
        f"{recruiter.username} mentioned you in a note: {job.title}"
    ] * 2
    with container.store().reading() as tx:
        (line,) = latest(tx, 1)
    assert (line.action, line.subject, line.details) == (
        "applications.nudged",
        str(application_id),
        FROM_HERE | {"to": "emil"},
    )


@pytest.mark.spec("HIR-T26")
def test_new_jobs_begin_with_the_stages_of_the_company(its_recruiter, job, container, recruiter):
    verify(container, recruiter)
    assert its_recruiter.post("/api/company/members").status_code == 200
    form = {"stages": [{"name": "Inbox", "days": 5}, {"name": "Trial day"}]}
    for bad in ([], [{"name": "a"}, {"name": "A"}], [{"name": "a", "days": 91}]):
        assert its_recruiter.put("/api/company/stages", json={"stages": bad}).status_code == 422
    assert its_recruiter.put("/api/company/stages", json=form).status_code == 200
    today = container.clock().today()
    dates = {"datePosted": f"{today}", "applicationEndDate": f"{today + timedelta(30)}"}
    number = its_recruiter.post("/api/jobs", json=FORM | dates).get_json()["job"]["id"]
    rows = its_recruiter.get(f"/api/jobs/{number}/stages").get_json()["stages"]
    assert [(stage["name"], stage["days"]) for stage in rows] == [("Inbox", 5), ("Trial day", 0)]
    assert len(stages(its_recruiter, job)["stages"]) == 4


@pytest.mark.spec("HIR-T27")
def test_the_daily_email_can_be_switched_off(its_recruiter, job, application_id, container, clock):
    edit(its_recruiter, job, {"id": 1, "name": "New", "days": 3})
    for on in (True, False):
        assert its_recruiter.put("/api/company/stages/email", json={"on": on}).status_code == 200
    assert its_recruiter.get("/api/company/stages").get_json()["wants_email"] is False
    clock.advance(timedelta(days=4))
    assert container.stage_reminders().write() == 0


@pytest.mark.parametrize(
    "stages",
    [
        [],
        [{"name": ""}],
        [{"name": "x" * 41}],
        [{"name": "Same"}, {"name": " same "}],
        [{"name": f"Stage {number}"} for number in range(9)],
        [{"name": None}],
        [{"id": "x", "name": "New"}],
        [{"name": "New\x00"}],
    ],
)
def test_a_bad_list_is_refused_and_changes_nothing(its_recruiter, job, stages):
    before = its_recruiter.get(f"/api/jobs/{job.id}/stages").get_json()
    answer = edit(its_recruiter, job, *stages)
    assert answer.status_code == 422
    assert answer.get_json()["message"]
    assert its_recruiter.get(f"/api/jobs/{job.id}/stages").get_json() == before


def test_another_recruiter_sees_and_moves_nothing(its_recruiter, job, application_id, signed_in, container):
    stranger = signed_in("recruiter")
    assert stranger.get(f"/api/jobs/{job.id}/stages").status_code == 403
    assert edit(stranger, job, {"name": "Mine"}).status_code == 403
    assert move(stranger, job, 2, application_id).status_code == 403
    assert stranger.get(f"/api/applications/{application_id}/moves").status_code == 403
    assert (counts(stages(its_recruiter, job))[0], moves(its_recruiter, application_id)) == ((1, "New", 1), [])


def test_an_application_does_not_move_by_the_number_of_another_job(
    its_recruiter, signed_in, job, application_id, container
):
    stranger = signed_in("recruiter")
    me = stranger.get("/api/session").get_json()["user"]
    with container.store().reading() as tx:
        own_job = post_job(container, tx.users.get(me["id"]))
    (result,) = move(stranger, own_job, 2, application_id).get_json()["results"]
    assert (result["success"], result["message"]) == (False, "Application not found")
    assert moves(its_recruiter, application_id) == []


def test_a_move_reveals_nobody_in_a_blind_review(its_recruiter, job, application_id):
    review_blind(its_recruiter, job)
    answer = move(its_recruiter, job, 2, application_id)
    (applicant,) = listed(its_recruiter, job)["applications"]
    assert (applicant["full_name"], applicant["is_blind"], applicant["stage"]) == (
        f"Candidate {application_id}",
        True,
        2,
    )
    assert "Anna" not in answer.get_data(as_text=True)


def test_moves_are_exported_for_who_made_them_and_go_with_the_applicant(its_recruiter, seeker, job, application_id):
    def exported(browser):
        content = browser.post("/api/me/export", json={"password": PASSWORD}).data
        return zipfile.ZipFile(io.BytesIO(content)).read("stage_moves.json").decode()

    move(its_recruiter, job, 2, application_id)
    assert [(line["application_id"], line["after"]) for line in json.loads(exported(its_recruiter))] == [
        (application_id, "Screen")
    ]
    assert json.loads(exported(seeker)) == []
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert moves(its_recruiter, application_id) == []
    assert move(its_recruiter, job, 3, application_id).get_json()["results"][0]["code"] == "cannot_move"
