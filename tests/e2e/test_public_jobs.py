"""What a browser makes of the public page of a job: nothing runs, nothing is refused, and the data can be read."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import APIRequestContext, Page, expect

from tests.e2e.outbox import letters_to
from tests.e2e.walking import (
    RECRUITER,
    assert_accessible,
    log_in_by_hand,
    mark,
    on_a_desk,
    on_a_phone,
    open_job,
    post_job,
)
from tests.waiting import until


@pytest.fixture
def job(page: Page) -> str:
    """The address of some public job of the demo world."""
    addresses = re.findall(r"<loc>[^<]*(/jobs/[^<]+)</loc>", page.request.get("/sitemap-1.xml").text())
    assert addresses
    return str(addresses[0])


@on_a_phone
def test_the_policy_refuses_nothing_on_the_page_and_runs_nothing(page: Page, job: str, expect_complaint) -> None:  # type: ignore[no-untyped-def]
    """JSON-LD needs no word in the policy: a browser takes it for data. It reports that, and would report a script."""
    page.add_init_script(
        "window.refused = []; document.addEventListener('securitypolicyviolation',"
        " (event) => window.refused.push(event.effectiveDirective))"
    )
    answer = page.goto(job)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "script-src" not in policy
    assert "default-src 'none'" in policy
    posting = json.loads(page.locator('script[type="application/ld+json"]').inner_text())
    assert posting["@type"] == "JobPosting"
    expect(page.get_by_role("heading", level=1)).to_have_text(posting["title"])
    assert page.evaluate("window.refused") == []
    assert page.evaluate("getComputedStyle(document.querySelector('main')).borderTopStyle") == "solid"  # styles apply
    expect_complaint("Content Security Policy")
    page.evaluate("document.head.append(Object.assign(document.createElement('script'), {text: 'window.ran = 1'}))")
    assert page.evaluate("[window.refused, window.ran]") == [["script-src-elem"], None]
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


@on_a_phone
def test_the_way_to_apply_leads_through_the_log_in_and_keeps_the_source(page: Page, job: str) -> None:
    page.goto(f"{job}?from=linkedin")
    page.get_by_role("link", name="Apply for this job").click()
    expect(page).to_have_url(re.compile("/user/login"))


@on_a_desk
def test_the_source_of_a_link_outlives_looking_around_the_log_in_and_the_search(
    page: Page, recruiter: APIRequestContext
) -> None:
    title = f"Cloth Weaver {mark(page)}"
    number = post_job(recruiter, title, "Rotterdam, NL")["id"]
    page.goto(f"/jobs/{number}-{title.lower().replace(' ', '-')}-rotterdam-nl?from=linkedin")
    page.get_by_role("banner").get_by_role("link", name="Hireloom").click()
    expect(page).to_have_url(re.compile(r"/\?from=linkedin$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    log_in_by_hand(page)
    page.goto("/user/jobslist")
    page.get_by_role("combobox", name="Job title or keyword").fill(title)
    page.get_by_role("combobox", name="Location, required").fill("Rotterdam")
    page.get_by_role("button", name="Search", exact=True).click()
    page.get_by_role("article", name=title).get_by_role("link", name=title).click()
    open_job(page, title).get_by_role("button", name="Apply by email").click()
    dialog = page.get_by_role("dialog", name="Apply by email")
    dialog.get_by_label("Cover letter").fill("I have woven cloth and would like to weave it at yours.")
    dialog.get_by_role("button", name="Send application").click()
    expect(page.get_by_text("Application submitted successfully!")).to_be_visible()
    sources = recruiter.get(f"/api/jobs/{number}/insights").json()["sources"]
    assert sources == [{"source": "LinkedIn", "count": 1}]


def test_a_visitor_asks_without_an_account_and_the_team_answers_from_the_inbox(
    page: Page, recruiter: APIRequestContext, data: Path
) -> None:
    title, visitor = f"Shuttle Maker {mark(page)}", f"iris{mark(page)}@visitor.example"
    number = post_job(recruiter, title, "Rotterdam, NL")["id"]
    page.goto(f"/jobs/{number}-{title.lower().replace(' ', '-')}-rotterdam-nl")
    page.get_by_role("link", name="Ask a question").click()
    page.get_by_label("Your name").fill("Iris Vermeer")
    page.get_by_label("Your email address").fill(visitor)
    page.get_by_label("Your question").fill("Is the work in shifts?")
    assert_accessible(page)
    page.get_by_role("button", name="Send the question").click()
    expect(page.get_by_role("heading", name="Your question is on its way")).to_be_visible()
    log_in_by_hand(page, RECRUITER)
    page.goto(f"/user/recruiterTracker?view=applications&jobId={number}")
    page.get_by_role("link", name="From visitors: 1 unanswered question").click()
    question = page.get_by_role("region", name="Iris Vermeer")
    expect(question.get_by_text("Is the work in shifts?")).to_be_visible()
    question.get_by_label("Answer to Iris Vermeer").fill("No, from eight to four.")
    assert_accessible(page)
    question.get_by_role("button", name="Send answer").click()
    expect(question.get_by_text("Answered")).to_be_visible()
    assert until(lambda: any("No, from eight to four." in letter for letter in letters_to(visitor, data / "outbox")))
