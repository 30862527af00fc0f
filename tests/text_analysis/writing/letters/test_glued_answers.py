"""Answers from resumes whose sentences lost the space between them."""

from hireloom.domain.resume_match.analyses import Level
from hireloom.testing.measure import NOW
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.questions.interviews import interview
from hireloom.text_analysis.writing.trades.question_banks import load_bank

RESUME = """Lea Fenn

Work Experience
Machine Operator, Harborlight
March 2015 - June 2021
Shaped and built roads using large construction equipment.Operated a bulldozer at compactors.Documented inspections
"""
JOB = "Maintenance Mechanic\nRequirements\n- Adaptability\n- Preventive maintenance\nDuties\n- Repair conveyors\n"


def test_the_first_of_glued_sentences_is_told_as_a_sentence_of_the_person() -> None:
    questions = interview(RESUME, JOB, load_lexicon(), load_bank(), Level.BEGINNER, NOW)
    answers = " ".join(question.answer for question in questions)
    assert "I shaped and built roads using large construction equipment." in answers
    assert "equipment.Operated" not in answers
