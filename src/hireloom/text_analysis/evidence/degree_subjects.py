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
_SHORT = {"bsn": "nursing", "msn": "nursing", "mba": "business", "bba": "business", "mca": "computer"}
_NO_SUBJECT = frozenset(word[:SHARED] for word in words_named("no subject in studies", "evidence"))


def asked_subject(source: str) -> str:
    """The subject as the job names it: 'accounting, finance or a related field'; empty where it names none."""
    start, end = subject_span(source)
    return source[start:end]


def is_of_subject(subject: str, studies: Iterable[str]) -> bool:
    """The studies name one of the subjects in full, or a word of one if related subjects are accepted. The name of a
    school is not a subject. A subject whose words say nothing stands for every subject, and so do studies that name
    none."""
    subjects = [cut for name in _OR.split(subject) if (cut := _cut(name))]
    own = {short for line in studies for short in _cut(without_schools(line))}
    if not subjects or not any(word.isalpha() for word in own - _NO_SUBJECT):
        return True
    is_wide = _RELATED.search(subject) is not None
    return any(cut & own if is_wide else cut <= own for cut in subjects)


def _cut(text: str) -> frozenset[str]:
    norms = (_SHORT.get(word.norm, word.norm) for word in words(text))
    return frozenset(norm[:SHARED] for norm in norms if norm not in _ANY)
