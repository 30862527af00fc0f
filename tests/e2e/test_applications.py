"""From a job that fits to an application on its way: letter, documents, tracker, and the quick way with one click."""

import base64
import re
from pathlib import Path

import pytest
from playwright.sync_api import APIRequestContext, Locator, Page, expect

from tests.e2e.walking import assert_accessible, log_in, mark, on_a_desk, on_a_phone, open_job, post_job, stop_the_clock

SAMPLES = Path(__file__).parents[2] / "webapp" / "public" / "samples"
RESUME = SAMPLES / "Teresa_Villanueva_Resume.docx"
VISA = next(SAMPLES.glob("*.pdf"))
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


ANESTHETIST = """We look for a registered nurse anesthetist for our surgical center. Our team of twenty-six cares for
adults in ten operating rooms, from the first talk to the handover in recovery, with an anesthesiologist in the building
at all times. You work four days a week and know your shifts eight weeks ahead. New colleagues have a mentor for their
first half year, and we pay for two courses a year, travel included.

What you do
- Assess patients and plan their anesthesia
- Induce, maintain and end general and regional anesthesia

Requirements
- Must have BLS certification
- Master's degree in nurse anesthesia is required
- Three years of experience with difficult airways
- Experience with ultrasound-guided regional blocks
- Experience with PostgreSQL is a plus
- Epic charting
"""


def open_card(page: Page, title: str) -> Locator:
    """A recommended job for which nobody has applied yet."""
    card = page.get_by_role("article", name=title, exact=True)
    expect(card.get_by_role("button", name="Auto-Apply with AI")).to_be_visible()
    return card


def open_dialog(page: Page) -> Locator:
    dialog = page.get_by_role("dialog", name="Apply by email")
    expect(dialog.get_by_label("Full name")).to_have_value("Maya Okafor")
    return dialog


