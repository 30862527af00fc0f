"""What a child does before the first analysis, so that nobody waits for it: loads the tables and uses them once."""

from datetime import date

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.analyses import Level
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.periods import month_of
from hireloom.text_analysis.writing.letters.phrases import load_phrases
from hireloom.text_analysis.writing.places import placed
from hireloom.text_analysis.writing.questions.interviews import interview
from hireloom.text_analysis.writing.trades.question_banks import load_bank
from hireloom.text_analysis.writing.trades.usual_work import load_fields

RESUME = """Jane Sample
Experience
Nurse, City Hospital, 2019 - 2022
- Cared for 12 patients a day and trained 3 nurses
Education
Bachelor of Science in Nursing, 2018
Skills
Patient care, Python"""
JOB = """Registered nurse
Requirements
- 3 years of experience in patient care
- Bachelor's degree
- Must be willing to work nights"""


def warm() -> None:
    lexicon, resume = load_lexicon(), Document(RESUME)
    load_fields()
    load_phrases()
    now = month_of(date(2024, 1, 1))
    placed(find(resume, JOB, lexicon, now=now), resume, JOB, lexicon)
    interview(RESUME, JOB, lexicon, load_bank(), next(iter(Level)), now)
