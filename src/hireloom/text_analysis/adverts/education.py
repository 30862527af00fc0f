"""Which level of education an advert asks for, and which it would like."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from hireloom.text_analysis.adverts.adverts import Advert, Line
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.language.degrees import SCHOOL, degree_mentions, degrees

_OF_PUPILS = re.compile(
    r"\b(?:teach\w*|taught|lessons?|pupils?|students?|(?:results|attainment|grades) (?:at|in))\b", re.I
)
_OR_PRACTICE = re.compile(
    r"\b(?:or|and/or) (?:an? |the )?(?:equivalent|comparable|similar|relevant|related|practical|professional|work"
    r"|working|industry|hands-on),? (?:[\w-]+ ){0,2}experience\b",
    re.I,
)  # 'or equivalent practical experience', 'or relevant work experience'
_REQUIRED = re.compile(r"[\w'’ ]{0,25}\b(?:required|mandatory|a must)\b", re.I)
_INSTEAD = re.compile(r"\bor\b|/|\b(?:replaces?|substitut\w+|lieu|instead)\b", re.I)


class LevelAsk(NamedTuple):
    is_nice: bool
    level: int
    line: Line


def levels_asked(job_advert: Advert) -> Iterator[LevelAsk]:
    """The lowest sufficient level, a must if any clause makes it one, and the higher level that is wished for. A
    higher one that is expressly required is not met by a lower one."""
    asks: list[LevelAsk] = []
    for line in job_advert.lines:
        levels = degrees(line.text) if line.ask not in (Ask.NOISE, Ask.DUTY) else ()
        if levels and not (max(levels) == SCHOOL and _OF_PUPILS.search(line.text)):
            or_practice = bool(_OR_PRACTICE.search(line.text))
            for level in {min(levels), max(levels)}:
                places = [start for mentioned, start, _ in degree_mentions(line.text) if mentioned in (level, 0)]
                is_nice = all(line.asks_at(place) is Ask.NICE for place in places)
                if level == min(levels) or is_nice:
                    asks.append(LevelAsk(is_nice or or_practice, level, line))
    if not asks:
        return
    firm = [ask for ask in asks if not ask.is_nice and _is_firm(ask.line.text)]
    least = max(firm, key=lambda ask: ask.level) if firm else min(asks, key=lambda ask: ask[:2])
    yield least
    nice = [ask for ask in asks if ask.is_nice and ask.level > least.level]
    if nice and not least.is_nice:
        yield max(nice, key=lambda ask: ask.level)


def _is_firm(text: str) -> bool:
    """'BSN required': nothing else will do."""
    return not _INSTEAD.search(text) and any(_REQUIRED.match(text, end) for _, _, end in degree_mentions(text))
