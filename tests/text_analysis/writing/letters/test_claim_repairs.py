"""What a letter should say where the dated roles of the resume add up to less."""

import pytest

from hireloom.domain.cover_letters.orders import LetterOrder, LetterSender, Opening
from hireloom.domain.documents import Document
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.letters.claims import claims

RESUME = """Grace Adeyemi

Experience

Step-down Nurse, Cedar Quay Hospital
July 2021 - Present
- Cared for four patients a shift.

ICU Nurse, Harbor Bend Medical Center
March 2019 - June 2021
- Cared for two ventilated patients a shift.
"""
NOW = 2026 * 12 + 10  # November 2026
SUM = "Your resume adds up to 7 years 9 months, in 2 dated roles. Recruiters do the sum."


def claimed(letter: str, resume: str = RESUME):
    order = LetterOrder(Opening("Nurse", "Loom", ""), LetterSender("Grace Adeyemi"), Document(resume))
    return [(claim.text, claim.repair) for claim in claims(letter, order, load_lexicon(), NOW) if claim.repair], [
        claim.difference for claim in claims(letter, order, load_lexicon(), NOW) if claim.repair
    ]


@pytest.mark.parametrize(
    ("letter", "text", "repair"),
    [
        ("I have over twelve years at the bedside.", "twelve years", "seven years"),
        ("I have 12 years of experience.", "12 years", "7 years"),
        ("Twelve years of nursing have taught me calm.", "Twelve years", "Seven years"),
        ("I bring 12+ years of nursing.", "12+ years", "7 years"),
    ],
)
def test_too_many_years_are_put_right_by_the_sum_of_the_roles(letter, text, repair):
    assert claimed(letter) == ([(text, repair)], [SUM])


@pytest.mark.parametrize("letter", ["I have seven years of experience.", "I helped 900 people.", "I know Epic."])
def test_what_is_true_or_no_number_of_years_needs_none(letter):
    assert claimed(letter) == ([], [])


def test_without_dated_roles_nobody_knows_better():
    assert claimed("I have twelve years of experience.", "Grace Adeyemi\n\nNurse") == ([], [])
