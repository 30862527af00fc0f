"""Interviews: proposed by a recruiter, booked by the applicant with a link, in everybody's calendar."""

import json
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from icalendar import Calendar

from hireloom.domain.interviews.busy_times import BusyCalendar, BusyTime
from hireloom.domain.mails.mail_headers import message_id
from tests.conftest import PASSWORD
from tests.http.application_calls import apply, change_job, outcome
from tests.http.recruiter_calls import decide, verify
from tests.http.test_notes import exported
from tests.lookups import latest

CARD = {"ratings": {}, "notes": {}, "advice": None, "why": ""}
FORM = {"title": "Technical interview", "kind": "video", "minutes": 60, "place": "https://meet.example/loom"}


@pytest.fixture
def application_id(seeker, job):
    return apply(seeker, job).get_json()["application_id"]


@pytest.fixture
def invite(its_recruiter, application_id, recruiter):
    """Propose an interview; returns its number and the call that its link opens."""

    def propose(browser=its_recruiter, application=application_id, **changes):
        form = FORM | {"interviewers": [recruiter.id]} | changes
        answer = browser.post(f"/api/applications/{application}/interviews", json=form)
        assert answer.status_code == 201, answer.get_json()
        interview = answer.get_json()["interviews"][-1]
        return interview["id"], "/api/bookings/" + interview["link"].rpartition("/")[2]

    return propose


def book(browser, call, starts_at, zone="Asia/Kolkata"):
    return browser.post(call, json={"starts_at": starts_at, "zone": zone})


def entry_of(letter):
    (attachment,) = letter.attachments
    calendar = Calendar.from_ical(attachment.content)
    assert attachment.content_type == f"text/calendar; method={calendar['method']}"
    (event,) = calendar.walk("VEVENT")
    return calendar["method"], str(event["uid"]), int(event["sequence"]), event["dtstart"].dt


@pytest.mark.spec("HIR-I09")
def test_an_applicant_books_moves_and_cancels_without_an_account(
    invite, seeker, visit, mails, recruiter, container, its_recruiter, application_id
):
    number, call = invite()
    visitor, email = visit(), seeker.get("/api/session").get_json()["user"]["email"]
    assert call.rpartition("/")[2] in mails(email)[0].text
    page = visitor.get(call).get_json()
    assert (page["state"], page["may_change"], page["first_name"]) == ("proposed", True, "Anna")
    assert page["slots"][0] == "2026-11-23T09:00:00Z"
    assert visitor.get(call).get_json() == page  # looking changes nothing
    assert outcome(visitor.get(f"{call}/calendar")) == (404, "No time is booked for this interview.")
    first, second = page["slots"][0], page["slots"][20]
    booked = book(visitor, call, first).get_json()
    assert (booked["state"], booked["starts_at"]) == ("booked", first)
    assert book(visitor, call, first).get_json()["starts_at"] == first
    assert book(visitor, call, second).get_json()["starts_at"] == second
    file, letter = visitor.get(f"{call}/calendar"), next(letter for letter in mails(email) if letter.attachments)
    assert (file.mimetype, file.data) == ("text/calendar", letter.attachments[0].content)
    cancelled = visitor.post(f"{call}/cancel", json={"reason": "I took another job."}).get_json()
    assert (cancelled["state"], cancelled["slots"], cancelled["reason"]) == ("cancelled", [], "I took another job.")
    assert outcome(book(visitor, call, first)) == (409, "This interview was canceled.")
    assert visitor.get(f"{call}/calendar").status_code == 404
    for address, root, zone in (
        (email, f"interviews.{number}.invited", "Asia/Kolkata"),
        (recruiter.email, f"interviews.{number}.1.{recruiter.id}", "UTC"),
    ):
        letters = [letter for letter in mails(address) if letter.attachments and "Application" not in letter.subject]
        entries = [entry_of(letter) for letter in reversed(letters)]
        uid = f"interview-{number}@{container.interview_notices().host}"
        assert [(method, name, count) for method, name, count, _ in entries] == [
            ("REQUEST", uid, 1),
            ("REQUEST", uid, 2),
            ("CANCEL", uid, 3),
        ]
        assert (
            next(start.isoformat() for *_, start in entries)
            == {
                "Asia/Kolkata": "2026-11-23T14:30:00+05:30",
                "UTC": "2026-11-23T09:00:00+00:00",
            }[zone]
        )
        assert {letter.follows for letter in letters if letter.follows} == {root}
    with container.store().reading() as tx:
        actions = [event.action for event in latest(tx, 4)]
    assert actions == [f"interviews.{what}" for what in ("cancelled", "moved", "booked", "proposed")]
    (interview,) = its_recruiter.get(f"/api/applications/{application_id}/interviews").get_json()["interviews"]
    assert (interview["state"], interview["is_called_off"], interview["link"]) == ("cancelled", False, "")


