"""Where somebody is logged in, and ending that."""

from playwright.sync_api import Browser, Page, expect

from tests.e2e.walking import RECRUITER, assert_accessible, in_two_guises, log_in, mark


@in_two_guises
def test_a_device_is_logged_out_from_another(page: Page, browser: Browser) -> None:
    log_in(page, RECRUITER)
    system = {"1440": "Windows", "390": "Android"}[mark(page)]  # the two guises may share a server
    agent = f"Mozilla/5.0 ({system}) Gecko Firefox/145.0"
    elsewhere = browser.new_context(base_url=page.url.split("/user/")[0], user_agent=agent)
    other = elsewhere.new_page()
    log_in(other, RECRUITER)
    page.goto("/user/security")
    expect(page.get_by_role("heading", name="Security", exact=True)).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name=f"Log out Firefox on {system}").first.click()
    expect(page.get_by_text("The device is logged out.")).to_be_visible()
    expect(page.get_by_text("A device was logged out").first).to_be_visible()
    other.goto("/user/jobslist")
    other.wait_for_url("**/user/login**")
    elsewhere.close()
