"""Lines that ask for nothing that a person can have or do: headings, and words that any advert uses."""

import re

from hireloom.text_analysis.language.data_files import words_of
from hireloom.text_analysis.language.degrees import degrees
from hireloom.text_analysis.language.labels import content, label
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.words import singular

_VAGUE = frozenset(map(singular, words_of("vague_words.txt", "adverts")))
_LASTED = re.compile(r"\b(?:months?|years?)\b.*\bexperience\b", re.I)
_UNDER = re.compile(r"\breports?(?:ing)? (?:directly |into )?to (?:the |an? |our )?(?!(?:work|duty)\b)\w", re.I)


def is_vague(line: str, lexicon: Lexicon) -> bool:
    """Nothing but vague words, as in 'Desire to work' and 'Education/Skills', a degree, which is asked for as such, or
    to whom somebody reports; 'Six months of experience' is an ask."""
    named = label(line, lexicon)
    if degrees(named) or _UNDER.match(named):
        return True
    return not _LASTED.search(named) and all(
        word in _VAGUE or word.isdigit() or len(word) == 1 for word in content(named)
    )
