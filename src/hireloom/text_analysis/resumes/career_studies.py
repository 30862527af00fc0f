"""The studies in a resume as entries of a career: degree, subject, school and dates, on one line or on several."""

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile

from hireloom.domain.careers.records import EducationEntry, entry_id, same
from hireloom.text_analysis.language.degrees import listed_degrees
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import periods
from hireloom.text_analysis.language.places import COUNTRY
from hireloom.text_analysis.language.schools import school_in
from hireloom.text_analysis.resumes.career_lines import (
    BULLET,
    EDGES,
    CareerLine,
    Pages,
    pieces,
    shorter,
    undated,
    without_edges,
)
from hireloom.text_analysis.resumes.passages import PLACEHOLDER
from hireloom.text_analysis.resumes.schools_and_subjects import is_subject, names_certificate, school_and_subject

LONGEST_ENTRY = 240  # characters
# 'Nursing' of 'BSN (Bachelor of Science in Nursing)': a bracket that opened before it ends it
_SUBJECT = re.compile(r"\s(?:in|en)\s+(?P<subject>[^\s)][^)]*(?:\([^)]*\))?)")
# 'Bachelor of Science Mathematics', 'M.B.A Finance'
_BESIDE = re.compile(
    r"(?P<degree>(?:bachelor|master|associate)(?:['’]?s)? of (?:applied |fine )?(?:science|art)s?(?: degree)?"
    r"|(?-i:[ABM]\.?[AS]|[BM]\.?B\.?A)\.?) (?P<subject>.{3,80})",
    re.I,
)
_MARKS = re.compile(r"(?<!:)\s?//\s?|\s\*\s")  # 'Nevada // * Bachelor of Science'
_FROM = re.compile(r"\s(?:from|at)\s*$")  # what the school followed
_GRADES = re.compile(r"\b(?:gpa|honou?rs|laude|grade|class|distinction|expected|graduated)\b", re.I)
_ARTICLE = re.compile(r"^an?\s(?=(?:bachelor|master|associate|diploma|doctor|degree|ph\.?d))", re.I)  # not of 'A level'
# 'USA Associate of Arts': the place of the school above stands before the degree.
_COUNTRY_BEFORE = re.compile(rf"^{COUNTRY.pattern}[\s,]+(?=\w)")
# A sentence that tells about studies; 'Calculus I and II' does not.
_STORY = re.compile(r"\bI (?!and\b|or\b|to\b)(?=[a-z])|\b(?:[Mm]y|but did not)\b")
_IN_A_LINE = re.compile(r"(?<=[.!?])\s")
LONGEST_PAPER = 20  # words of a line that names a certificate
_PAPER = re.compile(
    r"(?:[^\s,:|]+\s){0,6}(?:certificat(?:e|ion)s?|licensure|certified)\b(?!\()|certified\b|[^:]{1,60}\blicen[cs]e$",
    re.I,
)
_NO_PAPER = re.compile(
    r"\b(?:expected|candidate|pursuing|will|training for|toward?s?|in progress|high school|secondary|eligible)\b", re.I
)
_WITH_TOWN = re.compile(r"[^,|]+, [^\W\d_][^,|\d]*")  # 'University of California, Davis' on a line of its own


def education(lines: Iterable[CareerLine], lexicon: Lexicon, page: Pages) -> Iterator[EducationEntry]:
    """The studies below headings of education, in their order."""
    for entry in _joined(_entry(line, lexicon, page) for line in lines):
        if entry and (entry.degree or entry.school):
            yield entry


def is_paper(line: CareerLine) -> bool:
    """'Certificate of Completion: Baking, 2012': a paper among the studies, with no degree and no school."""
    bare = undated(PLACEHOLDER.sub(",", BULLET.sub("", line.text)))[0]
    if len(bare.split()) > LONGEST_PAPER or not _PAPER.match(bare) or _NO_PAPER.search(bare) or _STORY.search(bare):
        return False
    return not (any(listed_degrees(bare)) or school_in(bare))


def is_study(line: CareerLine, lexicon: Lexicon, page: Pages) -> bool:
    """Whether an entry comes out of the line; the others tell more about a study."""
    return _entry(line, lexicon, page) is not None


