"""What a letter claims: everything invented is found in its place, and what is true is left alone."""

import sys
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.domain.cover_letters.letter_answers import Answers
from hireloom.domain.cover_letters.orders import LetterOrder, LetterSender, Opening
from hireloom.domain.documents import Document
from hireloom.testing.measure import NOW
from hireloom.testing.samples import JOB, RESUME
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.letters.claims import claims

ORDER = LetterOrder(
    Opening("Senior Python Engineer", "Harborlight Logistics", JOB),
    LetterSender("Marisol Quenneville", "Python, SQL", "Backend Engineer", "10+"),
    Document(RESUME),
    Answers(motivation="I grew up near a port in Duluth."),
)


def marked(letter, order=ORDER):
    return [claim.text for claim in claims(letter, order, load_lexicon(), NOW) if not claim.supported]


@pytest.mark.parametrize(
    ("sentence", "invented"),
    [
        ("I worked at Google for a while.", ["Google"]),
        ("Globex taught me patience.", ["Globex"]),
        ("I led a team of 45 people.", ["45"]),
        ("I led forty-five people.", ["forty-five"]),
        ("I cut the response time by 87%.", ["87%"]),
        ("I saved $2.4 million.", ["$2.4 million"]),
        ("I doubled the revenue.", ["doubled"]),
        ("I have thirty years of experience.", ["thirty years"]),
        ("I have 25 to thirty years of experience.", ["25 to thirty years"]),
        ("I left them in 11/2018.", ["11/2018"]),
        ("In 2009 I began to write code.", ["2009"]),
        ("I joined them in March 2018.", ["March 2018"]),
        ("I hold a PhD.", ["PhD"]),
        ("My MBA helped me.", ["MBA"]),
        ("I studied at Stanford University.", ["Stanford University"]),
        ("I know Terraform well.", ["Terraform"]),
        ("Apache Kafka is a tool which I have used daily.", ["Apache Kafka"]),
        ("I am an AWS Certified Solutions Architect.", ["AWS Certified Solutions Architect"]),
        ("I speak German fluently.", ["German"]),
        ("I was promoted to Director of Engineering.", ["Director of Engineering"]),
        ("I worked as a nurse before.", ["nurse"]),
        ("As a Senior Python Engineer, I managed releases.", ["Senior Python Engineer"]),
        ("At Harborlight Logistics, I managed releases.", ["Harborlight Logistics"]),
    ],
)
def test_what_no_fact_supports_is_marked_letter_by_letter(sentence, invented):
    letter = f"Dear hiring team,\n\nThis is about me. {sentence} Thank you.\n\nSincerely,\nMarisol Quenneville"
    assert marked(letter) == invented
    for claim in claims(letter, ORDER, load_lexicon(), NOW):
        assert letter[claim.start : claim.end] == claim.text
        assert claim.supported == bool(claim.source)


@pytest.mark.parametrize(
    "sentence",
    [
        "I am a Senior Backend Engineer at Tallgrass Freight.",
        "I cut the median response time from 900 ms to 120 ms.",
        "At Copperline Payments I built a ledger that settled 40,000 transfers a day.",
        "I have twelve years of experience with Python, PostgreSQL and SQL.",
        "I hold a Bachelor of Science in Computer Science from Desert Plains University.",
        "You ask for Apache Kafka and at least 5 years of experience.",
        "I would like to learn Kafka and Terraform.",
        "I am applying for the position of Senior Python Engineer at Harborlight Logistics.",
        "At Harborlight Logistics I would like to keep queries fast.",
        "I grew up near Duluth.",
        "Three reasons speak for me.",
        "Colleagues say that I stay calm.",
        "Looking back, I learned most in 2016.",
        "I speak Spanish.",
    ],
)
def test_what_is_true_or_said_of_the_job_is_not_marked(sentence):
    assert marked(f"Dear Ms. Alvarez,\n\n{sentence}\n\nKind regards,\nMarisol") == []


