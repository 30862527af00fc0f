"""What texts need to be filled in."""

import pytest

from hireloom.domain.answer_templates import (
    DEFAULT_TEMPLATES,
    EVIDENCE,
    INTERVIEW,
    VARIABLES,
    ValueUnknown,
    asks_for_evidence,
    asks_for_interview,
    must_be_filled,
)


@pytest.mark.spec("HIR-A01", "HIR-A05")
@pytest.mark.parametrize("name", VARIABLES)
def test_a_variable_asks_for_the_resume_for_the_interview_or_for_neither(name):
    text = f"Dear {{first name}}, {{{name}}} it is."
    assert (asks_for_evidence(text), asks_for_interview(text)) == (name in EVIDENCE, name in INTERVIEW)
    assert {*EVIDENCE, *INTERVIEW} < {*VARIABLES}


@pytest.mark.parametrize("text", ["", "met, missing, interview", "{ met } {Interview}", "{{salary}}"])
def test_words_alone_ask_for_nothing(text):
    assert not asks_for_evidence(text)
    assert not asks_for_interview(text)


def test_the_default_list_asks_for_both():
    texts = [template.text for template in DEFAULT_TEMPLATES]
    assert [sum(map(asks, texts)) for asks in (asks_for_evidence, asks_for_interview)] == [3, 1]


def test_a_text_with_a_gap_is_not_sent():
    with pytest.raises(ValueUnknown, match=r"^For this person, \{met\}, \{job\} cannot be filled in\.$"):
        must_be_filled("{met} and {job}, {met}")
    must_be_filled("Dear {everybody}, met")  # no variable
