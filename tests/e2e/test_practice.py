"""Practicing answers to interview questions."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.test_resume_match import NURSE, NURSE_JOB
from tests.e2e.walking import assert_accessible, log_in, on_a_phone

QUESTION = "Tell about a time when you noticed something early."
ANSWER = "In 2022 at Briar Hill I noticed early sepsis in a patient and called the team. She was back home in a week."


@on_a_phone
def test_an_answer_is_practised_and_told_what_it_covers(page: Page) -> None:
    log_in(page)
    page.goto("/user/InterviewQuestions")
    page.get_by_label("Job description").fill(NURSE_JOB)
    page.locator("input[type=file]").set_input_files(NURSE)
    page.get_by_role("button", name="Intermediate").click()
    page.get_by_role("radio", name="Practice").check()
    page.get_by_role("button", name="Add your own question").click()
    page.get_by_role("textbox", name="Your own question").fill(QUESTION)
    page.get_by_role("button", name="Add it").click()
    expect(page.get_by_role("heading", name=QUESTION)).to_be_visible()
    answer = page.get_by_label("Your answer")
    answer.fill(ANSWER)
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_role("heading", name="of 6")).to_be_visible()
    expect(page.get_by_role("heading", name="What it lacks")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Says what you did yourself").click()
    expect(page.locator("mark").first).to_contain_text("I noticed early sepsis")
    expect(page.get_by_text("They may ask next")).to_be_visible()
    page.get_by_role("button", name="Save as story").click()
    page.get_by_label("Title").fill("Early sepsis")
    assert_accessible(page)
    page.get_by_role("button", name="Save the story").click()
    bank = page.get_by_role("region", name="Story bank")
    expect(bank.get_by_text("In this answer")).to_be_visible()
    page.reload()
    page.get_by_role("radio", name="Practice").check()
    page.get_by_text(QUESTION).click()
    expect(answer).to_have_value(ANSWER)
    bank.get_by_role("button", name="Early sepsis", exact=True).click()
    page.get_by_role("button", name="Delete").click()
    expect(bank.get_by_text(re.compile("You have none"))).to_be_visible()
    expect(page.get_by_role("heading", name=QUESTION)).to_be_visible()
