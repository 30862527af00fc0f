"""Kits, scorecards and the debrief: nobody sees what others say before their own is in."""

import json
from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from hireloom.domain.interviews.scorecards import due_at
from tests.http.application_calls import apply, outcome
from tests.http.recruiter_calls import decide, verify

FORM = {"title": "Technical interview", "kind": "phone", "minutes": 60}


@pytest.fixture
def colleague(signed_in, container, recruiter, its_recruiter):
    """An interviewer of the recruiter's company."""
    verify(container, recruiter)
    its_recruiter.post("/api/company/members", json={})
    browser = signed_in("recruiter", email="emil@people.example")
    browser.post("/api/company/members", json={})
    its_recruiter.put(f"/api/company/members/{own_id(browser)}", json={"role": "interviewer"})
    return browser


def own_id(browser):
    return browser.get("/api/session").get_json()["user"]["id"]


@pytest.fixture
def interview(seeker, job, its_recruiter, colleague, recruiter, visit):
    """Booked, with two interviewers; its number and that of the application."""
    application = apply(seeker, job).get_json()["application_id"]
    form = FORM | {"interviewers": [recruiter.id, own_id(colleague)]}
    answer = its_recruiter.post(f"/api/applications/{application}/interviews", json=form).get_json()
    interview = answer["interviews"][0]
    call = "/api/bookings/" + interview["link"].rpartition("/")[2]
    visit().post(call, json={"starts_at": visit().get(call).get_json()["slots"][0], "zone": "UTC"})
    return interview["id"], application


def filled(kit, word, note=""):
    timed_rows = [row["id"] for row in kit["rows"] if row["minutes"]]
    return {"ratings": dict.fromkeys(timed_rows, word), "notes": {timed_rows[0]: note}, "advice": "yes", "why": "Calm."}


@pytest.mark.spec("HIR-I28", "HIR-I52")
def test_others_open_once_ones_own_is_in(interview, its_recruiter, colleague):
    number, application = interview
    path, debrief = f"/api/interviews/{number}", f"/api/applications/{application}/debrief"
    kit = its_recruiter.get(f"{path}/kit").get_json()
    assert (kit["is_interviewer"], kit["own"], len(kit["others"])) == (True, None, 1)
    assert sum(row["minutes"] for row in kit["rows"]) == 45
    begins, due = (datetime.fromisoformat(kit[name]) for name in ("starts_at", "due_at"))
    assert due - begins == timedelta(days=1, minutes=FORM["minutes"])
    own_card = filled(kit, "solid", "Knew every loom.")
    assert its_recruiter.put(f"{path}/scorecard", json=own_card | {"ratings": {}}).status_code == 200
    incomplete = its_recruiter.post(f"{path}/scorecard/submit", json=own_card | {"ratings": {}})
    assert outcome(incomplete)[0] == 422
    assert incomplete.get_json()["data"]["requirement"] in {row["id"] for row in kit["rows"]}
    scorecard = its_recruiter.post(f"{path}/scorecard/submit", json=own_card).get_json()
    assert scorecard["own"]["submitted_at"]
    locked = colleague.get(debrief).get_json()
    assert (locked["is_locked"], locked["rows"], locked["cards"]) == (True, [], [])
    for secret in ("Knew every loom", "solid", "Calm."):
        assert secret not in json.dumps(locked)
        assert secret not in json.dumps(colleague.get(f"{path}/kit").get_json())
    first = its_recruiter.get(debrief).get_json()
    assert (first["is_locked"], len(first["cards"])) == (False, 1)
    assert first["rows"][0]["agreement"] in ("one_voice", "gap")
    topics = {row["id"] for row in first["rows"] if len(row["planned_for"]) == 2}
    assert topics == {row["id"] for row in kit["rows"] if row["minutes"]}
    assert its_recruiter.put(f"{path}/scorecard", json=own_card | {"why": "Calm, and quick."}).status_code == 200
    other_card = filled(kit, "not_shown", "Guessed.")
    assert colleague.post(f"{path}/scorecard/submit", json=other_card).get_json()["is_final"] is True
    with_cards = colleague.get(debrief).get_json()
    assert {row["agreement"] for row in with_cards["rows"] if row["id"] in own_card["ratings"]} == {"split"}
    late = its_recruiter.put(f"{path}/scorecard", json=own_card)
    assert outcome(late) == (409, "All scorecards are in, so they can no longer be changed.")


