"""The skills that a job names, the most telling first, with the sentence of the resume that shows each."""

from dataclasses import dataclass
from functools import lru_cache

from hireloom.domain.resume_match.analyses import TopSkill
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.implied import shown_by
from hireloom.text_analysis.evidence.proofs import fullest
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.words import stem, words
from hireloom.text_analysis.resumes.careers import quotable
from hireloom.text_analysis.resumes.readings import Reading, reading

MOST = 10


@dataclass(frozen=True, slots=True)
class JobSkill:
    """A skill the job asks for; `proof` is a sentence of the resume on one line, or empty."""

    skill: Skill
    must: bool
    source: str
    proof: str


@lru_cache(maxsize=16)
def job_skills(resume: str, job: str, lexicon: Lexicon) -> tuple[JobSkill, ...]:
    """Every skill of the job: musts before the rest, hard before soft skills, frequent and telling ones first."""
    resume_reading = reading(resume, lexicon)
    lines: dict[Skill, list[tuple[int, str, bool]]] = {}
    for at, line in enumerate(advert(job).lines):
        if line.ask is not Ask.NOISE:
            for mention in lexicon.skills_in(line.bare_text):
                lines.setdefault(mention.skill, []).append((at, line.text, line.asks_at(mention.start) is not Ask.NICE))

    def rank(skill: Skill) -> tuple[int, bool, float, int]:
        must = any(is_must for _, _, is_must in lines[skill])
        weight = min(len(lines[skill]), 3) + 2 * _telling(skill, lexicon)
        return (
            ("language", "soft").index(skill.kind) + 1 if skill.kind in ("language", "soft") else 0,
            not must,
            -weight,
            lines[skill][0][0],
        )

    return tuple(
        JobSkill(
            skill, any(is_must for _, _, is_must in lines[skill]), lines[skill][0][1], _proof(skill, resume_reading)
        )
        for skill in sorted(lines, key=rank)
    )


def top_skills(resume: str, job: str, lexicon: Lexicon) -> tuple[TopSkill, ...]:
    """The ten most telling skills of the job."""
    return tuple(
        TopSkill(rank, need.skill.name, need.must, need.proof)
        for rank, need in enumerate(job_skills(resume, job, lexicon)[:MOST], start=1)
    )


def _telling(skill: Skill, lexicon: Lexicon) -> float:
    """A name that the statistics do not know is rare, and therefore telling."""
    weights = [lexicon.telling(stem(word.norm)) for word in words(skill.name)]
    return max(weights, default=0.0) or 1.0


def _proof(skill: Skill, resume: Reading) -> str:
    """The fullest sentence that names the skill: a deed proves more than a list of words."""
    places = [at for at in shown_by(skill, resume) if quotable(resume.sentence(at))]
    return resume.sentence(fullest(places, resume)) if places else ""
