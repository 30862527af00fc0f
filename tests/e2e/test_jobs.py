"""Finding a job: a search, a link to one job, its match with a resume, and a search that is kept."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.walking import assert_accessible, be, log_in, on_a_desk, on_a_phone, open_job


def search(page: Page, words: str, place: str) -> None:
    page.get_by_role("combobox", name="Job title or keyword").fill(words)
    page.get_by_role("combobox", name="Location, required").fill(place)
    page.get_by_role("button", name="Search", exact=True).click()


def are_apart(first: Locator, second: Locator) -> bool:
    """Neither covers the other."""
    here, there = first.bounding_box(), second.bounding_box()
    assert here
    assert there
    return any(
        here[side] + here[size] <= there[side] or there[side] + there[size] <= here[side]
        for side, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.spec("JOBS-01", "JOBS-06", "JOBS-07", "JOBS-22", "JOBS-23", "OPEN-051", "OPEN-054")
def test_a_search_finds_jobs_of_ours_and_of_boards(page: Page) -> None:
    log_in(page, at="/user/jobslist")
    expect(page.get_by_role("heading", name="Find the Right Job", level=1)).to_be_visible()
    cards = page.get_by_role("article")
    expect(cards.first).to_be_visible()
    expect(page.get_by_role("combobox", name="Location, required")).not_to_have_value("")
    with page.expect_response(re.compile(r"/api/jobs_listing\?.*location=UK")):
        search(page, "", "UK")
    page.wait_for_url("**/user/jobslist?location=UK")
    expect(cards).to_have_count(5)
    assert_accessible(page)
    page.get_by_role("button", name="Show More").click()
    expect(cards).to_have_count(10)
    search(page, "python ferries", "UK")
    ferries = page.get_by_role("article", name="Backend Developer (Python)")
    boards = ferries.get_by_role("list", name="Also on").get_by_role("link")
    expect(boards).to_contain_text(["LinkedIn", "Indeed", "Glassdoor", "Quayside Jobs"])
    ferries.get_by_role("link", name="Backend Developer (Python)").click()
    detail = open_job(page, "Backend Developer (Python)")
    expect(detail.get_by_role("heading", name="What we look for")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Close the job").click()
    expect(page.get_by_role("button", name="Close the job")).to_have_count(0)


@on_a_phone
@pytest.mark.spec("ROUTE-14", "JOBS-11", "JOBS-12", "MATCH-23", "MATCH-24", "MATCH-25", "MATCH-26")
def test_a_link_leads_to_one_job_and_a_resume_is_matched_with_it(page: Page) -> None:
    be(page)
    jobs = page.request.get("/api/jobs_listing?location=UK").json()["jobs"]
    job = next(job for job in jobs[5:] if job["source"] == "local")
    page.goto(f"/user/jobslist?jobId={job['id']}&openDetail=true")
    detail = open_job(page, job["title"])
    expect(detail).to_be_visible()
    expect(page.locator(f"[data-job='{job['id']}']")).to_be_in_viewport()
    detail.get_by_role("button", name="Match my resume").click()
    dialog = page.get_by_role("dialog", name="Match my resume")
    expect(dialog.get_by_role("radio", name="From my profile")).to_be_checked()
    assert_accessible(page)
    start = dialog.get_by_role("button", name="Show my match")
    dialog.get_by_role("radio", name="Another file").check()
    start.click()
    warning = page.locator("[data-sonner-toast]").filter(has_text="Please upload a resume")
    expect(warning).to_be_visible()
    assert are_apart(warning, start)
    dialog.get_by_role("radio", name="From my profile").check()
    start.click()
    expect(dialog.get_by_role("list", name="Requirements")).to_be_visible()
    assert_accessible(page)
    dialog.get_by_role("button", name="Try another").click()
    expect(dialog.get_by_role("button", name="Show my match")).to_be_visible()


@on_a_phone
@pytest.mark.spec("JOBS-03", "JOBS-33")
def test_what_is_missing_and_what_is_not_found_is_said(page: Page) -> None:
    log_in(page, at="/user/jobslist?location=Nowhere")
    expect(page.get_by_text("No jobs found. Try adjusting your search criteria.")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("combobox", name="Job title or keyword").press_sequentially("nurse")
    offered = page.get_by_role("listbox", name="Job title or keyword")
    expect(offered).to_be_visible()
    assert are_apart(offered, page.get_by_role("button", name="Search", exact=True))
    search(page, "", "")
    expect(page.get_by_text("Location is required", exact=True)).to_be_visible()


@on_a_desk
def test_a_search_is_kept_and_opened_again(page: Page) -> None:
    log_in(page, at="/user/jobslist?location=UK&query=python")
    expect(page.get_by_role("article").first).to_be_visible()
    page.get_by_role("button", name="Save search").click()
    dialog = page.get_by_role("dialog", name="Save this search")
    name = f"Python in the UK {page.viewport_size}"
    dialog.get_by_label("Name").fill(name)
    dialog.get_by_role("radio", name="Email me once a day").check()
    assert_accessible(page)
    dialog.get_by_role("button", name="Save search").click()
    expect(dialog).to_have_count(0)
    page.goto("/user/jobslist?location=Remote")
    page.get_by_role("button", name="Saved searches").click()
    saved_searches = page.get_by_role("dialog", name="Saved searches")
    expect(saved_searches.get_by_role("combobox", name=f"New jobs of {name}")).to_have_value("daily")
    assert_accessible(page)
    saved_searches.get_by_role("button", name=name, exact=True).click()
    page.wait_for_url("**/user/jobslist?query=python&location=UK")
