"""A job's interview plan over HTTP: edited, proposed as a whole, and booked in its order."""

from datetime import datetime, timedelta

import pytest

from hireloom.domain.company_roles import CompanyRole
from tests.http.application_calls import apply, outcome, post_job
from tests.http.test_interviews import book

FORM = {"title": "Phone screen", "kind": "phone", "minutes": 30, "place": ""}


@pytest.fixture
def plan(its_recruiter, job, recruiter):
    """Two interviews; the second one asks what the first does not. Returns the answer."""
    path = f"/api/jobs/{job.id}/interview-plan"
    ids = [need["id"] for need in its_recruiter.get(path).get_json()["requirements"]]
    form = FORM | {"interviewers": [recruiter.id]}
    rows = [form | {"requirements": ids[:1]}, form | {"title": "Technical", "requirements": ids[1:]}]
    answer = its_recruiter.put(path, json={"interviews": rows})
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()


@pytest.mark.spec("HIR-I36")
def test_a_plan_names_what_nobody_asks_and_is_not_overwritten_unseen(plan, its_recruiter, job, recruiter, program):
    path, ids = f"/api/jobs/{job.id}/interview-plan", [need["id"] for need in plan["requirements"]]
    assert len(ids) > 1
    assert plan["uncovered"] == []
    first = plan["interviews"][0]
    lengths = [need["minutes"] for need in first["requirements"]]
    assert first["hello_minutes"] + sum(lengths) + first["candidate_minutes"] == 30
    form = FORM | {"interviewers": [recruiter.id], "requirements": ids[:1]}
    less = its_recruiter.put(path, json={"interviews": [form], "version": plan["version"]}).get_json()
    assert less["uncovered"] == ids[1:]
    assert outcome(its_recruiter.put(path, json={"interviews": [], "version": plan["version"]}))[0] == 409
    unknown = its_recruiter.put(path, json={"interviews": [form | {"requirements": ["R99"]}]})
    assert outcome(unknown) == (422, "This requirement is not one of the job's.")
    key = program(its_recruiter, "jobs:read", "jobs:write")
    listed = key.get(f"/jobs/{job.id}/interview-plan").get_json()
    assert (listed["interviews"][0]["requirements"][0]["id"], listed["uncovered"]) == (ids[0], ids[1:])
    body = {"interviews": [form | {"requirements": ids}]}
    assert key.call("PUT", f"/jobs/{job.id}/interview-plan", json=body).get_json()["uncovered"] == []


@pytest.mark.spec("HIR-I50", "HIR-I51")
def test_a_job_has_rules_of_booking_and_another_job_can_use_its_plan(
    plan, its_recruiter, seeker, job, recruiter, container, visit, signed_in, mails
):
    path = f"/api/jobs/{job.id}/interview-plan"
    assert plan["rules"]["notice_hours"] == 24
    earlier = apply(seeker, job).get_json()["application_id"]
    first = its_recruiter.post(f"/api/applications/{earlier}/interviews/plan").get_json()["interviews"][0]
    rules = plan["rules"] | {"notice_hours": 72, "every_minutes": 60, "change_hours": 48, "days_to_book": 3}
    rows = [
        row | {"interviewers": [recruiter.id], "requirements": [need["id"] for need in row["requirements"]]}
        for row in ({name: interview[name] for name in (*FORM, "requirements")} for interview in plan["interviews"])
    ]
    assert outcome(its_recruiter.put(path, json={"interviews": rows, "rules": rules | {"change_hours": 0}}))[0] == 422
    answer = its_recruiter.put(path, json={"interviews": rows, "rules": rules}).get_json()
    assert (answer["rules"], answer["version"] != plan["version"]) == (rules, True)
    assert its_recruiter.put(path, json={"interviews": rows}).get_json()["rules"] == rules  # absent: unchanged
    other_seeker = signed_in("user")
    application = apply(other_seeker, job).get_json()["application_id"]
    later = its_recruiter.post(f"/api/applications/{application}/interviews/plan").get_json()["interviews"][0]
    assert first["book_by"] > later["book_by"]
    pages = [
        visit().get("/api/bookings/" + interview["link"].rpartition("/")[2]).get_json() for interview in (first, later)
    ]
    assert min(pages[0]["slots"]) < min(pages[1]["slots"])
    assert {slot[14:16] for slot in pages[1]["slots"]} == {"00"}
    call = "/api/bookings/" + later["link"].rpartition("/")[2]
    booked = book(visit(), call, pages[1]["slots"][0]).get_json()
    assert booked["change_until"] == f"{datetime.fromisoformat(booked['starts_at']) - timedelta(hours=48):%FT%TZ}"
    email = other_seeker.get("/api/session").get_json()["user"]["email"]
    assert any("until 48 hours before it begins" in letter.text for letter in mails(email))

    target = post_job(container, recruiter).id
    uses = f"{path}/uses"
    assert outcome(signed_in("recruiter").post(uses, json={"job_id": target}))[0] == 403
    reused = its_recruiter.post(uses, json={"job_id": target})
    assert reused.status_code == 201
    assert [interview["title"] for interview in reused.get_json()["interviews"]] == ["Phone screen", "Technical"]
    assert its_recruiter.get(f"/api/jobs/{target}/interview-plan").get_json() == reused.get_json()
    assert reused.get_json()["rules"] == rules
    again = its_recruiter.post(uses, json={"job_id": target})
    assert outcome(again) == (409, "This job has an interview plan already.")


