"""The journey that the product exists for: a resume against a job, and what follows from it."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.walking import RECRUITER, assert_accessible, be, log_in, on_a_desk, on_a_phone

SAMPLES = Path(__file__).parents[2] / "webapp" / "public" / "samples"
NURSE = SAMPLES / "Teresa_Villanueva_Resume.docx"
NURSE_JOB = (SAMPLES / "alder-hollow-registered-nurse.txt").read_text()


def choose(page: Page, analysis: str) -> None:
    page.get_by_role("button", name=analysis).or_(page.get_by_role("radio", name=analysis)).first.click()


@pytest.mark.spec("MATCH-01", "MATCH-07", "MATCH-17", "MATCH-19")
def test_a_sample_shows_the_score_and_the_sentence_behind_it(page: Page) -> None:
    log_in(page)
    expect(page.get_by_text("at most 10MB").first).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Senior Backend Engineer, Kestrel Robotics").click()
    expect(page.get_by_text("What would raise the score").first).to_be_visible()
    expect(page.get_by_text("Good Match").first).to_be_visible()
    expect(page.get_by_text("No model chose this number").first).to_be_visible()
    expect(page.get_by_text("Rebuilt the booking service in Python 3.11").first).to_be_visible()
    assert_accessible(page)


@on_a_phone
@pytest.mark.spec("MATCH-02", "MATCH-03", "MATCH-05", "MATCH-06", "MATCH-09")
def test_an_own_resume_and_job_survive_a_reload_through_all_four_analyses(page: Page) -> None:
    log_in(page)
    page.get_by_label("Job description").fill(NURSE_JOB)
    page.locator("input[type=file]").set_input_files(NURSE)
    choose(page, "Percentage match")
    expect(page.get_by_text("What would raise the score").first).to_be_visible()
    number = page.get_by_role("img", name="%").first
    expect(number).to_be_visible()
    text = number.get_attribute("aria-label")
    page.reload()
    expect(page.get_by_role("img", name="%").first).to_have_attribute("aria-label", text or "?")
    choose(page, "About the resume")
    expect(page.get_by_text("Read ", exact=False).first).to_be_visible()
    choose(page, "Roles and responsibilities")
    more = page.get_by_role("button", name="Load More")
    expect(more).to_be_visible()
    roles = page.locator("main").get_by_role("listitem")
    before = roles.count()
    more.click()
    expect(roles.nth(before)).to_be_attached()
    assert_accessible(page)
    choose(page, "Top 10 skills")
    expect(page.get_by_role("heading", name="Top 10 skills").first).to_be_visible()
    assert_accessible(page)


@on_a_phone
def test_a_line_is_tried_out_beside_the_resume_and_the_original_stays(page: Page) -> None:
    log_in(page)
    page.get_by_role("button", name="Registered Nurse, Alder Hollow").click()
    page.get_by_role("link", name="Try these lines").click()
    expect(page.get_by_role("heading", level=1, name="What would raise the score")).to_be_visible()
    assert_accessible(page)
    percent = page.get_by_text("%").first
    before = percent.inner_text()
    page.get_by_role("button", name="say where you have used Epic").click()
    use = page.get_by_role("button", name="Use this line")
    expect(use).to_be_disabled()
    page.get_by_placeholder("what, and how often").fill("charting every shift")
    use.click()
    sentence = page.get_by_role("region", name="Your resume", exact=True).get_by_text("Epic for charting every shift")
    expect(sentence).to_be_visible()
    expect(page.get_by_text("In this version")).to_be_visible()
    expect(percent).not_to_have_text(before)
    assert_accessible(page)
    page.reload()
    expect(sentence).to_be_visible()
    page.get_by_role("radio", name="Original").click()
    expect(sentence).to_be_hidden()
    page.get_by_role("button", name="Back to the match").click()
    expect(page.get_by_role("list", name="Requirements")).to_be_visible()


@on_a_desk
@pytest.mark.spec("MATCH-20", "OPEN-016", "OPEN-014")
def test_what_cannot_be_read_is_said_and_nothing_typed_is_lost(page: Page, tmp_path: Path, expect_complaint) -> None:  # type: ignore[no-untyped-def]
    expect_complaint("422")
    log_in(page)
    choose(page, "Percentage match")
    expect(page.get_by_text("Please enter job description and upload a profile document.").first).to_be_visible()
    page.get_by_label("Job description").fill(NURSE_JOB)
    pretender = tmp_path / "resume.pdf"
    pretender.write_bytes(b"<html><script>alert(1)</script></html>")
    page.locator("input[type=file]").set_input_files(pretender)
    choose(page, "Percentage match")
    expect(page.get_by_text("Error processing request. Please try again.").first).to_be_visible()
    expect(page.get_by_text("Supported formats: PDF, DOCX, DOC").first).to_be_visible()
    assert_accessible(page)
    page.reload()
    expect(page.get_by_label("Job description")).to_have_value(NURSE_JOB)


@on_a_phone
def test_nothing_runs_over_the_edge_of_the_narrowest_phone(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    log_in(page)
    expect(page.get_by_role("button", name="Registered Nurse, Alder Hollow")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    page.get_by_role("button", name="Registered Nurse, Alder Hollow").click()
    expect(page.get_by_role("list", name="Requirements")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320


# What is out of sight at the side, and names that stand in more lines than they have words.
CUT = "[...document.querySelectorAll('main :is(a, button, label)')]"
CUT += ".map(one => [one.innerText, one.getBoundingClientRect()])"
CUT += ".filter(([text, { right, height }]) => right > 320 || height > 60 * (text.trim().split(/\\s+/).length + 1))"
CUT += ".map(([text]) => text)"
SIZES = "[getComputedStyle(document.documentElement).fontSize, document.documentElement.scrollWidth]"
SCREENS = (
    "atsMainContent",
    "InterviewQuestions",
    "jobslist",
    "agents-jobs",
    "applicationTracker",
    "AboutUser",
    "career",
)


def test_letters_twice_as_large_fit_the_narrowest_phone_and_leave_every_control_whole(large_letters: Page) -> None:
    large_letters.goto("/user/registration")
    expect(large_letters.get_by_role("heading", level=1)).to_be_visible()
    assert large_letters.evaluate(CUT) == []
    be(large_letters)
    for screen in SCREENS:
        large_letters.goto(f"/user/{screen}")
        expect(large_letters.get_by_role("heading", level=1)).to_be_visible()
        large_letters.wait_for_load_state("networkidle")
        assert (screen, large_letters.evaluate(CUT)) == (screen, [])
        assert (screen, large_letters.evaluate(SIZES)) == (screen, ["32px", 320])
    large_letters.goto("/user/atsMainContent")
    late: list[Route] = []
    large_letters.route("**/api/ATS", lambda route: late.append(route))
    large_letters.get_by_role("button", name="Registered Nurse, Alder Hollow").click()
    expect(large_letters.get_by_text("Reading the resume", exact=False)).to_be_visible()
    assert large_letters.evaluate(SIZES) == ["32px", 320]
    late[0].continue_()
    expect(large_letters.get_by_role("list", name="Requirements")).to_be_visible()
    assert large_letters.evaluate(SIZES) == ["32px", 320]


def test_letters_twice_as_large_fit_a_company_on_the_narrowest_phone(large_letters: Page) -> None:
    be(large_letters, RECRUITER)
    for tab, heading in {"Team": "Who can do what", "Data and privacy": "How long data is kept"}.items():
        large_letters.goto("/user/company")
        large_letters.get_by_role("tab", name=tab).click()
        expect(large_letters.get_by_role("heading", name=heading)).to_be_visible()
        assert (tab, large_letters.evaluate(SIZES)) == (tab, ["32px", 320])


@on_a_phone
def test_the_open_row_is_at_hand_on_a_phone_and_the_reading_is_corrected_and_stays_corrected(page: Page) -> None:
    log_in(page)
    page.get_by_role("button", name="Registered Nurse, Alder Hollow").click()
    page.get_by_role("button", name="BLS certification").click()
    sheet = page.get_by_role("group", name="Did we get it wrong? BLS certification")
    expect(sheet).to_be_in_viewport()
    expect(page.get_by_role("group", name="Requirements to show")).to_be_in_viewport()
    verdict = page.get_by_text("Excellent Match", exact=True).filter(visible=True)
    expect(verdict).to_have_count(2)
    assert_accessible(page)
    page.evaluate("scrollTo(0, 0)")
    expect(sheet).to_be_hidden()
    expect(verdict).to_have_count(1)

    parts = page.get_by_role("group", name="Requirements to show")
    parts.get_by_role("button", name="Missing").click()
    page.get_by_role("button", name="ACLS certification").first.click()
    page.get_by_role("button", name="I have this").click()
    assert_accessible(page)
    page.get_by_label("In your own words").fill("Two years of it at the county hospital.")
    page.get_by_role("button", name="Count it").click()
    expect(page.get_by_text("1 correction by you")).to_be_visible()
    page.reload()  # nothing is missing any more, so there are no parts to choose from
    expect(parts).to_be_hidden()
    expect(page.get_by_text("You say: “Two years of it at the county hospital.”", exact=False)).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="2+ years").first.click()
    expect(page.get_by_text("of 24 months")).to_be_visible()
    page.get_by_role("button", name="Undo all").click()
    expect(page.get_by_text("1 correction by you")).to_be_hidden()
    expect(page.get_by_text("You say:", exact=False)).to_be_hidden()


@on_a_desk
def test_the_job_stands_beside_what_it_asks_for_and_what_is_said_to_it_goes_into_the_resume(page: Page) -> None:
    log_in(page)
    page.get_by_role("button", name="Registered Nurse, Alder Hollow").click()
    page.get_by_role("button", name="BLS certification").click()
    page.get_by_role("button", name="Show the job").click()
    job = page.get_by_role("region", name="The job", exact=True)
    expect(job.locator("mark").first).to_contain_text("BLS")
    expect(page.locator("path.stroke-thread")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Show your resume").click()
    expect(page.get_by_role("region", name="Your resume, as we read it")).to_be_visible()

    # The months of a role are corrected in its row.
    page.get_by_role("button", name="2+ years").first.click()
    page.get_by_role("button", name="Edit dates").click()
    assert_accessible(page)
    page.get_by_label("First month").fill("2020-06")
    page.get_by_role("button", name="Count it").click()
    expect(page.get_by_text("1 correction by you")).to_be_visible()
    expect(page.get_by_text("Jun 2020 to now. On your word")).to_be_visible()
    page.get_by_role("button", name="Undo all").click()
    expect(page.get_by_text("1 correction by you")).to_be_hidden()

    # What stands on the own word is written into the resume.
    page.get_by_role("button", name="ACLS certification").first.click()
    page.get_by_role("button", name="I have this").click()
    page.get_by_label("In your own words").fill("ACLS certification, renewed in 2026.")
    page.get_by_role("button", name="Count it").click()
    expect(page.get_by_text("1 correction by you")).to_be_visible()
    page.get_by_role("link", name="Add the line").click()
    expect(page.get_by_role("button", name="Write down what you told us: ACLS certification")).to_be_visible()
    page.get_by_role("button", name="Use this line").click()
    resume = page.get_by_role("region", name="Your resume", exact=True)
    expect(resume.get_by_text("ACLS certification, renewed in 2026.")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Back to the match").click()
    page.get_by_role("button", name="Undo all").click()
    expect(page.get_by_text("1 correction by you")).to_be_hidden()
