"""One order of a letter as tests vary it; every letter is checked to be true."""

from hireloom.domain.cover_letters.letter_answers import Answers
from hireloom.domain.cover_letters.orders import LetterOrder, LetterSender, Opening, Style
from hireloom.domain.documents import Document
from hireloom.testing.measure import NOW
from hireloom.testing.samples import JOB, RESUME
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.letters.claims import claims
from hireloom.text_analysis.writing.letters.letters import written
from hireloom.text_analysis.writing.letters.phrases import load_phrases

OPENING = Opening("Senior Python Engineer", "Harborlight Logistics", JOB)
ANN = LetterSender("Ann Fresh")
CLERK = Opening("Stock Clerk", "Acme", "Manage the stock.")
SENDER = LetterSender("Marisol Quenneville", "Python, SQL", "Backend Engineer", "10+")


def letter(job=OPENING, answers="", resume=RESUME, sender=SENDER, **style):
    order = LetterOrder(job, sender, Document(resume), Answers.read(answers), Style(**style))
    text = written(order, load_lexicon(), load_phrases(), NOW)
    assert [claim.text for claim in claims(text, order, load_lexicon(), NOW) if not claim.supported] == []
    return text
