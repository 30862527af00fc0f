"""API keys and the API reference: made, shown once, used, revoked."""

from pathlib import Path

from playwright.sync_api import APIRequestContext, Page, expect

from tests.e2e.outbox import OWN_PASSWORD, register
from tests.e2e.walking import assert_accessible, log_in_by_hand, mark, on_a_desk, on_a_phone


@on_a_desk
def test_a_key_is_made_used_and_revoked(page: Page, data: Path) -> None:
    email = f"programs.{mark(page)}@kestrel.example"
    register(page.request, f"prog{mark(page)}", email, data / "outbox")
    log_in_by_hand(page, email, OWN_PASSWORD)
    page.goto("/user/security")
    page.get_by_role("link", name="API keys").click()
    page.get_by_role("button", name="Create your first key").click()
    form = page.get_by_role("dialog", name="Create an API key")
    form.get_by_label("Name").fill("Careers page")
    form.get_by_role("checkbox", name="jobs:read").check()
    assert_accessible(page)
    form.get_by_role("button", name="Create key").click()
    dialog = page.get_by_role("dialog", name="Copy your key now")
    token = dialog.get_by_role("textbox").input_value()
    page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    assert_accessible(page)
    dialog.get_by_role("checkbox").check()
    dialog.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Never", exact=True)).to_be_visible()

    program = page.context.browser.new_context(base_url=page.url.split("/user/")[0]).request
    headers = {"Authorization": f"Bearer {token}"}
    assert program.get("/api/v1/jobs?limit=1", headers=headers).json()["data"]
    page.reload()
    expect(page.get_by_text("127.0.0.1")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Revoke Careers page").click()
    page.get_by_role("button", name="Revoke", exact=True).click()
    expect(page.get_by_text("The key is revoked.")).to_be_visible()
    assert program.get("/api/v1/jobs", headers=headers).status == 401


@on_a_phone
def test_the_reference_shows_each_call_and_tries_it(page: Page, expect_complaint) -> None:  # type: ignore[no-untyped-def]
    """For somebody without an account."""
    expect_complaint("401")
    page.goto("/reference?call=edit_stages")
    expect(page.get_by_role("heading", name="Set the stages of your job")).to_be_visible()
    assert_accessible(page)
    page.goto("/reference?call=errors")
    expect(page.get_by_text("cursor_malformed")).to_be_visible()
    assert_accessible(page)
    page.goto("/reference?call=keys")
    expect(page.get_by_role("article", name="Keys and scopes")).to_contain_text("jobs:write")
    assert_accessible(page)
    page.goto("/reference?call=list_jobs")
    page.get_by_label("Key", exact=True).fill("hl_" + "x" * 43)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("region", name="Answer")).to_contain_text("key_unknown")
    assert_accessible(page)


@on_a_desk
def test_a_test_key_tries_calls_without_touching_anything(page: Page, recruiter: APIRequestContext) -> None:
    headers = {"X-CSRF-Token": recruiter.get("/api/session").json()["csrf_token"]}
    fields = {"name": "ATS import", "scopes": ["jobs:write"], "expires_in_days": 30, "is_test": True}
    token = recruiter.post("/api/me/keys", data=fields, headers=headers).json()["token"]
    page.goto("/reference?call=close_job")
    page.get_by_label("Key", exact=True).fill(token)
    page.get_by_label("job_id").fill("1")
    expect(page.get_by_text("Test data")).to_be_visible()
    page.get_by_role("button", name="Send").click()
    answer = page.get_by_role("region", name="Answer")
    expect(answer).to_contain_text('"state"')
    assert_accessible(page)
