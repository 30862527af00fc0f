"""Tables for spreadsheet programs: nothing in them is evaluated, everything can be read back."""

import csv
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.sheets import as_cell, as_csv


@pytest.mark.parametrize(
    ("value", "cell"),
    [
        *[
            ("=HYPERLINK(1)", "'=HYPERLINK(1)"),
            ("＋1", "'＋1"),
            ("\tx", "'\tx"),
            (None, ""),
            (7, "7"),
            ("Anna", "Anna"),
        ],
        *[("Anna;=1", "Anna;'=1"), ("Anna; 1-2", "Anna; 1-2")],
    ],
)
def test_what_a_program_would_evaluate_is_marked_as_text(value, cell):
    assert as_cell(value) == cell


def test_the_head_may_be_somebodys_words_too():
    assert as_csv(["=1"], []) == "\ufeff'=1\r\n"


@given(st.lists(st.text(st.characters(blacklist_characters="\r\x00", blacklist_categories=["Cs"])), max_size=4))
def test_whatever_stands_in_a_row_is_read_back_from_it(row):
    sheet = as_csv(["head"], [row])
    assert sheet.startswith("\ufeffhead")
    _, *rows = csv.reader(StringIO(sheet.removeprefix("\ufeff"), newline=""))
    assert rows == [[as_cell(value) for value in row]]
