"""Messages that are sent later: at their time, held back, listed over all jobs, changed and cancelled."""

from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest

from hireloom.domain.days import Days
from tests.http.application_calls import apply
from tests.http.recruiter_calls import review_blind
from tests.http.thread_calls import texts, write


@pytest.fixture
def application_id(seeker, job):
    return apply(seeker, job).get_json()["application_id"]


@pytest.mark.spec("HIR-M13")
def test_a_message_waits_for_its_time_and_is_held_back_once_the_applicant_writes(
    its_recruiter, seeker, application_id, clock, container
):
    clock.days = Days(ZoneInfo("Asia/Kolkata"))
    number = application_id
    path = f"/api/applications/{number}/messages"

    def later(text, at="2026-11-21T15:30"):
        return its_recruiter.post(path, json={"text": text, "send_at": at})

    for wrong in ("2026-11-21T09:30:00Z", "2027-11-21T09:30:00Z", "9999-12-31T23:59:59-12:00"):
        assert later("Hello", wrong).get_json()["code"] == "send_time_invalid"
    assert seeker.post(path, json={"text": "Hello", "send_at": "2026-11-21T15:30"}).status_code == 403
    (first,) = later("Does Thursday suit you?").get_json()["scheduled"]
    assert (first["send_at"], first["is_held"]) == ("2026-11-21T10:00:00Z", False)
    (_, second) = later("Are you there?", "2026-11-21T16:00").get_json()["scheduled"]
    (_, _, third) = later("Good night.", "2026-11-21T16:30").get_json()["scheduled"]
    desk = container.scheduled_messages()
    clock.advance(timedelta(minutes=29))
    assert (desk.send_due(), texts(seeker, number)) == (0, [])
    clock.advance(timedelta(minutes=1))
    assert (desk.send_due(), desk.send_due(), texts(seeker, number)) == (1, 0, ["Does Thursday suit you?"])
    assert its_recruiter.delete(f"{path}/scheduled/{third['id']}").status_code == 200
    assert its_recruiter.delete(f"{path}/scheduled/{third['id']}").status_code == 404
    write(seeker, number, "It does.")
    clock.advance(timedelta(hours=1))
    assert (desk.send_due(), len(texts(seeker, number))) == (0, 2)
    (waiting,) = its_recruiter.get(path).get_json()["scheduled"]
    assert (waiting["id"], waiting["is_held"]) == (second["id"], True)
    assert seeker.get(path).get_json()["scheduled"] == []


@pytest.mark.spec("HIR-M16")
def test_what_is_sent_later_is_listed_over_all_jobs_and_can_be_changed(
    its_recruiter, seeker, application_id, clock, container, signed_in, job
):
    clock.days = Days(ZoneInfo("Asia/Kolkata"))
    path = f"/api/applications/{application_id}/messages"
    its_recruiter.post(path, json={"text": "Does Thursday suit you?", "send_at": "2026-11-21T15:30"})
    inbox = its_recruiter.get("/api/inbox/scheduled").get_json()
    (row,) = inbox["scheduled"]
    values = (row["text"], row["application_id"], row["name"], row["job_title"], inbox["zone"])
    assert values == ("Does Thursday suit you?", application_id, "Anna Löwe", "Ward Nurse", "Asia/Kolkata")
    stranger = signed_in("recruiter", email="sven@other.example")
    change = {"text": "Does Friday suit you?", "send_at": "2026-11-21T17:00"}
    assert stranger.get("/api/inbox/scheduled").get_json()["scheduled"] == []
    assert stranger.put(f"{path}/scheduled/{row['id']}", json=change).status_code == 403
    for wrong in ({"text": " "}, {"send_at": "2026-11-20T09:00"}):
        assert its_recruiter.put(f"{path}/scheduled/{row['id']}", json=change | wrong).status_code == 422, wrong
    answer = its_recruiter.put(f"{path}/scheduled/{row['id'] + 1}", json=change)
    assert answer.get_json()["code"] == "no_such_scheduled_message"
    write(seeker, application_id, "Hello?")  # holds it back, until somebody has looked at it again
    assert its_recruiter.get("/api/inbox/scheduled").get_json()["scheduled"][0]["is_held"] is True
    (changed,) = its_recruiter.put(f"{path}/scheduled/{row['id']}", json=change).get_json()["scheduled"]
    assert (changed["text"], changed["is_held"], changed["send_at"]) == (change["text"], False, "2026-11-21T11:30:00Z")
    review_blind(its_recruiter, job)
    assert "Anna" not in its_recruiter.get("/api/inbox/scheduled").get_json()["scheduled"][0]["name"]
    clock.advance(timedelta(hours=2))
    assert (container.scheduled_messages().send_due(), texts(seeker, application_id)[-1]) == (1, change["text"])
    assert its_recruiter.get("/api/inbox/scheduled").get_json()["scheduled"] == []


def test_a_message_about_a_job_that_is_gone_is_held_back_and_blocks_no_other(
    its_recruiter, application_id, clock, container, job, signed_in
):
    clock.days = Days(ZoneInfo("Asia/Kolkata"))
    path = f"/api/applications/{application_id}/messages"
    its_recruiter.post(path, json={"text": "Are you there?", "send_at": "2026-11-21T15:30"})
    assert signed_in("admin").post("/api/admin/delete-job", json={"job_id": job.id}).status_code == 200
    clock.advance(timedelta(hours=1))
    assert container.scheduled_messages().send_due() == 0
    with container.store().reading() as tx:
        assert tx.threads.scheduled.due(clock.now(), 10) == []


def test_what_was_changed_after_it_was_listed_is_not_sent_as_it_was(
    its_recruiter, seeker, application_id, clock, container
):
    clock.days = Days(ZoneInfo("Asia/Kolkata"))
    path = f"/api/applications/{application_id}/messages"
    answer = its_recruiter.post(path, json={"text": "You start on Monday.", "send_at": "2026-11-21T15:30"})
    (message,) = answer.get_json()["scheduled"]
    clock.advance(timedelta(hours=1))
    with container.store().reading() as tx:
        listed = tx.threads.scheduled.due(clock.now(), 10)
    change = {"text": "You start on Friday.", "send_at": "2026-11-21T17:00"}
    assert its_recruiter.put(f"{path}/scheduled/{message['id']}", json=change).status_code == 200
    (before,) = listed
    assert not container.scheduled_messages()._send(before)
    assert texts(seeker, application_id) == []


@pytest.mark.spec("HIR-M17")
def test_a_text_with_a_gap_is_sent_neither_now_nor_later(its_recruiter, seeker, application_id):
    path = f"/api/applications/{application_id}/messages"
    for later in ({}, {"send_at": "2026-11-21T15:30"}):
        answer = its_recruiter.post(path, json={"text": "You show {met}.", **later})
        assert (answer.status_code, answer.get_json()["code"]) == (422, "value_unknown")
    assert texts(seeker, application_id) == []
    assert write(its_recruiter, application_id, "In {braces}, but no gap.").status_code == 201
    assert write(seeker, application_id, "You wrote {met}.").status_code == 201  # applicants have no templates