@pytest.mark.spec("HIR-I10")
def test_a_letter_stands_in_the_thread_of_the_invitation(invite, seeker, visit, container, letters):
    number, call = invite()
    page = visit().get(call).get_json()
    book(visit(), call, page["slots"][0])
    container.mail_worker().look()
    threads = {letter.subject: letter.follows for letter in letters() if letter.to == seeker_email(seeker)}
    assert threads["Booked: Technical interview for Ward Nurse"] == f"interviews.{number}.invited"
    assert message_id(f"interviews.{number}.invited", "x.example") == f"<interviews.{number}.invited@x.example>"


def seeker_email(seeker):
    return seeker.get("/api/session").get_json()["user"]["email"]


@pytest.mark.spec("HIR-I11")
def test_a_time_that_somebody_else_took_is_refused_and_gone(invite, signed_in, job, visit):
    other_application = apply(signed_in(), job).get_json()["application_id"]
    (_, first_link), (_, second_link) = invite(), invite(application=other_application)
    slots = visit().get(first_link).get_json()["slots"]
    assert book(visit(), first_link, slots[0]).status_code == 200
    conflict = (409, "Someone took this time a moment ago. Please choose another one.")
    assert outcome(book(visit(), second_link, slots[0])) == conflict
    assert outcome(book(visit(), second_link, "2026-11-23T03:00:00Z")) == conflict  # at night
    left = visit().get(second_link).get_json()["slots"]
    assert left[0] == "2026-11-23T10:30:00Z"  # after an hour and the pause


@pytest.mark.spec("HIR-I12")
def test_the_recruiter_calls_it_off_and_everybody_learns_it(invite, its_recruiter, seeker, visit, mails, recruiter):
    number, call = invite()
    book(visit(), call, visit().get(call).get_json()["slots"][0])
    answer = its_recruiter.post(f"/api/interviews/{number}/cancel", json={"reason": "The position is filled."})
    assert answer.get_json()["interviews"][0]["is_called_off"] is True
    for address in (seeker_email(seeker), recruiter.email):
        letter = mails(address)[0]
        assert letter.subject == "Canceled: Technical interview for Ward Nurse"
        assert "Loomworks has canceled it." in letter.text
        assert "The position is filled." in letter.text
        assert entry_of(letter)[0] == "CANCEL"
    page = visit().get(call).get_json()
    assert (page["state"], page["is_called_off"], page["slots"]) == ("cancelled", True, [])
    again = its_recruiter.post(f"/api/interviews/{number}/cancel", json={})
    assert outcome(again) == (409, "This interview was canceled.")


@pytest.mark.spec("HIR-I13")
def test_a_link_ends_in_time_and_changes_end_before_the_interview(invite, visit, clock):
    _, unused = invite()
    _, call = invite()
    slots = visit().get(call).get_json()["slots"]
    last = slots[-1]
    book(visit(), call, last)
    clock.advance(timedelta(days=8))
    expired = visit().get(unused).get_json()
    assert (expired["is_expired"], expired["may_change"], expired["slots"]) == (True, False, [])
    assert outcome(book(visit(), unused, last))[0] == 409
    assert visit().get(call).get_json()["may_change"] is True  # used in time, it can still be moved


@pytest.mark.spec("HIR-I14")
def test_only_people_of_the_job_propose_and_interview(
    its_recruiter, recruiter, application_id, signed_in, people, container, seeker
):
    path = f"/api/applications/{application_id}/interviews"
    form = FORM | {"interviewers": [recruiter.id]}
    other_recruiter = signed_in("recruiter")
    assert (other_recruiter.get(path).status_code, other_recruiter.post(path, json=form).status_code) == (403, 403)
    assert seeker.get(path).status_code == 403
    stranger = people.add("recruiter", email="clara@elsewhere.example")
    colleague = people.add("recruiter", email="dora@people.example")
    refused = its_recruiter.post(path, json=form | {"interviewers": [stranger.id]})
    assert outcome(refused) == (422, "Only people of your company who may see this job can interview.")
    assert its_recruiter.post(path, json=form | {"interviewers": [colleague.id]}).status_code == 422
    verify(container, recruiter)
    browser = signed_in("recruiter", email="emil@people.example")
    for client in (its_recruiter, browser):
        assert client.post("/api/company/members", json={}).status_code == 200
    assert len(its_recruiter.get(path).get_json()["people"]) == 1  # readers do not interview
    emil = browser.get("/api/session").get_json()["user"]["id"]
    assert its_recruiter.put(f"/api/company/members/{emil}", json={"role": "interviewer"}).status_code == 200
    (_, member) = its_recruiter.get(path).get_json()["people"]
    with_two = its_recruiter.post(path, json=form | {"interviewers": [recruiter.id, member["user_id"]]})
    assert [person["username"] for person in with_two.get_json()["interviews"][0]["interviewers"]] == [
        recruiter.username,
        member["username"],
    ]


