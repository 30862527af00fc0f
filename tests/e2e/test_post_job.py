"""A job is written with a coach next to it, posted, and changed."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.walking import RECRUITER, assert_accessible, be, log_in, on_a_desk, on_a_phone, post_job

WHO_WE_ARE = "About\nWe repair looms all over the country. We look for a rockstar who likes to travel.\n"


def field(page: Page, name: str) -> Locator:
    return page.get_by_label(name, exact=True)


@on_a_desk
@pytest.mark.spec(
    "ROUTE-18", "POST-03", "POST-15", "POST-20", "POST-21", "POST-25", "OPEN-090", "ERR-43", "ERR-44", "LIM-27"
)
def test_a_job_is_written_with_help_and_posted(page: Page) -> None:
    log_in(page, RECRUITER, at="/user/uploadJobPost")
    expect(page.get_by_role("heading", name="Post a Job", level=1)).to_be_visible()
    expect(field(page, "Recruiter email")).to_have_value(RECRUITER)
    field(page, "Title").fill("Loom Mechanic")
    page.get_by_role("button", name="Generate description").click()
    missing = page.get_by_role("dialog", name="Some fields are missing")
    expect(missing.get_by_role("listitem")).to_have_text(["Location", "Employment type"])
    assert_accessible(page)
    missing.get_by_role("button", name="OK").click()
    expect(field(page, "Company")).to_have_value("Loomworks")
    field(page, "Location").fill("Pune, India")
    field(page, "Employment type").select_option("Full-time")
    field(page, "Keywords").fill("Welding, Python")

    field(page, "Description").fill(WHO_WE_ARE)
    page.get_by_role("button", name="Publish job").click()
    expect(page.get_by_text("Description must be at least 100 words")).to_be_visible()
    expect(field(page, "Description")).to_be_focused()
    page.get_by_role("button", name="Replace: “rockstar” puts people off").click()
    expect(field(page, "Description")).to_have_value(WHO_WE_ARE.replace("a rockstar", "an experienced"))
    expect(page.get_by_role("region", name="Who is left")).to_contain_text(" of ")
    assert_accessible(page)

    page.get_by_role("button", name="Generate description").click()
    expect(page.get_by_text("Job description generated successfully!")).to_be_visible()
    expect(field(page, "Description")).to_have_value(re.compile(r"Responsibilities\n(.|\n)+What We Offer\n"))
    field(page, "Salary").fill("NA")
    expect(field(page, "Currency")).to_be_disabled()
    page.reload()
    expect(field(page, "Title")).to_have_value("Loom Mechanic")
    page.get_by_role("button", name="Publish job").click()
    expect(page.get_by_text("Job post created successfully!").first).to_be_visible()
    page.wait_for_url("**/user/RecruiterTracker")


@on_a_phone
@pytest.mark.spec("ROUTE-19", "POST-01", "POST-23", "POST-24", "ERR-41", "ERR-45")
def test_a_job_is_changed(page: Page, expect_complaint) -> None:  # type: ignore[no-untyped-def]
    expect_complaint("404")
    be(page, RECRUITER)
    job = post_job(page.request, "Loom Designer", "Porto, PT")
    page.goto(f"/edit-job/{job['id']}")
    expect(field(page, "Title")).to_have_value(job["title"])
    expect(field(page, "Application deadline")).to_have_value(job["applicationEndDate"])
    assert_accessible(page)
    field(page, "Title").fill("Senior Loom Designer")
    page.get_by_role("button", name="Preview").click()
    preview = page.get_by_role("dialog", name="Senior Loom Designer")
    expect(preview).to_contain_text(job["company"])
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Save changes").click()
    expect(page.get_by_text("Job post updated successfully!").first).to_be_visible()
    page.wait_for_url("**/user/RecruiterTracker")
    page.goto("/edit-job/2147483")
    expect(page.get_by_text("Error fetching job data: Job not found")).to_be_visible()


@on_a_desk
def test_a_job_is_changed_in_two_tabs(page: Page, expect_complaint) -> None:  # type: ignore[no-untyped-def]
    expect_complaint("409")
    be(page, RECRUITER)
    job = post_job(page.request, "Loom Designer", "Porto, PT")
    second_tab = page.context.new_page()
    for tab in (page, second_tab):
        tab.goto(f"/edit-job/{job['id']}")
        expect(field(tab, "Title")).to_have_value("Loom Designer")
    field(second_tab, "Title").fill("Loom Fitter")
    field(second_tab, "Keywords").fill("Lace")
    second_tab.get_by_role("button", name="Save changes").click()
    expect(second_tab.get_by_text("Job post updated successfully!").first).to_be_visible()
    second_tab.close()

    field(page, "Title").fill("Senior Loom Designer")
    field(page, "Location").fill("Lisbon, PT")
    page.get_by_role("button", name="Save changes").click()
    notice = page.get_by_role("region", name="This job was changed elsewhere: Title")
    expect(notice).to_be_focused()
    expect(notice).to_contain_text("Loom Fitter")
    expect(page.get_by_role("button", name="Remove Lace")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(field(page, "Title")).to_have_value("Loom Fitter")
    expect(notice).to_contain_text("Senior Loom Designer")
    page.keyboard.press("Enter")
    expect(field(page, "Title")).to_have_value("Senior Loom Designer")
    page.get_by_role("button", name="Overwrite with mine").click()
    expect(page.get_by_text("Job post updated successfully!").first).to_be_visible()
    stored_job = page.request.get(f"/api/jobs/{job['id']}").json()["job"]
    assert (stored_job["title"], stored_job["location"], stored_job["keywords"]) == (
        "Senior Loom Designer",
        "Lisbon, PT",
        "Python, Docker, Lace",
    )
