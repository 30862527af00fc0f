"""What a browser makes of the public page of a job: nothing runs, nothing is refused, and the data can be read."""

import json
import re

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def job(page: Page) -> str:
    """The address of some public job of the demo world."""
    found = re.findall(r"<loc>[^<]*(/jobs/[^<]+)</loc>", page.request.get("/sitemap-1.xml").text())
    assert found
    return str(found[0])


def test_the_policy_refuses_nothing_on_the_page_and_runs_nothing(page: Page, job: str, expect_complaint) -> None:  # type: ignore[no-untyped-def]
    """JSON-LD needs no word in the policy: a browser takes it for data. That it tells, and would tell of a script."""
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


def test_the_way_to_apply_leads_through_the_log_in_and_keeps_the_source(page: Page, job: str) -> None:
    page.goto(f"{job}?from=linkedin")
    page.get_by_role("link", name="Apply for this job").click()
    expect(page).to_have_url(re.compile("/user/login"))
