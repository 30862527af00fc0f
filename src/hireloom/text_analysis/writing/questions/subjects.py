"""What an interview asks about: the title of the job and the skills that a deed names."""

from dataclasses import replace

from hireloom.domain.resume_match.job_texts import NoRequirement
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import job_requirements, telling_terms
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.statements import Statement
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.writing.clauses.plain_deeds import names

FEWEST_LINES = 4  # of an advert about the work


def lines_of(job: str) -> list[str]:
    """The lines of an advert about the work; in one without sections, where all seems to be noise, all lines."""
    lines = advert(job).lines
    of_work = [line.bare_text for line in lines if line.ask is not Ask.NOISE]
    return of_work if len(of_work) >= FEWEST_LINES else [line.bare_text for line in lines]


def told_about(text: str, about: frozenset[str], lexicon: Lexicon) -> float:
    """How much of what the job is about the text tells; `about` are the telling terms of the job."""
    return sum(lexicon.telling(term) for term in set(telling_terms(text, lexicon)) & about)


def with_its_skills(deed: Statement) -> Statement:
    """The deed with the skills that it names in words which a reader would recognize."""
    return replace(deed, skills=frozenset(skill for skill in deed.skills if names(deed.sentence.text, skill)))


def title_of(job: str, lexicon: Lexicon) -> str:
    """The title of the job; empty where the text asks for nothing."""
    try:
        return job_requirements(job, lexicon).job.title
    except NoRequirement:
        return ""
