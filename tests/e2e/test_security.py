"""Where somebody is logged in, ending that, and the second step of a log-in."""

import base64
import re
import time
from collections.abc import Callable
from pathlib import Path

from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor.totp import TOTP
from playwright.sync_api import Browser, Page, expect

from tests.e2e.outbox import OWN_PASSWORD, letters_to, register
from tests.e2e.walking import (
    RECRUITER,
    assert_accessible,
    forget_log_in,
    give_password,
    log_in,
    log_in_by_hand,
    mark,
    on_a_desk,
    on_a_phone,
)
from tests.waiting import until


@on_a_desk
def test_a_device_is_logged_out_from_another(page: Page, browser: Browser) -> None:
    log_in(page, RECRUITER)
    agent = "Mozilla/5.0 (Windows) Gecko Firefox/145.0"
    elsewhere = browser.new_context(base_url=page.url.split("/user/")[0], user_agent=agent)
    second_page = elsewhere.new_page()
    log_in(second_page, RECRUITER)
    page.goto("/user/security")
    expect(page.get_by_role("heading", name="Account", exact=True)).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Log out Firefox on Windows").first.click()
    expect(page.get_by_text("The device is logged out.")).to_be_visible()
    expect(page.get_by_text("A device was logged out").first).to_be_visible()
    second_page.goto("/user/jobslist")
    second_page.wait_for_url("**/user/login**")

    log_in_by_hand(second_page, RECRUITER)
    page.reload()
    page.get_by_role("button", name="Not me: Firefox on Windows").first.click()
    expect(page.get_by_text("Choose a new one now")).to_be_visible()
    expect(page.get_by_role("textbox", name="Current password")).to_be_focused()
    assert_accessible(page)
    second_page.goto("/user/jobslist")
    second_page.wait_for_url("**/user/login**")
    elsewhere.close()


def authenticator_code(secret: str, *, later: int = 0) -> str:
    """What an app shows for this secret, or will show so many half minutes later."""
    app = TOTP(base64.b32decode(secret), 6, SHA1(), 30)
    return app.generate(time.time() + 30 * later).decode()


@on_a_phone
def test_a_second_step_is_set_up_and_asked_for(page: Page, data: Path, expect_complaint: Callable[..., None]) -> None:
    expect_complaint("403 (FORBIDDEN)")  # the wrong code
    email = f"second.step.{mark(page)}@kestrel.example"
    register(page.request, f"second{mark(page)}", email, data / "outbox")
    log_in_by_hand(page, email, OWN_PASSWORD)
    page.goto("/user/security")
    page.get_by_role("button", name="Set up").click()
    setup = page.get_by_role("dialog", name="Set up an authenticator app")
    secret = setup.locator("code").inner_text().replace(" ", "")
    assert_accessible(page)
    setup.get_by_label("Code", exact=True).fill(authenticator_code(secret))
    setup.get_by_role("button", name="Turn on").click()
    codes = page.get_by_role("dialog", name="Save your recovery codes")
    recovery_code = codes.get_by_role("listitem").first.inner_text()
    assert_accessible(page)
    codes.get_by_role("button", name="I have saved them").click()
    expect(page.get_by_text("10 of 10 left")).to_be_visible()
    assert_accessible(page)

    forget_log_in(page)
    give_password(page, email, OWN_PASSWORD)
    expect(page.get_by_role("heading", name="Enter your code")).to_be_visible()
    assert_accessible(page)
    page.get_by_label("Code", exact=True).fill("000000")
    expect(page.get_by_text("This code is wrong or was already used.")).to_be_visible()
    page.get_by_label("Code", exact=True).fill(authenticator_code(secret, later=1))
    page.wait_for_url("**/user/atsMainContent")

    forget_log_in(page)
    give_password(page, email, OWN_PASSWORD)
    page.get_by_role("button", name="Use a recovery code").click()
    page.get_by_label("Recovery code").fill(recovery_code.upper())
    page.get_by_role("checkbox", name="Trust this device").check()
    page.get_by_role("button", name="Verify").click()
    page.wait_for_url("**/user/atsMainContent")
    page.goto("/user/security")
    expect(page.get_by_text("9 of 10 left")).to_be_visible()
    expect(page.get_by_text("Trusted without a code until")).to_be_visible()
    assert_accessible(page)


@on_a_desk
def test_a_new_email_counts_once_both_mailboxes_have_answered(page: Page, data: Path) -> None:
    old, new = "before.change@kestrel.example", "after.change@kestrel.example"
    register(page.request, "mover", old, data / "outbox")
    log_in_by_hand(page, old, OWN_PASSWORD)
    page.goto("/user/security")
    page.get_by_role("button", name="Change email").click()
    dialog = page.get_by_role("dialog", name="Change your email")
    assert_accessible(page)
    dialog.get_by_label("New email").fill(new)
    dialog.get_by_role("button", name="Send links").click()
    expect(page.get_by_text("open the links that we sent there and to")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="I lost access to the old mailbox").click()
    lost = page.get_by_role("dialog", name="Change it without your old mailbox?")
    expect(lost.get_by_text("within 72 hours")).to_be_visible()
    assert_accessible(page)
    lost.get_by_role("button", name="Cancel").click()
    for email, button in ((new, "Use this address"), (old, "Agree to the change")):
        assert until(lambda email=email: letters_to(email, data / "outbox"))
        link = re.search(r"/confirm-email/\S+", letters_to(email, data / "outbox")[0])
        assert link
        page.goto(link[0])
        assert_accessible(page)
        page.get_by_role("button", name=button).click()
        if email == new:
            expect(page.get_by_role("heading", name="Thank you. This mailbox has confirmed")).to_be_visible()
            assert_accessible(page)
    expect(page.get_by_role("heading", name="Your email was changed")).to_be_visible()
    page.goto("/user/security")
    expect(page.get_by_text(new)).to_be_visible()
    assert until(lambda: "Your email was changed" in letters_to(old, data / "outbox")[0])
    assert "/not-me/" in letters_to(old, data / "outbox")[0]
