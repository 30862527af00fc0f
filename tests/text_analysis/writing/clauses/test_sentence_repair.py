"""Articles and conjunctions that notes leave out."""

import pytest

from hireloom.text_analysis.writing.clauses.sentence_repair import repaired, role_in_prose


@pytest.mark.parametrize(
    ("note", "sentence"),
    [
        ("I managed $7.1M project for the port", "I managed a $7.1M project for the port"),
        (
            "I greeted the crews on the quay, updated their papers",
            "I greeted the crews on the quay and updated their papers",
        ),
        (
            "I ran $7.1M new ferry terminal project for the port",
            "I ran a $7.1M new ferry terminal project for the port",
        ),
        ("I cared for patients in an correctional setting", "I cared for patients in a correctional setting"),
        ("I cooked variety of soups", "I cooked a variety of soups"),
        ("I answered calls in professional manner", "I answered calls in a professional manner"),
        ("I assisted with preparation of menus", "I assisted with the preparation of menus"),
        ("I wrote tools in Python", "I wrote tools in Python"),
        ("I trained staff for new harbor location", "I trained staff for a new harbor location"),
        ("I plan and run budget of the quay", "I plan and run a budget of the quay"),
        ("I led talented team of 8 clerks", "I led the talented team of 8 clerks"),
        ("I planned shifts to best serve the port", "I planned shifts to best serve the port"),
        ("I wrote HR Reports for the port", "I wrote HR reports for the port"),
    ],
)
def test_a_note_becomes_a_sentence(note, sentence):
    assert repaired(note) == sentence


@pytest.mark.parametrize(
    ("title", "role"),
    [
        ("Project Accountant", "project accountant"),
        ("Doorman", "doorman"),
        ("English Teacher", "English teacher"),
        ("Python Developer", "Python Developer"),
        ("Japan Program Manager", "Japan program manager"),
        ("PeopleSoft Developer", "PeopleSoft developer"),
    ],
)
def test_a_title_stands_small_inside_a_sentence_unless_it_holds_a_name(title, role):
    assert role_in_prose(title) == role
