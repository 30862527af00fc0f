"""The subject of the degree that a job asks for, and whether the studies of a resume are of it."""

import re
from collections.abc import Iterable

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.degrees import subject_span
from hireloom.text_analysis.language.schools import without_schools
from hireloom.text_analysis.language.words import words

SHARED = 7  # letters that accounting and accountancy, or communication and communications, have in common
_OR = re.compile(r"[,/]|\bor\b|\band\b", re.I)
_RELATED = re.compile(r"\b(?:related|relevant|similar|equivalent|comparable)\b", re.I)
_ANY = words_named("no subject in an ask", "evidence")
_SHORT = {"bsn": "nursing", "msn": "nursing", "mba": "business", "bba": "business", "mca": "computer"} | {
    "pharmd": "pharmacy",
    "jd": "law",
    "juris": "law",
    "md": "medicine",
    "dpt": "therapy",
    "bcom": "commerce",
}
# What follows a degree is its subject, even right before the name of a school: 'Doctor of Pharmacy Baylor University'.
_OF_DEGREE = re.compile(
    r"\b(?:doctor(?:ate)?|masters?|bachelors?|associates?)(?:['’]s)?(?: degree)? (?:of|in) "
    r"(?:(?:applied )?(?:science|arts)(?: degree)?(?: (?:of|in)|\s?[:,])? )?(?P<subject>(?:[\w&]+ ){0,2}[\w&]+)",
    re.I,
)
_AT_SCHOOL = re.compile(r"\W*schools?\s(?!(?:of|for|in|at|diploma|degree|graduate)\b)[^\W\d]+(?:\s[^\W\d]+)?\W*", re.I)
_NO_SUBJECT = frozenset(word[:SHARED] for word in words_named("no subject in studies", "evidence"))


def asked_subject(source: str) -> str:
    """The subject as the job names it: 'accounting, finance or a related field'; empty where it names none."""
    start, end = subject_span(source)
    return source[start:end]


def is_work_at_school(line: str) -> bool:
    """'School Nursing' is no school of nursing."""
    return _AT_SCHOOL.fullmatch(line.strip()) is not None


def is_of_subject(subject: str, studies: Iterable[str]) -> bool:
    """The studies name one of the subjects in full, or a word of one if related subjects are accepted. The name of a
    school is not a subject. A subject whose words say nothing stands for every subject, and so do studies that name
    none."""
    lines = [line for line in studies if not is_work_at_school(line)]
    subjects = [cut for name in _OR.split(subject) if (cut := _cut(name))]
    study_names = {short for line in lines for short in _cut(without_schools(line))}
    if not subjects or not any(word.isalpha() for word in study_names - _NO_SUBJECT):
        return True
    study_names |= {
        short for line in lines for degree in _OF_DEGREE.finditer(line) for short in _cut(degree["subject"])
    }
    is_wide = _RELATED.search(subject) is not None
    return any(cut & study_names if is_wide else cut <= study_names for cut in subjects)


def _cut(text: str) -> frozenset[str]:
    norms = (_SHORT.get(word.norm, word.norm) for word in words(text))
    return frozenset(norm[:SHARED] for norm in norms if norm not in _ANY)
