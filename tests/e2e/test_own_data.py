"""A profile that fills itself, data that go along, and a session that ends when nobody comes back."""

import zipfile

import pytest
from playwright.sync_api import Page, expect

from hireloom.testing.paper import pdf
from tests.e2e.walking import PASSWORD, RECRUITER, assert_accessible, log_in, on_a_desk, on_a_phone

RESUME = """TOVE LINDQVIST
Senior Backend Engineer
tove.lindqvist@posteo.example | (415) 555-0199 | Oakland, CA

EXPERIENCE
Senior Backend Engineer, Kestrel Freight                         2017 - 2025
Built order services in Python and PostgreSQL, with Kafka between them.

SKILLS
Python, PostgreSQL, Kafka, Docker
"""


@on_a_phone
@pytest.mark.spec("PROF-04")
def test_a_profile_fills_itself_from_a_resume(page: Page, tmp_path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "Tove Lindqvist.pdf"
    file.write_bytes(pdf(*RESUME.splitlines()))
    log_in(page, at="/user/AboutUser")
    page.get_by_role("button", name="Edit Profile").click()
    before = page.get_by_label("Name", exact=True).input_value()
    page.get_by_label("Resume to read").set_input_files(file)
    row = page.get_by_role("listitem").filter(has_text="TOVE LINDQVIST")
    expect(row.get_by_text("(page 1)")).to_be_visible()
    expect(page.get_by_label("Name", exact=True)).to_have_value(before)  # nothing happens before it is wanted
    assert_accessible(page)
    row.get_by_role("button", name="Use Name").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Tove Lindqvist")
    page.get_by_role("button", name="Use all").click()
    expect(page.get_by_label("Phone", exact=True)).to_have_value("4155550199")
    expect(page.get_by_role("button", name="Remove Apache Kafka")).to_be_visible()
    assert_accessible(page)


@on_a_phone
def test_all_my_data_come_along(page: Page, tmp_path) -> None:  # type: ignore[no-untyped-def]
    log_in(page, RECRUITER)
    page.get_by_role("button", name="Open the menu").click()
    page.get_by_role("button", name="My account").click()
    page.get_by_role("tab", name="Notifications").click()
    expect(page.get_by_text("No saved search yet")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("tab", name="Privacy and data").click()
    page.get_by_label("Your password").fill(PASSWORD)
    assert_accessible(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download all my data").click()
    download.value.save_as(tmp_path / "mine.zip")
    assert {"account.json", "jobs.json"} <= set(zipfile.ZipFile(tmp_path / "mine.zip").namelist())


@on_a_desk
@pytest.mark.spec("AUTH-28", "AUTH-35", "SEC-57")
def test_whoever_does_not_come_back_for_a_day_logs_in_again(page: Page, expect_complaint) -> None:  # type: ignore[no-untyped-def]
    expect_complaint("401")  # what the page still asks once the session is over
    page.clock.install()
    log_in(page)
    page.clock.fast_forward("23:58:00")
    expect(page.get_by_label("Job description")).to_be_visible()
    page.clock.fast_forward("05:00")
    page.wait_for_url("**/user/login**")
    assert page.evaluate("localStorage.getItem('user')") is None