@pytest.mark.spec("HIR-I30")
def test_only_interviewers_and_those_who_manage_the_job_take_part(interview, signed_in, seeker, its_recruiter):
    number, application = interview
    path = f"/api/interviews/{number}"
    other_recruiter, admin = signed_in("recruiter"), signed_in("admin")
    empty = {"ratings": {}, "notes": {}, "advice": None, "why": ""}
    assert other_recruiter.get(f"{path}/kit").status_code == 403
    assert other_recruiter.get(f"/api/applications/{application}/debrief").status_code == 403
    assert seeker.get(f"{path}/kit").status_code == 403
    assert admin.get(f"{path}/kit").get_json()["is_interviewer"] is False
    assert outcome(admin.put(f"{path}/scorecard", json=empty))[0] == 403
    assert admin.get(f"/api/applications/{application}/debrief").get_json()["is_locked"] is False
    its_recruiter.post(f"{path}/cancel", json={})
    assert outcome(its_recruiter.put(f"{path}/scorecard", json=empty))[0] == 409


def test_without_a_resume_there_is_nothing_to_ask_but_advice(interview, its_recruiter, container):
    number, application = interview
    with container.store().writing() as tx:
        tx.applications.put(replace(tx.applications.get(application), resume=""))
    kit = its_recruiter.get(f"/api/interviews/{number}/kit").get_json()
    assert kit["rows"] == []
    form = {"ratings": {}, "notes": {}, "advice": "no", "why": "No resume."}
    assert its_recruiter.post(f"/api/interviews/{number}/scorecard/submit", json=form).status_code == 200


@pytest.mark.spec("HIR-I34")
def test_interviewers_find_their_own_interviews(interview, its_recruiter, colleague, signed_in):
    number, _ = interview
    for browser in (its_recruiter, colleague):
        (own_interview,) = browser.get("/api/me/interviews").get_json()["interviews"]
        assert (own_interview["id"], own_interview["state"], own_interview["is_submitted"]) == (number, "booked", False)
    assert signed_in("recruiter").get("/api/me/interviews").get_json()["interviews"] == []
    form = {"ratings": {}, "notes": {}, "advice": "no", "why": ""}
    kit = colleague.get(f"/api/interviews/{number}/kit").get_json()
    colleague.post(f"/api/interviews/{number}/scorecard/submit", json=form | filled(kit, "some"))
    assert colleague.get("/api/me/interviews").get_json()["interviews"][0]["is_submitted"] is True
    its_recruiter.post(f"/api/interviews/{number}/cancel", json={})
    assert its_recruiter.get("/api/me/interviews").get_json()["interviews"] == []


@pytest.mark.spec("HIR-I48")
def test_a_job_lists_its_interviews_and_the_debriefs_that_have_begun(
    interview, its_recruiter, colleague, signed_in, job, container
):
    number, application = interview
    path = f"/api/jobs/{job.id}/interviews"
    listed = its_recruiter.get(path).get_json()
    (row,) = listed["interviews"]
    assert (row["id"], row["application_id"], row["state"], len(row["interviewers"])) == (
        number,
        application,
        "booked",
        2,
    )
    assert listed["debriefs"] == []
    kit = colleague.get(f"/api/interviews/{number}/kit").get_json()
    colleague.post(f"/api/interviews/{number}/scorecard/submit", json=filled(kit, "some"))
    expected = {"application_id": application, "candidate": row["candidate"], "submitted": 1, "total": 2}
    for browser in (its_recruiter, colleague):
        assert browser.get(path).get_json()["debriefs"] == [expected]
    assert signed_in("recruiter").get(path).status_code == 403
    its_recruiter.put(f"/api/jobs/{job.id}/blind-review", json={"on": True})
    assert row["candidate"] not in its_recruiter.get(path).text
    its_recruiter.put(f"/api/jobs/{job.id}/blind-review", json={"on": False})
    verdict = {"verdict": "reject", "reason": "Two others fit better."}
    its_recruiter.post(f"/api/interviews/{number}/scorecard/submit", json=filled(kit, "some"))
    assert its_recruiter.post(f"/api/applications/{application}/debrief", json=verdict).status_code == 200
    assert its_recruiter.get(path).get_json()["interviews"] == []


