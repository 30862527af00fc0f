"""A school and what somebody studied there, where nothing parts their names: 'Education Administration Grand Canyon
University'."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.degrees import listed_degrees
from hireloom.text_analysis.language.schools import school_in
from hireloom.text_analysis.resumes.career_lines import EDGES, without_edges

_SUBJECTS, _KINDS = words_named("subjects", "resumes"), words_named("kinds of subjects", "resumes")
_JOINERS = frozenset(("and", "&", "of", "in", "for", "the"))
_TOWN = re.compile(r"(?: [A-Z][a-z]+){1,2}")  # 'Loyola University Chicago'
_KIND_OF_SCHOOL = re.compile(r"(?:university|college|institute|school|academy)\b", re.I)
_CERTIFICATE = re.compile(r"\b(?:certificat(?:e|ion)s?|licensure)\b", re.I)
_MARKS = re.compile(r"\s?\b(?:gpa\b|graduated\b|dean['’]?s\b|(?:summa |magna )?cum laude\b|honou?rs\b).*$", re.I)


class SchoolAndSubject(NamedTuple):
    """`other` is what else the words say: a degree, or more about the study."""

    school: str
    subject: str
    other: str


def names_certificate(text: str) -> bool:
    return _CERTIFICATE.search(text) is not None


def school_and_subject(piece: str) -> SchoolAndSubject:
    """The parts of a piece of a line; without a school it is all `other`."""
    name = school_in(piece)
    if not name:
        return SchoolAndSubject("", "", piece.strip(EDGES))
    first = piece.find(name)
    end = first + len(name)
    start = _start_of_name(piece, first, end)
    before, behind = without_edges(piece[:start]), _MARKS.sub("", piece[end:])
    if (town := _TOWN.fullmatch(behind)) and not (is_subject(town.group()) or names_certificate(behind)):
        end += town.end()
    school, behind = piece[start:end].strip(EDGES), piece[end:].strip(EDGES)
    if before and not (any(listed_degrees(before)) or names_certificate(before)):
        return SchoolAndSubject(school, before, behind) if is_subject(before) else _whole(piece)
    if not before and is_subject(_MARKS.sub("", behind)):
        return SchoolAndSubject(school, _MARKS.sub("", behind).strip(EDGES), "")
    return SchoolAndSubject(school, "", before or behind)


def _whole(piece: str) -> SchoolAndSubject:
    return SchoolAndSubject(_MARKS.sub("", piece).strip(EDGES), "", "")


def _start_of_name(piece: str, first: int, end: int) -> int:
    """After a degree and a subject that the name of the school seems to begin with."""
    named = [(start, last) for _, start, last in listed_degrees(piece)]
    # 'HIPAA Certification HIPAA Academy', but not the 'HR Certification Institute'
    named += [match.span() for match in _CERTIFICATE.finditer(piece) if len(piece[match.end() : end].split()) > 1]
    first = max((last for start, last in named if first <= start and last < end), default=first)
    words = [*re.finditer(r"\S+", piece[first:end])]
    spoken = [word.group() for word in words]
    for count in range(len(words) - 2, 0, -1):
        if is_subject(" ".join(spoken[:count])) and _names_school(spoken[count:]):
            return first + words[count].start()
    return first + words[0].start() if words else first


def is_subject(name: str) -> bool:
    """'Family and Consumer Science': words of subjects, the last of which may end one."""
    names = re.findall(r"[\w&]+", name.lower())
    are_known = all(name in _SUBJECTS or name in _KINDS or name in _JOINERS for name in names)
    return bool(names) and are_known and names[-1] in _SUBJECTS


def opens_a_subject(line: str) -> bool:
    """'Bachelor of Arts in Human Resource' goes on below."""
    return any(listed_degrees(line)) and line.rsplit(maxsplit=1)[-1].lower() in _KINDS


def _names_school(words: Sequence[str]) -> bool:
    """'Pace University' and 'University of Hawaii' name one, 'College of Design' goes with the words before it."""
    opening = words[0].lower()
    if opening in _JOINERS or (opening in _SUBJECTS and not _KIND_OF_SCHOOL.fullmatch(words[1])):
        return False
    return opening == "university" if _KIND_OF_SCHOOL.fullmatch(opening) else True
