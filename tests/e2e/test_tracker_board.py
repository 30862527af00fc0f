"""Following jobs from anywhere on the tracker's board."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.walking import assert_accessible, log_in, mark, on_a_desk


@on_a_desk
@pytest.mark.spec("WS-276")
def test_a_job_from_elsewhere_is_followed_moved_and_matched_and_there_without_a_connection(
    page: Page, expect_complaint: Callable[..., None]
) -> None:
    expect_complaint("net::ERR_INTERNET_DISCONNECTED")
    title = f"RN, Medical ICU {mark(page)}"
    log_in(page, at="/user/applicationTracker?view=board")
    page.get_by_role("button", name="Add job").click()
    page.get_by_label("Job title").fill(title)
    page.get_by_label("Company").fill("Palmetto Ridge")
    page.get_by_label("Text of the advert").fill("You need an RN license and two years in intensive care.")
    assert_accessible(page)
    page.get_by_role("dialog").get_by_role("button", name="Add job").click()
    saved_column, applied = (page.get_by_role("region", name=name) for name in ("Saved", "Applied"))
    card = saved_column.locator("[data-card]").filter(has_text=title)
    expect(card).to_be_visible()
    assert_accessible(page)

    start, target = card.bounding_box(), applied.bounding_box()
    assert start
    assert target
    page.mouse.move(start["x"] + 60, start["y"] + start["height"] - 8)
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + 60, steps=8)
    page.mouse.up()
    expect(applied.get_by_role("button", name=title, exact=True)).to_be_visible()
    expect(page.get_by_text("Moved to Applied")).to_be_visible()  # the server has it: a move on its way would be undone
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.context.set_offline(True)
    page.reload()
    expect(applied.get_by_role("button", name=title, exact=True)).to_be_visible()
    notice = page.get_by_text("This list may be out of date")
    expect(notice).to_be_visible()
    page.context.set_offline(False)
    expect(notice).to_be_hidden()
    page.get_by_role("button", name=f"Match with {title}").click()
    page.wait_for_url("**/user/atsMainContent")
    expect(page.get_by_label("Job description")).to_have_value(
        f"{title}\nPalmetto Ridge\n\nYou need an RN license and two years in intensive care."
    )
