"""Plain functions for tools that measure how well the engine reads and ranks."""

from datetime import date
from functools import lru_cache
from pathlib import Path

from hireloom.domain.resume_match.findings import Kind
from hireloom.domain.resume_match.job_texts import NoRequirement
from hireloom.domain.resume_match.scores import points
from hireloom.text_analysis.adverts.requirements import JobRequirements, ProvableRequirement, job_requirements
from hireloom.text_analysis.evidence.evidence import judged
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.pastes import pasted
from hireloom.text_analysis.language.periods import MONTHS, month_of
from hireloom.text_analysis.resumes.careers import career as read_career
from hireloom.text_analysis.resumes.letterheads import mail_in, number_in, written_name
from hireloom.text_analysis.resumes.readings import Reading, reading
from hireloom.text_analysis.resumes.resume_fields import designation, whose, years_of
from hireloom.text_analysis.resumes.studies import highest

NOW = month_of(date(2026, 11, 1))  # fixed, so that figures do not change with the date


# A measurement ranks many pairs of the same texts; the product itself keeps only a few of them in memory.
@lru_cache(maxsize=4096)
def _reading(text: str, lexicon: Lexicon) -> Reading:
    return reading(text, lexicon)


@lru_cache(maxsize=4096)
def _requirements_of(text: str) -> JobRequirements:
    return job_requirements(pasted(text), load_lexicon())


def match_percent(resume_text: str, job_text: str) -> float:
    """The match percent before rounding; 0 where no requirement is found in the job."""
    try:
        findings = judged(resume_text, pasted(job_text), load_lexicon(), NOW, _reading).findings
    except NoRequirement:
        return 0.0
    return 100 * sum(map(points, findings)) / sum(finding.requirement.weight for finding in findings)


def evidence(resume_text: str, job_text: str) -> list[dict[str, str | list[str]]]:
    """The verdict on each of `requirements` and the words of the resume that show it; conditions are not judged."""
    match = judged(resume_text, pasted(job_text), load_lexicon(), NOW, _reading)
    scored: list[dict[str, str | list[str]]] = [
        {"verdict": finding.state.value, "quotes": [quote.quote for quote in finding.evidence]}
        for finding in match.findings
    ]
    return scored + [{"verdict": "missing", "quotes": []} for _ in match.conditions]


def requirements(job_text: str) -> list[dict[str, str | float]]:
    """What the job asks for, then its conditions: "text", "kind" (must, nice), "type", "quote" as the advert says it,
    and "years"."""
    try:
        needs = _requirements_of(job_text)
    except NoRequirement:
        return []
    needs_shown: list[dict[str, str | float]] = [
        {
            "text": need.requirement.label,
            "kind": "must" if need.requirement.must else "nice",
            "type": _type(need),
            "quote": need.requirement.source,
            "years": need.years,
        }
        for need in needs.asked
    ]
    beside: list[dict[str, str | float]] = [
        {"text": condition.label, "kind": "must", "type": "condition", "quote": condition.source, "years": 0}
        for condition in needs.conditions
    ]
    return needs_shown + beside


def _type(requirement: ProvableRequirement) -> str:
    if requirement.requirement.whole:
        return "field"
    if requirement.requirement.kind is Kind.EXPERIENCE:
        return "years" if requirement.years else "field"
    if requirement.is_manner:
        return "trait"
    return "licence" if requirement.requirement.kind is Kind.CERTIFICATE else requirement.requirement.kind.value


def skills(text: str) -> list[str]:
    """The skills that `text` names, as written, in order; without soft skills."""
    skills = load_lexicon().skills_in(text)
    return [text[mention.start : mention.end] for mention in skills if mention.skill.kind != "soft"]


def resume_fields(text: str) -> dict[str, str | float | None]:
    """Fields from the head and the roles of a resume, as written; None for those that it does not have."""
    name, mail, number = whose(text, load_lexicon()), mail_in(text), number_in(text)
    return {
        "name": written_name(name.value) if name else None,
        "email": mail.value if mail else None,
        "phone": number.digits if number else None,
        "years": years_of(text, load_lexicon(), NOW),
        "designation": designation(text, load_lexicon()) or None,
    }


def career(text: str) -> dict[str, object]:
    """The roles with a title and their dates as `YYYY-MM` or `present`, and the highest level of education."""
    life = read_career(text, load_lexicon())
    roles = [
        {
            "title": role.title,
            "employer": role.employer or None,
            "start": role.period and _written(role.period.first),
            "end": role.period and _written(role.period.last),
        }
        for role in life.roles
        if role.title
    ]
    level = highest(life.education)
    return {"roles": roles, "level": level.name.lower() if level else None}


def _written(month: int | None) -> str:
    return "present" if month is None else f"{month // MONTHS}-{month % MONTHS + 1:02}"


def document_text(path: str | Path) -> str:
    """The visible text of a file; raises a refusal where it cannot be read."""
    from hireloom.testing.documents import document_text as read

    return str(read(path))
