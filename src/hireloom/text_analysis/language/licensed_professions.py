"""Professions that nobody may practice without a license, and how texts name them and their papers."""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.phrases import Phrases
from hireloom.text_analysis.language.sentence_cache import sentence_cache
from hireloom.text_analysis.language.words import words


class Sign(StrEnum):
    """What names a profession: a title that only its people bear, one that others bear as well, or its license."""

    TITLE = "title"
    OPEN_TITLE = "open title"
    LICENCE = "licence"


class ProfessionMention(NamedTuple):
    """`text[start:end]` names the profession."""

    profession: str
    sign: Sign
    start: int
    end: int


# A nurse recruiter is no nurse, and 'Physician Relations' no physician.
_OF_OTHERS = re.compile(
    r"(?:['’]s?)?\s(?:assistant|aide|helper|apprentice|trainee|extern|intern|student|technician|tech|recruiter"
    r"|secretary|scheduler)s?\b",
    re.I,
)
_LEARNS = re.compile(r"\b(?:student|pre|apprentice|trainee|future|assistant to (?:the|an?))[\s-]$", re.I)
CELLS = 6  # behind the name of a profession
LONGEST_LEARNER = 20  # characters, with the space after it
_ENDS_A_TITLE = re.compile(
    r"\s*(?:$|[^\w\s'’]|(?:I{1,3}|IV|V|\d|for|of|in|at|with|or|and|to|on|licen[cs]\w+|registration|certifi\w+)\b)"
)


@sentence_cache
def professions_in(text: str) -> tuple[ProfessionMention, ...]:
    """The licensed professions that `text` names, in order; the longest name counts."""
    running = words(text)
    mentions = (
        ProfessionMention(*match.value, running[match.first].start, running[match.last - 1].end)
        for match in _names().find(text, running)
    )
    return tuple(mention for mention in mentions if mention.sign is Sign.LICENCE or _is_held(text, mention))


def titled(title: str) -> frozenset[str]:
    """The professions that a title names: both of 'RN or LPN', none of 'Nurse', which others are as well."""
    return frozenset(mention.profession for mention in professions_in(title) if mention.sign is Sign.TITLE)


def held_papers() -> Iterator[tuple[str, Sequence[str]]]:
    """What the people of a profession hold, such as 'an RN license', and the titles of jobs that need it; only of those
    where its lack is plain."""
    for titles, _, _, _, paper, further in _rows().values():
        if paper:
            yield paper, [title.removeprefix("=") for title in f"{titles}|{further}".strip("|").split("|")]


@cache
def above(profession: str) -> frozenset[str]:
    """The professions whose license is worth more: a registered nurse may do the work of a nursing assistant."""
    return frozenset(_rows()[profession][3].split("|")) - {""}


def _is_held(text: str, mention: ProfessionMention) -> bool:
    """A single word names a profession only at the end of a title: 'Attorney Services Clerk' names none."""
    name, before = text[mention.start : mention.end], text[max(0, mention.start - LONGEST_LEARNER) : mention.start]
    if _OF_OTHERS.match(text, mention.end) or _LEARNS.search(before):
        return False
    return " " in name or name.isupper() or _ENDS_A_TITLE.match(text, mention.end) is not None


@cache
def _names() -> Phrases[tuple[str, Sign]]:
    return Phrases(_entries())


def _entries() -> Iterator[tuple[str, tuple[str, Sign]]]:
    for profession, cells in _rows().items():
        for sign, cell in zip(Sign, cells, strict=False):
            yield from ((name, (profession, sign)) for name in cell.split("|") if name)


@cache
def _rows() -> dict[str, list[str]]:
    """The cells behind each profession, as the head of the table names them."""
    return {name: [*cells, *[""] * (CELLS - len(cells))] for name, *cells in rows_of("licensed_professions.tsv")}