@pytest.mark.spec("HIR-I41")
def test_the_debrief_ends_with_a_decision_and_its_reason(interview, its_recruiter, colleague, mails, seeker):
    number, application = interview
    path, email = f"/api/applications/{application}/debrief", seeker.get("/api/session").get_json()["user"]["email"]
    select = {"verdict": "select", "reason": "Strong where it counts."}
    assert outcome(its_recruiter.post(path, json=select)) == (409, "Your own scorecard comes first.")
    kit = its_recruiter.get(f"/api/interviews/{number}/kit").get_json()
    its_recruiter.post(f"/api/interviews/{number}/scorecard/submit", json=filled(kit, "solid"))
    assert outcome(its_recruiter.post(path, json=select | {"reason": " "}))[0] == 422
    before = len(mails(email))
    assert its_recruiter.post(path, json=select | {"verdict": "hold"}).get_json()["status"] == "Submitted"
    debrief = its_recruiter.get(path).get_json()
    assert (debrief["decision"]["verdict"], debrief["may_decide"], len(mails(email))) == ("hold", True, before)
    assert colleague.post(path, json=select).status_code == 403
    answer = its_recruiter.post(path, json=select).get_json()
    assert (answer["status"], answer["email_sent"]) == ("Selected", True)
    done = its_recruiter.get(path).get_json()
    assert (done["status"], done["decision"]["verdict"], done["may_decide"]) == ("Selected", "select", False)
    assert outcome(its_recruiter.post(path, json=select | {"verdict": "reject"}))[0] == 409
    notes = its_recruiter.get(f"/api/applications/{application}/notes").get_json()["notes"]
    leads = ["On hold after the debrief", "Selected in the debrief"]
    assert sorted(note["text"] for note in notes) == [f"{lead}: Strong where it counts." for lead in leads]


def reminders(container, clock, until):
    """How many are written until then, as a worker looks every half an hour."""
    count = 0
    while clock.now() < until:
        count += container.scorecard_reminders().write()
        clock.advance(timedelta(minutes=30))
    return count


def due_of(container, number):
    with container.store().reading() as tx:
        return due_at(tx.interviews.get(number))


@pytest.mark.spec("HIR-I53")
def test_interviewers_hear_once_that_a_scorecard_is_due_and_once_that_it_is_late(
    interview, recruiter, colleague, its_recruiter, container, clock, mails
):
    number, _ = interview
    due = due_of(container, number)
    kit = colleague.get(f"/api/interviews/{number}/kit").get_json()
    colleague.post(f"/api/interviews/{number}/scorecard/submit", json=filled(kit, "some"))
    its_recruiter.put("/api/company/profile", json={"zone": "Asia/Kolkata", "answer_days": 10, "blind_review": False})
    assert reminders(container, clock, due - timedelta(hours=12)) == 0
    assert reminders(container, clock, due) == 1
    (letter,) = (letter for letter in mails(recruiter.email) if "Scorecard" in letter.subject)
    assert letter.subject == "Scorecard due: Technical interview for Ward Nurse"
    assert "(Asia/Kolkata, IST)" in letter.text
    assert f"/user/interviews/{number}" in letter.text
    assert "switch them off on the Company page" in letter.text
    assert "Candidate" not in letter.text
    assert reminders(container, clock, due + timedelta(days=9)) == 1
    late = mails(recruiter.email)[0]
    assert (late.subject, late.heading) == (
        "Scorecard late: Technical interview for Ward Nurse",
        "Your scorecard is late",
    )
    assert not any("Scorecard" in letter.subject for letter in mails("emil@people.example"))


def submit(browser, number, _):
    kit = browser.get(f"/api/interviews/{number}/kit").get_json()
    return browser.post(f"/api/interviews/{number}/scorecard/submit", json=filled(kit, "some"))


@pytest.mark.spec("HIR-I53", "HIR-T27")
@pytest.mark.parametrize(
    ("settle", "others"),
    [
        (submit, 2),
        (lambda browser, number, _: browser.post(f"/api/interviews/{number}/cancel", json={}), 0),
        (lambda browser, _, application: decide(browser, application, "Selected"), 0),
        (lambda browser, *_: browser.put("/api/company/stages/email", json={"on": False}), 2),
    ],
    ids=["submitted", "called off", "decided", "switched off"],
)
def test_nobody_is_reminded_of_a_scorecard_that_is_settled(
    interview, its_recruiter, recruiter, container, clock, mails, settle, others
):
    due = due_of(container, interview[0])
    assert settle(its_recruiter, *interview).status_code == 200
    assert reminders(container, clock, due + timedelta(days=3)) == others
    assert not any("Scorecard" in letter.subject for letter in mails(recruiter.email))


@pytest.mark.spec("HIR-I53")
def test_nobody_is_reminded_at_night_or_of_the_long_past(interview, its_recruiter, container, clock):
    due = due_of(container, interview[0])
    its_recruiter.put("/api/company/profile", json={"zone": "Asia/Kolkata", "answer_days": 10, "blind_review": False})
    seven = due.astimezone(ZoneInfo("Asia/Kolkata")).replace(hour=7, minute=0)
    assert timedelta(hours=6) < due - seven < timedelta(hours=11)
    for early in (timedelta(hours=2), timedelta(minutes=1)):
        clock.advance(seven - early - clock.now())
        assert container.scorecard_reminders().write() == 0
    clock.advance(timedelta(minutes=1))
    assert container.scorecard_reminders().write() == 2
    clock.advance(due + timedelta(days=2) - clock.now())
    assert container.scorecard_reminders().write() == 0
