"""What the model of advert lines looks at: the words of a passage, the heading above it, and what our tables know."""

import re
from collections.abc import Iterator
from itertools import pairwise

from hireloom.text_analysis.adverts.conditions import conditions_in
from hireloom.text_analysis.adverts.cues import MUST, NICE
from hireloom.text_analysis.adverts.sections import AdvertPassage
from hireloom.text_analysis.language.degrees import degrees
from hireloom.text_analysis.language.labels import does
from hireloom.text_analysis.language.lexicon import Lexicon

MOST_WORDS = 40
LONG, BEGINNING = 7, 5  # letters from which on a word's beginning counts too, and how many of them count
_WORD = re.compile(r"[^\W\d_]+(?:['’][a-z]+)?|\d+|[$€£%]")
_YOU = re.compile(r"(?:as an? [\w -]{1,40}?,? )?you(?:['’]ll| will| would)? (?=\w)", re.I)
_YEARS = re.compile(r"\b(?:years?|yrs?|jahre?)\b", re.I)
_MONEY = re.compile(r"[$€£]\s?\d")
_ADDRESS = re.compile(r"www|http|@|\.com\b")
_PHONE = re.compile(r"\d{3}[-. )]{1,3}\d{3}")
_LENGTHS = (2, 4, 7, 13, 26)


def features(passage: AdvertPassage, title: str, company: str, lexicon: Lexicon) -> frozenset[str]:
    """The features of one passage; each begins with its kind."""
    words = ["0" if word.isdigit() else word.replace("’", "'") for word in _WORD.findall(passage.text.lower())]
    words = words[:MOST_WORDS]
    names = {f"w={word}" for word in words}
    names.update(f"b={first} {second}" for first, second in pairwise(words))
    names.update(f"x={word[:BEGINNING]}" for word in words if len(word) >= LONG)
    if words:
        names.update((f"1={words[0]}", f"2={' '.join(words[:2])}", f"-1={words[-1]}"))
    section = f"{passage.section}{'*' * passage.is_listed}"
    names.update((f"s={section}", f"s={section}{min(passage.below, 1) + (passage.below > 11)}"))
    for mark in set(_marks(passage.text, title, company, lexicon)):
        names.update((f"r={mark}", f"r={section} {mark}"))
    return frozenset(names)


def addresses_deed(text: str) -> bool:
    """'You measure parts', 'As a mechanic you will repair pumps'."""
    opening = _YOU.match(text)
    return opening is not None and does(text[opening.end() :])


def _marks(text: str, title: str, company: str, lexicon: Lexicon) -> Iterator[str]:
    marks = {
        "must": MUST.search(text),
        "nice": NICE.search(text),
        "cond": next(iter(conditions_in(text)), None),
        "does": does(text),
        "deed": addresses_deed(text),
        "degree": degrees(text),
        "years": _YEARS.search(text),
        "money": _MONEY.search(text),
        "url": _ADDRESS.search(text),
        "phone": _PHONE.search(text),
        "caps": text.isupper(),
        "title": title and (text in title or title in text),
        "stop": text[-1] in ".!?",
        "lower": text[0].islower(),
        "colon": text[-1] == ":",
        "company": company and company.split()[0] in text,
        "role": lexicon.roles_in(text),
    }
    yield from (name for name, holds in marks.items() if holds)
    yield from (mention.skill.kind for mention in lexicon.skills_in(text))
    spoken = text.split()
    yield f"len{sum(len(spoken) >= least for least in _LENGTHS)}"
    yield f"cap{4 * sum(word[0].isupper() for word in spoken) // len(spoken)}"
