"""Keywords of a recruiter that are not about the work: what the employer offers or states, and words of hiring."""

import re

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.spellings import opening
from hireloom.text_analysis.writing.need_lines import is_said

EQUAL = "Equal opportunity employer"
_EQUAL = re.compile(r"(?:an )?(?:equal (?:employment )?opportunity(?: employer)?|EEOC?|EOE|affirmative action)", re.I)
_BENEFIT = re.compile(
    r"(?:(?:full|employee|health|great|excellent|comprehensive|company|fringe) )*benefits?(?: package)?"
    r"|(?:(?:health|medical|dental|vision|life|disability|healthcare|and|&) ?)+(?:insurance|benefits|coverage)"
    r"|(?:long|short)[- ]term disability|wellness programs?"
    r"|401\s?\(?k\)?(?: (?:plan|match(?:ing)?))*|(?:retirement|pension) (?:plan|savings)"
    r"|(?:paid )?(?:time off|vacations?|PTO|sick (?:leave|days)|parental leave)|paid (?:holidays|training|leave)"
    r"|tuition (?:reimbursement|assistance)|(?:sign[- ]on |signing |referral |performance )?bonus(?:es)?"
    r"|(?:employee|store|merchandise) discounts?|free (?:meals|parking|lunch)|relocation(?: assistance| package)?"
    r"|(?:flexible|flex) (?:schedules?|hours|scheduling)|stock options|profit[- ]sharing|weekly pay|overtime pay"
    r"|company (?:car|vehicle|phone)|career (?:advancement|growth)|advancement opportunit(?:y|ies)|base salary",
    re.I,
)
_INSURES = re.compile(
    r"\b(?:insurance|claims?|adjusters?|underwrit\w+|benefits?|actuar\w+|disability|health ?plans?|policy|billing"
    r"|producer|State Farm)\b",
    re.I,
)
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
    r"|(?:fast[- ]paced|high[- ]energy)(?: environment)?",
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
    is_insurer = not words_named("insurers", "writing").isdisjoint(re.findall(r"\w+", title.casefold()))
    is_work = (
        is_insurer
        or _INSURES.search(title)
        or any(is_said(word, title) for word in re.findall(r"[a-z]{4,}", keyword, re.I))
    )
    return opening(keyword) if _BENEFIT.fullmatch(keyword) and not is_work else ""


def is_beside_the_work(keyword: str, title: str) -> bool:
    """Words of pay, traits, and words of hiring where the title does not hire or look after staff."""
    is_hiring = _HIRING.fullmatch(keyword) is not None and not _HIRES.search(title)
    return is_hiring or any(pattern.fullmatch(keyword) for pattern in (_BOAST, _TRAIT))
