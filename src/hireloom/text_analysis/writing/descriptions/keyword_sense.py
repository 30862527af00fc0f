"""Whether a recruiter's keyword can stand in a sentence: a whole noun phrase, or a whole task."""

import re
from itertools import pairwise

from hireloom.text_analysis.language import parts_of_speech as speech
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.parts_of_speech import Token, tagged

# The parts of speech of a noun phrase, and those on which it may end; the tagger knows no word of the class `OTHER`.
_IN_NOUNS = frozenset((*speech.NOUNS, speech.ADJECTIVE, speech.GERUND, speech.PARTICIPLE, speech.OTHER))
_JOINTS = frozenset((speech.PREPOSITION, speech.CONJUNCTION, speech.NUMBER))
_ENDS = frozenset((*speech.NOUNS, speech.GERUND, speech.OTHER))
# Words that only a sentence has: 'start today', 'the practitioner provides safe care'.
_OF_SENTENCE = re.compile(
    r"\b(?:today|now|must|will|shall|ability|able|you|your|we|our|they|their|this|that"
    r"|provides|maintains|ensures|performs|includes|requires|assists|manages|handles|operates|prepares)\b",
    re.I,
)
_EMPTY_OBJECT = re.compile(
    r"^(?:manage|use) (?:your )?time$|^meet deadlines$|^(?:resolve|handle|solve) (?:issues|problems)$|^multi-?task\w*$"
    r"|^\w+ (?:support|assistance|service|services|tasks|duties|help|work|training)$",
    re.I,
)
_OTHER_END = re.compile(r"[^\w)+#]+$")


def is_noun_phrase(term: str) -> bool:
    """'fall protection', 'chart of accounts', but no 'work well' or 'maintaining heavy'."""
    words = tagged(f"{term[:1].lower()}{term[1:]}")
    if not words or _OF_SENTENCE.search(term) or words[-1].tag not in _ENDS:
        return False
    if len(words) == 1:
        return term.casefold() not in words_named("words too vague to ask for", "writing")
    return (
        words[0].tag in _IN_NOUNS and all(map(_is_part, words)) and all(_go_together(*pair) for pair in pairwise(words))
    )


def _is_part(word: Token) -> bool:
    return word.tag in _IN_NOUNS | _JOINTS or word.text in "/&,-'’.()"


def _go_together(word: Token, following: Token) -> bool:
    """No two conjunctions in a row, no 'worked in', and no deed behind a noun: 'experience supervising teams'."""
    if word.tag in _JOINTS and following.tag in _JOINTS:
        return False
    if word.low.endswith("ed") and word.tag == speech.PARTICIPLE and following.tag in _JOINTS:
        return False
    return not (word.tag in speech.NOUNS and following.tag == speech.GERUND and following.low in _deeds())


def _deeds() -> frozenset[str]:
    return words_named("deeds behind a noun", "writing")


def is_whole_task(term: str) -> bool:
    """'Maintain company property', but no 'Provide support', which says nothing, and no 'Act'."""
    words = tagged(term)
    if len(words) < 2 or words[-1].tag not in _ENDS | {speech.NUMBER}:
        return False
    is_doubled = any(word.tag == following.tag == speech.CONJUNCTION for word, following in pairwise(words))
    return not (is_doubled or _EMPTY_OBJECT.match(term))


def whole_part(demand: str) -> str:
    """The demand up to its last whole noun: '3 years as a mechanic' of '3 years as a mechanic maintaining heavy'."""
    words = [*tagged(demand)]
    while len(words) > 1 and (words[-1].tag not in _ENDS or words[-1].tag == speech.GERUND):
        words.pop()
    return _OTHER_END.sub("", demand[: words[-1].end]) if words else demand
