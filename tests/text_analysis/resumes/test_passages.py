"""A resume as blocks and sentences."""

import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.text_analysis.resumes.passages import Passage, Shape, is_heading, passages
from tests.text_analysis.pairs import BACKEND_RESUME


def spoken(text: str, passage: Passage) -> list[str]:
    return [" ".join(text[start:end].split()) for start, end in passage.sentences]


def test_a_resume_is_read_as_a_person_sees_it() -> None:
    pieces = passages(BACKEND_RESUME)
    kinds = [passage.kind for passage in pieces]
    assert kinds[:6] == [Shape.NAME, Shape.CONTACT, Shape.TEXT, Shape.HEADING, Shape.ENTRY, Shape.TEXT]
    entry = pieces[4]
    assert spoken(BACKEND_RESUME, entry) == ["Senior Backend Engineer"]
    assert entry.aside == "2021 to now"
    assert spoken(BACKEND_RESUME, pieces[6]) == [
        "Rebuilt the booking service in Python 3.11, cutting p95 latency from 840 ms to 190 ms."
    ]
    assert pieces[6].kind is Shape.BULLET


def test_a_wrapped_paragraph_is_split_into_its_sentences() -> None:
    text = (
        "Registered nurse with nine years in acute care, telemetry and the emergency\n"
        "room of a large hospital. Worked with Dr. Mora on discharge planning. I teach.\n"
    )
    (only,) = passages(text)
    assert spoken(text, only) == [
        "Registered nurse with nine years in acute care, telemetry and the emergency room of a large hospital.",
        "Worked with Dr. Mora on discharge planning.",
        "I teach.",
    ]


def test_sentences_that_lost_their_space_are_parted_and_names_with_a_full_stop_are_not() -> None:
    text = "Watched over the whole group.Wrote lesson plans.Taught 20 children with Asp.Net games, and won."
    (only,) = passages(text)
    assert spoken(text, only) == [
        "Watched over the whole group.",
        "Wrote lesson plans.",
        "Taught 20 children with Asp.Net games, and won.",
    ]


def test_a_line_that_fills_the_width_goes_on_in_the_next() -> None:
    text = (
        "Negotiated budget revisions with the finance department to include the new\n"
        "HR initiatives of the year.\nHired."
    )
    assert [spoken(text, passage) for passage in passages(text)] == [
        ["Negotiated budget revisions with the finance department to include the new HR initiatives of the year."],
        ["Hired."],
    ]


def test_titles_are_no_names_and_names_no_titles() -> None:
    assert passages("SENIOR ACCOUNTANT\nSummary\n")[0].kind is Shape.TEXT
    assert passages("OUTSIDE MACHINIST\nSummary\n")[0].kind is Shape.TEXT
    assert passages("Software Engineer 2012-2017\n")[0].kind is Shape.ENTRY
    assert passages("Angular, and Vue\n")[0].kind is Shape.TEXT
    assert passages("MARIE-CLAIRE VAN DEN BERG\nSummary\n")[0].kind is Shape.NAME
    assert passages("Leeds, UK\nWei Patel\nwei@example.org\n")[1].kind is Shape.NAME
    assert passages("Summary\nGeorge Bell\n")[-1].kind is Shape.TEXT


def test_contacts_are_known_wherever_they_stand() -> None:
    for line in (
        "wei.patel@example.org | +44 20 7946 0018",
        "Date of birth: 3 May 1990",
        "Visa status: H1B",
        "she/her",
        "12 Baker Street, Boston",
        "Nationality: Indian",
        "https://www.linkedin.com/in/someone",
        "Edna Takahashi, RN, CCM",
    ):
        assert passages(f"References\n{line}")[1].kind is Shape.CONTACT or passages(line)[0].kind is Shape.CONTACT, line
    assert (
        passages("Wrote 40 mails a day to customers of the hotel and answered the phone in three languages.")[0].kind
        is Shape.TEXT
    )


def test_dates_in_the_middle_leave_both_sides() -> None:
    text = "Company Name July 2011 to November 2012 Accountant"
    (entry,) = passages(text)
    assert entry.aside == "July 2011 to November 2012"
    assert spoken(text, entry) == ["Company Name", "Accountant"]


PIECES = [*"aB1 .,-é漢ع😀\t\n", "\n\n", "• ", "2019 to now", "Experience", "a@b.co", "Dr. ", " and\n", "2) ", "x" * 50]


@settings(max_examples=50, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=60).map("".join))
def test_passages_cover_every_word_once_and_in_order(text: str) -> None:
    pieces = passages(text)
    places = [place for passage in pieces for place in passage.sentences]
    assert all(0 <= start < end <= len(text) for start, end in places)
    assert all(before[1] <= after[0] for before, after in pairwise(places))
    assert all(before.end <= after.start for before, after in pairwise(pieces))
    gaps = zip(
        [0, *(passage.end for passage in pieces)], [*(passage.start for passage in pieces), len(text)], strict=True
    )
    assert not re.sub(r"[•😀\d.)–—\s-]", "", "".join(text[start:end] for start, end in gaps))


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("Associate Degree in Nursing (ADN)   2018 - 2021", ["Associate Degree in Nursing (ADN)"]),
        ("Nurse (nights) (2018 - 2021)", ["Nurse (nights)"]),
        ("2018 - 2021 (Part-time) Nurse", ["(Part-time) Nurse"]),
        ("Nurse (2018 - 2021), Ward 4", ["Nurse", "Ward 4"]),
    ],
)
def test_beside_its_dates_an_entry_keeps_the_brackets_that_belong_together(line: str, text: list[str]) -> None:
    (entry,) = passages(line)
    assert spoken(line, entry) == text


@pytest.mark.parametrize("sign", ["✅", "🔹", "👩‍🏫", "→", "➢", "⭐️", "🎯", "l"])
def test_a_line_may_begin_with_a_small_picture_or_the_letter_that_a_pdf_makes_of_it(sign: str) -> None:
    text = f"Cook with nine years in hotels.\n{sign} Planned menus for 200 guests\n"
    assert [passage.kind for passage in passages(text)] == [Shape.TEXT, Shape.BULLET]
    assert spoken(text, passages(text)[1]) == ["Planned menus for 200 guests"]


@pytest.mark.parametrize("line", ["Military Experience", "MILITARY TRAINING:"])
def test_experience_in_the_armed_forces_has_a_heading_of_its_own(line: str) -> None:
    assert is_heading(line)


@pytest.mark.parametrize("line", ["Military", "Military Analyst"])
def test_a_word_of_the_armed_forces_is_no_heading(line: str) -> None:
    assert not is_heading(line)
