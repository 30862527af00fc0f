"""A company's team: a role is changed and taken back, the last owner stays, and somebody is invited."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.walking import RECRUITER, assert_accessible, log_in, mark, on_a_desk


@pytest.mark.spec("HIR-T12")
@on_a_desk
def test_an_owner_changes_a_role_takes_it_back_and_invites(page: Page) -> None:
    log_in(page, RECRUITER, at="/user/company")
    people = page.get_by_role("region", name="People")
    expect(people.get_by_role("button", name="Owner")).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_role("region", name="Who can do what").get_by_text("Move, decline and answer")).to_be_visible()
    assert_accessible(page)
    role = people.get_by_role("combobox", name="Role of joanwhitaker")
    role.select_option("Interviewer")
    question = page.get_by_role("alertdialog", name="Change the role of joanwhitaker?")
    assert_accessible(page)
    question.get_by_role("button", name="Cancel").click()
    expect(role).to_have_value("reader")
    role.select_option("Interviewer")
    question.get_by_role("button", name="Change role").click()
    expect(role).to_have_value("interviewer")
    page.get_by_role("button", name="Undo").click()
    expect(role).to_have_value("reader")
    assert_accessible(page)

    email = f"bea{mark(page)}@hill.example"
    page.get_by_role("button", name="Invite people").click()
    form = page.get_by_role("dialog", name="Invite people")
    form.get_by_label("Email").fill(email)
    assert_accessible(page)
    form.get_by_role("button", name="Send invitation").click()
    expect(people.get_by_text("Outside your domain")).to_be_visible()
    assert_accessible(page)
    people.get_by_role("button", name=f"Withdraw {email}").click()
    expect(people.get_by_text(email)).to_have_count(0)

    teams = page.get_by_role("region", name="Job teams")
    row = teams.get_by_role("list", name="Jobs", exact=True).locator("> li").last
    row.get_by_role("button", name="Add to").click()
    form = page.get_by_role("dialog", name="Add to the team")
    form.get_by_label("Person").select_option("nadiaflores")
    assert_accessible(page)
    form.get_by_role("button", name="Add", exact=True).click()
    row.get_by_role("button", name="Take nadiaflores off").click()
    expect(row.get_by_role("button", name="Take nadiaflores off")).to_have_count(0)
    assert_accessible(page)
