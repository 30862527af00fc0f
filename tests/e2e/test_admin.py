"""What admins do: rights taken and given back, accounts, job posts, and the record of all that."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.walking import assert_accessible, in_two_guises, log_in, on_a_phone

SUPER = "super.one@hireloom.example"


def row(page: Page, words: str) -> Locator:
    """The only row that these words find."""
    page.get_by_role("searchbox").fill(words)
    found = page.get_by_role("row").or_(page.get_by_role("listitem")).filter(has=page.get_by_role("button"))
    found = found.filter(has_text=words)
    expect(page.get_by_text("Showing 1 to 1 of 1 items")).to_be_visible()
    return found.first


def press(page: Page, row: Locator, label: str) -> None:
    row.get_by_role("button", name=re.compile(f"^{label}")).click()
    page.get_by_role("alertdialog").get_by_role("button", name=label).click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)


@in_two_guises
@pytest.mark.spec("ADMIN-01", "ADMIN-03", "ADMIN-09", "ADMIN-11", "ADMIN-13", "ADMIN-14", "ADMIN-15", "ADMIN-17")
def test_people_are_demoted_made_admin_again_converted_and_deactivated(page: Page) -> None:
    log_in(page, SUPER, at="/user/AdminUserPage")
    expect(page.get_by_role("heading", name="Admin Dashboard")).to_be_visible()
    expect(page.get_by_text("SUPER ADMIN")).to_be_visible()
    expect(page.get_by_text(re.compile("^Showing 1 to 25 of"))).to_be_visible()
    assert_accessible(page)

    other = row(page, "super.two@hireloom.example")
    press(page, other, "Remove admin")
    expect(other.get_by_text("User, former admin")).to_be_visible()
    press(page, other, "Make Admin")
    expect(other.get_by_text("Admin", exact=True)).to_be_visible()

    # Both walks share a server: each takes somebody who is a user still.
    page.get_by_role("searchbox").fill("")
    page.get_by_role("radio", name="Users").check()
    convert = page.get_by_role("button", name=re.compile("^Convert to recruiter")).first
    expect(convert).to_be_visible()
    name = convert.inner_text().split()[-1]
    person = row(page, name)
    press(page, person, "Deactivate")
    expect(person.get_by_text("Inactive")).to_be_visible()
    press(page, person, "Activate")
    expect(person.get_by_text("Active", exact=True)).to_be_visible()
    assert_accessible(page)
    press(page, person, "Convert to recruiter")
    expect(page.get_by_text("Nobody found")).to_be_visible()
    page.get_by_role("radio", name="Recruiters").check()
    expect(row(page, name).get_by_text("Recruiter", exact=True)).to_be_visible()

    page.get_by_role("link", name="Audit log").click()
    expect(page.get_by_role("heading", name="Audit log")).to_be_visible()
    page.get_by_label("What", exact=True).select_option("Admin rights")
    expect(page.get_by_text("Gave admin rights back").first).to_be_visible()
    assert_accessible(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Export CSV").click()
    assert "admins.restored" in Path(saved.value.path()).read_text()


@on_a_phone
@pytest.mark.spec("ADMIN-06", "ADMIN-07", "ADMIN-08", "LIFE-16", "LIFE-17", "LIFE-18")
def test_a_job_is_switched_off_and_on_deleted_and_restored(page: Page) -> None:
    log_in(page, SUPER, at="/user/AdminUserPage?view=jobs")
    expect(page.get_by_text(re.compile("^Showing 1 to 25 of"))).to_be_visible()
    assert_accessible(page)
    rows = page.get_by_role("row").or_(page.get_by_role("listitem"))
    first = rows.filter(has=page.get_by_role("switch", checked=True)).first
    number = re.search(r"jobId=\d+&", first.get_by_role("link").get_attribute("href") or "")
    assert number
    job = rows.filter(has=page.locator(f"a[href*='{number[0]}']"))

    def turn(label: str) -> None:
        job.get_by_role("switch").click()
        page.get_by_role("alertdialog").get_by_role("button", name=label).click()

    # What goes by itself is looked for first.
    turn("Deactivate")
    expect(page.get_by_text("Job deactivated successfully!")).to_be_visible()
    expect(job.get_by_text("Inactive")).to_be_visible()
    turn("Activate")
    expect(page.get_by_text("Job activated successfully!")).to_be_visible()
    expect(job.get_by_text(re.compile("Reopened [12]/2 times"))).to_be_visible()
    press(page, job, "Delete")
    expect(job.get_by_text("Deleted")).to_be_visible()
    press(page, job, "Restore")
    expect(job.get_by_role("switch", checked=True)).to_be_visible()
