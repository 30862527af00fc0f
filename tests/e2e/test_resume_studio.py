"""The Resume Studio: from the career to a PDF for one job."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.walking import assert_accessible, log_in, mark, on_a_phone

ADVERT = """Registered Nurse
Requirements
- Telemetry monitoring on a step-down unit
- Charge nurse experience preferred
- Experience charting in Epic
- Basic Life Support certification required
- Precepting new graduates
- Bachelor of Science in Nursing
"""


@pytest.mark.spec("WS-123", "WS-120")
@on_a_phone
def test_from_the_career_to_a_pdf_for_a_job(page: Page) -> None:
    log_in(page, at="/user/career")
    page.get_by_role("button", name="Add a role").click()
    page.get_by_label("Title").last.fill("Staff Nurse")
    page.get_by_role("button", name="Add a sentence").last.click()
    page.get_by_role("textbox", name="Sentence 1").last.fill("Read telemetry on a step-down unit.")
    expect(page.get_by_text("All changes saved")).to_be_visible()
    page.goto("/user/resumes")
    page.get_by_label("Job title").fill(f"Nurse {mark(page)}")
    page.get_by_label("Job description").fill(ADVERT)
    assert_accessible(page)
    page.get_by_role("button", name="Start the resume").click()
    expect(page.get_by_text("Read telemetry on a step-down unit.").first).to_be_visible()
    page.get_by_role("button", name="Add a sentence").last.click()
    page.get_by_role("textbox", name="The sentence").fill(f"Precepted {mark(page)} new graduates.")
    page.get_by_role("button", name="Use these words").click()
    page.get_by_role("button", name="Yes, add it to my career").click()
    expect(page.get_by_text("Added to your career.")).to_be_visible()
    assert_accessible(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="PDF").click()
    assert download.value.path().read_bytes().startswith(b"%PDF-")
