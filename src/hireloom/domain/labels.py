"""A long sentence of an advert as the few words that tell most of it."""

import re

from hireloom.domain.lexicon import Lexicon
from hireloom.domain.words import stem, words

MOST_WORDS = 7
# How adverts start a sentence before they come to the point.
_LEAD = re.compile(
    r"^(?:(?:the|this|our|an?|ideal|successful|qualified|selected|candidates?|applicants?|incumbent|individual"
    r"|person|position"
    r"|role|job|employees?|you(?:'ll)?|we|will|shall|should|must|may|would|can|also|be|is|are|have|has|having"
    r"|possess(?:es|ing)?"
    r"|able|ability|capable|demonstrated?|proven|strong|excellent|solid|good|great|extensive|thorough|exceptional"
    r"|outstanding"
    r"|expert|advanced|basic|general|working|knowledge|understanding|experienced?|familiar(?:ity)?|skilled|skills?"
    r"|proficien(?:t|cy)|responsible|responsibilities|responsibility|accountable|duties|includes?|including|required?"
    r"|requirements?|minimum|preferred|preferably|desired|plus|key|primary|assists?|helps?|assisting|perform(?:s"
    r"|ing)?|ensur(?:es?|ing)"
    r"|provid(?:es?|ing)|participat(?:es?|ing)|to|in|of|for|with|and|as|on|that|who|all|any|other|various|seeking"
    r"|looking|hiring"
    r"|need(?:ed|s)?|prior|previous|related|relevant|hands-on|at|least|years?|\d+\+?)\b[\s,:*•-]*)+",
    re.IGNORECASE,
)
_LOOSE_WORDS = (
    "a an the to in of for with and or as on at by from that which who all any other using such according "
    "relative per is"
    " are be will including based into their our your its this these both each when while within through between "
    "& its it"
    " not no well also very various etc if must should may can has have during under over about up e.g i.e"
)
_LOOSE = frozenset(_LOOSE_WORDS.split())
_CUT = re.compile(
    r"[,;:()\[\]]|\s[-–—/]\s|\.\s|\s(?:and|or|which|that|who|while|when|so|in order to|such as|as well as)\s", re.I
)


def label(sentence: str, lexicon: Lexicon) -> str:
    """At most seven words of the sentence, those in a row that tell most, without loose ends."""
    best, most = "", -1.0
    for part in _CUT.split(sentence):
        spoken = part.split()
        for first in range(max(1, min(len(spoken) - MOST_WORDS + 1, 30))):
            window = " ".join(spoken[first : first + MOST_WORDS])
            told = sum(lexicon.telling(stem(word.norm)) for word in words(window)) - 0.06 * first
            if told > most:
                best, most = window, told
    return _dressed(best) or _dressed(" ".join(sentence.split()[:MOST_WORDS]))


def _dressed(window: str) -> str:
    """The window without loose words at its ends, its first letter large."""
    spoken = _LEAD.sub("", window).split()
    while spoken and spoken[-1].lower().strip(".,;:'\"*") in _LOOSE:
        spoken.pop()
    while spoken and spoken[0].lower().strip(".,;:'\"*") in _LOOSE:
        spoken.pop(0)
    cut = " ".join(spoken).strip(" .,;:-–—*•'\"?!")
    return cut[:1].upper() + cut[1:]
