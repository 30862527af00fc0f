"""The studies in a resume as entries of a career: degree, subject, school and dates, on one line or on several."""

import re
from collections.abc import Iterable, Iterator

from hireloom.domain.careers.records import EducationEntry, entry_id
from hireloom.text_analysis.language.degrees import degree_mentions
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import periods
from hireloom.text_analysis.language.schools import school_in
from hireloom.text_analysis.resumes.career_lines import (
    BULLET,
    EDGES,
    CareerLine,
    Pages,
    pieces,
    shorter,
    undated,
)

LONGEST_ENTRY = 240  # characters
# 'Nursing' of 'BSN (Bachelor of Science in Nursing)': a bracket that opened before it ends it
_SUBJECT = re.compile(r"\s(?:in|en)\s+(?P<subject>[^\s)][^)]*(?:\([^)]*\))?)")
_GRADES = re.compile(r"\b(?:gpa|honou?rs|laude|grade|class|distinction|expected|graduated)\b", re.I)
_WITH_TOWN = re.compile(r"[^,|]+, [^\W\d_][^,|\d]*")  # 'University of California, Davis' on a line of its own
_TOWN_OF_SCHOOL = re.compile(r"(?: [A-Z][a-z]+){1,2}")  # 'Loyola University Chicago'


def education(lines: Iterable[CareerLine], lexicon: Lexicon, page: Pages) -> Iterator[EducationEntry]:
    """The studies below headings of education, in their order."""
    for entry in _joined(_entry(line, lexicon, page) for line in lines):
        if entry and (entry.degree or entry.school):
            yield entry


def is_study(line: CareerLine, lexicon: Lexicon, page: Pages) -> bool:
    """Whether an entry comes out of the line; the others tell more about a study."""
    return _entry(line, lexicon, page) is not None


def _entry(line: CareerLine, lexicon: Lexicon, page: Pages) -> EducationEntry | None:
    """What one line says about studies; it may be the dates alone."""
    bare, start, end = undated(BULLET.sub("", line.text))
    if not periods(line.text):
        start, end = "", end or start  # a single date is that of the degree
    school, degree, subject = "", "", ""
    for piece in pieces(bare):
        if not degree and any(degree_mentions(piece)):
            of_piece, study = _school_and_study(piece)
            degree, subject = _degree_and_subject(study)
            school = school or of_piece
        elif not school and (school_in(piece) or (degree and "|" in line.text)):
            school = piece
    if school and not degree and not end and _WITH_TOWN.fullmatch(bare) and bare.startswith(school):
        school = bare
    if not (degree or school):
        subject = bare if _is_subject(bare, lexicon) else ""
    if (bare and not (degree or school or subject)) or len(line.text) > LONGEST_ENTRY:
        return None
    values = {"degree": degree, "subject": subject, "school": school, "start": start, "end": end}
    values = {name: shorter(value) for name, value in values.items()}
    own = entry_id("education", *values.values())
    return EducationEntry(own, page.sources(values, line.text, line.start), **values)


def _is_subject(text: str, lexicon: Lexicon) -> bool:
    """The whole line is the name of something that people learn."""
    return any(text[mention.start : mention.end] == text for mention in lexicon.skills_in(text))


def _school_and_study(piece: str) -> tuple[str, str]:
    """The school in a piece of a line, and what comes before it, or else after it."""
    school = school_in(piece)
    before, _, behind = piece.partition(school) if school else (piece, "", "")
    if before.strip(EDGES):
        town = _TOWN_OF_SCHOOL.fullmatch(behind)
        return school + (town.group() if town else ""), before.strip(EDGES)
    return school, behind.strip(EDGES)


def _joined(lines: Iterable[EducationEntry | None]) -> Iterator[EducationEntry | None]:
    """A degree and a school on two lines, in either order, are one entry."""
    before: EducationEntry | None = None
    for entry in lines:
        whole = _whole_study(before, entry) if before and entry else None
        if not whole:
            yield before
        before = whole or entry
    yield before


def _whole_study(one: EducationEntry, other: EducationEntry) -> EducationEntry | None:
    """None if both name the same thing, or both have dates: then they are two."""
    if (one.degree and other.degree) or (one.school and other.school) or (_is_dated(one) and _is_dated(other)):
        return None
    names = ("degree", "subject", "school", "start", "end")
    values = {name: getattr(one, name) or getattr(other, name) for name in names}
    return EducationEntry(entry_id("education", *values.values()), (*one.sources, *other.sources), **values)


def _is_dated(entry: EducationEntry) -> bool:
    return bool(entry.start or entry.end)


def _degree_and_subject(text: str) -> tuple[str, str]:
    """'BS in Nursing' and 'BS: Nursing' are a BS in the subject of nursing; 'Bachelor of Science' has no subject."""
    degree, colon, detail = text.partition(":")
    match = _SUBJECT.search(text)
    if match:
        subject = match["subject"]
        degree = degree if match.start() > len(degree) else text[: match.start()]
        return degree.strip(EDGES), subject.strip(EDGES)
    is_subject = colon and not _GRADES.search(detail)
    return (degree.strip(EDGES), detail.strip(EDGES)) if is_subject else (text.strip(EDGES), "")
