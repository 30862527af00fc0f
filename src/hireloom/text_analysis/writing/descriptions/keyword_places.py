"""Keywords of a recruiter that are not about the work: what the employer offers or states, and words of hiring."""

import re

from hireloom.text_analysis.language.benefits import is_benefit
from hireloom.text_analysis.language.spellings import opening

EQUAL = "Equal opportunity employer"
_EQUAL = re.compile(r"(?:an )?(?:equal (?:employment )?opportunity(?: employer)?|EEOC?|EOE|affirmative action)", re.I)
# What every employer says of its pay, and nothing of the job.
_BOAST = re.compile(r"(?:competitive|great|excellent|top) (?:pay|salary|wages?|compensation)|compensation|salary", re.I)
_HIRING = re.compile(
    r"(?:recruit(?:ing|ment|er)?|staffing|hiring(?: process)?|talent acquisition"
    r"|job (?:postings?|openings?|fairs?|boards?)"
    r"|applicants?|resum(?:e|é)s?|employment|human resources?|HR|onboarding|interview(?:s|ing)|background check process"
    r"|employee benefits|employee relations)",
    re.I,
)
# What is said of people or of any job, and is no skill.
_TRAIT = re.compile(
    r"(?:tight|strict|multiple|competing) (?:deadlines|projects|priorities|tasks)|(?:growing|increas\w+) revenue"
    r"|multi[- ]?task(?:ing)?|enthusias(?:tic|m)|collaborative|passionate|dynamic|outgoing"
    r"|(?:fast[- ]paced|high[- ]energy|(?:ever[- ]?)?changing)(?: environment)?"
    r"|(?:take|taking|show(?:ing)?) initiative|learn(?:s|ing)? quickly|quick learners?|solv(?:e|es|ing) problems"
    r"|(?:resolve|resolving) issues|use of (?:a )?computers?|problem[- ]solvers?|people persons?",
    re.I,
)
_HIRES = re.compile(
    r"\b(?:HR|human resources?|recruit\w*|talent|staffing|people (?:operations|partner|manager)|personnel|payroll"
    r"|employment|benefits)\b",
    re.I,
)


def offer_of(keyword: str, title: str) -> str:
    """'401(k)' and 'Equal opportunity employer', as the offer of a job says it; empty for what is about the work: an
    agent sells life insurance, and a benefits analyst looks after retirement plans."""
    if _EQUAL.fullmatch(keyword):
        return EQUAL
    return opening(keyword) if is_benefit(keyword, title) else ""


def is_beside_the_work(keyword: str, title: str) -> bool:
    """Words of pay, traits, and words of hiring where the title does not hire or look after staff."""
    is_hiring = _HIRING.fullmatch(keyword) is not None and not _HIRES.search(title)
    return is_hiring or any(pattern.fullmatch(keyword) for pattern in (_BOAST, _TRAIT))
