"""Passkeys in a real browser, whose device answers by itself as if somebody touched it."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.outbox import OWN_PASSWORD, register
from tests.e2e.walking import (
    assert_accessible,
    forget_log_in,
    give_password,
    log_in_by_hand,
    mark,
    on_a_phone,
)

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="session")
def address(address: str) -> str:
    """By its name: passkeys belong to none that is a number."""
    return address.replace("127.0.0.1", "localhost")


class Device:
    """What keeps the passkeys. Awake it answers whatever the browser asks, also what is only offered in a field."""

    def __init__(self, page: Page) -> None:
        self._client = page.context.new_cdp_session(page)
        self._client.send("WebAuthn.enable")
        self._id: str = self._client.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    def wake(self, awake: bool = True) -> None:
        options: dict[str, Any] = {"authenticatorId": self._id, "enabled": awake}
        self._client.send("WebAuthn.setAutomaticPresenceSimulation", options)


@on_a_phone
def test_a_passkey_is_added_logs_in_and_is_removed(
    page: Page, data: Path, expect_complaint: Callable[..., None]
) -> None:
    expect_complaint("403 (FORBIDDEN)")  # the confirmation that is asked for
    email = f"passkey.{mark(page)}@kestrel.example"
    register(page.request, f"passkey{mark(page)}", email, data / "outbox")
    device = Device(page)
    log_in_by_hand(page, email, OWN_PASSWORD)
    page.goto("/user/security")
    expect(page.get_by_text("No passkey yet")).to_be_visible()
    page.get_by_role("button", name="Add a passkey").click()
    dialog = page.get_by_role("dialog", name="Add a passkey")
    expect(dialog.get_by_label("Name")).to_have_value("Chrome on Linux")
    dialog.get_by_label("Name").fill("Blue laptop")
    assert_accessible(page)
    dialog.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="I have saved them").click()
    expect(page.get_by_text("Blue laptop")).to_be_visible()
    expect(page.get_by_text("10 of 10 left")).to_be_visible()
    assert_accessible(page)

    # Alone.
    forget_log_in(page)
    device.wake(False)
    page.goto("/user/login")
    expect(page.get_by_role("button", name="Log in with a passkey")).to_be_visible()
    assert_accessible(page)
    device.wake()
    page.get_by_role("button", name="Log in with a passkey").click()
    page.wait_for_url("**/user/atsMainContent")
    page.goto("/user/security")
    expect(page.get_by_text("Logged in with a passkey").first).to_be_visible()

    # Awake, the device answers what is offered in the field for the email.
    forget_log_in(page)
    page.goto("/user/login")
    page.wait_for_url("**/user/atsMainContent")

    # After the password, which is no longer enough.
    forget_log_in(page)
    device.wake(False)
    give_password(page, email, OWN_PASSWORD)
    expect(page.get_by_role("heading", name="Use your passkey")).to_be_visible()
    assert_accessible(page)
    device.wake()
    page.get_by_role("button", name="Use a passkey").click()
    page.wait_for_url("**/user/atsMainContent")

    # Before a change that matters, some time after the log-in.
    with sqlite3.connect(data / "hireloom.db", timeout=30) as database:
        database.execute("UPDATE sessions SET created_at = datetime(created_at, '-11 minutes')")
    page.goto("/user/security")
    page.get_by_role("button", name="Rename Blue laptop").click()
    page.get_by_role("dialog", name="Rename the passkey").get_by_label("Name").fill("Green laptop")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Remove Green laptop").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Remove").click()
    confirm = page.get_by_role("dialog", name="Confirm it’s you")
    expect(confirm.get_by_text("You are about to remove the passkey Green laptop.")).to_be_visible()
    assert_accessible(page)
    confirm.get_by_role("button", name="Confirm with a passkey").click()
    expect(page.get_by_text("No passkey yet")).to_be_visible()
    forget_log_in(page)
    log_in_by_hand(page, email, OWN_PASSWORD)
