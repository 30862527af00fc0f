"""A resume as the engine counts it: which skills, roles, years, degrees and telling words stand in which sentence."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from hireloom.domain.contacts import MAIL, PHONE
from hireloom.domain.degrees import degrees, speaks_of_study
from hireloom.domain.lexicon import Lexicon, Occupation, Skill
from hireloom.domain.passages import Shape, passages
from hireloom.domain.periods import periods, years
from hireloom.domain.requirements import telling_terms

_STATED = re.compile(r"\b(\d{1,2})\s?\+?\s?(?:years?|yrs?)\b", re.I)
TITLE_WORDS = 12  # a line of at most so many words may be the title of a job
MOST_STATED = 45


@dataclass(frozen=True, slots=True)
class Reading:
    """`sentences` are offsets into `text`; everything else points at them by number, first place first."""

    text: str
    sentences: Sequence[tuple[int, int]]
    skills: Mapping[Skill, Sequence[int]]
    roles: Mapping[Occupation, int]
    degrees: Mapping[int, int]
    terms: Mapping[str, Sequence[int]]
    years: float
    dated: Sequence[int]
    stated: float
    stating: Sequence[int]


@lru_cache(maxsize=2048)
def reading(text: str, lexicon: Lexicon, now: int) -> Reading:
    """The resume read sentence by sentence; names, contacts and headings count nothing."""
    sentences: list[tuple[int, int]] = []
    skills: dict[Skill, list[int]] = {}
    roles: dict[Occupation, int] = {}
    levels: dict[int, int] = {}
    terms: dict[str, list[int]] = {}
    worked, dated_at, stated, stating = [], [], 0.0, []
    for passage in passages(text):
        if passage.kind in (Shape.NAME, Shape.CONTACT, Shape.HEADING):
            continue
        pieces = [(passage.start, passage.end)] if passage.kind is Shape.ENTRY else passage.sentences
        for start, end in pieces:
            said = MAIL.sub(" ", PHONE.sub(" ", text[start:end]))
            at = len(sentences)
            sentences.append((start, end))
            study = speaks_of_study(said)
            for level in degrees(said) if study else ():
                levels.setdefault(level, at)
            for mention in lexicon.skills_in(said):
                skills.setdefault(mention.skill, []).append(at)
            for term in telling_terms(said, lexicon):
                terms.setdefault(term, []).append(at)
            if len(said.split()) <= TITLE_WORDS and not study:
                for role in lexicon.roles_in(said):
                    roles.setdefault(role.occupation, at)
            if not study and (spans := periods(said)):
                worked.extend(spans)
                dated_at.append(at)
            for number in _STATED.findall(said):
                if stated < int(number) <= MOST_STATED and "experience" in said.lower():
                    stated, stating = float(number), [at]
    return Reading(text, sentences, skills, roles, levels, terms, years(worked, now), dated_at, stated, stating)
