"""Help on every screen: the assistant, the feedback tab, the help desk of the first page."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.walking import assert_accessible, log_in, on_a_desk, on_a_phone, stop_the_clock


@on_a_phone
@pytest.mark.spec("ROUTE-33", "BOT-01", "BOT-02", "BOT-08", "BOT-09")
def test_a_visitor_asks_the_assistant(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Assistant").first.click()
    expect(page.get_by_role("heading", name="Hireloom Assistant")).to_be_visible()
    assert_accessible(page)
    question = page.get_by_placeholder("Write a question")
    question.fill("How do I get a better match percentage?")
    question.press("Enter")
    expect(page.get_by_text("(Login Required)").first).to_be_visible()
    assert_accessible(page)


@on_a_desk
@pytest.mark.spec("ROUTE-34", "FEED-01", "FEED-02", "ERR-23")
def test_a_seeker_gives_feedback(page: Page) -> None:
    page.clock.install()
    log_in(page)
    page.get_by_role("button", name="Feedback").first.click()
    dialog = page.get_by_role("dialog", name="Feedback")
    dialog.get_by_role("radio", name="4").check()
    dialog.get_by_role("textbox").fill("The sentence behind each requirement is what I always wanted to see.")
    assert_accessible(page)
    stop_the_clock(page)  # the thanks stand for two seconds
    dialog.get_by_role("button", name="Submit Feedback").click()
    expect(dialog.get_by_text("Thank you for your feedback!")).to_be_visible()
    page.clock.run_for(3_000)
    expect(dialog).to_have_count(0)


@on_a_desk
@pytest.mark.spec("LAND-33", "HELP-01", "HELP-07", "SEC-51")
def test_a_visitor_writes_to_the_help_desk(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Visit Help Desk").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_label("Name").fill("Ada Weaver")
    dialog.get_by_label("Email").fill("ada@kestrel.example")
    dialog.get_by_label("Message").fill("How do I post a job?")
    assert_accessible(page)
    dialog.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Message sent successfully!").first).to_be_visible()


@pytest.mark.spec("LAND-02", "LAND-24", "LAND-31", "LAND-34")
def test_the_first_page_tells_the_whole_story(page: Page) -> None:
    page.goto("/")
    for heading in ("Boost Your Career With Our Smart Tools", "What Our Users Say"):
        expect(page.get_by_role("heading", name=heading)).to_be_attached()
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    expect(page.get_by_text("© 2025 Hireloom")).to_be_visible()
    assert_accessible(page)
