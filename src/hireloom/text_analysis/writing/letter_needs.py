"""What a job asks for and one deed of the person answers: only what both say in words of their own."""

from collections.abc import Container, Sequence
from typing import NamedTuple

from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.writing.letter_evidence import LetterDeed
from hireloom.text_analysis.writing.letter_facts import SHARED_DUTY, SHARED_PART, LetterFacts
from hireloom.text_analysis.writing.letter_wording import echoes, says, speaks_of


def shown_skills(facts: LetterFacts, deeds: Sequence[LetterDeed]) -> list[str]:
    """Skills of the job that the deeds name, the most stressed first."""
    matching = (
        name
        for skill, name in facts.named
        if any(skill in deed.skills and says(deed.clause.casefold(), name) for deed in deeds)
    )
    return list(dict.fromkeys(matching))


class LetterNeed(NamedTuple):
    """`part` are the phrases that announce it, `slot` the place of its `name` in them."""

    part: str
    slot: str
    name: str


def need_of(deed: LetterDeed, facts: LetterFacts, lexicon: Lexicon, used: Container[str]) -> LetterNeed | None:
    """A duty or a skill of the job that the deed shows and no sentence has named yet."""
    for duty in facts.duties:
        terms = sorted(set(telling_terms(duty, lexicon)))
        tells = sum(lexicon.telling(term) for term in terms)
        shared = [lexicon.telling(term) for term in terms if term in deed.terms]
        is_shown = len(shared) > 1 and sum(shared) >= max(SHARED_DUTY, SHARED_PART * tells)
        if is_shown and duty not in used and not echoes(duty, deed):
            return LetterNeed("need", "duty", duty)
    for skill, name in facts.named:
        if skill in deed.skills and name not in used and speaks_of(deed.clause, name):
            return LetterNeed("need_skill", "skill", name)
    return None
