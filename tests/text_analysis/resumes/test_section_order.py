"""Sections after the roles mean the same as before them."""

import re
from itertools import permutations

import pytest

from hireloom.testing.measure import match_percent
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.careers import career

HEAD = "Lena Frost\nGuest services\n\n"
SECTIONS = (
    "Experience\nFront Desk Agent, Vale Hotel, 03/2019 - 06/2023\n- Checked in sixty guests a day.\n"
    "Store Manager, Corner Books, 01/2015 - 02/2019\n- Ordered stock and trained four assistants.\n",
    "Accomplishments\nRaised the score of guests from 7 to 9 within a year.\nPlanned the move of a storeroom.\n",
    "Education\nBachelor of Arts in History, University of Porto, 2014\n",
    "Skills\nExcel, Booking systems, Cash handling\n",
)
JOB = """Front Desk Agent
Requirements
- Two years at a front desk
- Booking systems and Excel
- Cash handling
- Bachelor's degree preferred
Responsibilities
- Check in guests and answer their questions
- Train new colleagues at the desk
"""


@pytest.mark.parametrize("order", list(permutations(SECTIONS)))
def test_the_order_of_sections_moves_no_point(order: tuple[str, ...]) -> None:
    assert match_percent(HEAD + "\n".join(order), JOB) == match_percent(HEAD + "\n".join(SECTIONS), JOB)


def test_accomplishments_behind_the_roles_belong_to_none_of_them() -> None:
    result = career(HEAD + "\n".join(SECTIONS), load_lexicon())
    assert [len(role.sentences) for role in result.roles] == [1, 1]


def test_accomplishments_that_come_below_several_roles_belong_to_them() -> None:
    text = re.sub(r"(?m)^- ", "Accomplishments:\n- ", SECTIONS[0])
    assert [len(role.sentences) for role in career(HEAD + text, load_lexicon()).roles] == [1, 1]
