"""Deeds that lost the break between them, 'Sold clothes and shoes Trained new staff', and deeds of two words."""

import re
from collections.abc import Iterator

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.verbs import base_of_gerund, is_past

SHORTEST = 12  # characters of a deed with another one right behind it
# A verb with a capital behind a word without one: 'for Aetna Managed health plans' is a name, as is 'Assisted living'.
_NEXT = re.compile(
    r"(?P<before>(?<![^\W_])[a-z]+|\d|[)%]);?\s+(?=(?P<verb>[A-Z][a-z]{2,})\s+(?!living\b|care\b|leadership\b)[a-z\d$])"
)
WORDS_BEFORE_A_COLON = 4
_ANNOUNCES = re.compile(r"\b(?:follow\w*|below|includ\w*|such as|namely)\b", re.I)
_SURE_VERBS = words_named("sure verbs")
_OPEN_ENDS = words_named("no end of a label")


def deeds_in(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The places of the deeds of a sentence; of most sentences, the place of the whole."""
    first = start
    for gap in _NEXT.finditer(text, start, end):
        is_whole = gap["before"] not in _OPEN_ENDS and gap.end("before") - first >= SHORTEST
        if is_whole and begins_a_deed(gap["verb"]):
            yield first, gap.end("before")
            first = gap.start("verb")
    yield first, end


def is_a_deed_in_two_words(sentence: str) -> bool:
    """'Developed X-rays', 'Process payroll', but not 'Assisted in' or 'Building Maintenance'."""
    verb, _, what = sentence.rstrip(" .;").partition(" ")
    is_thing = what.isprintable() and len(what) > 2 and " " not in what and what not in _OPEN_ENDS
    return is_thing and verb[0].isupper() and (what[0].islower() or what.endswith("s")) and begins_a_deed(verb)


def is_a_deed_before_a_colon(sentence: str) -> bool:
    """'Performed end of day balancing:', but not 'Project Management:' or 'Completed the following courses:'."""
    words = sentence.rstrip(" :").split()
    is_whole = len(words) >= WORDS_BEFORE_A_COLON and not _ANNOUNCES.search(sentence)
    return sentence.endswith(":") and is_whole and words[1] not in _OPEN_ENDS and begins_a_deed(words[0])


def begins_a_deed(verb: str) -> bool:
    low = verb.lower()
    return is_past(verb) or low in _SURE_VERBS or base_of_gerund(verb) in _SURE_VERBS or _third_person(low)


def _third_person(low: str) -> bool:
    """'maintains', 'teaches', 'supplies'."""
    return low.endswith("s") and not _SURE_VERBS.isdisjoint((low[:-1], low[:-2], f"{low[:-3]}y"))
