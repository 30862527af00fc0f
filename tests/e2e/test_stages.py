"""A recruiter moves applications through the stages of a job: with the mouse, the keys, and on a phone."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.walking import RECRUITER, assert_accessible, log_in, on_a_desk, on_a_phone


def open_board(page: Page, job: str) -> None:
    log_in(page, RECRUITER, at="/user/recruiterTracker")
    page.get_by_role("searchbox", name="Search Jobs").fill(job)  # other walks post jobs, too
    page.get_by_role("button", name=f"Applications for {job}").first.click()
    page.get_by_role("radio", name="Board").check()
    expect(column(page, "New")).to_be_visible()


def column(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def first_in(column: Locator) -> str:
    """Whose card is the first in a column."""
    label = column.get_by_role("combobox", name="Stage of").first.get_attribute("aria-label")
    return str(label).removeprefix("Stage of ")


def drag(page: Page, card: Locator, to: Locator) -> None:
    card.scroll_into_view_if_needed()
    start, target = card.bounding_box(), to.bounding_box()
    assert start
    assert target
    page.mouse.move(start["x"] + 60, start["y"] + start["height"] - 8)
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + 60, steps=12)


@on_a_desk
def test_a_card_is_moved_to_another_stage(page: Page) -> None:
    open_board(page, "People Operations Manager")
    assert_accessible(page)
    name = first_in(column(page, "New"))
    card = page.locator("[data-card]").filter(has=page.get_by_role("button", name=name, exact=True))

    drag(page, card, column(page, "Screen"))
    page.keyboard.press("Escape")  # puts it back
    page.mouse.up()
    expect(column(page, "New").get_by_role("button", name=name, exact=True)).to_be_visible()

    drag(page, card, column(page, "Screen"))
    page.mouse.up()
    there = column(page, "Screen").get_by_role("button", name=name, exact=True)
    expect(there).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)  # a drag is not a click

    there.focus()
    page.keyboard.press("Control+ArrowRight")
    there = column(page, "Interview").get_by_role("button", name=name, exact=True)
    expect(there).to_be_focused()
    there.press("Enter")
    history = page.get_by_role("region", name="Stage", exact=True)
    history.get_by_text("1 earlier move").click()
    expect(history.get_by_role("listitem")).to_contain_text(["New → Screen", "Screen → Interview"])
    assert_accessible(page)
    page.keyboard.press("Escape")

    page.reload()
    page.get_by_role("radio", name="Board").check()
    drag(page, card, column(page, "Selected"))
    page.mouse.up()
    question = page.get_by_role("dialog", name=f"Select {name}?")
    question.get_by_role("button", name="Cancel").click()
    expect(column(page, "Interview").get_by_role("button", name=name, exact=True)).to_be_visible()

    drag(page, card, column(page, "Selected"))
    page.mouse.up()
    question.get_by_role("button", name=f"Select {name}").click()
    page.get_by_role("button", name=f"Undo the decision on {name}").click()
    expect(page.get_by_text("Taken back. Nothing was sent.")).to_be_visible()
    expect(column(page, "Interview").get_by_role("combobox", name=f"Stage of {name}")).to_be_visible()


@on_a_desk
def test_several_applications_are_moved_together_in_the_table(page: Page) -> None:
    open_board(page, "Product Designer")
    page.get_by_role("radio", name="Table").check()
    rows = page.locator("[data-row]").filter(has_text="Submitted")
    for row in (rows.nth(0), rows.nth(1)):
        row.get_by_role("checkbox").check()
    page.get_by_role("button", name="Move 2").click()
    page.get_by_role("dialog", name="Move to a stage").get_by_role("button", name="Interview").click()
    expect(page.get_by_text("2 applications moved to Interview.")).to_be_visible()
    expect(rows.nth(0)).to_contain_text("Interview")
    expect(rows.nth(1)).to_contain_text("Interview")
    assert_accessible(page)


@on_a_desk
def test_the_stages_of_a_job_are_edited(page: Page) -> None:
    open_board(page, "Maintenance Electrician")
    page.get_by_role("button", name="Stages", exact=True).click()
    dialog = page.get_by_role("dialog", name="Stages")
    dialog.get_by_role("button", name="Remove New").click()
    expect(dialog.get_by_text(re.compile(r"in New will move to Screen\."))).to_be_visible()
    dialog.get_by_role("button", name="Add stage").click()
    page.keyboard.type("Trial <b>day</b>, " + "x" * 22)
    assert_accessible(page)
    dialog.get_by_role("button", name="Save stages").click()
    expect(column(page, "Trial <b>day</b>, " + "x" * 22)).to_be_visible()
    expect(column(page, "New")).to_have_count(0)
    first_in(column(page, "Screen"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@on_a_phone
def test_on_a_phone_a_card_moves_by_its_list_of_stages(page: Page) -> None:
    open_board(page, "People Operations Manager")
    name = first_in(column(page, "New"))
    assert_accessible(page)
    page.get_by_role("combobox", name=f"Stage of {name}").select_option("Offer")
    expect(column(page, "Offer").get_by_role("button", name=name, exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@on_a_phone
def test_on_a_phone_the_list_begins_in_the_upper_third(page: Page) -> None:
    log_in(page, RECRUITER, at="/user/recruiterTracker")
    page.get_by_role("searchbox", name="Search Jobs").fill("People Operations Manager")
    page.get_by_role("button", name="Applications for People Operations Manager").first.click()
    row, search = page.locator("[data-row]").first, page.get_by_role("searchbox", name="Search applications")
    expect(row).to_be_visible()
    box = row.bounding_box()
    assert box
    assert box["y"] < 844 / 3
    assert_accessible(page)

    expect(search).to_be_hidden()
    page.get_by_role("button", name="Filters").click()
    search.fill("a")
    page.get_by_role("button", name=re.compile("^Filters")).click()
    expect(search).to_be_visible()  # what narrows the list is always seen

    plan = page.get_by_role("link", name="Interview plan")
    expect(plan).to_be_hidden()
    page.get_by_role("button", name="Show More").click()
    expect(plan).to_be_visible()
    assert_accessible(page)
