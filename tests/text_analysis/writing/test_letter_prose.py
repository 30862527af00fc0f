"""Which clauses a letter may tell: whole sentences without the gaps and slips of notes."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.letter_prose import is_spelled, reads_well, unpadded
from hireloom.text_analysis.writing.letter_wording import sayable


@pytest.mark.parametrize(
    "clause",
    [
        "I trained four new porters in the safe use of lifts",
        "I cut the waiting time of the harbor office from 40 minutes to 15",
        "I answered calls from visitors and passed them on to the nurses",
        "I have planned the weekly shifts of 12 drivers",
        "I settled 40,000 transfers a day with two clerks",
        "I sorted the mail for the captain and pilot of each ship",
        "I ensured that the papers were completed and filed on time",
        "I ran a class that prepared the new hands and led to fewer losses",
    ],
)
def test_a_whole_sentence_may_be_told(clause):
    assert reads_well(clause)


@pytest.mark.parametrize(
    ("clause", "fault"),
    [
        ("I described product to visitors of three halls", "a noun without its article"),
        ("I trained 40 clerk in the safe use of lifts", "a number without its plural"),
        ("I answered calls from visitors and transferred to the nurse", "a verb without its object"),
        ("I sorted letters from three offices and answer or forward", "two tenses"),
        ("I manage the stock of the ferry and placed new orders", "the present and then the past"),
        ("I greet each guest at the door, show the way", "a row without its 'and'"),
        ("I answered customers questions about the new ferry", "two nouns side by side"),
        ("I checked the papers of crews under the QXRFTU rules", "short forms that nobody knows"),
        ("I painted boats, swept yards, mended nets, sold fish and drove vans", "a list that nobody takes in"),
        ("I was responsible for various duties in the harbor", "words that say nothing"),
        ("I led the crew", "too little"),
    ],
)
def test_a_note_may_not(clause, fault):
    assert not reads_well(clause), fault


def test_words_that_praise_are_left_out():
    assert unpadded("I successfully painted two boats") == "I painted two boats"
    assert unpadded("I was actively engaged in the plan") == "I was actively engaged in the plan"


def test_a_word_too_many_is_left_out():
    assert unpadded("I have also painted two boats") == "I have painted two boats"


def test_a_slip_of_the_pen_is_seen_and_a_rare_word_is_none():
    lexicon = load_lexicon()
    assert not is_spelled("I implimented the new schedule", lexicon)
    assert is_spelled("I implemented the new schedule of a barquentine", lexicon)


@pytest.mark.parametrize(
    "clause",
    [
        "I monitored visitor's breathing in three wards",
        "I drew plans of two quays and disseminate them",
        "I led al crews",
    ],
)
def test_a_slip_is_seen_in_possessives_second_verbs_and_small_words(clause):
    assert not (reads_well(clause) and is_spelled(clause, load_lexicon()))


def test_a_skill_that_is_no_noun_phrase_of_its_own_is_not_named():
    assert sayable(["payroll", "resolve issues", "employee handbook"]) == ["payroll"]
    assert sayable(["Excel", "Microsoft Office"]) == ["Microsoft Office"]
