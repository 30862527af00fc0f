"""What admins do: rights taken and given back, accounts, job posts, and the record of all that."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import APIRequestContext, Locator, Page, expect

from tests.e2e.outbox import code_for
from tests.e2e.walking import ADMIN, RECRUITER, assert_accessible, be, log_in, mark, on_a_desk, on_a_phone, post_job

SUPER = "super.one@hireloom.example"


def row(page: Page, words: str) -> Locator:
    """The only row that these words find."""
    page.get_by_role("searchbox").fill(words)
    entry = page.get_by_role("row").or_(page.get_by_role("listitem")).filter(has=page.get_by_role("button"))
    entry = entry.filter(has_text=words)
    expect(page.get_by_text("Showing 1 to 1 of 1 item")).to_be_visible()
    return entry.first


def register(calls: APIRequestContext, name: str, outbox: Path) -> None:
    """Somebody new whom nobody else knows."""
    person = {"username": name, "email": f"{name}@kestrel.example", "phonenumber": "+1-4155550142", "user_type": "user"}
    general = {"purpose": "general"}
    assert calls.post("/api/send-otp", data=person | general).ok
    code = code_for(person["email"], outbox)
    assert calls.post("/api/verify-otp", data={"email": person["email"], "otp": code} | general).ok
    answer = calls.post("/api/register", data=person | {"password": "Warp4andweft!"})
    assert answer.status == 201, answer.text()


def press(page: Page, row: Locator, label: str) -> None:
    row.get_by_role("button", name=re.compile(f"^{label}")).click()
    page.get_by_role("alertdialog").get_by_role("button", name=label).click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)


@on_a_desk
@pytest.mark.spec("ADMIN-01", "ADMIN-03", "ADMIN-09", "ADMIN-11", "ADMIN-13", "ADMIN-14", "ADMIN-15", "ADMIN-17")
def test_people_are_demoted_made_admin_again_converted_and_deactivated(
    page: Page, stranger: APIRequestContext, data: Path
) -> None:
    name = f"spinner{mark(page)}"
    register(stranger, name, data / "outbox")
    log_in(page, SUPER, at="/user/AdminUserPage")
    expect(page.get_by_role("heading", name="Admin Dashboard")).to_be_visible()
    expect(page.get_by_text("SUPER ADMIN")).to_be_visible()
    expect(page.get_by_text(re.compile("^Showing 1 to 25 of"))).to_be_visible()
    assert_accessible(page)

    second_super = row(page, "super.two@hireloom.example")
    press(page, second_super, "Remove admin")
    expect(second_super.get_by_text("User, former admin")).to_be_visible()
    press(page, second_super, "Make Admin")
    expect(second_super.get_by_text("Admin", exact=True)).to_be_visible()

    page.get_by_role("radio", name="Users").check()
    person = row(page, name)
    press(page, person, "Deactivate")
    expect(person.get_by_text("Inactive")).to_be_visible()
    press(page, person, "Activate")
    expect(person.get_by_text("Active", exact=True)).to_be_visible()
    assert_accessible(page)
    press(page, person, "Convert to recruiter")
    expect(page.get_by_text("Nobody found")).to_be_visible()
    page.get_by_role("radio", name="Recruiters").check()
    expect(row(page, name).get_by_text("Recruiter", exact=True)).to_be_visible()

    page.get_by_role("link", name="Audit log").click()
    expect(page.get_by_role("heading", name="Audit log")).to_be_visible()
    page.get_by_label("What", exact=True).select_option("Admin rights")
    expect(page.get_by_text("Gave admin rights back").first).to_be_visible()
    assert_accessible(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Export CSV").click()
    assert "admins.restored" in Path(download.value.path()).read_text()


@on_a_phone
@pytest.mark.spec("ADMIN-06", "ADMIN-07", "ADMIN-08", "LIFE-16", "LIFE-17", "LIFE-18")
def test_a_job_is_switched_off_and_on_deleted_and_restored(page: Page) -> None:
    be(page, SUPER)
    post_job(page.request, "Loom Greaser", "Ghent, BE")
    page.goto("/user/AdminUserPage?view=jobs")
    expect(page.get_by_text(re.compile("^Showing 1 to 25 of"))).to_be_visible()
    assert_accessible(page)
    job = row(page, "Loom Greaser")

    def turn(label: str) -> None:
        job.get_by_role("switch").click()
        page.get_by_role("alertdialog").get_by_role("button", name=label).click()

    # What goes by itself is looked for first.
    turn("Deactivate")
    expect(page.get_by_text("Job deactivated successfully!")).to_be_visible()
    expect(job.get_by_text("Inactive")).to_be_visible()
    turn("Activate")
    expect(page.get_by_text("Job activated successfully!")).to_be_visible()
    expect(job.get_by_text("Reopened 1/2 times")).to_be_visible()
    press(page, job, "Delete")
    expect(job.get_by_text("Deleted")).to_be_visible()
    press(page, job, "Restore")
    expect(job.get_by_role("switch", checked=True)).to_be_visible()


@on_a_desk
def test_the_system_tab_shows_what_works_and_careers_pages_are_added_by_address(
    page: Page,
    expect_complaint,  # type: ignore[no-untyped-def]
) -> None:
    expect_complaint("422")  # an address inside
    log_in(page, SUPER, at="/user/AdminUserPage?view=system")
    expect(page.get_by_role("region", name="Providers").get_by_text("Database", exact=True)).to_be_visible()
    model = page.get_by_role("region", name="Model")
    expect(model.get_by_text("HIRELOOM_MODEL_URL and HIRELOOM_MODEL_NAME set one up.")).to_be_visible()
    assert_accessible(page)

    page.get_by_role("tab", name="Careers pages").click()
    expect(page.get_by_text("No careers pages yet")).to_be_visible()
    page.get_by_label("Address of the careers page").fill("https://10.0.0.1/jobs")
    page.get_by_label("Company").fill("Kestrel")
    page.get_by_role("button", name="Add page").click()
    expect(page.get_by_text("No jobs could be read there.")).to_be_visible()
    assert_accessible(page)


# Found and measured at once, because the table may be drawn again for its new width.
IS_IN_SIGHT = """last => {
  const named = (button) => (button.ariaLabel ?? button.textContent).startsWith(last)
  const act = [...document.querySelectorAll('main button')].find(named)
  return act && act.getBoundingClientRect().right < act.closest('.overflow-hidden').getBoundingClientRect().right
}"""


@on_a_desk
@pytest.mark.parametrize(
    ("who", "where", "last"),
    [
        (ADMIN, "/user/AdminUserPage", "Delete"),
        (ADMIN, "/user/AdminUserPage?view=jobs", "Delete"),
        (RECRUITER, "/user/recruiterTracker", "Close"),
    ],
)
def test_what_can_be_done_with_a_row_is_in_sight_on_small_desks(page: Page, who: str, where: str, last: str) -> None:
    be(page, who)
    page.goto(where)
    for width in (1024, 1180, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        act = page.get_by_role("main").get_by_role("button", name=re.compile(f"^{last} ")).first
        expect(act).to_be_visible()
        page.wait_for_function(IS_IN_SIGHT, arg=f"{last} ")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width


@on_a_phone
@pytest.mark.parametrize("where", ["/user/AdminUserPage", "/user/seo-dashboard"])
def test_every_tab_is_in_sight_on_a_phone(page: Page, where: str) -> None:
    be(page, ADMIN)
    page.goto(where)
    expect(page.get_by_role("tab").first).to_be_visible()
    for tab in page.get_by_role("tab").all():
        expect(tab).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
