"""The marketing agent: started and stopped, posts written, looked at, scheduled and moved, platforms switched."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.walking import ADMIN, assert_accessible, log_in, on_a_desk


def tab(page: Page, name: str) -> Locator:
    page.get_by_role("tab", name=name).click()
    panel = page.get_by_role("tabpanel", name=name)
    expect(panel).to_be_visible()
    return panel


def days_on_show(page: Page) -> list[str]:
    """The dates of the seven days: by them each is found again, also when the first is over meanwhile."""
    days = page.get_by_role("tabpanel").locator("ol > li[data-day]")
    expect(days).to_have_count(7)
    return [day.get_attribute("data-day") or "" for day in days.all()]


def day_of(page: Page, date: str) -> Locator:
    return page.get_by_role("tabpanel").locator(f"ol > li[data-day='{date}']")


def drag(page: Page, post: Locator, to: Locator) -> None:
    post.hover(position={"x": 20, "y": 12})
    page.mouse.down()
    end = to.bounding_box()
    assert end
    page.mouse.move(end["x"] + 40, end["y"] + 90, steps=4)
    page.mouse.up()


@on_a_desk
@pytest.mark.spec("SEO-04", "SEO-05", "SEO-07", "SEO-09", "SEO-11", "SEO-14", "SEO-15", "SEO-20", "SEO-21", "SEO-22")
def test_an_admin_looks_after_the_marketing_agent(page: Page) -> None:
    log_in(page, ADMIN, at="/user/seo-dashboard")
    expect(page.get_by_role("heading", name="Automated SEO Agent")).to_be_visible()
    expect(page.get_by_text("Next 7 days")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Start Agent").click()
    expect(page.get_by_text("Running", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile(r"^\d+ posts today$"))).to_be_visible()
    page.get_by_role("button", name="Stop Agent").click()
    expect(page.get_by_text("Stopped", exact=True)).to_be_visible()

    settings = tab(page, "Settings")
    mastodon = settings.get_by_role("region", name="Mastodon")
    mastodon.get_by_role("switch").click()
    expect(page.get_by_text("Mastodon disabled successfully")).to_be_visible()
    expect(mastodon.get_by_text("Inactive")).to_be_visible()
    mastodon.get_by_role("switch").click()
    expect(page.get_by_text("Mastodon enabled successfully")).to_be_visible()
    expect(mastodon.get_by_text("Active", exact=True)).to_be_visible()
    assert_accessible(page)

    feed = tab(page, "Content Feed")
    feed.get_by_role("button", name="Generate Now").click()
    expect(page.get_by_text("4 posts generated")).to_be_visible()
    card = feed.get_by_role("region").filter(has=page.get_by_role("button", name="Schedule")).first
    card.get_by_role("button", name="Preview").click()
    expect(page.get_by_role("dialog").get_by_role("article")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    assert_accessible(page)

    week = tab(page, "Content Calendar")
    *_, sixth, last = days_on_show(page)
    week.get_by_role("button", name="Generate 7-Day Calendar").click()
    expect(week.get_by_role("button", name="Generate 7-Day Calendar")).to_be_enabled()
    expect(day_of(page, last).get_by_role("button").first).to_be_visible()
    assert_accessible(page)

    # A draft of the sixth day gets its time, and then another day.
    time = "21:30"
    drafts = day_of(page, sixth).get_by_role("button").filter(has_text="generated")
    words = drafts.first.locator("span").last.inner_text()
    drafts.filter(has_text=words).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Time").fill(time)
    dialog.get_by_role("button", name="Schedule").click()
    expect(page.get_by_text("Post scheduled")).to_be_visible()
    post = day_of(page, sixth).get_by_role("button").filter(has_text="9:30 PM").filter(has_text=words)
    expect(post).to_be_visible()
    drag(page, post, day_of(page, last))
    expect(page.get_by_text("Post moved")).to_be_visible()
    expect(day_of(page, last).get_by_role("button").filter(has_text="9:30 PM")).to_be_visible()

    tab(page, "Analytics")
    expect(page.get_by_role("img", name=re.compile("^Posts published per day"))).to_be_visible()
    assert_accessible(page)
    page.reload()
    expect(page.get_by_role("tab", name="Analytics", selected=True)).to_be_visible()