def _entry(line: CareerLine, lexicon: Lexicon, page: Pages) -> EducationEntry | None:
    """What one line says about studies; it may be the dates alone."""
    bare, start, end = undated(PLACEHOLDER.sub(",", _MARKS.sub(", ", BULLET.sub("", line.text))))
    if not periods(line.text):
        start, end = "", end or start  # a single date is that of the degree
    if bare and not (bare := _without_story(bare)):
        return None
    school, degree, subject = "", "", ""
    for piece in map(_without_country, pieces(bare)):
        if not degree and (any(listed_degrees(piece)) or (names_certificate(piece) and school_in(piece))):
            of_piece, named, study = school_and_subject(piece)
            degree, subject = _degree_and_subject(study)
            subject, school = subject or named, school or of_piece
        elif not school and (parts := school_and_subject(piece)).school:
            school, subject = parts.school, subject or parts.subject
        elif not school and degree and "|" in line.text:
            school = piece
        elif not subject and (degree or school) and is_subject(piece):
            subject = piece
    if school and not degree and not end and _WITH_TOWN.fullmatch(bare) and bare.startswith(school):
        school = bare
    if not (degree or school):
        subject = bare if _is_subject(bare, lexicon) or (end and is_subject(bare)) else ""
    if (bare and not (degree or school or subject)) or len(line.text) > LONGEST_ENTRY:
        return None
    values = {
        "degree": _ARTICLE.sub("", degree).removesuffix(" in"),
        "subject": subject,
        "school": school,
        "start": start,
        "end": end,
    }
    values = {name: shorter(value) for name, value in values.items()}
    study_id = entry_id("education", *values.values())
    return EducationEntry(study_id, page.sources(values, line.text, line.start), **values)


def _without_story(text: str) -> str:
    """'GED. I went to Dora High School' is a GED; nothing is left of a story without a degree at its beginning."""
    before = " ".join(takewhile(lambda sentence: not _STORY.search(sentence), _IN_A_LINE.split(text)))
    is_of_a_degree = text[:1].isupper() and not text.startswith("I ") and any(listed_degrees(text))
    if not before:
        return text if is_of_a_degree else ""
    return text if before == text else before.rstrip(".")


def _without_country(piece: str) -> str:
    bare = _COUNTRY_BEFORE.sub("", piece)
    return bare if any(listed_degrees(bare)) else piece


def _is_subject(text: str, lexicon: Lexicon) -> bool:
    """The whole line is the name of something that people learn."""
    return any(text[mention.start : mention.end] == text for mention in lexicon.skills_in(text))


def _joined(lines: Iterable[EducationEntry | None]) -> Iterator[EducationEntry | None]:
    """A degree and a school on two lines, in either order, are one entry."""
    before: EducationEntry | None = None
    for entry in lines:
        whole = _whole_study(before, entry) if before and entry else None
        if not whole:
            yield before
        before = whole or entry
    yield before


def _whole_study(first: EducationEntry, second: EducationEntry) -> EducationEntry | None:
    """None if both name the same thing, or both have dates: then they are two. A degree in the same subject that comes
    again without a school tells more about the first."""
    tells_more = not second.school and bool(first.subject) and second.subject.startswith(first.subject)
    is_again = tells_more and same(first.degree) == same(second.degree)
    if (
        (first.degree and second.degree and not is_again)
        or (first.school and second.school)
        or (_is_dated(first) and _is_dated(second))
    ):
        return None
    names = ("degree", "subject", "school", "start", "end")
    values = {name: getattr(first, name) or getattr(second, name) for name in names}
    values["subject"] = second.subject if is_again else values["subject"]
    return EducationEntry(entry_id("education", *values.values()), (*first.sources, *second.sources), **values)


def _is_dated(entry: EducationEntry) -> bool:
    return bool(entry.start or entry.end)


def _degree_and_subject(text: str) -> tuple[str, str]:
    """'BS in Nursing' and 'BS: Nursing' are a BS in the subject of nursing; 'Bachelor of Science' has no subject."""
    degree, colon, detail = text.partition(":")
    match = _SUBJECT.search(text)
    if match:
        subject = match["subject"]
        degree = degree if match.start() > len(degree) else text[: match.start()]
        return degree.strip(EDGES), without_edges(_FROM.sub("", subject))
    if colon and not _GRADES.search(detail):
        return degree.strip(EDGES), without_edges(detail)
    beside = _BESIDE.fullmatch(text.strip(EDGES))
    is_parted = beside is not None and is_subject(beside["subject"])
    return (beside["degree"], beside["subject"]) if beside and is_parted else (text.strip(EDGES), "")
