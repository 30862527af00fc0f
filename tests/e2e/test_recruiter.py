"""A recruiter's work: a job closed and reopened as often as is allowed, a resume scored, a decision, a message."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.outbox import letters_to
from tests.e2e.walking import (
    RECRUITER,
    assert_accessible,
    be,
    log_in,
    mark,
    on_a_desk,
    on_a_phone,
    post_job,
    stop_the_clock,
)

# Whether a press in the middle of an element reaches it.
ON_TOP = """element => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""


def job_row(page: Page, title: str) -> Locator:
    rows = page.get_by_role("row").or_(page.get_by_role("listitem"))
    return rows.filter(has=page.get_by_role("button", name=title, exact=True)).first


@on_a_phone
@pytest.mark.spec("LIFE-04", "LIFE-05", "LIFE-06", "LIFE-09", "LIFE-10", "RECR-16", "RECR-17", "RECR-19")
def test_a_job_is_closed_and_reopened_twice_and_not_a_third_time(page: Page) -> None:
    be(page, RECRUITER)
    title = f"Weaver {mark(page)}"
    job_id = post_job(page.request, title, "Rotterdam, NL")["id"]
    page.goto("/user/recruiterTracker")
    page.get_by_role("searchbox", name="Search Jobs").fill(title)
    row = job_row(page, title)
    for count in (1, 2):
        row.get_by_role("button", name=f"Close {title}").click()
        page.get_by_role("dialog").get_by_role("button", name="Close job").click()
        row.get_by_role("button", name=f"Reopen {title}").click()
        dialog = page.get_by_role("dialog", name="Reopen Job")
        expect(dialog.get_by_text("This gives applicants 30 days to apply.")).to_be_visible()
        assert_accessible(page)
        dialog.get_by_role("button", name="Reopen Job").click()
        expect(row.get_by_text(f"Reopened {count}/2 times")).to_be_visible()
    row.get_by_role("button", name=f"Close {title}").click()
    page.get_by_role("dialog").get_by_role("button", name="Close job").click()
    expect(row.get_by_role("button", name=f"Reopen {title}")).to_be_disabled()
    assert_accessible(page)
    refused = page.evaluate(
        """async (id) => {
          const session = await (await fetch('/api/session')).json()
          const answer = await fetch(`/api/jobs/${id}/close`, {
            method: 'POST',
            headers: {'Content-Type': 'application/json', 'X-CSRF-Token': session.csrf_token},
            body: JSON.stringify({is_active: true, new_end_date: session.server_date}),
          })
          return (await answer.json()).message
        }""",
        job_id,
    )
    assert refused == "This job has already been reopened 2 times"


@on_a_desk
def test_a_press_is_not_lost_when_an_answer_moves_the_row_under_it(page: Page) -> None:
    log_in(page, RECRUITER)
    late: list[Route] = []
    page.route("**/api/answers", lambda route: late.append(route))
    page.goto("/user/recruiterTracker")
    button = page.get_by_role("button", name="Close ").first
    box = button.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    figures = page.get_by_role("region", name="At a glance")
    expect(figures).to_be_visible()
    counts = page.request.get("/api/answers").json() | {"jobs": 0}  # without jobs of one's own, the figures go
    with page.expect_response("**/api/answers"):
        late[0].fulfill(json=counts)
    page.wait_for_timeout(300)  # a person presses for about as long
    page.mouse.up()
    expect(page.get_by_role("dialog", name="Close this job?")).to_be_visible()
    expect(figures).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
def test_figures_that_arrive_late_move_no_job(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    log_in(page, RECRUITER)
    late: list[Route] = []
    page.route("**/api/answers", lambda route: late.append(route))
    page.goto("/user/recruiterTracker")
    button = page.get_by_role("button", name="Close ").first
    expect(button).to_be_visible()
    place = button.bounding_box()
    figures = {"open_jobs": 120, "new_applications": 120, "due_total": 88, "late_total": 99, "overdue": 1200}
    late[0].fulfill(json=page.request.get("/api/answers").json() | figures)
    expect(page.get_by_text("1,200 applications in a stage for longer than its limit")).to_be_visible()
    assert button.bounding_box() == place


@pytest.fixture(autouse=True)
def _refusals_are_meant(expect_complaint) -> None:  # type: ignore[no-untyped-def]
    expect_complaint("409")


@pytest.mark.spec("RECR-44", "RECR-59", "RECR-61", "RECR-63", "SCORE-01", "SCORE-06", "SCORE-16", "RECR-65", "ERR-73")
def test_a_resume_is_scored_a_decision_made_and_a_message_sent(page: Page, data: Path) -> None:
    page.clock.install()
    log_in(page, RECRUITER, at="/user/recruiterTracker")
    # Other walks post jobs, too.
    page.get_by_role("searchbox", name="Search Jobs").fill("Senior Backend Engineer")
    page.get_by_role("button", name="Applications for Senior Backend Engineer").click()
    expect(page.get_by_role("heading", level=1, name="Senior Backend Engineer")).to_be_visible()
    scoring = page.get_by_role("button", name="Score the resume of").first
    name = str(scoring.get_attribute("aria-label")).removeprefix("Score the resume of ")
    row = page.locator("[data-row]").filter(has=page.get_by_role("button", name=name, exact=True))
    high = row.evaluate("row => row.offsetHeight")
    scoring.click()
    panel = page.get_by_role("dialog", name="Resume Score Analysis")
    expect(panel.get_by_text("Overall Resume Score:")).to_be_visible()
    assert_accessible(page)
    stop_the_clock(page)  # a decision can be taken back for ten seconds
    panel.get_by_role("button", name="Select").click()
    page.clock.run_for(500)
    expect(page.get_by_text(f"Selecting {name}")).to_be_visible()
    assert_accessible(page)
    undo = panel.get_by_role("button", name=f"Undo the decision on {name}")
    expect(undo).to_be_focused()
    undo.press("Enter")
    page.clock.resume()
    expect(page.get_by_text("Taken back. Nothing was sent.")).to_be_visible()
    panel.get_by_role("button", name="Select").click()
    expect(page.get_by_text("Application selected.")).to_be_visible(timeout=20_000)
    panel.get_by_role("button", name="Reset").click()
    expect(page.get_by_text("No e-mail was sent.")).to_be_visible()
    close = panel.get_by_role("button", name="Close", exact=True)
    assert close.evaluate(ON_TOP), "a message lies on the way out"
    close.click()
    # The number takes the room of the button: no row moves away under the hand.
    expect(row.get_by_text(re.compile(r"^Score \d+$"))).to_be_visible()
    assert row.evaluate("row => row.offsetHeight") == high
    page.get_by_role("button", name="Back to Jobs").click()

    page.get_by_role("button", name="View Profiles for Senior Backend Engineer").click()
    page.get_by_role("button", name="View Details of").first.click()
    expect(page.get_by_text("Matching Skills")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Contact").nth(1).click()
    writing = page.get_by_role("dialog")
    expect(writing.get_by_label("Message")).not_to_have_value("")
    assert_accessible(page)
    to = re.search(r"\S+@\S+\.example", writing.inner_text())
    assert to
    words = f"Would you weave with us, at loom {mark(page)}?"
    writing.get_by_label("Message").fill(words)
    writing.get_by_role("button", name="Send message").click()
    expect(page.get_by_text("Message sent successfully to")).to_be_visible()
    assert any(words in letter for letter in letters_to(to[0], data / "outbox"))
