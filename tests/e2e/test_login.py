"""Signing in, being sent back, and signing out, as a person does it."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.walking import (
    ADMIN,
    PASSWORD,
    SEEKER,
    assert_accessible,
    log_in_by_hand,
    on_a_desk,
    on_a_phone,
)


@on_a_phone
@pytest.mark.spec("ROUTE-03", "ROUTE-04", "AUTH-04", "AUTH-05")
def test_a_visitor_finds_the_way_in(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Find Your Perfect Job with Hireloom AI")
    assert_accessible(page)
    page.get_by_role("link", name="Get Start").click()
    expect(page.get_by_role("heading", name="Welcome back")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("link", name="Close").or_(page.get_by_role("button", name="Close")).click()
    page.wait_for_url(lambda url: url.endswith("/"))
    assert page.evaluate("Object.isSealed(Object.prototype)")  # nothing from outside is added to all objects


@on_a_desk
@pytest.mark.spec("AUTH-06", "AUTH-08", "AUTH-09", "ERR-01")
def test_what_is_missing_or_wrong_is_said_under_its_field(page: Page, expect_complaint) -> None:  # type: ignore[no-untyped-def]
    expect_complaint("401")
    page.goto("/user/login")
    login = page.get_by_role("button", name="Login", exact=True)
    login.click()
    for sentence in ("Email is required", "Password is required", "You must accept the terms and conditions"):
        expect(page.get_by_text(sentence)).to_be_visible()
    assert_accessible(page)
    page.get_by_label("Email").fill(SEEKER)
    page.get_by_label("Password", exact=True).fill("Wrong-password1!")
    page.get_by_role("checkbox").check()
    login.click()
    expect(page.get_by_text("Invalid email or password")).to_be_visible()
    expect(page.get_by_label("Email")).to_have_value(SEEKER)


@on_a_phone
@pytest.mark.spec("ROUTE-26", "ROUTE-27", "AUTH-11")
def test_whoever_was_stopped_at_a_guard_is_taken_there_after_logging_in(page: Page) -> None:
    page.goto("/user/InterviewQuestions?from=mail")
    page.wait_for_url("**/user/login")
    page.get_by_label("Email").fill(SEEKER)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Login", exact=True).click()
    page.wait_for_url("**/user/InterviewQuestions?from=mail")


@on_a_desk
@pytest.mark.spec("AUTH-12", "AUTH-13", "AUTH-14", "ROUTE-28", "ROUTE-29", "ROUTE-30", "ROUTE-32")
def test_somebody_comes_home_after_logging_in_and_from_where_they_may_not_be(page: Page) -> None:
    log_in_by_hand(page, ADMIN)
    page.wait_for_url("**/user/AdminUserPage")
    page.goto("/no/such/place")
    page.wait_for_url("**/user/AdminUserPage")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)


@on_a_phone
@pytest.mark.spec("NAV-15", "AUTH-30", "SEC-13")
def test_after_logging_out_the_way_back_is_closed(page: Page) -> None:
    log_in_by_hand(page)
    page.get_by_role("button", name="Open the menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Logout").click()
    page.wait_for_url(lambda url: url.endswith("/"))
    assert page.evaluate("localStorage.getItem('user')") is None
    page.go_back()
    page.goto("/user/atsMainContent")
    page.wait_for_url("**/user/login")
