"""The six answers for a cover letter, split from one text."""

from hireloom.domain.cover_letters.letter_answers import Answers


def test_each_label_begins_an_answer_and_the_rest_is_a_note():
    answers = Answers.read(
        "Hello.\n1. Motivation: I like\n ports.\nRelevant experience: Ten years.\nKey achievements? A ledger.\n"
        "Strengths: SQL\nWhy this company: Its ships.\nAvailability: Monday\nSkills: Python"
    )
    assert answers == Answers("I like ports.", "Ten years.", "A ledger.", "SQL Python", "Its ships.", "Hello. Monday")
    assert answers.text.splitlines()[0] == "I like ports."


def test_a_text_without_labels_is_a_note_and_none_is_nothing():
    assert Answers.read("I can start at once.") == Answers(notes="I can start at once.")
    assert Answers.read("") == Answers()
    assert Answers().text == ""
