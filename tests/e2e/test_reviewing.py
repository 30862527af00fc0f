"""An application as recruiters work through it: the letter, a note, a look without a name, and the charts."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.walking import RECRUITER, assert_accessible, log_in, mark, on_a_desk, wait_for_parts


@on_a_desk
def test_an_application_is_read_with_its_letter_noted_reviewed_blind_and_counted(page: Page) -> None:
    log_in(page, RECRUITER, at="/user/recruiterTracker")
    page.get_by_role("searchbox", name="Search Jobs").fill("Content Marketing")  # other walks post jobs, too
    page.get_by_role("button", name="Applications for Content Marketing Specialist").click()
    scoring = page.get_by_role("button", name="Score the resume of").first
    name = (scoring.get_attribute("aria-label") or "").removeprefix("Score the resume of ")
    page.get_by_role("button", name=name, exact=True).click()
    panel = page.get_by_role("dialog", name="Resume Score Analysis")
    panel.get_by_role("tab", name="Resume").click()
    panel.get_by_role("button", name="Cover letter").click()
    letter = page.get_by_role("dialog", name=f"Cover letter of {name}")
    expect(letter.get_by_text("Dear")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    note = f"Knows looms, {mark(page)}."
    panel.get_by_role("tab", name="Notes").click()
    panel.get_by_label("New note").fill(note)
    panel.get_by_role("button", name="Add note").click()
    expect(panel.get_by_text(note).first).to_be_visible()
    panel.get_by_role("button", name="Close", exact=True).click()

    blind = page.get_by_role("switch", name="Blind review")
    blind.click()
    page.get_by_role("button", name=re.compile(r"^Candidate \d+$")).first.click()
    expect(panel.get_by_text("Name, email, photo, school and dates are hidden until you decide")).to_be_visible()
    expect(panel.get_by_role("button", name="Cover letter")).to_have_count(0)
    panel.get_by_role("button", name="Show who it is").click()
    question = page.get_by_role("dialog", name="Show who this is?")
    expect(question.get_by_text("The audit log records that you looked before you decided.")).to_be_visible()
    assert_accessible(page)
    question.get_by_role("button", name="Show who it is").click()
    expect(panel.get_by_role("button", name="Show who it is")).to_have_count(0)
    panel.get_by_role("button", name="Close", exact=True).click()
    blind.click()
    expect(blind).not_to_be_checked()

    page.get_by_role("radio", name="Charts").check()
    expect(page.get_by_role("img", name="Funnel: Applied")).to_be_visible()
    assert_accessible(page)


@on_a_desk
def test_a_decision_without_a_connection_waits_and_the_list_comes_up_to_date_with_it(
    page: Page,
    expect_complaint,  # type: ignore[no-untyped-def]
) -> None:
    expect_complaint("ERR_INTERNET_DISCONNECTED")
    log_in(page, RECRUITER, at="/user/recruiterTracker")
    page.get_by_role("searchbox", name="Search Jobs").fill("Head of Engineering")
    page.get_by_role("button", name="Applications for Head of Engineering").click()
    reject = page.get_by_role("button", name="Reject ").first
    expect(reject).to_be_visible()
    wait_for_parts(page)
    page.context.set_offline(True)
    reject.click()
    expect(page.get_by_text("You seem to be offline. Nothing is lost: we keep trying.")).to_be_visible()
    page.get_by_role("button", name="Undo the decision on").click()
    stale = page.get_by_text("This list may be out of date: it could not be refreshed.")
    expect(stale).to_be_visible()
    expect(reject).to_be_enabled()
    page.keyboard.press("Control+k")  # nor does anything else that opens over the screen take it away
    expect(page.get_by_role("dialog").get_by_role("combobox")).to_be_visible()
    page.keyboard.press("Escape")
    expect(reject).to_be_visible()
    page.context.set_offline(False)
    expect(stale).to_have_count(0)
    expect(reject).to_be_enabled()