def test_webhooks_hear_of_plans_and_invitations(its_recruiter, seeker, job, recruiter, container):
    hook = {"url": "https://hooks.example/in", "events": ["interview.planned", "interview.proposed"]}
    assert its_recruiter.post("/api/me/webhooks", json=hook).status_code == 201
    rows = {"interviews": [FORM | {"interviewers": [recruiter.id], "requirements": []}]}
    for _ in range(2):  # the second time nothing changes
        assert its_recruiter.put(f"/api/jobs/{job.id}/interview-plan", json=rows).status_code == 200
    application = apply(seeker, job).get_json()["application_id"]
    its_recruiter.post(f"/api/applications/{application}/interviews/plan")
    with container.store().reading() as tx:
        proposed, planned = tx.webhooks.deliveries(1, below=None, count=9)
    assert (planned.event, proposed.event) == ("interview.planned", "interview.proposed")
    assert f"/api/v1/jobs/{job.id}/interview-plan" in planned.body
    assert f"/api/v1/applications/{application}/interviews" in proposed.body


@pytest.mark.spec("HIR-I37", "HIR-I38")
def test_the_plan_is_booked_in_its_order(plan, its_recruiter, seeker, job, visit, mails):
    application = apply(seeker, job).get_json()["application_id"]
    path = f"/api/applications/{application}/interviews"
    first, second = its_recruiter.post(f"{path}/plan").get_json()["interviews"]
    assert [(interview["step"], interview["state"]) for interview in (first, second)] == [
        (1, "proposed"),
        (2, "waiting"),
    ]
    assert outcome(its_recruiter.post(f"{path}/plan")) == (409, "All interviews of the plan are proposed already.")
    email = seeker.get("/api/session").get_json()["user"]["email"]
    invitations = [letter.subject for letter in mails(email) if letter.subject.startswith("Invitation")]
    assert len(invitations) == 1
    calls = ["/api/bookings/" + interview["link"].rpartition("/")[2] for interview in (first, second)]
    assert visit().get(calls[1]).get_json()["slots"] == []
    early = book(visit(), calls[1], "2026-11-24T09:00:00Z")
    assert outcome(early) == (409, "This interview opens for booking once the one before it has a time.")
    book(visit(), calls[0], "2026-11-24T09:00:00Z")
    page = visit().get(calls[1]).get_json()
    assert (page["state"], page["slots"][0]) == ("proposed", "2026-11-24T10:00:00Z")
    assert "Technical" in mails(email)[0].subject
    assert book(visit(), calls[1], "2026-11-24T09:00:00Z").status_code == 409
    assert book(visit(), calls[1], "2026-11-25T09:00:00Z").status_code == 200
    assert max(visit().get(calls[0]).get_json()["slots"]) < "2026-11-25T09:00:00Z"
    kit = its_recruiter.get(f"/api/interviews/{second['id']}/kit").get_json()
    asked_for = [need["id"] for need in plan["interviews"][1]["requirements"]]
    assert {row["id"] for row in kit["rows"] if row["minutes"]} == set(asked_for)


@pytest.mark.spec("HIR-I47")
def test_the_plan_says_what_it_will_ask_an_applicant(plan, its_recruiter, signed_in, seeker, job):
    application = apply(seeker, job).get_json()["application_id"]
    path = f"/api/applications/{application}/planned-kits"
    answer = its_recruiter.get(path).get_json()
    assert (answer["may_propose"], [kit["title"] for kit in answer["kits"]]) == (True, ["Phone screen", "Technical"])
    for kit, planned in zip(answer["kits"], plan["interviews"], strict=True):
        questions = [row for row in kit["rows"] if row["minutes"]]
        assert {row["id"] for row in questions} == {need["id"] for need in planned["requirements"]}
        assert all(row["question"] for row in questions)
        assert kit["hello_minutes"] + sum(row["minutes"] for row in questions) + kit["candidate_minutes"] == 30
    proposed = its_recruiter.post(f"/api/applications/{application}/interviews/plan").get_json()["interviews"]
    rows = [its_recruiter.get(f"/api/interviews/{interview['id']}/kit").get_json()["rows"] for interview in proposed]
    assert rows == [kit["rows"] for kit in answer["kits"]]
    assert its_recruiter.get(path).get_json()["may_propose"] is False
    assert signed_in("recruiter").get(path).status_code == 403


