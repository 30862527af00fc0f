"""Lines in a language that the word statistics do not know, compared by the beginnings of their words."""

import re

from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.words import root, stem, words

SHORTEST, ENDING = 5, 3  # letters that a beginning keeps at least, and loses at most as an ending
FEWEST, MOST = 2, 8  # words
MAINLY = 0.6  # a line with this share of unknown words is in another language
WORTH = 0.15  # the weight of one such word; the most telling word of the statistics has 1
# Function words, and words of every trade.
_JOINING = re.compile(
    r"(?:und|oder|sowie|eine[mnrs]?|beim|nach|alle[nr]?|ihre[mnrs]?|unsere[mnrs]?|über|unter|auch|wird|werden|sind"
    r"|sich|für"
    r"|durch|arbeit(?:en)?|bereich\w*|tätigkeit\w*|aufgabe\w*|durchführ\w+|unterstütz\w+|mitarbeit|allgemein\w*"
    r"|weiter\w*"
    r"|verschieden\w*|entsprechend\w*|dans|avec|pour|vous|nous|votre|notre|para|como|los|las|con)$",
    re.I,
)


_ENGLISH = re.compile(r"\b(?:the|and|of|to|with|for|our|you|your|by|from)\b", re.I)


def beginnings(text: str, lexicon: Lexicon) -> tuple[str, ...]:
    """'reparatu' and 'fahrze' of 'Reparaturen an Fahrzeugen'; empty where the statistics know the words of the line."""
    if _ENGLISH.search(text):
        return ()
    spoken = [word.norm for word in words(text) if len(word.norm) >= SHORTEST and not _JOINING.match(word.norm)]
    unknown = [norm for norm in spoken if norm.isalpha() and not lexicon.is_usual(stem(norm))]
    if len(unknown) < max(FEWEST, MAINLY * len(spoken)):
        return ()
    return tuple(dict.fromkeys(map(beginning, unknown)))[:MOST]


def beginning(norm: str) -> str:
    """The word without its last letters: Reparatur and Reparaturen begin alike."""
    cut = root(norm)
    return cut[: max(SHORTEST, len(cut) - ENDING)]
