"""Joins words that were hyphenated at the end of a line."""

import re
from itertools import pairwise

from hireloom.adapters.documents.lines import TextLine
from hireloom.text_analysis.language.data_files import words_named

BROKEN = "\ufffe"  # how pdfium marks a hyphen at the end of a line
_WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_FIRST = re.compile(r"([^\W_]+)\S*")
_LAST = re.compile(r"[^\W_]+$")
_HALVES = words_named("first halves that keep their hyphen")
_SECOND_HALVES = words_named("second halves that keep their hyphen")


def mended(lines: list[TextLine]) -> list[TextLine]:
    """The lines with each broken word joined on the first of its two lines. A hyphen stays where the word is known with
    it: "full-" and "time" become "full-time", "experi-" and "ence" become "experience"."""
    if not any(line.text.endswith(BROKEN) for line in lines):
        return lines
    words = set(_WORD.findall(" ".join(line.text.lower() for line in lines)))
    for line, following in pairwise(lines):
        if not line.text.endswith(BROKEN):
            continue
        start, first = _LAST.search(line.text[:-1]), _FIRST.match(following.text)
        if start and first and following.text[0].islower():
            hyphen = "-" if _keeps_hyphen(start[0].lower(), first[1].lower(), words) else ""
            line.text = line.text[:-1] + hyphen + first[0]
            following.text = following.text[first.end() :].lstrip()
    return [TextLine(line.text.replace(BROKEN, "-"), line.page, line.box) for line in lines]


def _keeps_hyphen(start: str, end: str, words: set[str]) -> bool:
    if start + end in words:
        return False
    return f"{start}-{end}" in words or start in _HALVES or end in _SECOND_HALVES or len(start) == 1
