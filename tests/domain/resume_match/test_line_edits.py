"""Trying out lines of a resume."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.documents import Document, Span
from hireloom.domain.resume_match.line_edits import LineEdit, LineNotFound, TooMuchEdited, edited

TEXT = "Grace Adeyemi\n\nStaff Nurse, Mercy\n- Cared for five patients\n  a shift\n- Gave infusions\n\nEducation\n"


def edited_text(*edits: LineEdit) -> str:
    return edited(Document(TEXT), edits).text


def test_a_line_is_replaced_however_the_page_breaks_it() -> None:
    text = edited_text(LineEdit("Cared for five patients a shift", "Cared for five patients a shift, using Epic"))
    assert text == TEXT.replace("five patients\n  a shift", "five patients a shift, using Epic")


def test_a_new_line_joins_the_list_above_it() -> None:
    assert "- Gave infusions\n- Used Epic for charts\n\nEducation" in edited_text(
        LineEdit("Gave infusions", "Used Epic\nfor charts", is_new=True)
    )
    assert "Staff Nurse, Mercy\nUsed Epic\n- Cared" in edited_text(
        LineEdit("Staff Nurse, Mercy", "Used Epic", is_new=True)
    )


def test_two_edits_of_one_line_build_on_each_other() -> None:
    first = LineEdit("Gave infusions", "Gave infusions by protocol")
    assert "by protocol daily" in edited_text(
        first, LineEdit("Gave infusions by protocol", "Gave infusions by protocol daily")
    )


def test_the_pages_of_what_stands_behind_stay_right() -> None:
    at = TEXT.index("Education")
    document = Document(TEXT, pages=2, spans=(Span(0, at, 1), Span(at, len(TEXT), 2)))
    after = edited(document, [LineEdit("Gave infusions", "Gave infusions by protocol")])
    assert after.text[after.spans[1].start :] == "Education\n"
    assert after.text[: after.spans[0].end].endswith("by protocol\n\n")


def test_a_new_line_without_a_place_stands_at_the_end() -> None:
    assert edited_text(LineEdit("", "Spanish: fluent", is_new=True)) == f"{TEXT}\nSpanish: fluent"


@pytest.mark.parametrize("line", ["No such line", "", "   "])
def test_a_line_that_is_not_there_is_told(line: str) -> None:
    with pytest.raises(LineNotFound):
        edited_text(LineEdit(line, "x"))


def test_there_is_an_end_to_edits() -> None:
    with pytest.raises(TooMuchEdited):
        edited_text(*[LineEdit("Grace", "Grace")] * 61)
    with pytest.raises(TooMuchEdited):
        edited_text(LineEdit("Grace", "x" * 2001))


@given(st.text(min_size=1, max_size=60).filter(str.strip), st.booleans())
def test_the_rest_of_the_resume_stays_as_it_is(text: str, is_new: bool) -> None:
    after = edited_text(LineEdit("Gave infusions", text, is_new=is_new))
    before, behind = TEXT.split("Gave infusions")
    assert after.startswith(before)
    assert after.endswith(behind)
