"""What a company's own systems are told while a review is blind: numbers, and words that the product chose."""

import json
from datetime import timedelta

import pytest

from tests.http.application_calls import apply, auto_apply, with_profile
from tests.http.recruiter_calls import decide, review_blind
from tests.http.thread_calls import write

EVENTS = (
    *("application.received", "application.decided", "application.moved", "application.withdrawn", "document.added"),
    *("interview.booked", "interview.cancelled", "interview.proposed", "message.received", "offer.changed"),
)
WORDS = {"submitted", "selected", "rejected", "proposed", "booked", "cancelled", "open", "withdrawn", "Screen"}
PATHS = ("/api/v1/applications/", "/api/v1/jobs/")
ABOUT_ANNA = "I am Anna Löwe, anna@work.example, +1-4155550142, a weaver of nine years."


def strings_in(value):
    if isinstance(value, dict):
        return [text for part in value.values() for text in strings_in(part)]
    return [value] if isinstance(value, str) else []


@pytest.mark.spec("HIR-T50")
def test_deliveries_tell_nothing_about_a_person_whom_a_blind_review_hides(
    visit, people, its_recruiter, recruiter, job, container, clock
):
    hook = {"url": "https://hooks.example/in", "events": [*EVENTS]}
    assert its_recruiter.post("/api/me/webhooks", json=hook).status_code == 201
    anna, bea, carl = (visit() for _ in range(3))
    for browser in (anna, bea, carl):
        browser.login(people.add("user").email)
    with_profile(carl)
    earlier = apply(bea, job, fullName="Bea Löwe").get_json()["application_id"]  # before the review is blind
    form = {"title": "Interview with Bea Löwe", "kind": "phone", "minutes": 60, "interviewers": [recruiter.id]}
    proposed = its_recruiter.post(f"/api/applications/{earlier}/interviews", json=form).get_json()["interviews"][0]
    assert review_blind(its_recruiter, job).status_code == 200
    hidden = apply(anna, job).get_json()["application_id"]
    assert auto_apply(carl, job).status_code == 200
    assert write(anna, hidden, ABOUT_ANNA).status_code == 201
    moves = {"stage": 2, "applications": [{"id": hidden}]}
    assert its_recruiter.post(f"/api/jobs/{job.id}/moves", json=moves).get_json()["success"]
    link = "/api/bookings/" + proposed["link"].rpartition("/")[2]
    slot = {"starts_at": visit().get(link).get_json()["slots"][0], "zone": "Asia/Kolkata"}
    assert visit().post(link, json=slot).status_code == 200
    assert visit().post(f"{link}/cancel", json={"reason": ABOUT_ANNA}).status_code == 200
    assert anna.post(f"/api/applications/{hidden}/withdraw").status_code == 200
    assert decide(its_recruiter, earlier, "Selected").status_code == 200
    offer = {"title": "For Bea Löwe", "pay": "EUR 3,800", "answer_by": f"{clock.today() + timedelta(7)}"}
    assert its_recruiter.post(f"/api/applications/{earlier}/offers", json=offer).status_code in (200, 201)
    with container.store().reading() as tx:
        bodies = [json.loads(delivery.body) for delivery in tx.webhooks.deliveries(1, below=None, count=99)]
    assert {body["type"] for body in bodies} == {*EVENTS}
    for body in bodies:
        for text in strings_in(body["data"]):
            assert text in WORDS or text.startswith(PATHS) or body["type"] == "document.added", body
    documents = [body["data"]["application_id"] for body in bodies if body["type"] == "document.added"]
    assert {*documents} == {earlier}, "the files of the others are hidden"