@pytest.mark.spec("HIR-I15")
def test_nobody_is_invited_whom_the_review_hides_or_who_has_an_answer(
    its_recruiter, recruiter, application_id, job, container
):
    path, form = f"/api/applications/{application_id}/interviews", FORM | {"interviewers": [recruiter.id]}
    change_job(container, replace(job, blind_review=True))
    sentence = "The invitation would name the applicant. Please reveal who it is first."
    assert outcome(its_recruiter.post(path, json=form)) == (409, sentence)
    change_job(container, job)
    decide(its_recruiter, application_id, "Rejected")
    decided = "This application is no longer waiting for a decision."
    assert outcome(its_recruiter.post(path, json=form)) == (409, decided)


@pytest.mark.spec("HIR-I16")
def test_working_hours_decide_which_times_are_free(invite, its_recruiter, visit):
    usual = its_recruiter.get("/api/me/working-hours").get_json()
    assert (usual["zone"], len(usual["spans"]), usual["per_week"]) == ("UTC", 5, 8)
    spans = [{"weekday": 1, "begins": "14:00", "ends": "15:00"}]
    hours = {"zone": "America/New_York", "spans": spans, "per_week": 3}
    assert its_recruiter.put("/api/me/working-hours", json=hours).get_json() == {"success": True} | hours
    assert its_recruiter.get("/api/me/working-hours").get_json()["spans"] == spans
    _, call = invite()
    assert visit().get(call).get_json()["slots"] == [f"2026-{day}T19:00:00Z" for day in ("11-24", "12-01", "12-08")]


@pytest.mark.spec("HIR-I17")
def test_interviews_go_with_the_account(invite, seeker, visit, its_recruiter, application_id):
    _, call = invite()
    book(visit(), call, visit().get(call).get_json()["slots"][0])
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert its_recruiter.get(f"/api/applications/{application_id}/interviews").get_json()["interviews"] == []
    assert visit().get(call).status_code == 404


@pytest.mark.spec("HIR-I22")
def test_everybody_is_reminded_once_a_day_before(invite, visit, mails, seeker, recruiter, container, clock):
    number, call = invite()
    email = seeker_email(seeker)
    book(visit(), call, visit().get(call).get_json()["slots"][0], "Europe/Amsterdam")
    desk = container.bookings()
    assert desk.remind() == 0
    clock.advance(timedelta(days=1, hours=1))
    assert (desk.remind(), desk.remind()) == (1, 0)
    letter = mails(email)[0]
    assert letter.subject == "Reminder: Technical interview for Ward Nurse"
    assert "Monday, November 23, 2026, 10:00 AM (Europe/Amsterdam, CET)" in letter.text
    assert letter.follows == f"interviews.{number}.invited"
    assert mails(recruiter.email)[0].subject == letter.subject


@pytest.mark.spec("HIR-I23")
def test_the_interviewers_learn_that_the_candidate_left(invite, visit, seeker, recruiter, mails):
    _, call = invite()
    book(visit(), call, visit().get(call).get_json()["slots"][0])
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    letter = mails(recruiter.email)[0]
    assert (letter.subject, entry_of(letter)[0]) == ("Canceled: Technical interview for Ward Nurse", "CANCEL")


@pytest.mark.spec("HIR-I24")
def test_programs_list_propose_and_cancel(its_recruiter, program, application_id, recruiter, visit):
    key = program(its_recruiter, "applications:read", "applications:write")
    path = f"/applications/{application_id}/interviews"
    form = FORM | {"interviewers": [recruiter.id]}
    answer = key.post(path, json=form)
    assert answer.status_code == 201, answer.get_json()
    (proposal,) = answer.get_json()["interviews"]
    book(visit(), "/api/bookings/" + proposal["link"].rpartition("/")[2], "2026-11-23T09:00:00Z")
    (interview,) = key.get(path).get_json()["interviews"]
    assert (interview["state"], interview["starts_at"]) == ("booked", "2026-11-23T09:00:00Z")
    answer = key.post(f"/interviews/{proposal['id']}/cancel", json={"reason": "Filled."})
    (cancelled,) = answer.get_json()["interviews"]
    assert (cancelled["state"], cancelled["link"]) == ("cancelled", "")


