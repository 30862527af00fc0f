"""What a job asks for and one deed of the person answers: only what both say in words of their own."""

import re
from collections.abc import Container, Iterator, Sequence
from itertools import pairwise

from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.verbs import is_base, is_past
from hireloom.text_analysis.language.words import stem
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


def shown_needs(deeds: Sequence[LetterDeed], facts: LetterFacts, lexicon: Lexicon) -> list[str]:
    """Skills of the job that one of the deeds shows in words of their own, the most stressed first."""
    matching = (
        name
        for skill, name in facts.named
        if any(skill in deed.skills and speaks_of(deed.clause, name) for deed in deeds)
    )
    names = sayable(list(dict.fromkeys(matching)))
    phrases = (phrase for deed in deeds for phrase in _shared_phrases(deed.clause, facts.asks, lexicon))
    for phrase in phrases:
        if not any(says(phrase, name) or says(name, phrase) for name in names):
            names.append(phrase)
    return names


def _shared_phrases(clause: str, asks: str, lexicon: Lexicon) -> Iterator[str]:
    """Things in two words that deed and advert call by the same name: 'journal entries', the most telling first."""
    spoken = re.findall(r"[a-z][a-z-]*|[^\sa-z]+", clause)
    pairs = [
        (one, two)
        for one, two in pairwise(spoken[1:])
        if min(len(one), len(two)) > 2
        and one.isalpha()
        and re.search(
            r"(?<![su])s$|(?:tion|ment|ance|ence|ing|ity|care|control|support|ledger|payroll|inventory)$", two
        )
        and _UNSAYABLE.isdisjoint((one, two))
        and not (is_past(one) or is_past(two) or is_base(one) or one.endswith("ly"))
    ]
    telling = {
        f"{one} {two}": lexicon.telling(stem(one)) + lexicon.telling(stem(two))
        for one, two in pairs
        if re.search(rf"\b{one} {two}\b", asks) and re.search(rf"\b{one} {two}(?! [a-z]+(?:s|tion|ment)\b)", clause)
    }
    yield from sorted((pair for pair in telling if telling[pair] >= TELLING_PAIR), key=lambda pair: -telling[pair])


TELLING_PAIR = 0.5
_UNSAYABLE = words_named("determiners", "writing") | words_named("words between phrases", "writing")


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