@on_a_phone
@pytest.mark.spec("APPLY-04", "APPLY-07", "COVER-05", "COVER-07", "TRACK-01", "TRACK-13", "TRACK-14", "RECR-54")
def test_a_letter_and_three_documents_go_out_and_show_in_the_tracker(
    page: Page, recruiter: APIRequestContext, tmp_path: Path
) -> None:
    title = f"Platform Engineer {mark(page)}"
    post_job(recruiter, title, "Remote")
    log_in(page, at="/user/agents-jobs")
    open_card(page, title).get_by_role("link", name="View job").click()
    open_job(page, title).get_by_role("button", name="Apply by email").click()
    dialog = open_dialog(page)
    dialog.get_by_role("button", name="Send application").click()
    expect(dialog.get_by_text("Cover letter is required")).to_be_in_viewport()

    dialog.get_by_role("button", name="Smart Customize").click()
    dialog.get_by_label("Why this role?").fill("I like systems that stay up at night.")
    for _ in range(5):
        dialog.get_by_role("button", name="Next").click()
    expect(dialog.get_by_text("Question 6 of 6")).to_be_visible()
    assert_accessible(page)
    dialog.get_by_label("Tone").select_option("Friendly")
    dialog.get_by_role("button", name="Generate letter").click()
    letter = dialog.get_by_label("Cover letter")
    expect(letter).not_to_have_value("")
    text = letter.input_value()

    # A reload in the middle of it: one is where one was, and the letter is still there.
    page.reload()
    dialog = open_dialog(page)
    letter = dialog.get_by_label("Cover letter")
    expect(letter).to_have_value(text)
    letter.fill(f"{text}\n\nAt Globex I led 4512 people.")

    picture = tmp_path / "licence.png"
    picture.write_bytes(PICTURE)
    dialog.get_by_role("radio", name="Another file").check()
    dialog.get_by_label("Resume", exact=True).set_input_files(RESUME)
    dialog.get_by_label("Driving License").set_input_files(picture)
    dialog.get_by_label("Visa Document").set_input_files(VISA)
    dialog.get_by_role("button", name="Send application").click()
    asking = page.get_by_role("dialog", name="Check before you send")
    expect(asking.get_by_text("4512")).to_be_visible()
    assert_accessible(page)
    asking.get_by_role("button", name="It is true, send it").click()
    expect(page.get_by_text("Application submitted successfully!")).to_be_visible()
    page.get_by_role("link", name="Open Application Tracker").click()

    expect(page.get_by_role("heading", name="Application Tracker")).to_be_visible()
    page.get_by_role("searchbox").fill(title)
    row = page.get_by_role("row").or_(page.get_by_role("listitem")).filter(has_text="View Job Details")
    row = row.filter(has_text=title).first
    for name in ("Resume", "License", "Visa"):
        expect(row.get_by_role("listitem").filter(has_text=name)).to_contain_text("submitted")
    assert_accessible(page)

    row.get_by_role("button", name="View resume").click()
    viewer = page.get_by_role("dialog", name="Resume")
    expect(viewer.get_by_text("Registered Nurse")).to_be_visible()
    with page.expect_download() as download:
        viewer.get_by_role("button", name="Download").click()
    assert Path(download.value.path()).read_bytes() == RESUME.read_bytes()
    viewer.get_by_role("button", name="Close").click()

    row.get_by_role("button", name="History").click()
    result = page.get_by_role("dialog")
    expect(result.get_by_text("You applied", exact=True)).to_be_visible()
    expect(result.get_by_text("At Globex I led 4512 people.")).to_be_visible()
    assert_accessible(page)
    result.get_by_role("button", name="View License").click()
    expect(page.get_by_role("dialog", name="License").get_by_role("img", name="License")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="License")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)

    page.get_by_role("radio", name="Board").check()
    expect(page.get_by_role("region", name="Applied")).to_contain_text(title)
    assert_accessible(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Export CSV").click()
    assert title in Path(download.value.path()).read_text()


@on_a_desk
@pytest.mark.spec("RECO-06", "RECO-14", "RECO-24", "ERR-91")
def test_one_click_applies_unless_it_is_undone_in_time(page: Page, recruiter: APIRequestContext) -> None:
    title = f"Backend Engineer {mark(page)}"
    post_job(recruiter, title, "Remote")
    page.clock.install()
    log_in(page, at="/user/agents-jobs")
    card = open_card(page, title)
    expect(card.get_by_text("AI Recommended")).to_be_visible()

    stop_the_clock(page)
    card.get_by_role("button", name="Auto-Apply with AI").click()
    card.get_by_role("button", name="Undo").click()
    page.clock.run_for(6_000)
    card.get_by_role("button", name="Auto-Apply with AI").click()
    expect(card.get_by_role("button", name="Undo")).to_be_visible()
    page.clock.run_for(6_000)
    expect(page.get_by_text("Application submitted successfully with resume attached!").first).to_be_visible()
    expect(card.get_by_role("button", name="Applied Successfully")).to_be_disabled()
    page.clock.resume()
    assert_accessible(page)
    page.reload()
    expect(card.get_by_role("button", name="Applied Successfully")).to_be_disabled()


@on_a_desk
@pytest.mark.spec("TRACK-04")
def test_the_columns_of_the_tracker_fit_a_laptop_beside_the_sidebar(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    log_in(page, at="/user/applicationTracker")
    expect(page.get_by_role("columnheader", name="Date")).to_be_visible()
    room = "table => [table.scrollWidth, table.parentElement.clientWidth]"
    expected, there_is = page.get_by_role("table").evaluate(room)
    assert expected <= there_is
    assert_accessible(page)
    # With less room than that it is a list of cards, which has the same facts.
    page.set_viewport_size({"width": 1100, "height": 800})
    expect(page.get_by_role("table")).to_have_count(0)
    expect(page.get_by_text("Recruiter Email").first).to_be_visible()


@on_a_phone
def test_who_hardly_fits_is_told_and_every_claim_of_the_letter_is_checked(
    page: Page, recruiter: APIRequestContext
) -> None:
    title = f"Nurse Anesthetist {mark(page)}"
    job = post_job(recruiter, title, "Remote", ANESTHETIST)
    log_in(page)
    page.goto(f"/user/jobslist?jobId={job['id']}&openDetail=true")
    open_job(page, title).get_by_role("button", name="Apply by email").click()
    dialog = open_dialog(page)
    expect(dialog.get_by_text("This one is very unlikely to work out")).to_be_visible()
    dialog.get_by_role("button", name="Send application").click()
    hint = dialog.get_by_text("Tick this box if you want to apply anyway.")
    expect(hint).to_be_visible()
    letter = dialog.get_by_label("Cover letter")
    letter.fill("I am a backend engineer with over fifty years of Python, and at Globex I led 4512 people.")
    expect(dialog.get_by_text("claims checked")).to_be_visible()
    assert_accessible(page)
    dialog.get_by_role("button", name="Write “").click()
    expect(letter).not_to_have_value(re.compile("fifty"))
    expect(dialog.get_by_text("without proof")).to_be_visible()
    dialog.get_by_role("checkbox", name="I know that").check()
    expect(hint).to_have_count(0)
    dialog.get_by_role("button", name="I have both").click()
    expect(dialog.get_by_text("BLS certification, On your word")).to_be_attached()
    expect(dialog.get_by_text("This one is very unlikely to work out")).to_have_count(0)
    assert_accessible(page)
