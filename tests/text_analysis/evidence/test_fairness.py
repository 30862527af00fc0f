"""Nothing about a person moves the score, a layout hardly does, and text copied from the advert gains little."""

import random
import re
from collections.abc import Callable
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.testing.measure import match_percent, requirements
from hireloom.text_analysis.evidence.rare_words import rare_words
from hireloom.text_analysis.language.words import root, words
from tests.text_analysis.pairs import BACKEND_JOB, BACKEND_RESUME, CHEF_RESUME, NURSE_JOB, NURSE_RESUME

CLERK_RESUME = """Experience

Office Clerk, 02/2018 - 06/2022
Harbour Freight
- Answered forty calls a day and kept the calendars of three managers.
- Sorted invoices in Excel and sent reminders to customers.

Shop Assistant, 03/2015 - 01/2018
Corner Books
- Served customers at the till and counted the cash each night.

Education

Bachelor of Arts, University of Porto, 2014

Skills

Excel, Microsoft Word, Filing, Customer service
"""
CLERK_JOB = """Administrative Assistant
Requirements
- Two years in an office
- Excel and Microsoft Word
- Answering calls of customers
- Keeping calendars and filing invoices
- Bachelor's degree preferred
Responsibilities
- Send reminders to customers and prepare reports for the managers
"""
PAIRS = [
    pytest.param(BACKEND_RESUME, BACKEND_JOB, id="engineer"),
    pytest.param(NURSE_RESUME, NURSE_JOB, id="nurse"),
    pytest.param(CLERK_RESUME, CLERK_JOB, id="clerk"),
    pytest.param(CLERK_RESUME, NURSE_JOB, id="clerk for a nurse"),
]
UNFIT = [
    pytest.param(BACKEND_RESUME, NURSE_JOB, id="engineer for a nurse"),
    pytest.param(NURSE_RESUME, BACKEND_JOB, id="nurse for an engineer"),
    pytest.param(CLERK_RESUME, BACKEND_JOB, id="clerk for an engineer"),
    pytest.param(CHEF_RESUME, CLERK_JOB, id="chef for a clerk"),
]
PASTED, LIST_GAIN = 5, 10  # points that each may gain on average
LISTS = ("skill", "licence", "language", "trait", "years")  # what people list below "Skills"
LAYOUT = 3  # points that a layout may move
OCR = {"l": "1", "o": "0", "e": "c", "m": "rn", "i": "l", "s": "5", "a": "o", "n": "r"}


def without_name(resume: str) -> str:
    return re.sub(r"^(?:Maya Okafor|Ines Carvalho)\n", "", resume)


@pytest.mark.parametrize(("resume", "job"), PAIRS)
@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda text: f"Anna Berg\n{without_name(text)}", id="name"),
        pytest.param(lambda text: f"Lee Cook\n{without_name(text)}", id="name of a trade"),
        pytest.param(lambda text: f"Maria Banks\n{without_name(text)}", id="name of another trade"),
        pytest.param(lambda text: f"{text}\nGender: female\n", id="gender"),
        pytest.param(lambda text: f"{text}\nDate of birth: 3 May 1961\n", id="age"),
        pytest.param(lambda text: f"{text}\nVisa status: H-1B\n", id="visa"),
        pytest.param(lambda text: f"12 Harbour Street\n{text}", id="address"),
        pytest.param(lambda text: f"{text}\nParental leave 01/2012 - 12/2013\n", id="career break"),
        pytest.param(lambda text: text.replace("University of Porto", "University of Delft"), id="school"),
        pytest.param(lambda text: text.replace("Delft University", "Porto College"), id="another school"),
    ],
)
def test_nothing_of_a_person_moves_the_number(resume: str, job: str, change: Callable[[str], str]) -> None:
    assert match_percent(change(resume), job) == match_percent(resume, job)


@pytest.mark.parametrize("school", ["University of Lagos", "University of the West of England", "Mills College"])
def test_no_name_of_a_school_moves_the_number(school: str) -> None:
    def percent(name: str) -> float:
        return match_percent(f"{BACKEND_RESUME}\nEducation\nBSc Computer Science, {name}, 2012\n", BACKEND_JOB)

    assert percent(school) == percent("Stonefield University")


@pytest.mark.parametrize(("resume", "job"), PAIRS)
@pytest.mark.parametrize(
    "change",
    [
        pytest.param(str.lower, id="small letters"),
        pytest.param(str.upper, id="capitals"),
        pytest.param(lambda text: re.sub(r"\n(?=[a-z])", " ", text), id="joined paragraphs"),
    ],
)
def test_a_layout_hardly_moves_the_number(resume: str, job: str, change: Callable[[str], str]) -> None:
    assert abs(match_percent(change(resume), job) - match_percent(resume, job)) <= LAYOUT


@pytest.mark.parametrize(("resume", "job"), PAIRS)
def test_a_bad_scan_hardly_moves_the_number_on_average(resume: str, job: str) -> None:
    """A single scan may hit the very letter that makes a licence one."""
    moves = []
    for seed in range(12):
        chance = random.Random(seed)
        text = "".join(OCR.get(sign, sign) if chance.random() < 0.01 else sign for sign in resume)
        moves.append(abs(match_percent(text, job) - match_percent(resume, job)))
    assert mean(moves) <= LAYOUT


@settings(max_examples=12, deadline=None)
@given(st.permutations(re.split(r"(?=^(?:Experience|Education|Skills)$)", CLERK_RESUME, flags=re.M)))
def test_the_order_of_sections_does_not_move_the_number(sections: list[str]) -> None:
    text = "\n\n".join(sections)
    assert match_percent(text, CLERK_JOB) == match_percent(CLERK_RESUME, CLERK_JOB)


@pytest.mark.parametrize(("resume", "job"), UNFIT)
def test_pasting_the_advert_gains_nothing(resume: str, job: str) -> None:
    assert match_percent(f"{resume}\n{job}", job) - match_percent(resume, job) <= PASTED


def test_listing_what_the_advert_asks_for_gains_little() -> None:
    gains = []
    for resume, job in (case.values for case in UNFIT):
        assert isinstance(resume, str)
        assert isinstance(job, str)
        skills = ", ".join(
            str(requirement["text"]) for requirement in requirements(job) if requirement["type"] in LISTS
        )
        gains.append(match_percent(f"{resume}\nSkills\n{skills}\n", job) - match_percent(resume, job))
    assert mean(gains) <= LIST_GAIN


@pytest.mark.parametrize("word", ["brothers", "sister", "fraternity", "sorority", "ladies"])
def test_no_word_that_tells_a_woman_from_a_man_weighs_among_all_words(word: str) -> None:
    assert not rare_words({root(token.norm): 1.0 for token in words(word)})
