"""Articles and conjunctions that notes leave out."""

import pytest

from hireloom.text_analysis.writing.sentence_repair import repaired


@pytest.mark.parametrize(
    ("note", "sentence"),
    [
        ("I managed $7.1M project for the port", "I managed a $7.1M project for the port"),
        (
            "I greeted the crews on the quay, updated their papers",
            "I greeted the crews on the quay and updated their papers",
        ),
        ("I cooked variety of soups", "I cooked a variety of soups"),
        ("I answered calls in professional manner", "I answered calls in a professional manner"),
        ("I assisted with preparation of menus", "I assisted with the preparation of menus"),
        ("I wrote tools in Python", "I wrote tools in Python"),
    ],
)
def test_a_note_becomes_a_sentence(note, sentence):
    assert repaired(note) == sentence
