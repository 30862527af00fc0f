"""What somebody studied: the level and subject of each entry below a heading of education, or named elsewhere."""

import re
from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from hireloom.text_analysis.language.degrees import ASSOCIATE, SCHOOL, degrees, listed_degrees
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.schools import school_in
from hireloom.text_analysis.language.verbs import is_past
from hireloom.text_analysis.resumes.dated_lines import ResumeLine, resume_lines
from hireloom.text_analysis.resumes.letter_case import with_capitals
from hireloom.text_analysis.resumes.role_heads import role_heads
from hireloom.text_analysis.resumes.sections import Section


class StudyLevel(IntEnum):
    """Levels of education as statistics count them."""

    SECONDARY = 1
    CERTIFICATE = 2
    ASSOCIATE = 3
    BACHELOR = 4
    MASTER = 5
    DOCTORATE = 6


class Study(NamedTuple):
    """`is_named` is false where only the kind of school shows the level; `start` is the place of the line."""

    level: StudyLevel
    subject: str
    is_named: bool
    start: int


NEAR = 80  # characters from the line of a school to that of its certificate
NEXT = 25  # characters after 'diploma' that name its subject
LONGEST_ENTRY = 40  # words of a line about studies
_CERTIFICATE = re.compile(
    r"\b(?:certifi?cat\w*|vocational|cosmetology|trade school|technical school|apprenticeship|nurses?['’]? aide)\b",
    re.I,
)
_SHORT_COURSE = re.compile(r"\b(?:cpr|first aid|bls|servsafe|food handler\w*|osha|driver)\b", re.I)
_DIPLOMA = re.compile(r"\bdiploma\b", re.I)
_HIGH_DIPLOMA = re.compile(r"\b(?:polytechnic|higher|national|advanced|engineering|nursing|ausbildung)\b", re.I)
_ACADEMY = re.compile(r"^(?:[A-Z][\w.'’-]*\s){1,5}Academy\b(?! of)")
_ADVANCED = re.compile(r"\badvanced\b", re.I)
_SECONDARY = re.compile(r"\b(?:high school|secondary school|senior high|h\.s\.|g\.?e\.?d\b|gymnasium)", re.I)
# Of a school, but no degree of it; and money for one that may never have begun.
_TRAINING = re.compile(
    r"\b(?:training|seminars?|workshops?|executive (?:education|program)|professional development)\b", re.I
)
_WISH = re.compile(r"\W*(?:aiming|hoping|planning|wishing) (?:for|to)\b", re.I)
_SCHOLARSHIP = re.compile(r"\bscholarship (?:for|to|towards?)\b", re.I)
# Where no degree is named, the kind of school shows the level that somebody aimed at.
_SCHOOLS = (
    (
        StudyLevel.ASSOCIATE,
        re.compile(r"\b(?:community|city|junior|technical|county|state community) c[oc]ll?ege\b", re.I),
    ),
    (StudyLevel.BACHELOR, re.compile(r"\b(?:university|universit\w+|state college|hochschule)\b", re.I)),
    (StudyLevel.ASSOCIATE, re.compile(r"\bcollege\b(?! of)", re.I)),
    (
        StudyLevel.CERTIFICATE,
        re.compile(r"\b(?:institute|academy|vocational|beauty school|career cent\w+|college of)\b", re.I),
    ),
)
_SUBJECT = re.compile(
    r"(?:\s*of\s(?:applied\s|fine\s)?(?:science|art)s?)?\s*(?:[:,–-]|\b(?:in|of)\b)\s*(?P<subject>(?-i:[A-Z])[^,:;|()\d•]{2,60})",
    re.I,
)
_AFTER_SUBJECT = re.compile(
    r"\s(?:(?:the\s)?[A-Z][\w.'’-]*\s(?:(?:of|and|State|[A-Z][\w.'’-]*)\s){0,4})?(?:University|College|Institute|School|Academy)\b.*$"
    r"|\s(?:City|GPA|Graduated|Company)\b.*$|\s[–—-]\s.*$"
)


@lru_cache(maxsize=16)
def studies(text: str, lexicon: Lexicon) -> tuple[Study, ...]:
    """In the order of the text; where entries stand below a heading of education, only those."""
    of_heads = {place for head in role_heads(text, lexicon) for place in range(head.start, head.end)}
    lines = [line for line in resume_lines(with_capitals(text)) if not line.is_heading and line.start not in of_heads]
    listed = [line for line in lines if line.section is Section.STUDIES]
    parted = (line for line, above in zip(listed, (None, *listed), strict=False) if not _is_high_school(line, above))
    below = [study for line in parted for study in _entry(line)]
    named_there = [study for study in below if study.is_named]
    elsewhere = [study for line in lines if line.section is not Section.STUDIES for study in _mention(line)]
    return tuple(below if named_there else sorted((*below, *elsewhere), key=lambda study: study.start))