@pytest.mark.spec("HIR-I47")
def test_a_blind_review_shows_no_sentences_of_the_resume(plan, its_recruiter, seeker, job):
    application = apply(seeker, job).get_json()["application_id"]
    its_recruiter.put(f"/api/jobs/{job.id}/blind-review", json={"on": True})
    refused = its_recruiter.get(f"/api/applications/{application}/planned-kits")
    assert (refused.status_code, refused.get_json()["code"]) == (409, "applicant_hidden")


@pytest.mark.spec("HIR-I37")
def test_without_a_plan_there_is_nothing_to_propose(its_recruiter, seeker, job):
    application = apply(seeker, job).get_json()["application_id"]
    refused = its_recruiter.post(f"/api/applications/{application}/interviews/plan")
    assert outcome(refused) == (409, "This job has no interview plan yet.")


@pytest.mark.spec("WS-295")
def test_the_applicant_prepares_for_what_each_interview_asks(plan, its_recruiter, seeker, job, visit):
    labels = {need["id"]: need["label"] for need in plan["requirements"]}
    application = apply(seeker, job).get_json()["application_id"]
    first, second = its_recruiter.post(f"/api/applications/{application}/interviews/plan").get_json()["interviews"]
    call = "/api/bookings/" + first["link"].rpartition("/")[2]
    assert [interview["starts_at"] for interview in coming(seeker)] == [None]  # the second one waits for it
    book(visit(), call, "2026-11-24T09:00:00Z")
    booked, proposed = coming(seeker)
    assert (booked["id"], booked["starts_at"], proposed["id"]) == (first["id"], "2026-11-24T09:00:00Z", second["id"])
    asked_for = [[labels[need["id"]] for need in row["requirements"] if need["minutes"]] for row in plan["interviews"]]
    assert [booked["topics"], proposed["topics"]] == asked_for
    assert job.title in booked["advert"]
    assert job.description in booked["advert"]
    its_recruiter.post(f"/api/interviews/{second['id']}/cancel", json={})
    assert [interview["id"] for interview in coming(seeker)] == [first["id"]]
    assert coming(its_recruiter) == []


def coming(person):
    return person.get("/api/practice/interviews").get_json()["interviews"]


@pytest.mark.spec("HIR-I49")
def test_of_two_whoever_is_freest_holds_the_interview(
    its_recruiter, recruiter, company, colleague, signed_in, seeker, job, visit
):
    emil, _ = colleague(CompanyRole.INTERVIEWER)
    form = FORM | {"interviewers": [recruiter.id, emil.id], "requirements": [], "takes_one": True}
    planned = its_recruiter.put(f"/api/jobs/{job.id}/interview-plan", json={"interviews": [form]}).get_json()
    assert planned["interviews"][0]["takes_one"] is True
    holders = []
    for applicant in (seeker, signed_in("user", email="ben@people.example")):
        application = apply(applicant, job).get_json()["application_id"]
        path = f"/api/applications/{application}/interviews"
        (proposed,) = its_recruiter.post(f"{path}/plan").get_json()["interviews"]
        assert [interviewer["user_id"] for interviewer in proposed["interviewers"]] == [recruiter.id, emil.id]
        call = "/api/bookings/" + proposed["link"].rpartition("/")[2]
        assert book(visit(), call, "2026-11-24T09:00:00Z").status_code == 200
        (booked,) = its_recruiter.get(path).get_json()["interviews"]
        holders.append([interviewer["user_id"] for interviewer in booked["interviewers"]])
    assert holders == [[recruiter.id], [emil.id]]
    third = apply(signed_in("user", email="cleo@people.example"), job).get_json()["application_id"]
    (proposed,) = its_recruiter.post(f"/api/applications/{third}/interviews/plan").get_json()["interviews"]
    call = "/api/bookings/" + proposed["link"].rpartition("/")[2]
    assert book(visit(), call, "2026-11-24T09:00:00Z").status_code == 409  # both are taken then
