"""A stranger becomes a user: a code by email, an account, a forgotten password, a profile."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.outbox import code_for, codes_for
from tests.e2e.walking import assert_accessible, mark, on_a_desk, on_a_phone

PASSWORD, NEW_PASSWORD = "Warp4andweft!", "Another2weft!"


def somebody(page: Page, kind: str) -> tuple[str, str]:
    """A separate name and address for each size and theme."""
    return f"{kind}{mark(page)}", f"{kind}.{mark(page)}@kestrel.example"


def register(page: Page, name: str, email: str, role: str, outbox: Path) -> None:
    page.goto("/user/registration")
    expect(page.get_by_role("heading", name="Create your account")).to_be_visible()
    page.get_by_role("radio", name=role).check()
    page.get_by_label("Username").fill(name)
    page.get_by_label("Email").fill(email)
    page.get_by_label("Phone").last.fill("4155550142")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Confirm password").fill(PASSWORD)
    page.get_by_role("checkbox").check()
    assert_accessible(page)
    page.get_by_role("button", name="Register", exact=True).click()
    if role == "Job Seeker":
        expect(page.get_by_role("dialog", name="Business Email Detected")).to_be_visible()
        assert_accessible(page)
        page.get_by_role("button", name="Continue as Job Seeker").click()
    expect(page.get_by_role("dialog", name="Email Verification")).to_be_visible()
    assert_accessible(page)
    page.get_by_label("Code").fill(code_for(email, outbox))
    page.get_by_role("button", name="Verify and register").click()


@on_a_phone
@pytest.mark.spec("AUTH-56", "AUTH-58", "AUTH-13")
def test_a_recruiter_registers_with_the_code_from_the_mail(page: Page, data: Path) -> None:
    name, email = somebody(page, "recruit")
    register(page, name, email, "Recruiter", data / "outbox")
    page.wait_for_url("**/user/uploadJobPost")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@on_a_desk
@pytest.mark.spec(
    "AUTH-14", "AUTH-54", "AUTH-62", "AUTH-69", "PROF-01", "PROF-10", "PROF-15", "SEC-08", "WS-050", "WS-051"
)
def test_a_seeker_registers_keeps_a_profile_and_finds_back_in_after_forgetting(page: Page, data: Path) -> None:
    name, email = somebody(page, "seeker")
    register(page, name, email, "Job Seeker", data / "outbox")
    page.wait_for_url("**/user/atsMainContent")
    expect(page.get_by_role("heading", name="Add your resume")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Skip for now").click()
    expect(page.get_by_role("heading", name="Resume Match")).to_be_visible()

    page.goto("/user/AboutUser")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Ada Weaver")
    page.get_by_role("textbox", name="Skills").fill("Python, SQL")
    page.get_by_role("textbox", name="Job roles").fill("Data Engineer")
    page.get_by_role("textbox", name="Phone").fill("4155550142")
    assert_accessible(page)
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("Profile saved successfully!").first).to_be_visible()
    expect(page.get_by_text("Data Engineer").first).to_be_visible()
    assert_accessible(page)

    page.goto("about:blank")
    page.context.clear_cookies()  # the browser remembers somebody whom the server no longer knows
    page.goto("/user/reset-password")
    page.get_by_label("Email").fill(email)
    assert_accessible(page)
    before = len(codes_for(email, data / "outbox"))
    page.locator("main form, form").get_by_role("button").last.click()
    expect(page.get_by_label("Code")).to_be_visible()
    page.get_by_label("Code").fill(code_for(email, data / "outbox", besides=before))
    page.locator("form").get_by_role("button").last.click()
    page.get_by_label("New password").fill(NEW_PASSWORD)
    page.get_by_label("Confirm password").fill(NEW_PASSWORD)
    assert_accessible(page)
    page.locator("form").get_by_role("button").last.click()
    page.wait_for_url("**/user/login")
    page.get_by_label("Email").fill(email)
    page.get_by_label("Password", exact=True).fill(NEW_PASSWORD)
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Login", exact=True).click()
    page.wait_for_url("**/user/atsMainContent")
