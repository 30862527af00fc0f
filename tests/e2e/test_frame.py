"""The frame around every screen: palette, theme, sidebar, honest pages for what is to come."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.walking import ADMIN, RECRUITER, assert_accessible, log_in, on_a_desk, on_a_phone, wait_for_parts


@on_a_desk
@pytest.mark.spec("NAV-01", "NAV-02", "NAV-03", "NAV-13", "LIM-18")
def test_sidebar_and_theme_stay_as_they_were_chosen_and_the_palette_leads_anywhere_by_keyboard(page: Page) -> None:
    log_in(page, ADMIN)
    sidebar = page.get_by_label("Sidebar", exact=True)
    expect(sidebar).to_have_css("width", "250px")
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    before = page.evaluate(paper)
    page.get_by_role("button", name="Switch to").click()
    expect(page.locator("html")).not_to_have_css("background-color", before)
    page.get_by_role("button", name="Collapse the sidebar").click()
    expect(sidebar).to_have_css("width", "88px")
    page.reload()
    expect(page.get_by_role("button", name="Expand the sidebar")).to_be_visible()
    expect(sidebar).to_have_css("width", "88px")
    expect(page.locator("html")).not_to_have_css("background-color", before)
    assert_accessible(page)
    page.keyboard.press("Control+k")
    words = page.get_by_role("dialog").get_by_role("combobox")
    expect(words).to_be_focused()
    assert_accessible(page)
    words.press_sequentially("interview")
    expect(page.get_by_role("option", name="Interview Hacks")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    page.wait_for_url("**/user/InterviewQuestions")


@on_a_phone
@pytest.mark.spec("HIR-T40", "HIR-C04")
def test_what_is_typed_while_the_palette_is_loaded_stands_in_its_field(page: Page) -> None:
    waiting = list[Route]()
    page.route("**/CommandPalette*.js", lambda route: waiting.append(route))
    log_in(page, RECRUITER)
    page.get_by_role("button", name="Menu").wait_for()
    page.keyboard.press("Control+k")
    page.keyboard.type("nurse")
    waiting[0].continue_()
    field = page.get_by_role("dialog").get_by_role("combobox")
    expect(field).to_have_value("nurse")
    expect(field).to_be_focused()
    option = page.get_by_role("option").filter(has_text="Nurse").first
    option.wait_for()
    is_whole = "option => [...option.querySelectorAll('span')].every(one => one.scrollWidth <= one.clientWidth)"
    assert option.evaluate(is_whole)
    page.keyboard.type(" ")
    expect(field).to_have_value("nurse ")
    assert_accessible(page)


@on_a_phone
@pytest.mark.spec("NAV-01", "ROUTE-09", "ROUTE-10", "ROUTE-11")
def test_the_placeholders_lead_back(page: Page) -> None:
    log_in(page, at="/user/InterviewQuestions")
    expect(page.get_by_label("Sidebar", exact=True)).to_be_hidden()  # a phone has a menu
    for place in ("Settings", "Notifications"):
        page.goto(f"/user/{place}")
        expect(page.get_by_text("Settings Page Under Development")).to_be_visible()
        assert_accessible(page)
        page.get_by_role("button", name="Go Back").click()
        page.wait_for_url("**/user/InterviewQuestions")


@on_a_phone
@pytest.mark.spec("WS-291")
def test_a_lost_connection_is_said_and_nothing_is_lost(page: Page) -> None:
    log_in(page)
    page.get_by_label("Job description").fill("A job that was half pasted")
    bar = page.locator("header").first.bounding_box()
    assert bar
    for name in ("Hireloom Assistant", "Feedback"):
        button = page.get_by_role("button", name=name)
        expect(button).to_be_visible()
        box = button.bounding_box()
        assert box
        assert bar["y"] <= box["y"] <= bar["y"] + bar["height"] - box["height"]
    wait_for_parts(page)  # a file that cannot be loaded would be an error in the console
    notice = page.locator("[role=status]", has_text="You are offline")
    page.context.set_offline(True)
    expect(notice).to_be_visible()
    page.context.set_offline(False)
    expect(notice).to_be_hidden()
    expect(page.get_by_label("Job description")).to_have_value("A job that was half pasted")
    page.get_by_role("button", name="Open the menu").click()
    page.get_by_role("button", name="My account").click()
    page.get_by_role("tab", name="Privacy and data").click()
    page.get_by_role("button", name="Delete my account...").click()
    last = page.get_by_role("dialog", name="Delete my account").get_by_role("button", name="Delete for good")
    expect(last).to_be_visible()
    page.context.set_offline(True)
    expect(notice).to_be_visible()
    text, button = notice.bounding_box(), last.bounding_box()
    assert text
    assert button
    assert text["y"] + text["height"] <= button["y"]  # it covers nothing that can be pressed
    page.keyboard.press("Escape")
    assert_accessible(page)
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline")).to_be_hidden()
