"""Text whose letters stand for other letters, as from a PDF that stores its letters under codes of its own."""

import re
from string import ascii_lowercase

from hireloom.text_analysis.language.languages import LOOKED_AT, SMALL_WORDS

FEWEST = 200  # letters; fewer say nothing
LEAST = 0.01  # the least share of small words in a text of a known language
VOWELS = 0.25, 0.6  # the share of vowels between which a language in Latin letters lies
LATIN = 0.8  # the share of a to z from which a text is written in Latin letters
_WORD = re.compile(r"[^\W_]+")


def is_scrambled(text: str) -> bool:
    """No small word of a language that we know and too few vowels: 'VWDII QXUVH' for 'staff nurse'."""
    start = text[:LOOKED_AT].lower()
    latin = sum(map(start.count, ascii_lowercase))
    if not latin or VOWELS[0] <= sum(map(start.count, "aeiouy")) / latin <= VOWELS[1]:
        return False
    letters = sum(map(str.isalpha, start))
    if letters < FEWEST or latin < LATIN * letters:
        return False
    words = _WORD.findall(start)
    return sum(len(word) > 1 and word in SMALL_WORDS for word in words) < LEAST * len(words)
