"""Preparing for an interview: three levels, five questions at a time, none twice."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.test_resume_match import NURSE, NURSE_JOB
from tests.e2e.walking import assert_accessible, log_in, on_a_desk

QUESTION = "main h3 button, main [data-question]"


@on_a_desk
@pytest.mark.spec("QUES-01", "QUES-03", "QUES-06", "QUES-11", "OPEN-021")
def test_questions_come_in_fives_and_never_twice(page: Page) -> None:
    log_in(page, at="/user/InterviewQuestions")
    page.get_by_label("Job description").fill(NURSE_JOB)
    page.locator("input[type=file]").set_input_files(NURSE)
    assert_accessible(page)
    for level in ("Beginner", "Advanced"):
        page.get_by_role("button", name=level).or_(page.get_by_role("radio", name=level)).first.click()
        expect(page.get_by_role("heading", name=f"{level} questions")).to_be_visible()
        questions = (
            page.locator("main")
            .get_by_role("button", expanded=False)
            .or_(page.locator("main").get_by_role("button", expanded=True))
        )
        expect(questions).to_have_count(5)
        page.get_by_role("button", name="Load More").click()
        expect(questions).to_have_count(10)
        texts = questions.all_inner_texts()
        assert len(set(texts)) == len(texts)
    assert_accessible(page)
