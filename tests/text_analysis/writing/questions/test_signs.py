"""Signs that mean something to formats and patterns are text in whatever is written from a resume and an advert."""

import pytest

from hireloom.domain.cover_letters.letter_answers import Answers
from hireloom.domain.cover_letters.orders import LetterOrder, LetterSender, Opening
from hireloom.domain.documents import Document
from hireloom.domain.resume_match.analyses import Level
from hireloom.testing.measure import NOW
from hireloom.testing.samples import JOB, RESUME
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.letters.letters import written
from hireloom.text_analysis.writing.letters.phrases import load_phrases
from hireloom.text_analysis.writing.questions.interviews import interview
from hireloom.text_analysis.writing.trades.question_banks import load_bank


@pytest.mark.parametrize("signs", ["{0}", "{x.__class__}", "{}", "%s", "%(x)s", r"\1", r"\g<9>", "$1"])
def test_a_letter_and_questions_are_written_with_them(signs: str) -> None:
    resume, job = RESUME.replace("Redis", signs), JOB.replace("shipments", signs)
    order = LetterOrder(
        Opening(f"Senior {signs} Engineer", f"Harborlight {signs}", job),
        LetterSender(f"Marisol {signs}", "", "", ""),
        Document(resume),
        Answers(notes=signs),
    )
    assert signs in written(order, load_lexicon(), load_phrases(), NOW)
    assert interview(resume, job, load_lexicon(), load_bank(), Level.INTERMEDIATE, NOW)
