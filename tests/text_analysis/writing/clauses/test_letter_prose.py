"""Which clauses a letter may tell: whole deeds without the gaps and slips of notes."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.clauses.prose import is_cut_off, is_hollow, is_spelled, unpadded
from hireloom.text_analysis.writing.clauses.wording import sayable


@pytest.mark.parametrize(
    "clause",
    [
        "I trained four new porters in the safe use of lifts",
        "I cut the waiting time of the harbor office from 40 minutes to 15",
        "I led 12 drivers",
        "I ensured compliance with the rules of the port",
        "I ensured that the papers were filed on time",
        "I washed and folded sails",
        "I kept the files of the crew and the files of the port",
        "I worked with the harbor office to move two piers",
    ],
)
def test_a_whole_deed_may_be_told(clause):
    assert not is_hollow(clause)
    assert not is_cut_off(clause)


@pytest.mark.parametrize(
    ("clause", "fault"),
    [
        ("I ensured that daily care of the boats and crews", "no predicate"),
        ("I set the priorities and work orders ensuring changes", "the rest is lost"),
        ("I wrote reports on the state of the boat at the end", "the rest is lost"),
        ("I reported to the harbor office committed", "the rest is lost"),
        ("I designed signs, posting and editing texts for the port", "two rows in one"),
        ("I built a travel program, a test of sales by mail", "a row without its 'and'"),
        ("I processed memos in accurate", "its noun is lost"),
        ("I built a yard conducive and fair to all", "its complement is lost"),
        ("I wrote to owners in an effort to sell ropes", "no deed"),
        ("I decreased the loss of ropes of 1.4%", "by or to?"),
        ("I kept the sailors' bond between the sailor and us", "the same word twice"),
    ],
)
def test_half_a_deed_may_not(clause, fault):
    assert is_cut_off(clause), fault


@pytest.mark.parametrize(
    "clause",
    [
        "I received rents",
        "I communicated with all levels of the port",
        "I completed all papers in the most efficient manner possible",
        "I have kept full responsibility for each of the boats",
        "I worked with captains, owners and brokers",
        "I acted as a liaison for the crews of the port",
        "I assisted in all phases of the repair of boats",
        "I developed and rolled out new strategies",
        "I was certified in the use of three cranes",
        "I included the training of nine porters",
    ],
)
def test_what_anybody_could_say_is_hollow(clause):
    assert is_hollow(clause)


def test_words_that_praise_are_left_out():
    assert unpadded("I successfully painted two boats") == "I painted two boats"
    assert unpadded("I was actively engaged in the plan") == "I was actively engaged in the plan"


def test_a_word_too_many_is_left_out():
    assert unpadded("I have also painted two boats") == "I have painted two boats"


def test_a_slip_of_the_pen_is_seen_and_a_rare_word_is_none():
    lexicon = load_lexicon()
    assert not is_spelled("I implimented the new schedule", lexicon)
    assert is_spelled("I implemented the new schedule of a barquentine", lexicon)


def test_two_words_without_their_space_are_seen():
    assert not is_spelled("I settled inquiriesand complaints", load_lexicon())


def test_a_skill_that_is_no_noun_phrase_of_its_own_is_not_named():
    assert sayable(["payroll", "resolve issues", "employee handbook"]) == ["payroll"]
    assert sayable(["Excel", "Microsoft Office"]) == ["Microsoft Office"]
