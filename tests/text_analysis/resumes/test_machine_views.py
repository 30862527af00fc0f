"""What a machine does not understand in a resume."""

import pytest

from hireloom.domain.documents import Document, Omission, OmissionReason, PageBox, Span
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.machine_views import FieldState, ProblemKind, machine_view

NOW = 2026 * 12
TEXT = """Anna Loewe
anna@work.example | +1 415 555 0142

EXPERIENCE
Staff Nurse\tMar 2022 – Present
Halewood General Hospital | Columbus, Ohio
• Charted every shift in Epic.
"""


def problems(document):
    return {problem.kind: problem for problem in machine_view(document, load_lexicon(), NOW).problems}


@pytest.mark.spec("WS-141")
def test_a_plain_resume_has_nothing_to_mend():
    assert problems(Document(TEXT)) == {}


@pytest.mark.spec("WS-141")
@pytest.mark.parametrize("number", ["+31 6 5550 0142", "+49 (30) 901820"])
def test_telephone_numbers_of_all_countries_are_read(number):
    fields = machine_view(Document(TEXT.replace("+1 415 555 0142", number)), load_lexicon(), NOW).fields
    [phone] = [field for field in fields if field.name == "Phone"]
    assert (phone.value, phone.state) == (number, FieldState.READ)


@pytest.mark.spec("WS-141")
def test_hidden_words_are_quoted_and_counted():
    omission = Omission(OmissionReason.INVISIBLE, "master electrician foreman", 1)
    problem = problems(Document(TEXT, omissions=(omission,)))[ProblemKind.HIDDEN]
    assert problem.quotes == ("master electrician foreman",)
    assert problem.text.startswith("3 words stand there in the color of the page")


@pytest.mark.spec("WS-141")
def test_lines_that_run_straight_across_two_columns_are_named():
    row = "Charted every shift\tWon the ward prize\n"
    assert ProblemKind.COLUMNS not in problems(Document(TEXT + row * 5))
    assert problems(Document(TEXT + row * 6))[ProblemKind.COLUMNS].quotes == (
        "Charted every shift … Won the ward prize",
    )


@pytest.mark.spec("WS-141")
def test_signs_that_only_a_font_understands_are_counted():
    problem = problems(Document(TEXT, unreadable=3))[ProblemKind.FONT]
    assert problem.text == "3 signs are drawings of a font, and a machine sees no letter in them."


@pytest.mark.spec("WS-141")
@pytest.mark.parametrize(
    ("dates", "is_understood"),
    [
        ("Mar 2022 – Present", True),
        ("Spring 2019 – Fall 2021", True),
        ("'19 – '21", False),
        ("Q3 2019 until Q1 2021", True),
        ("early 2019 to late 2021", False),
        ("seit 02.19", False),
        ("2019年3月 – 2021年5月", False),
    ],
)
def test_a_date_that_is_not_understood_is_quoted(dates, is_understood):
    problem = problems(Document(TEXT.replace("Mar 2022 – Present", dates))).get(ProblemKind.DATE)
    assert (problem is None) is is_understood
    assert problem is None or any(dates in quote for quote in problem.quotes)


@pytest.mark.spec("WS-141")
def test_a_season_in_a_sentence_dates_no_role():
    assert problems(Document(TEXT.replace("every shift", "every shift of Q3 2023"))) == {}


@pytest.mark.spec("WS-141")
@pytest.mark.parametrize(("left_of_second", "has_columns"), [(300.0, True), (60.0, False)])
def test_lines_beside_others_are_columns(left_of_second, has_columns):
    lines, place, spans = TEXT + "word\n" * 12, len(TEXT), []
    for number in range(12):
        left, row = (40.0, number) if number < 6 else (left_of_second, number - 6)
        top = 100.0 + 14 * row + (0 if has_columns or number < 6 else 200)
        spans.append(Span(place, place + 4, 1, (left, top, left + 200, top + 10)))
        place += 5
    assert (ProblemKind.COLUMNS in problems(Document(lines, spans=tuple(spans)))) is has_columns


@pytest.mark.spec("WS-143")
def test_a_field_has_the_place_of_its_words_and_a_problem_the_numbers_of_its_fields():
    spans, start = [], 0
    for number, line in enumerate(TEXT.splitlines()):
        if line:
            spans.append(
                Span(start, start + len(line), 1, (40.0, 14.0 * number, 40.0 + 5 * len(line), 14.0 * number + 10))
            )
        start += len(line) + 1
    view = machine_view(
        Document(TEXT, spans=tuple(spans), pictures=(PageBox(1, 40, 300, 200, 380), PageBox(1, 0, 0, 9, 9))),
        load_lexicon(),
        NOW,
    )
    places = {field.name: field.place for field in view.fields}
    assert places["Name"] == (1, 40, 0, 90, 10)
    assert places["Email"] == (1, 40, 14, 125, 24)
    assert places["Role"] == (1, 40, 56, 95, 66)
    assert places["Sentences"] == (1, 40, 84, 190, 94)
    assert places["Picture"] == (1, 40, 300, 200, 380)
    numbers = {field.name: number for number, field in enumerate(view.fields, 1)}
    about = {problem.kind: problem.fields for problem in view.problems}
    assert about == {ProblemKind.PICTURE: (numbers["Picture"],)}


@pytest.mark.spec("WS-141")
def test_hidden_words_are_a_field_that_is_lost():
    omission = Omission(OmissionReason.TINY, "foreman", 1)
    view = machine_view(Document(TEXT, omissions=(omission,)), load_lexicon(), NOW)
    assert (view.fields[-1].name, view.fields[-1].value) == ("Hidden text", "1 word nobody can see")
    assert view.problems[0].fields == (len(view.fields),)


@pytest.mark.spec("WS-143")
def test_what_a_tab_separates_stands_at_the_edges():
    start = TEXT.index("Staff")
    end = TEXT.index("\n", start)
    view = machine_view(Document(TEXT, spans=(Span(start, end, 1, (40, 0, 540, 10)),)), load_lexicon(), NOW)
    places = {field.name: field.place for field in view.fields}
    assert places["Role"] == (1, 40, 0, 95, 10)
    assert places["Dates"] == (1, 450, 0, 540, 10)
