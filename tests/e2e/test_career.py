"""The career: written once in a form that saves itself."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.walking import assert_accessible, log_in, on_a_desk


@on_a_desk
@pytest.mark.spec("WS-040")
def test_a_role_is_written_and_is_still_there_after_a_reload(page: Page) -> None:
    log_in(page)
    page.goto("/user/career")
    roles = page.get_by_role("region", name="Roles")
    roles.get_by_role("button", name="Add a role").click()
    roles.get_by_label("Title").last.fill("Staff Nurse")
    roles.get_by_label("Employer").last.fill("Halewood General")
    roles.get_by_label("From").last.fill("2022-03")
    roles.get_by_role("button", name="Add a sentence").last.click()
    roles.get_by_role("textbox", name="Sentence 1").last.fill("Charted every shift in Epic.")
    expect(page.get_by_text("All changes saved")).to_be_visible()
    assert_accessible(page)
    page.reload()
    roles.get_by_role("button", name="Staff Nurse Halewood General").last.click()
    expect(roles.get_by_role("textbox", name="Sentence 1").last).to_have_value("Charted every shift in Epic.")
