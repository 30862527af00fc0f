"""Logging in through a company, at a provider on this machine."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import APIRequestContext, Page, expect
from pytest_httpserver import HTTPServer

from hireloom.adapters.clock import SystemClock
from tests.e2e.walking import ADMIN, assert_accessible, in_two_guises, mark, sign_in
from tests.identity_provider import CLIENT_ID, CLIENT_SECRET, Provider


@pytest.fixture(scope="session")
def address(address: str) -> str:
    """By its name, which is where the provider sends people back to."""
    return address.replace("127.0.0.1", "localhost")


@pytest.fixture
def domain(page: Page) -> str:
    return f"acme{mark(page)}.example"


@pytest.fixture
def provider(httpserver: HTTPServer, domain: str) -> Provider:
    provider = Provider(httpserver, SystemClock())
    provider.person = {"sub": f"anna at {domain}", "email": f"anna@{domain}", "email_verified": True}
    return provider


@pytest.fixture
def acme(stranger: APIRequestContext, provider: Provider, domain: str) -> Iterator[APIRequestContext]:
    """An admin has verified the company and set up its log-in."""
    sign_in(stranger, ADMIN)
    headers = {"X-CSRF-Token": stranger.get("/api/session").json()["csrf_token"]}
    sent = {"domain": domain, "issuer": provider.issuer, "client_id": CLIENT_ID, "client_secret": CLIENT_SECRET}
    for call, data in (
        ("admin/companies", {"domain": domain, "is_verified": True}),
        ("company-login", {**sent, "is_required": False}),
    ):
        answer = stranger.post(f"/api/{call}", data=data, headers=headers)
        assert answer.ok, answer.text()
    yield stranger
    stranger.post("/api/company-login/remove", data={"domain": domain}, headers=headers)


@pytest.fixture
def walker(page: Page) -> Iterator[Page]:
    """A page that may go to the provider, which is another host."""
    walker = page.context.new_page()
    uncaught: list[str] = []
    walker.on("pageerror", lambda error: uncaught.append(str(error)))
    yield walker
    assert uncaught == []


def go_to_provider(walker: Page, domain: str) -> None:
    walker.goto("/user/login")
    walker.get_by_label("Email").fill(f"anna@{domain}")
    walker.get_by_role("button", name="Log in with your company").click()
    expect(walker).to_have_title("Acme")


@in_two_guises
def test_somebody_comes_in_through_the_company(walker: Page, acme: APIRequestContext, domain: str) -> None:
    walker.goto("/user/security")
    walker.wait_for_url("**/user/login")
    walker.get_by_label("Email").fill(f"anna@{domain}")
    expect(walker.get_by_text(f"{domain} has its own log-in.")).to_be_visible()
    assert_accessible(walker)
    walker.get_by_role("button", name="Log in with your company").click()
    walker.get_by_role("link", name="Cancel").click()
    expect(walker.get_by_text("Your company's log-in did not let you in.")).to_be_visible()
    assert "state=" not in walker.url
    assert_accessible(walker)

    walker.goto("/user/security")
    walker.wait_for_url("**/user/login")
    walker.get_by_label("Email").fill(f"anna@{domain}")
    walker.get_by_role("button", name="Log in with your company").click()
    walker.get_by_role("link", name="Let me in").click()
    dialog = walker.get_by_role("dialog")
    dialog.get_by_label("Mobile number").fill("4155550142")
    assert_accessible(walker)
    dialog.get_by_role("button", name="Save and log in").click()
    walker.wait_for_url("**/user/security")
    expect(walker.get_by_text("Logged in through the company's log-in").first).to_be_visible()

    # There is no password: what asks for one asks the company instead, in a window of its own.
    expect(walker.get_by_text("You have none: your company logs you in.")).to_be_visible()
    assert_accessible(walker)
    walker.goto("/user/AboutUser")
    if mark(walker) == "390":
        walker.get_by_role("button", name="Open the menu").click()
    walker.get_by_role("button", name="My account").click()
    account = walker.get_by_role("dialog", name="My account")
    expect(account.get_by_text("You have no password here")).to_be_visible()
    account.get_by_role("button", name="Download all my data").click()
    asked = walker.get_by_role("dialog", name="Confirm it’s you")
    expect(asked.get_by_text("You are about to download all your data.")).to_be_visible()
    assert_accessible(walker)
    with walker.expect_popup() as opened:
        asked.get_by_role("button", name="Confirm with your company").click()
    with walker.expect_download():
        opened.value.get_by_role("link", name="Let me in").click()
    expect(walker.get_by_text("Your data was downloaded.")).to_be_visible()