@pytest.mark.spec("HIR-I25")
def test_interviews_and_scorecards_are_in_the_download(invite, its_recruiter, seeker, visit):
    number, call = invite()
    book(visit(), call, visit().get(call).get_json()["slots"][0])
    its_recruiter.put(f"/api/interviews/{number}/scorecard", json=CARD | {"why": "Weaves well."})
    for browser, count in ((seeker, 0), (its_recruiter, 1)):
        files = exported(browser)
        assert [row["title"] for row in json.loads(files["interviews.json"])] == ["Technical interview"]
        assert len(json.loads(files["scorecards.json"])) == count


@pytest.mark.spec("HIR-I32")
def test_the_recruiter_asks_for_another_time(invite, its_recruiter, visit, mails, seeker, recruiter, clock):
    number, call = invite()
    email, slot = seeker_email(seeker), visit().get(call).get_json()["slots"][0]
    book(visit(), call, slot)
    answer = its_recruiter.post(f"/api/interviews/{number}/renew").get_json()
    assert [(interview["state"], interview["starts_at"]) for interview in answer["interviews"]] == [("proposed", None)]
    for address, subject in ((email, "Please choose a time: "), (recruiter.email, "Another time: ")):
        letter = mails(address)[0]
        assert letter.subject.startswith(subject)
        assert entry_of(letter)[::2] == ("CANCEL", 2)
    page = visit().get(call).get_json()
    assert (page["may_change"], page["slots"][0]) == (True, slot)
    assert book(visit(), call, slot).status_code == 200
    assert entry_of(mails(email)[0])[::2] == ("REQUEST", 3)
    assert [mail.subject for mail in mails(email)].count("Please choose a time: Technical interview") == 1


@pytest.mark.spec("HIR-I33")
def test_a_rejection_calls_interviews_off(invite, its_recruiter, visit, mails, recruiter, application_id):
    _, open_call = invite()
    _, call = invite()
    book(visit(), call, visit().get(call).get_json()["slots"][0])
    decide(its_recruiter, application_id, "Rejected")
    for path in (open_call, call):
        assert visit().get(path).get_json()["state"] == "cancelled"
    letter = mails(recruiter.email)[0]
    assert (letter.subject, entry_of(letter)[0]) == ("Canceled: Technical interview for Ward Nurse", "CANCEL")


@pytest.mark.spec("HIR-I42", "HIR-I43")
def test_a_busy_calendar_blocks_times_and_its_problem_blocks_none(invite, visit, its_recruiter, container, recruiter):
    _, call = invite()
    first = visit().get(call).get_json()["slots"][0]
    path, address = "/api/me/busy-calendar", "https://localhost/secret.ics"  # which is inside our network
    answer = its_recruiter.put(path, json={"address": address}).get_json()
    assert (answer["host"], answer["busy_times"], answer["read_at"]) == ("localhost", 0, None)
    assert answer["problem"].startswith("Your calendar did not answer")
    assert "secret" not in str(answer)
    assert visit().get(call).get_json()["slots"][0] == first
    begins = datetime.fromisoformat(first)
    with container.store().writing() as tx:
        times = (BusyTime(begins, begins + timedelta(minutes=30)),)
        tx.interviews.put_busy_calendar(recruiter.id, BusyCalendar(recruiter.id, address, None, times))
    assert first not in visit().get(call).get_json()["slots"]
    assert container.busy_calendars().refresh() == 0
    assert first not in visit().get(call).get_json()["slots"]  # what was read before stays
    assert its_recruiter.put(path, json={"address": ""}).get_json()["host"] == ""
    assert visit().get(call).get_json()["slots"][0] == first


@pytest.mark.spec("HIR-I09", "HIR-I32")
def test_nobody_floods_the_others_by_moving_an_interview(invite, its_recruiter, visit, mails, recruiter):
    number, call = invite()
    slots = visit().get(call).get_json()["slots"]
    for turn in range(20):
        assert book(visit(), call, slots[turn % 2]).status_code == 200
    full = (429, "The time of this interview has changed too often today. Please try again tomorrow.")
    before = len(mails(recruiter.email))
    assert outcome(book(visit(), call, slots[5])) == full
    assert outcome(its_recruiter.post(f"/api/interviews/{number}/renew")) == full
    assert len(mails(recruiter.email)) == before
    assert visit().post(f"{call}/cancel", json={}).status_code == 200
