"""Templates for answers over HTTP: a company's own, filled with what is known about one person."""

import pytest
from sqlalchemy import event

from hireloom.testing.paper import pdf
from tests.http.application_calls import apply, post_job
from tests.http.recruiter_calls import review_blind, verify

COMPANY = "/api/company/answer-templates"
RESUME = pdf("Anna Loewe", "Nurse", "Experience", "Wrote the shift planner in Python.", "Skills: Python, SQL")
ADVERT = "We look for somebody who writes Python.\n\nRequirements\n- Python\n- Kubernetes\n"


@pytest.fixture
def job(container, recruiter):
    return post_job(container, recruiter, description=ADVERT, keywords="Python, Kubernetes")


@pytest.fixture
def application_id(seeker, job):
    return apply(seeker, job, resumeFile=RESUME).get_json()["application_id"]


@pytest.fixture
def owner(container, recruiter, its_recruiter):
    verify(container, recruiter)
    its_recruiter.post("/api/company/members")
    return its_recruiter


def put(browser, *texts):
    templates = [{"name": f"Template {number}", "text": text} for number, text in enumerate(texts)]
    return browser.put(COMPANY, json={"templates": templates})


def texts(browser, number):
    rows = browser.get(f"/api/applications/{number}/answer-templates").get_json()["templates"]
    return [(row["text"], row["gaps"]) for row in rows]


@pytest.mark.spec("HIR-A01")
def test_a_template_says_what_the_resume_proves_and_lacks(owner, job, application_id):
    assert put(owner, "{first name}: {met}; {missing}. {job}, {company}").status_code == 200
    ((text, gaps),) = texts(owner, application_id)
    assert text.startswith("Anna: ")
    strengths, missing = text.removeprefix("Anna: ").partition(". Ward")[0].split("; ")
    assert "Python" in strengths
    assert "Kubernetes" in missing
    assert "Kubernetes" not in strengths
    assert gaps == []


@pytest.mark.spec("HIR-A02")
def test_what_nobody_knows_stays_a_gap(owner, job, application_id):
    put(owner, "Dear {first name}, {answer by}")
    review_blind(owner, job)
    ((text, gaps),) = texts(owner, application_id)
    assert text.startswith("Dear {first name}, ")
    assert gaps == ["first name"]


@pytest.mark.spec("HIR-A05")
def test_the_templates_come_with_what_each_variable_stands_for(owner, recruiter, visit, job, application_id):
    put(owner, "{first name}: {interview}, {interviewer}, {interview place}")

    def values():
        answer = owner.get(f"/api/applications/{application_id}/answer-templates").get_json()
        assert answer["templates"][0]["template"] == "{first name}: {interview}, {interviewer}, {interview place}"
        return {value["name"]: value["value"] for value in answer["values"]}, answer["templates"][0]["text"]

    before, text = values()
    assert (before["first name"], before["interview"], before["interviewer"]) == ("Anna", "", "")
    assert text == "Anna: {interview}, {interviewer}, {interview place}"
    form = {"title": "Call", "kind": "video", "minutes": 60, "place": "https://meet.example/a"}
    path = f"/api/applications/{application_id}/interviews"
    (call,) = owner.post(path, json=form | {"interviewers": [recruiter.id]}).get_json()["interviews"]
    assert values()[0]["interview"] == ""  # nobody has chosen a time yet
    booking = f"/api/bookings/{call['link'].rpartition('/')[2]}"
    visit().post(booking, json={"starts_at": visit().get(booking).get_json()["slots"][0], "zone": "Asia/Kolkata"})
    after, text = values()
    when = "Monday, November 23, 2026, 2:30 PM (Asia/Kolkata, IST)"
    assert (after["interview"], after["interview place"]) == (when, "https://meet.example/a")
    assert text == f"Anna: {when}, {after['interviewer']}, https://meet.example/a"
    assert after["interviewer"] == recruiter.username


@pytest.mark.spec("HIR-A05")
@pytest.mark.parametrize(("text", "asks"), [("Dear {first name}", False), ("{interview place}", True)])
def test_interviews_are_read_only_for_a_text_that_names_one(owner, container, application_id, text, asks):
    statements = []
    event.listen(container.engine(), "before_cursor_execute", lambda *call: statements.append(call[2]))
    assert owner.post(f"/api/applications/{application_id}/messages/preview", json={"text": text}).status_code == 200
    assert any("FROM interviews" in " ".join(statement.split()) for statement in statements) is asks


@pytest.mark.spec("HIR-A03")
def test_only_owners_write_templates_and_bad_ones_are_refused(owner, its_recruiter, signed_in, application_id):
    before = owner.get(COMPANY).get_json()
    assert len(before["templates"]) == 5
    stranger = signed_in("recruiter", email="eve@other.example")
    assert put(stranger, "Hello").status_code == 404
    assert stranger.get(f"/api/applications/{application_id}/answer-templates").status_code == 403
    for wrong in (("Dear {salary}",), ("",), ("a" * 3001,), ("a",) * 21):
        assert put(owner, *wrong).status_code == 422
    assert owner.get(COMPANY).get_json() == before
    assert put(owner).get_json()["templates"] == before["templates"]


@pytest.mark.spec("HIR-A04")
def test_a_message_to_several_is_filled_in_for_each_and_never_sent_with_a_gap(owner, job, application_id, signed_in):
    other_seeker = signed_in("user", email="ben@people.example")
    nothing = pdf("Ben Roth", "Baker", "Experience", "Baked bread.")
    second = apply(other_seeker, job, fullName="Ben Roth", resumeFile=nothing).get_json()["application_id"]
    words = "Dear {first name}, your resume shows {met}."
    preview = owner.post(f"/api/applications/{application_id}/messages/preview", json={"text": words}).get_json()
    assert preview["text"].startswith("Dear Anna, your resume shows ")
    assert "Python" in preview["text"]
    assert preview["gaps"] == []
    ids = [application_id, second, 999]
    answer = owner.post("/api/applications/messages", json={"application_ids": ids, "text": words}).get_json()
    assert [(result["id"], result["success"]) for result in answer["results"]] == [
        (ids[0], True),
        (ids[1], False),
        (999, False),
    ]
    assert answer["results"][1]["message"] == "For this person, {met} cannot be filled in."
    (message,) = owner.get(f"/api/applications/{application_id}/messages").get_json()["messages"]
    assert message["text"] == preview["text"]
    assert owner.get(f"/api/applications/{second}/messages").get_json()["messages"] == []
    later = {"application_ids": ids[:2], "text": "Dear {first name}", "send_at": "2026-11-25T08:30"}
    assert owner.post("/api/applications/messages", json=later).get_json()["success"] is True
    (scheduled,) = owner.get(f"/api/applications/{second}/messages").get_json()["scheduled"]
    assert scheduled["text"] == "Dear Ben"


@pytest.mark.spec("HIR-A04")
def test_only_those_who_decide_write_to_several(job, application_id, signed_in, owner):
    body = {"application_ids": [application_id], "text": "Hello"}
    refused = signed_in("recruiter").post("/api/applications/messages", json=body).get_json()["results"]
    assert [(result["success"], result["code"]) for result in refused] == [(False, "forbidden")]
    assert owner.get(f"/api/applications/{application_id}/messages").get_json()["messages"] == []
    for wrong in (body | {"text": "{salary}"}, body | {"text": ""}, body | {"application_ids": []}):
        assert owner.post("/api/applications/messages", json=wrong).status_code == 422
