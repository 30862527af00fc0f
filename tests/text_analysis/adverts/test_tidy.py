"""A pasted job text in sections: with one click, and nothing lost."""

import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.text_analysis.adverts.tidy import ORDER, tidied

PASTED = (
    "Night Nurse Harbor Clinic cares for 14,000 patients a year. Job Duties: Assess patients and plan their care."
    " Administer medication on the ward. Qualifications & Requirements: Current RN license is required. At least two"
    " years of experience in intensive care. Preferred Qualifications: Spanish is a plus. Benefits: Health insurance"
    " and seven weeks of paid leave. Must be able to lift 50 pounds. Schedule: Friday to Monday. Interested? To apply,"
    " send your resume to jobs@harbor.example or call (910) 362-7312."
)


def sections(text: str) -> dict[str, str]:
    return {name: lines for name, _, lines in (part.partition("\n") for part in text.split("\n\n"))}


def words(text: str) -> Counter[str]:
    return Counter(re.findall(r"\w+", text.casefold()))


def test_each_passage_comes_under_what_it_says():
    parts = sections(tidied(PASTED))
    assert [*parts] == [name for name in ORDER if name in parts]
    assert "- Administer medication on the ward." in parts["Responsibilities"]
    assert "- Current RN license is required." in parts["Requirements"]
    assert "- Spanish is a plus." in parts["Nice to Have"]
    assert "- Must be able to lift 50 pounds." in parts["Working Conditions"]
    assert "seven weeks of paid leave" in parts["What We Offer"]
    assert "jobs@harbor.example" in parts["How to Apply"]


def test_only_headings_go_that_say_no_more_than_the_section():
    lost = words(PASTED) - words(tidied(PASTED))
    assert {*lost} <= {*["job", "duties", "qualifications", "requirements", "preferred", "benefits"]}
    assert "Schedule: Friday to Monday." in tidied(PASTED)
    assert "Interested?" in tidied(PASTED)
    assert "(910) 362-7312" in tidied(PASTED)


@pytest.mark.parametrize("text", ["", "   ", "...", "- x\n" * 500])
def test_what_has_no_passages_or_too_many_stays_as_it_is(text):
    assert tidied(text) == text


WORDS = "looms", "thread", "nurses", "paid", "must", "you", "we", "Python", "401k", "care?", "team's"
passage = st.lists(st.sampled_from(WORDS), min_size=2)
heading = st.sampled_from(["", "Requirements:\n", "Benefits\n", "What you will do:\n", "Preferred:\n"])


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(heading, passage), min_size=1, max_size=8))
def test_no_word_below_a_heading_is_ever_lost(parts):
    sentence = [" ".join(words).capitalize() for _, words in parts]
    text = "\n\n".join(f"{name}- {line}" for (name, _), line in zip(parts, sentence, strict=True))
    assert not words("\n".join(sentence)) - words(tidied(text))


def test_a_name_keeps_its_capital_inside() -> None:
    text = "Engineer at BorgWarner in Dallas\n\nRequirements\n- ClearCase preferred\n- Follow us on GooglePlus for news"
    assert all(name in tidied(text) for name in ("BorgWarner", "ClearCase", "GooglePlus"))


def test_an_address_is_cut_nowhere_and_scripts_of_the_page_are_left_out() -> None:
    text = (
        "Cook\n\nRequirements\n- Two years as a cook\n- x\n- Knife skills\n\n"
        "Write to Sarah.Lemelman@kitchen.example.com or see www.kitchen.example/Jobs.Apply today.\n"
        "$('span#Tracking a').each(function (i, v) { if ($(v).attr('href')) { break; } });\n"
    )
    lines = tidied(text).splitlines()
    assert any(
        "Sarah.Lemelman@kitchen.example.com" in line and "www.kitchen.example/Jobs.Apply" in line for line in lines
    )
    assert "- Knife skills" in lines
    assert not [line for line in lines if "$(" in line or ".attr(" in line or line.strip("- ") == "x"]
