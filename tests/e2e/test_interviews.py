"""An interview on a phone: proposed, booked with the link, moved, and rated."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.walking import RECRUITER, assert_accessible, be, on_a_phone


@pytest.mark.spec("HIR-I09", "HIR-I31", "HIR-I41")
@on_a_phone
def test_an_interview_is_proposed_booked_moved_and_rated(page: Page) -> None:
    be(page, RECRUITER)
    calls = page.request
    jobs = [job for job in calls.get("/api/jobs/recruiter").json()["jobs"] if job["title"] == "Product Designer"]
    applications = calls.get(f"/api/applications/job/{jobs[0]['id']}").json()["applications"]
    application = next(
        candidate for candidate in applications if candidate["status"] == "Submitted" and candidate["has_resume"]
    )
    page.goto(f"/user/RecruiterTracker?jobId={jobs[0]['id']}&application={application['id']}")
    page.get_by_role("tab", name="Scorecards").click()
    section = page.get_by_role("region", name="Interviews")
    section.get_by_role("button", name="Propose").click()
    dialog = page.get_by_role("dialog", name="Propose an interview")
    dialog.get_by_label("Interview name").fill("Loom talk")
    assert_accessible(page)
    dialog.get_by_role("button", name="Send booking link").click()
    expect(section.get_by_text("Waiting for a time")).to_be_visible()

    path = f"/api/applications/{application['id']}/interviews"
    link = calls.get(path).json()["interviews"][-1]["link"]
    page.goto("/interview/" + link.rpartition("/")[2])
    times = page.get_by_role("region", name="Times")
    times.locator("label.booking-time").first.click()
    assert_accessible(page)
    page.get_by_role("button", name="Confirm this time").click()
    expect(page.get_by_role("heading", name="You are booked")).to_be_visible()
    booked = page.get_by_text(re.compile(r"\d:\d\d( [AP]M)? to \d+:\d\d"))
    first = booked.inner_text()
    assert_accessible(page)
    page.get_by_role("button", name="Reschedule").click()
    page.get_by_role("group", name="Days").get_by_role("button").nth(1).click()
    times.locator("label.booking-time").first.click()
    page.get_by_role("button", name="Move to this time").click()
    expect(page.get_by_role("heading", name="You are booked")).to_be_visible()
    expect(booked).not_to_have_text(first)

    number = calls.get(path).json()["interviews"][-1]["id"]
    page.goto(f"/user/interviews/{number}")
    rows = page.get_by_role("region", name="Requirements of this interview").locator("[data-row]")
    expect(rows.first).to_be_visible()
    page.get_by_role("button", name="Submit scorecard").click()
    expect(rows.first.get_by_role("radio").first).to_be_focused()  # what is missing
    for row in rows.all():
        row.get_by_text("Solid", exact=True).click()
    page.get_by_role("radiogroup", name="Your advice").get_by_text("Yes", exact=True).click()
    expect(page.get_by_text(re.compile("^Saved at"))).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Submit scorecard").click()
    expect(page.get_by_role("button", name="Submit scorecard")).to_have_count(0)
    page.goto(f"/user/applications/{application['id']}/debrief")
    expect(page.get_by_role("cell", name="Solid").first).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Hold").click()
    reason = page.get_by_label("Reason, for the team only")
    expect(reason).to_be_focused()  # nothing is decided without one
    reason.fill("One more talk about looms.")
    page.get_by_role("button", name="Hold").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("No email goes out.")).to_be_visible()
    dialog.get_by_role("button", name="Hold").click()
    expect(page.get_by_text(re.compile("^On hold by "))).to_be_visible()
