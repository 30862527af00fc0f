"""A duty of the job and the deed that answers it."""

from collections.abc import Sequence

from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.writing.letter_evidence import LetterDeed

LONGEST_DUTY = 8  # words; more would only repeat the advert
# What the two must have in common to be mentioned together, and which part of the duty this must be.
SHARED_DUTY, SHARED_PART = 0.8, 0.5


def shown_duty(deed: LetterDeed, duties: Sequence[str], lexicon: Lexicon) -> str:
    """A duty of the job that the deed shows without repeating its words."""
    for duty in duties:
        terms = sorted(set(telling_terms(duty, lexicon)))
        tells = sum(lexicon.telling(term) for term in terms)
        shared = [lexicon.telling(term) for term in terms if term in deed.terms]
        is_shown = len(shared) > 1 and sum(shared) >= max(SHARED_DUTY, SHARED_PART * tells)
        if is_shown and len(duty.split()) <= LONGEST_DUTY and not _echoes(duty, deed):
            return duty
    return ""


def _echoes(duty: str, deed: LetterDeed) -> bool:
    words = set(duty.split())
    return len(words & set(deed.clause.split())) > 0.5 * len(words)
