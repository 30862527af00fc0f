"""Text whose letters stand for other letters, as from a PDF that stores its letters under codes of its own."""

import re

from hireloom.text_analysis.language.languages import LOOKED_AT, SMALL_WORDS

FEWEST = 200  # letters; fewer say nothing
LEAST = 0.01  # the least share of small words in a text of a known language
VOWELS = 0.25, 0.6  # the share of vowels between which a language in Latin letters lies
LATIN = 0.8  # the share of a to z from which a text is written in Latin letters
_WORD = re.compile(r"[^\W_]+")


def is_scrambled(text: str) -> bool:
    """No small word of a language that we know and too few vowels: 'VWDII QXUVH' for 'staff nurse'."""
    letters = [sign for sign in text[:LOOKED_AT].lower() if sign.isalpha()]
    latin = [sign for sign in letters if sign.isascii()]
    if len(letters) < FEWEST or len(latin) < LATIN * len(letters):
        return False
    share = sum(sign in "aeiouy" for sign in latin) / len(latin)
    words = [word.lower() for word in _WORD.findall(text[:LOOKED_AT])]
    familiar = sum(len(word) > 1 and word in SMALL_WORDS for word in words)
    return familiar < LEAST * len(words) and not VOWELS[0] <= share <= VOWELS[1]