def test_a_fact_is_named_with_the_words_that_support_it():
    [claim] = [claim for claim in claims("I tuned Redis.", ORDER, load_lexicon(), NOW) if claim.text == "Redis"]
    assert claim.source.startswith("Your resume: “- Cut the median response time")
    [claim] = [claim for claim in claims("I know Duluth.", ORDER, load_lexicon(), NOW) if claim.text == "Duluth"]
    assert claim.source == "Your answers: “I grew up near a port in Duluth.”"


def test_a_degree_of_the_same_level_in_another_field_is_marked():
    resume = replace(ORDER, resume=Document(f"{RESUME}\nEducation\nMaster of Science in Forestry, Moorfield College\n"))
    assert marked("My MBA helped me.", resume) == ["MBA"]
    assert marked("My Juris Doctor helped me.", resume) == ["Juris Doctor"]
    business = Document(f"{RESUME}\nEducation\nMaster of Business Administration, Moorfield College\n")
    assert marked("I hold an MBA.", replace(ORDER, resume=business)) == []


def test_what_somebody_has_not_done_is_no_claim():
    assert marked("I have not yet worked as a Senior Python Engineer.") == []
    assert marked("I have not yet worked with Terraform.") == []
    assert marked("I worked not only with Terraform.") == ["Terraform"]


def test_what_the_person_answered_is_a_fact():
    text = "I sold 300 boats for Northwind in 2008."
    assert marked(text) == ["300", "Northwind", "2008"]
    assert marked(text, replace(ORDER, answers=Answers(achievements=text))) == []


@given(st.text(max_size=400))
@settings(max_examples=30, deadline=None)
def test_whatever_is_written_claims_lie_in_order_inside_it_and_apart(letter):
    claim_list = claims(letter, ORDER, load_lexicon(), NOW)
    end = 0
    for line in claim_list:
        assert end <= line.start < line.end <= len(letter)
        assert letter[line.start : line.end] == line.text
        end = line.end


@pytest.mark.parametrize("piece", ["12 years ", "Aa ", "A of the ", "1,1,", "I have Kafka. ", "Foo & ", "PhD, "])
def test_a_letter_of_twenty_kilobytes_has_five_hundred_claims_at_most(piece):
    assert len(claims((piece * 20_000)[:4_000], ORDER, load_lexicon(), NOW)) <= 500


@pytest.mark.parametrize("piece", ["+1 ", "C++ ", "PhD, "])
def test_a_long_line_is_quoted_once_for_all_that_it_says(piece):
    quotes = []

    def note(frame, event, _):
        if event == "call" and frame.f_code.co_name == "_quoted":
            quotes.append(event)

    order = replace(ORDER, job=replace(ORDER.job, description=f"{JOB}\n{piece * 3_000}"))
    sys.setprofile(note)
    try:
        claims("I write Python. I led 7 people. I hold a degree.", order, load_lexicon(), NOW)
    finally:
        sys.setprofile(None)
    assert len(quotes) < 300


@pytest.mark.parametrize("closing", ["Yours sincerely,", "Kind regards", "Best regards,", "With all best wishes,"])
def test_closing_words_claim_nothing_whatever_stands_below_them(closing):
    below = "Marisol Quenneville\n+1 4155550142\nP.S. I could begin at once."
    assert marked(f"Dear team,\n\nI write Python.\n\n{closing}\n{below}") == []


def test_a_verb_of_the_resume_supports_its_other_forms_and_a_name_glued_to_a_number_is_the_employer():
    resume = "Ann Fresh\n\nExperience\n\nManager, Cedar, 2015 - 2016\n- Supervise the clerks of three halls.\n"
    job = Opening("Stock Clerk", "", "Job 669597Apex Harbor, Inc. is seeking a clerk. Apex Harbor LLC is an employer.")
    order = LetterOrder(job, LetterSender("Ann Fresh"), Document(resume))
    text = "I am applying for the position at Apex Harbor. As a manager I supervised the clerks of three halls."
    assert marked(text, order) == []
