"""The language of a text, by its script and by the small words that no text in a language does without."""

import re
from collections import Counter
from functools import lru_cache

from hireloom.text_analysis.language.data_files import rows_of

_WORDS = {language: frozenset(words.split()) for language, words in rows_of("small_words.tsv")}
SMALL_WORDS = frozenset().union(*_WORDS.values())  # of all languages
_SCRIPTS = {
    "Hindi": re.compile("[\u0900-\u097f]"),
    "Hebrew": re.compile("[\u0590-\u05ff]"),
    "Arabic": re.compile("[\u0600-\u06ff]"),
    "Russian": re.compile("[\u0400-\u04ff]"),
    "Chinese": re.compile("[\u4e00-\u9fff]"),
    "Japanese": re.compile("[\u3040-\u30ff]"),
}
_LATIN = re.compile("[a-zA-ZÀ-ÿ]")
_WORD = re.compile(r"[^\W\d_]+")
SECOND_LANGUAGE = "A second language"  # the label where an advert only says 'bilingual'
LOOKED_AT = 20_000  # characters
FEWEST = 8  # small words; a text with fewer, such as a list of tools, has no language of its own
DISTINCT = 4  # different ones, at least; initials such as A. B. prove nothing
LEAD = 1.25  # how much more often than English ones the small words of another language must occur


@lru_cache(maxsize=64)
def language_of(text: str) -> str:
    """English unless something points to another language."""
    text = text[:LOOKED_AT]
    letters = len(_LATIN.findall(text))
    for language, script in _SCRIPTS.items():
        if len(script.findall(text)) > letters:
            return language
    words = Counter(word.lower() for word in _WORD.findall(text))
    counts = {
        language: sum(words[word] for word in small)
        for language, small in _WORDS.items()
        if language == "English" or sum(word in words for word in small) >= DISTINCT
    }
    best = max(counts, key=lambda language: counts[language])
    return best if counts[best] >= max(FEWEST, LEAD * counts["English"]) else "English"
