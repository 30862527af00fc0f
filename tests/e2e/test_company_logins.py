"""Logging in through a company, at a provider on this machine."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import APIRequestContext, Page, expect
from pytest_httpserver import HTTPServer

from hireloom.adapters.clock import SystemClock
from tests.e2e.walking import ADMIN, assert_accessible, log_in, mark, on_a_desk, on_a_phone, sign_in
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
    form = {"domain": domain, "issuer": provider.issuer, "client_id": CLIENT_ID, "client_secret": CLIENT_SECRET}
    for call, data in (
        ("admin/companies", {"domain": domain, "is_verified": True}),
        ("company-login", {**form, "is_required": False}),
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
    walker.get_by_role("button", name="Continue there").click()
    expect(walker).to_have_title("Acme")


@on_a_phone
def test_somebody_comes_in_through_the_company(walker: Page, acme: APIRequestContext, domain: str) -> None:
    walker.goto("/user/security")
    walker.wait_for_url("**/user/login")
    walker.get_by_label("Email").fill(f"anna@{domain}")
    expect(walker.get_by_text(f"{domain} uses SSO.")).to_be_visible()
    assert_accessible(walker)
    walker.get_by_role("button", name="Continue there").click()
    walker.get_by_role("link", name="Cancel").click()
    expect(walker.get_by_text("Your company's log-in did not let you in.")).to_be_visible()
    assert "state=" not in walker.url
    assert_accessible(walker)

    walker.goto("/user/security")
    walker.wait_for_url("**/user/login")
    walker.get_by_label("Email").fill(f"anna@{domain}")
    walker.get_by_role("button", name="Continue there").click()
    walker.get_by_role("link", name="Let me in").click()
    dialog = walker.get_by_role("dialog")
    dialog.get_by_label("Mobile number").fill("4155550142")
    assert_accessible(walker)
    dialog.get_by_role("button", name="Save and log in").click()
    walker.wait_for_url("**/user/security")
    expect(walker.get_by_text("Logged in through the company's log-in").first).to_be_visible()

    # There is no password: what asks for one asks the company instead, in a window of its own.
    expect(walker.get_by_text("You have none, because you log in through your company")).to_be_visible()
    assert_accessible(walker)
    walker.goto("/user/AboutUser")
    if mark(walker) == "390":
        walker.get_by_role("button", name="Open the menu").click()
    walker.get_by_role("button", name="My account").click()
    walker.get_by_role("tab", name="Privacy and data").click()
    account = walker.get_by_role("main")
    expect(account.get_by_text("You have no password here")).to_be_visible()
    account.get_by_role("button", name="Download all my data").click()
    confirmation = walker.get_by_role("dialog", name="Confirm it’s you")
    expect(confirmation.get_by_text("You are about to download all your data.")).to_be_visible()
    assert_accessible(walker)
    with walker.expect_popup() as popup:
        confirmation.get_by_role("button", name="Confirm with your company").click()
    with walker.expect_download():
        popup.value.get_by_role("link", name="Let me in").click()
    expect(walker.get_by_text("Your data was downloaded.")).to_be_visible()


@on_a_desk
def test_an_admin_sets_a_log_in_up_and_removes_it(walker: Page, acme: APIRequestContext, provider: Provider) -> None:
    domain = provider.person["email"].partition("@")[2]
    acme.post(
        "/api/company-login/remove",
        data={"domain": domain},
        headers={"X-CSRF-Token": acme.get("/api/session").json()["csrf_token"]},
    )
    log_in(walker, ADMIN)
    walker.get_by_role("tab", name="Companies").click()
    walker.get_by_label("Search by domain or name").fill(domain)
    walker.get_by_role("button", name=f"Log-in for {domain}").click()
    dialog = walker.get_by_role("dialog", name=f"Log-in for {domain}")
    expect(dialog.get_by_text("There is none yet")).to_be_visible()
    expect(dialog.get_by_text(f"/user/login/{domain}")).to_be_visible()
    dialog.get_by_label("Issuer").fill("https://10.0.0.1")
    dialog.get_by_label("Client ID").fill(CLIENT_ID)
    dialog.get_by_label("Client secret", exact=True).fill(CLIENT_SECRET)
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_text("There is no OpenID Connect provider at this address")).to_be_visible()
    assert_accessible(walker)
    dialog.get_by_label("Issuer").fill(provider.issuer)
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_text("nobody has logged in through it yet")).to_be_visible()
    expect(dialog.get_by_label("Client secret", exact=True)).to_have_value("")
    assert_accessible(walker)
    dialog.get_by_role("button", name="Remove").click()
    walker.get_by_role("alertdialog").get_by_role("button", name="Remove").click()
    expect(dialog).not_to_be_visible()
