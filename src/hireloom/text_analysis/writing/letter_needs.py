"""What a job asks for and one deed of the person answers: only what both say in words of their own."""

from collections.abc import Container, Sequence

from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.writing.letter_evidence import LetterDeed
from hireloom.text_analysis.writing.letter_facts import SHARED_DUTY, SHARED_PART, LetterFacts
from hireloom.text_analysis.writing.letter_wording import echoes, sayable, says, speaks_of

LONGEST_DUTY = 8  # words; more would only repeat the advert


def shown_skills(facts: LetterFacts, deeds: Sequence[LetterDeed]) -> list[str]:
    """Skills of the job that the deeds name, the most stressed first."""
    matching = (
        name
        for skill, name in facts.named
        if any(skill in deed.skills and says(deed.clause.casefold(), name) for deed in deeds)
    )
    return list(dict.fromkeys(matching))


def shown_needs(deeds: Sequence[LetterDeed], facts: LetterFacts) -> list[str]:
    """Skills of the job that one of the deeds shows in words of their own, the most stressed first."""
    matching = (
        name
        for skill, name in facts.named
        if any(skill in deed.skills and speaks_of(deed.clause, name) for deed in deeds)
    )
    return sayable(list(dict.fromkeys(matching)))


def shown_duty(deed: LetterDeed, facts: LetterFacts, lexicon: Lexicon, used: Container[str]) -> str:
    """A duty of the job that the deed shows and no sentence has named yet."""
    for duty in facts.duties:
        terms = sorted(set(telling_terms(duty, lexicon)))
        tells = sum(lexicon.telling(term) for term in terms)
        shared = [lexicon.telling(term) for term in terms if term in deed.terms]
        is_shown = len(shared) > 1 and sum(shared) >= max(SHARED_DUTY, SHARED_PART * tells)
        if is_shown and len(duty.split()) <= LONGEST_DUTY and duty not in used and not echoes(duty, deed):
            return duty
    return ""