def highest(studies: Iterable[Study]) -> StudyLevel | None:
    """The highest level that is named; where none above a certificate is, the one that the kind of school shows."""
    entries = tuple(studies)
    listed = tuple(study for study, after in zip_longest(entries, entries[1:]) if not _is_place_of(study, after))
    named = max((study.level for study in listed if study.is_named), default=None)
    return named if named and named > StudyLevel.CERTIFICATE else max((study.level for study in listed), default=None)


def _is_place_of(study: Study, after: Study | None) -> bool:
    """The line above a certificate that names only the school where it was earned."""
    if after is None or study.is_named or not (after.is_named and after.level is StudyLevel.CERTIFICATE):
        return False
    return after.start - study.start <= NEAR


def _is_high_school(line: ResumeLine, above: ResumeLine | None) -> bool:
    """'Continental Academy' below 'High School Diploma: 2007', which names no school."""
    is_diploma = above is not None and _SECONDARY.search(above.text) and _DIPLOMA.search(above.text)
    is_unnamed = bool(is_diploma) and above is not None and not school_in(above.text)
    return is_unnamed and _ACADEMY.search(line.text) is not None and not _CERTIFICATE.search(line.text)


def _entry(line: ResumeLine) -> Iterator[Study]:
    text = line.text
    if len(text.split()) > LONGEST_ENTRY:
        return
    studies = list(_named(line))
    if studies:
        yield from studies
        return
    level = next((level for level, school in _SCHOOLS if school.search(text)), None)
    if level and _TRAINING.search(text):
        level = StudyLevel.CERTIFICATE
    if level and not _SECONDARY.search(text):
        yield Study(level, "", False, line.start)


def _named(line: ResumeLine) -> Iterator[Study]:
    text, is_school = line.text, bool(_SECONDARY.search(line.text))
    if _SCHOLARSHIP.search(text) or _WISH.match(text):
        return
    named = {*degrees(text), *(level for level, _, _ in listed_degrees(text) if level)}
    levels = [level for level in sorted(named, reverse=True) if level > ASSOCIATE or not _is_bare_diploma(text, level)]
    for level in levels:
        if level > SCHOOL:
            yield Study(StudyLevel(level + 1), _subject(text, level), True, line.start)
    if is_school or SCHOOL in levels:
        yield Study(StudyLevel.SECONDARY, "", True, line.start)
    elif _DIPLOMA.search(text) and not any(level > SCHOOL for level in levels):
        yield Study(StudyLevel.CERTIFICATE, _subject(text, 0), True, line.start)
    if _CERTIFICATE.search(text) and not _SHORT_COURSE.search(text):
        yield Study(StudyLevel.CERTIFICATE, "", True, line.start)


def _is_bare_diploma(text: str, level: int) -> bool:
    """'Diploma in Baking' is a certificate, a higher national diploma is more, but no advanced one of a high school."""
    mentioned = [text[start : end + NEXT] for at, start, end in listed_degrees(text) if at == level]
    if _SECONDARY.search(text):
        mentioned = [_ADVANCED.sub("", name) for name in mentioned]
    return level == ASSOCIATE and all(_DIPLOMA.search(name) and not _HIGH_DIPLOMA.search(name) for name in mentioned)


def _mention(line: ResumeLine) -> Iterator[Study]:
    if not is_past(line.text.split(maxsplit=1)[0]):
        for level in degrees(line.text):
            if level > SCHOOL and not _is_bare_diploma(line.text, level):
                yield Study(StudyLevel(level + 1), _subject(line.text, level), True, line.start)
            elif level == SCHOOL:
                yield Study(StudyLevel.SECONDARY, "", True, line.start)


def _subject(text: str, level: int) -> str:
    """'Psychology' of 'B.A : Psychology , 2004 Hill College'."""
    ends = [end for at, _, end in listed_degrees(text) if at == level] or [0]
    match = _SUBJECT.search(text, max(0, ends[0] - 1))
    return _AFTER_SUBJECT.sub("", match["subject"]).strip(" .–-") if match else ""
