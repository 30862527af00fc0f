"""Webhooks: added, its secret shown once, tried, looked at, sent again, paused and removed."""

from playwright.sync_api import Page, expect
from pytest_httpserver import HTTPServer

from tests.e2e.walking import RECRUITER, assert_accessible, log_in_by_hand, mark, on_a_desk


@on_a_desk
def test_a_webhook_is_added_tried_and_removed(page: Page, httpserver: HTTPServer, expect_complaint) -> None:  # type: ignore[no-untyped-def]
    expect_complaint("422")  # an address inside
    httpserver.expect_request(f"/in-{mark(page)}").respond_with_data("thanks")
    url = httpserver.url_for(f"/in-{mark(page)}")
    log_in_by_hand(page, RECRUITER)
    page.goto("/user/developers")
    page.get_by_role("tab", name="Webhooks").click()
    page.get_by_role("button", name="Add webhook").click()
    form = page.get_by_role("dialog", name="Add a webhook")
    form.get_by_label("Address").fill("http://10.0.0.1/in")
    form.get_by_role("button", name="Add webhook").click()
    expect(form.get_by_text("Please enter an address that begins with https://")).to_be_visible()
    assert_accessible(page)
    form.get_by_label("Address").fill(url)
    form.get_by_role("checkbox", name="job.edited").uncheck()
    form.get_by_role("button", name="Add webhook").click()
    dialog = page.get_by_role("dialog", name="Copy the secret now")
    assert dialog.get_by_role("textbox").input_value().startswith("whsec_")
    assert_accessible(page)
    dialog.get_by_role("checkbox").check()
    dialog.get_by_role("button", name="Done").click()
    assert_accessible(page)

    page.get_by_role("button", name=f"Send a test to {url}").click()
    message = page.get_by_role("region", name="Message")
    expect(message.get_by_role("list", name="Attempts").get_by_text("Attempt 1 answered 200")).to_be_visible()
    expect(message.get_by_text("Delivered after 1 try")).to_be_visible()
    [(request, _)] = httpserver.log
    expect(message.get_by_text(request.headers["webhook-id"])).to_be_visible()
    message.get_by_role("tab", name="Answer").click()
    expect(message.get_by_text("thanks")).to_be_visible()
    assert_accessible(page)
    httpserver.expect_oneshot_request(f"/in-{mark(page)}").respond_with_data("thanks")
    with httpserver.wait(timeout=30):
        message.get_by_role("button", name="Redeliver").click()
    assert len({request.headers["webhook-id"] for request, _ in httpserver.log}) == 1

    page.get_by_role("switch", name=f"Send to {url}").click()
    expect(page.get_by_text("The webhook is paused.")).to_be_visible()
    expect(message.get_by_role("button", name="Redeliver")).to_be_disabled()
    assert_accessible(page)
    page.get_by_role("button", name=f"Remove {url}").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text(url.removeprefix("http://"), exact=False)).to_have_count(0)
