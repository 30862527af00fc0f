"""The shipped tables of skills, occupations and word statistics, read once."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise

from hireloom.text_analysis.language.data_files import lines_of, rows_of
from hireloom.text_analysis.language.lexicon import Family, Lexicon, Occupation, Skill

_NAMED = ("skills.tsv", "occupations.tsv", "licensed_professions.tsv")
_WORD = re.compile(r"[^\W\d_]+")
ALL_DOCUMENTS = "*"  # the line of terms.tsv that says how many documents were counted


@cache
def load_lexicon() -> Lexicon:
    """The lexicon of the shipped tables; the same object every time."""
    terms = {term: (int(holders), int(occurs)) for term, holders, occurs in rows_of("terms.tsv")}
    documents, _ = terms.pop(ALL_DOCUMENTS)
    return Lexicon(list(skill_names()), list(_occupations()), terms, documents, list(_families()))


def skill_names() -> Iterator[tuple[Skill, tuple[str, ...]]]:
    """Each skill with its spellings, its own name first; `=` marks one that counts only in exactly this case."""
    for name, aliases, kind, families in rows_of("skills.tsv"):
        yield Skill(name.removeprefix("="), kind, _listed(families)), (name, *_listed(aliases))


@cache
def named_words() -> frozenset[str]:
    """The words, in small letters, by which skills, papers, occupations and professions are named."""
    return frozenset(word.lower() for name in _NAMED for line in lines_of(name) for word in _WORD.findall(line))


@cache
def words_before() -> Mapping[str, frozenset[str]]:
    """For the words, in small letters, by which occupations and professions are named, those that a name has in front
    of them: 'registered' for 'nurse'."""
    before: dict[str, set[str]] = {}
    for name in _NAMED[1:]:
        for part in re.split(r"[\t|]", "\t".join(lines_of(name))):
            for first, second in pairwise(_WORD.findall(part.lower())):
                before.setdefault(second, set()).add(first)
    return {word: frozenset(others) for word, others in before.items()}


def _occupations() -> Iterator[tuple[Occupation, tuple[str, ...]]]:
    for title, aliases, family, neighbours in rows_of("occupations.tsv"):
        yield Occupation(title, family, _listed(neighbours)), (title, *_listed(aliases))


def _families() -> Iterator[tuple[Family, tuple[str, ...]]]:
    for key, name, cues in rows_of("families.tsv"):
        yield Family(key, name), _listed(cues)


def _listed(cell: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in cell.split("|") if part.strip())
