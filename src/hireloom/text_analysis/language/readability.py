"""How hard a text is to read: Flesch and Kincaid's grade, from words, sentences and syllables."""

import re
from dataclasses import dataclass
from typing import NamedTuple

START_OF_SCHOOL = 5  # years of age at grade 0

_SENTENCE = re.compile(r"[^.!?\n•]+(?:[.!?](?=\S)[^.!?\n•]*)*[.!?]*")
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_VOWELS = re.compile(r"[aeiouyäöüéèáóíúàâêîô]+")
_BULLET = re.compile(r"\s*(?:[-–—*·▪◦‣]|\d{1,2}[.)])\s+")


class Sentence(NamedTuple):
    start: int
    end: int
    words: int


@dataclass(frozen=True, slots=True)
class Readability:
    """`grade` is the school year whose pupils understand the text; 0 for an empty text."""

    grade: float
    words: int
    sentences: int

    @property
    def age(self) -> int:
        return round(self.grade) + START_OF_SCHOOL


def sentences(text: str) -> tuple[Sentence, ...]:
    """Each sentence with its place; a line counts as a sentence, without its bullet."""
    spans = []
    for match in _SENTENCE.finditer(text):
        bullet = _BULLET.match(match.group())
        start = match.start() + (bullet.end() if bullet else 0)
        line = text[start : match.end()]
        start, end = start + len(line) - len(line.lstrip()), match.end() - len(line) + len(line.rstrip())
        if count := len(_WORD.findall(line)):
            spans.append(Sentence(start, end, count))
    return tuple(spans)


def readability(text: str) -> Readability:
    words, spans = _WORD.findall(text), sentences(text)
    complete = [sentence for sentence in spans if sentence.words > 2] or spans  # headings are not sentences
    if not words or not complete:
        return Readability(0.0, len(words), len(complete))
    in_sentences = sum(sentence.words for sentence in complete)
    syllables = sum(_syllables(word) for word in words)
    grade = 0.39 * in_sentences / len(complete) + 11.8 * syllables / len(words) - 15.59
    return Readability(round(max(0.0, grade), 1), len(words), len(complete))


def _syllables(word: str) -> int:
    low = word.lower()
    if any(sign.isdigit() for sign in low):
        return 1
    groups = len(_VOWELS.findall(low))
    if low.endswith("e") and not low.endswith(("le", "ee", "ye")) and groups > 1:
        groups -= 1
    if low.endswith("ed") and not low.endswith(("ted", "ded")) and groups > 1:
        groups -= 1
    return max(1, groups)
