"""What a job demands and the resume lacks, for the questions of an interview."""

import re
from collections.abc import Callable
from functools import partial

import pytest

from hireloom.domain.resume_match.analyses import Level
from hireloom.testing.measure import NOW
from hireloom.testing.samples import JOB, RESUME
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.titles import LONGEST_TITLE
from hireloom.text_analysis.writing.questions.gaps import asked_gaps
from hireloom.text_analysis.writing.questions.interviews import interview
from hireloom.text_analysis.writing.trades.question_banks import load_bank
from tests.linear_time import seconds

CLERK = """Ann Fresh

Experience

Stock Clerk, Cedar Mills, 2015 - 2018
- Counted the inventory of three warehouse halls every week.
- Restocked the shelves of twelve bakery shops with flour and supplies.
"""


def test_a_title_is_read_only_as_far_as_a_form_takes_one() -> None:
    def work(length: int) -> Callable[[], object]:
        return lambda: asked_gaps("as a " * length, JOB, RESUME, (), load_lexicon())

    assert seconds(partial(work, 30_000), 3) < 5 * seconds(
        partial(work, LONGEST_TITLE), 3
    )  # the whole takes 20 times as long


DUTIES = (
    "- Weld frames of stainless steel\n- Inspect welding of other shifts\n- MIG welding of brackets\n- TIG welding\n"
)
WELDING = f"Fabrication Technician\n\nRequirements\n- Two years of welding\n{DUTIES}- Read drawings of frames\n"


@pytest.mark.parametrize("level", Level)
def test_the_work_that_the_advert_asks_for_most_is_asked_about_first_and_admitted_where_it_is_missing(level):
    questions = interview(CLERK, WELDING, load_lexicon(), load_bank(), level, NOW)
    first = [f"{line.text} {line.answer}".casefold() for line in questions[:3] if line.gap]
    assert [text for text in first if "welding" in text or "metal shop" in text]


@pytest.mark.parametrize("level", Level)
def test_whoever_has_done_it_tells_of_it(level):
    resume = CLERK.replace(
        "Restocked the shelves of twelve bakery shops with flour", "Welded two hundred frames by MIG"
    )
    questions = interview(resume, WELDING, load_lexicon(), load_bank(), level, NOW)
    assert [line for line in questions[:4] if "welded two hundred frames by MIG" in line.answer]
    assert not [line for line in questions if "no experience with welding" in line.answer]


def test_a_way_to_begin_is_told_of_one_program():
    tools = ("Tableau", "Google Analytics", "SAS", "Looker", "Power BI")
    job = "Data Analyst\n\nRequirements\n" + "".join(f"- Experience with {tool}\n" for tool in tools)
    answers = [line.answer for line in interview(CLERK, job, load_lexicon(), load_bank(), Level.BEGINNER, NOW)]
    missing = [re.sub("|".join(tools), "it", answer) for answer in answers if "I have not worked with" in answer]
    ways = [text.partition(". ")[2] for text in missing]
    assert len(ways) == len(set(ways)) == 2


def test_nobody_is_said_to_lack_a_degree_whose_studies_the_resume_shows():
    job = "Backup Technician\n\nRequirements\n- Associate degree required\n- Two years with backups\n- Tape libraries\n"
    studied = f"{CLERK}\nEducation\nBusiness Administration : Accounting\nMajored in Accounting, GPA: 3.6\n"

    def denials(resume):
        questions = interview(resume, job, load_lexicon(), load_bank(), Level.BEGINNER, NOW)
        return [line for line in questions if "not have an associate" in line.answer]

    assert denials(CLERK)
    assert not denials(studied)
