"""Words at the head of a line that are verbs because they are joined, although each alone may be a noun."""

from dataclasses import replace

from hireloom.text_analysis.language import parts_of_speech as speech
from hireloom.text_analysis.language.inflection import is_verb
from hireloom.text_analysis.language.parts_of_speech import Token

LIKE_DEEDS = frozenset((speech.ADJECTIVE, speech.NOUN, speech.NAME, speech.ADVERB))
OPENS_OBJECT = speech.NOUNS | {speech.DETERMINER, speech.OWNER, speech.ADJECTIVE, speech.NUMBER}


def with_joined_verbs(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """'Load and unload freight' begins with verbs, although each may be a noun."""
    places = _places_of_verbs(tokens)
    if len(tokens) <= places[-1] + 1 or tokens[places[-1] + 1].tag not in OPENS_OBJECT:
        return tokens
    if not all(is_verb(tokens[at].low) and tokens[at].tag in LIKE_DEEDS | {speech.BASE} for at in places):
        return tokens
    return tuple(replace(token, tag=speech.BASE) if at in places else token for at, token in enumerate(tokens))


def _places_of_verbs(tokens: tuple[Token, ...]) -> tuple[int, ...]:
    """Of two words joined by 'and', or of three, as 'coach, mentor and direct' and 'coach, mentor, and direct'."""
    low = [token.low for token in tokens[:6]]
    if low[1:2] in (["and"], ["or"]):
        return 0, 2
    if low[1:2] == [","] and low[3:4] == ["and"]:
        return 0, 2, 4
    return (0, 2, 5) if low[1:2] == [","] and low[3:5] == [",", "and"] else (len(tokens),)
