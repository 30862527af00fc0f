"""Companies: what their recruiters see of candidates before and after an admin has verified them."""

from playwright.sync_api import Page, expect

from tests.e2e.walking import ADMIN, RECRUITER, assert_accessible, log_in, on_a_desk

DOMAIN = "loomworks.example"


def decide(page: Page, verb: str) -> None:
    """An admin verifies the company of the demo's recruiter, or takes the consent back."""
    log_in(page, ADMIN, at="/user/AdminUserPage?view=companies")
    page.get_by_role("searchbox", name="Search by domain or name").fill(DOMAIN)
    page.get_by_role("button", name=f"{verb} {DOMAIN}").click()
    assert_accessible(page)
    page.get_by_role("alertdialog").get_by_role("button", name=verb).click()
    opposite = "Verify" if verb == "Withdraw" else "Withdraw"
    expect(page.get_by_role("button", name=f"{opposite} {DOMAIN}")).to_be_visible()
    assert_accessible(page)


def to_candidates(page: Page) -> None:
    log_in(page, RECRUITER, at="/user/recruiterTracker")
    page.get_by_role("searchbox", name="Search Jobs").fill("Senior Backend Engineer")
    page.get_by_role("button", name="View Profiles for Senior Backend Engineer").click()
    expect(page.get_by_role("button", name="View Details of").first).to_be_visible()


@on_a_desk
def test_candidates_have_no_names_until_the_company_is_verified(page: Page) -> None:
    decide(page, "Withdraw")
    to_candidates(page)
    expect(page.get_by_text("Your company is not verified yet.")).to_be_visible()
    expect(page.get_by_text("Name and email hidden").first).to_be_visible()
    assert ".example" not in page.get_by_role("main").inner_text()
    assert_accessible(page)
    page.get_by_role("button", name="Get verified").click()
    dialog = page.get_by_role("dialog", name="Get your company verified")
    expect(dialog.get_by_text(f"_hireloom.{DOMAIN}")).to_be_visible()
    expect(dialog.get_by_role("button", name="Check now")).to_be_visible()
    assert_accessible(page)
    dialog.get_by_role("button", name="Close").last.click()
    decide(page, "Verify")
    to_candidates(page)
    expect(page.get_by_text("Name and email hidden")).to_have_count(0)
    assert ".example" in page.get_by_role("main").inner_text()
