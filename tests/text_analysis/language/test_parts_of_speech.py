"""What each word of a line is, and the forms of verbs."""

import pytest

from hireloom.text_analysis.language.inflection import base_form, in_past, participle_of
from hireloom.text_analysis.language.parts_of_speech import BASE, GERUND, PAST, PERSON, TAGS, VERBS, tagged, tags


@pytest.mark.parametrize(
    ("line", "letters"),
    [
        ("Used nets to keep a clean harbor", "dSTvDJN"),
        ("Count the boats", "vDS"),
        ("Sales of nets", "SIS"),
    ],
)
def test_words_are_told_apart_by_their_neighbors(line: str, letters: str) -> None:
    assert "".join(token.tag for token in tagged(line)) == letters


def test_a_token_says_where_it_stands() -> None:
    line = "Cut costs by 20%, e.g. the crew's"
    assert [line[token.start : token.end] for token in tagged(line)] == [token.text for token in tagged(line)]
    assert "20%" in [token.text for token in tagged(line)]


def test_the_same_word_may_be_a_verb_or_a_noun() -> None:
    as_noun, as_verb = tags(["We", "saw", "the", "load"])[3], tags(["Load", "the", "vans"])[0]
    assert as_noun not in VERBS
    assert as_verb == BASE


def test_there_is_nothing_to_tell_of_an_empty_line() -> None:
    assert tagged("") == ()
    assert len(set(TAGS)) == len(TAGS)


@pytest.mark.parametrize(
    ("word", "tag", "base"),
    [
        ("planning", GERUND, "plan"),
        ("managing", GERUND, "manage"),
        ("calibrating", GERUND, "calibrate"),
        ("studies", PERSON, "study"),
        ("ran", PAST, "run"),
        ("studied", PAST, "study"),
        ("load", BASE, "load"),
        ("table-tops", PERSON, ""),
    ],
)
def test_the_base_of_a_form(word: str, tag: str, base: str) -> None:
    assert base_form(word, tag) == base


def test_the_past_of_a_verb() -> None:
    assert [in_past(base) for base in ("plan", "write", "manage", "study", "load")] == [
        "planned",
        "wrote",
        "managed",
        "studied",
        "loaded",
    ]
    assert participle_of("wrote") == "written"
    assert participle_of("loaded") == "loaded"
