"""How near the work of a resume comes to that of a job."""

from hireloom.domain.cover_letters.orders import LetterOrder
from hireloom.domain.refusals import Invalid, Malformed
from hireloom.domain.resume_match.findings import Finding
from hireloom.domain.resume_match.job_texts import NoRequirement
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.writing.letter_gaps import HIGH, title_roots

SAME_WORK, SAME_FIELD = 2.0, 0.7  # what a role like that of the job adds to each of its deeds


def fit(role: str, job: str, lexicon: Lexicon) -> float:
    """How close the title of a role comes to that of the job."""
    own, target = lexicon.occupation_of(role), lexicon.occupation_of(job)
    if role and ((own and own is target) or title_roots(role) & title_roots(job)):
        return SAME_WORK
    if set(lexicon.families_of(role)).isdisjoint(lexicon.families_of(job)):
        return 0.0
    return SAME_WORK if HIGH.search(role) else SAME_FIELD  # a head of the trade has done it


def match_of(order: LetterOrder, lexicon: Lexicon, now: int) -> tuple[Finding, ...]:
    """What the resume says about each requirement; nothing where the job asks for nothing."""
    try:
        return find(order.resume, order.job.advert, lexicon, now=now).findings
    except (NoRequirement, Invalid, Malformed):
        return ()
