"""The phrases of a cover letter between its facts, by tone; each job begins at a different variant."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from zlib import crc32

from hireloom.text_analysis.language.data_files import rows_of

ANY = "any"
_PLACE = re.compile(r"\{(\w+)\}")


class LetterPhrases:
    """The shipped phrases: (part of the letter, tone, words with places in braces)."""

    def __init__(self, rows: Iterable[tuple[str, str, str]]) -> None:
        self._texts: dict[tuple[str, str], list[str]] = {}
        for part, tone, text in rows:
            self._texts.setdefault((part, tone), []).append(text)

    def pick(self, part: str, tone: str, seed: str, facts: Mapping[str, str]) -> str:
        """A filled phrase whose placeholders are all known, chosen by the seed; empty if none fits."""
        texts = self._texts.get((part, tone)) or self._texts.get((part, ANY), [])
        start = crc32(f"{part} {seed}".encode("utf-8", "replace"))
        for step in range(len(texts)):
            text = texts[(start + step) % len(texts)]
            if all(facts.get(place) or place in OPTIONAL for place in _PLACE.findall(text)):
                return _PLACE.sub(lambda place: facts.get(place[1], ""), text)
        return ""


OPTIONAL = frozenset({"at", "at_", "at_employer", "at_now", "span"})  # the phrase reads well without them


@cache
def load_phrases() -> LetterPhrases:
    """The phrases of the shipped table; the same object every time."""
    return LetterPhrases((part, tone, text) for part, tone, text in rows_of("letters.tsv", "writing"))
