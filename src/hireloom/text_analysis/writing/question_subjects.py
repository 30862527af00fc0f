"""What an interview asks about: the title and the duties of the job, and the skills that a deed names."""

import re
from dataclasses import replace

from hireloom.domain.resume_match.job_texts import NoRequirement
from hireloom.text_analysis.adverts.requirements import job_requirements, telling_terms
from hireloom.text_analysis.evidence.duties import asked_duties
from hireloom.text_analysis.evidence.statements import Statement
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.resumes.careers import quotable
from hireloom.text_analysis.writing import letter_duties
from hireloom.text_analysis.writing.plain_deeds import is_plain_duty, names
from hireloom.text_analysis.writing.question_wording import is_task

# Lines about the person they look for say nothing about the work.
_OF_WHO = re.compile(
    r"^you\s?:|\b(?:wir suchen|sie bringen|candidates?|to be successful|experience (?:in|with|as)"
    r"|years?['’]? (?:of )?experience)\b",
    re.I,
)


def plain_duties(job: str, lexicon: Lexicon) -> list[str]:
    """The duties of the job that somebody can say, the most telling first."""
    duties = [duty for duty in asked_duties(job, lexicon) if quotable(duty) and not _OF_WHO.search(duty)]
    duties = [duty for duty in duties if is_task(duty) and is_plain_duty(letter_duties.duty(duty), duty)]

    def weight(duty: str) -> float:
        return sum(sorted(lexicon.telling(term) for term in telling_terms(duty, lexicon))[-6:])

    return sorted(duties, key=weight, reverse=True)


def with_its_skills(deed: Statement) -> Statement:
    """The deed with the skills that it names in words which a reader would recognize."""
    return replace(deed, skills=frozenset(skill for skill in deed.skills if names(deed.sentence.text, skill)))


def title_of(job: str, lexicon: Lexicon) -> str:
    """The title of the job; empty where the text asks for nothing."""
    try:
        return job_requirements(job, lexicon).job.title
    except NoRequirement:
        return ""
