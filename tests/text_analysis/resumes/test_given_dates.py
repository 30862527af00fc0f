"""Dates that a person gives for lines whose dates are not understood."""

import pytest

from hireloom.domain.documents import Document, Span
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.career_records import career_in
from hireloom.text_analysis.resumes.given_dates import vague_lines, with_given_dates
from hireloom.text_analysis.resumes.machine_views import FieldState, machine_view

VAGUE = "Journeyman Electrician Spring '21 - now"
TEXT = f"""Marcus Lindqvist

EXPERIENCE
{VAGUE.replace("n S", f"n{chr(9)}S")}
Cascade Current Co. | Portland
• Wired 48 apartments from rough-in to trim in fall '22.
Apprentice Electrician\t06/2017 – 03/2021
Rosewood Electric | Gresham
• Logged 8,000 hours.
"""
SPANS = tuple(
    Span(TEXT.index(line), TEXT.index(line) + len(line), 1, (0, at, 9, at + 1))
    for at, line in enumerate(TEXT.splitlines())
    if line
)


@pytest.mark.spec("WS-145")
def test_a_line_with_a_vague_date_is_a_field_that_is_lost():
    assert [line for _, line in vague_lines(TEXT)] == [VAGUE]
    fields = machine_view(Document(TEXT, spans=SPANS), load_lexicon(), 2026 * 12).fields
    assert [(field.name, field.state) for field in fields if field.value == VAGUE] == [("Dates", FieldState.LOST)]


@pytest.mark.spec("WS-145")
@pytest.mark.parametrize(
    ("period", "dates"),
    [("2021-04/..", ("2021-04", "", True)), ("2021/2022-03", ("2021", "2022-03", False))],
)
def test_a_role_is_read_with_the_dates_that_the_person_gives(period, dates):
    document = with_given_dates(Document(TEXT, spans=SPANS), {VAGUE: period})
    first, second = career_in(document, load_lexicon()).positions
    assert (first.title, first.employer) == ("Journeyman Electrician", "Cascade Current Co.")
    assert (first.start, first.end, first.is_current) == dates
    assert [deed.text for deed in first.deeds] == ["Wired 48 apartments from rough-in to trim in fall '22."]
    assert (second.start, second.end) == ("2017-06", "2021-03")


@pytest.mark.spec("WS-145")
def test_what_comes_after_stays_at_its_place():
    document = with_given_dates(Document(TEXT, spans=SPANS), {VAGUE: "2021-04/2022-03"})
    lines = [line for line in TEXT.splitlines() if line]
    words = [document.text[span.start : span.end] for span in document.spans]
    assert words == [line.replace("Spring '21 - now", "2021-04 – 2022-03") for line in lines]


@pytest.mark.spec("WS-145")
def test_dates_of_other_lines_change_nothing():
    document = Document(TEXT, spans=SPANS)
    assert with_given_dates(document, {"Apprentice Electrician 06/2017 – 03/2021": "2001/.."}) == document
