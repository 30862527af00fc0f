"""The fields that a resume fills: each value with its words, years in bands, titles without employers."""

import pytest

from hireloom.domain.documents import Document, Span
from hireloom.testing.measure import resume_fields
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes import careers, readings
from hireloom.text_analysis.resumes.resume_fields import MOST_ROLES, MOST_SKILLS, fields_in, storable

NOW = 2026 * 12 + 10
RESUME = """Wei Zhang
SENIOR ACCOUNTANT
wei.zhang@mail.example, +91 98765 43210

Experience
Accountant, Loom Ltd 01/2020 - 06/2024
Closed the books with Excel and SQL each month; Excel models for budgets.
Payroll Clerk, Weave GmbH 01/2018 - 12/2019
Ran payroll for 200 people."""


def fields_of(text: str, **more):
    return fields_in(Document(text, **more), load_lexicon(), NOW)


def test_every_item_quotes_the_words_at_its_place():
    fields = fields_of(RESUME)
    assert set(fields) == {"name", "email", "phone_number", "country_code", "skills", "job_roles", "experience"}
    for field in fields.values():
        for quote in field.items:
            assert quote.quote == " ".join(RESUME[quote.start : quote.end].split())
            assert quote.page == 1


def test_the_years_are_what_the_periods_cover_or_what_is_stated_whichever_is_more():
    assert fields_of(RESUME)["experience"].value == "5-10"  # 6.5 years of work
    stated = fields_of(RESUME + "\nOver 12 years of experience in accounting.")["experience"]
    assert (stated.value, "12 years of experience" in stated.items[0].quote) == ("10+", True)
    assert "experience" not in fields_of("Wei Zhang\nwei.zhang@mail.example")


def test_titles_come_without_their_employers_and_not_in_capitals():
    assert fields_of(RESUME)["job_roles"].value.split(", ")[:2] == ["Senior Accountant", "Accountant"]


def test_skills_come_once_each_the_most_named_first():
    skills = fields_of(RESUME)["skills"].value.split(", ")
    assert len(skills) == len(set(skills)) <= MOST_SKILLS
    assert skills.index("Excel") < skills.index("SQL")
    assert len(fields_of(RESUME)["job_roles"].items) <= MOST_ROLES


def test_a_value_is_on_the_page_where_it_stands():
    place = RESUME.index("Payroll Clerk")
    spans = (Span(0, place, 1), Span(place, len(RESUME), 2))
    pages = {role.value: role.page for role in fields_of(RESUME, spans=spans)["job_roles"].items}
    assert (pages["Senior Accountant"], pages["Payroll Clerk"]) == (1, 2)


@pytest.mark.parametrize(
    ("name", "name_kept"),
    [("ZOË AL-FARSI", "Zoë Al Farsi"), ("José D'Souza", "José DSouza"), ("Rohan C. Patel", "Rohan C Patel")],
)
def test_a_name_is_offered_as_a_profile_can_keep_it(name, name_kept):
    assert storable(name) == name_kept


def test_nothing_comes_of_nothing():
    assert fields_of("") == {}
    assert set(resume_fields("").values()) == {None}


def test_the_measured_fields_are_as_written():
    result = resume_fields(RESUME)
    assert result == {
        "name": "Wei Zhang",
        "email": "wei.zhang@mail.example",
        "phone": "9876543210",
        "years": 6.5,
        "designation": "Senior Accountant",
    }


def test_what_is_too_long_for_a_sentence_is_not_looked_through_again_and_again(monkeypatch):
    """A row of two hundred titles, and a word without end, which some scripts have."""

    class Never:
        def search(self, text):
            raise AssertionError(text[:40])

    monkeypatch.setattr(readings, "_AS", Never())
    row = f"EXPERIENCE\nWe had {'nurse ' * 200}there.\n"
    assert not readings.reading(row, load_lexicon()).roles
    monkeypatch.setattr(careers, "_PRIVATE", Never())
    assert not careers.quotable("看" * 5_000)
