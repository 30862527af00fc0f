"""A resume as the engine counts it: which skills, roles, years, degrees and telling words stand in which sentence."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from hireloom.domain.contacts import MAIL, PHONE
from hireloom.domain.degrees import degrees, speaks_of_study
from hireloom.domain.lexicon import Lexicon, Occupation, Skill
from hireloom.domain.passages import Shape, passages
from hireloom.domain.periods import Period, periods, years
from hireloom.domain.requirements import telling_terms

_STATED = re.compile(r"\b(\d{1,2})\s?\+?\s?(?:years?|yrs?)\b", re.I)
TITLE_WORDS = 12  # a line of at most so many words may be the title of a job
MOST_STATED = 45
UNDATED_WORDS = 8
MAINLY = 0.5  # a role belongs to a family for its years from this part on


@dataclass(slots=True)
class Field:
    """What a resume holds of one family: roles (each period and each undated title once), years in them, skills."""

    roles: float = 0.0
    years: float = 0.0
    skills: float = 0.0
    at: list[int] = field(default_factory=list)
    skills_at: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Reading:
    """`sentences` are offsets into `text`; everything else points at them by number, first place first."""

    text: str
    sentences: Sequence[tuple[int, int]]
    skills: Mapping[Skill, Sequence[int]]
    roles: Mapping[Occupation, int]
    degrees: Mapping[int, int]
    terms: Mapping[str, Sequence[int]]
    fields: Mapping[str, "Field"]
    dated: Sequence["Title"]
    stated: float
    stating: Sequence[int]
    now: int


class Title(NamedTuple):
    at: int
    spans: Sequence[Period]
    key: str
    families: Mapping[str, float]


@lru_cache(maxsize=2048)
def reading(text: str, lexicon: Lexicon, now: int) -> Reading:
    """The resume read sentence by sentence; names, contacts and headings count nothing."""
    sentences: list[tuple[int, int]] = []
    skills: dict[Skill, list[int]] = {}
    roles: dict[Occupation, int] = {}
    levels: dict[int, int] = {}
    terms: dict[str, list[int]] = {}
    stated, stating = 0.0, []
    titles: list[Title] = []
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
            spans = () if study else periods(said)
            if not study and (spans or (len(said.split()) <= UNDATED_WORDS and not said.endswith("."))):
                named = lexicon.roles_in(said)
                if spans or named:
                    key = named[0].occupation.title if named else ""
                    titles.append(Title(at, spans, key, lexicon.families_of(said)))
            for number in _STATED.findall(said):
                if stated < int(number) <= MOST_STATED and "experience" in said.lower():
                    stated, stating = float(number), [at]
    fields = _fields(titles, skills, now)
    dated = [title for title in titles if title.spans]
    return Reading(text, sentences, skills, roles, levels, terms, fields, dated, stated, stating, now)


def _fields(titles: Sequence[Title], skills: Mapping[Skill, Sequence[int]], now: int) -> dict[str, Field]:
    """The families of the roles and skills. A title that is repeated counts once, so does each period."""
    fields: dict[str, Field] = {}
    seen: set[object] = set()
    spans: dict[str, list[Period]] = {}
    for title in sorted(titles, key=lambda title: not title.spans):
        keys = {(span.first, span.last) for span in title.spans} or {title.key}
        fresh = not keys <= seen
        seen |= keys | {title.key}
        whole = sum(title.families.values())
        for family, told in title.families.items():
            part = told / whole
            entry = fields.setdefault(family, Field())
            entry.at.append(title.at)
            if fresh:
                entry.roles += part
                if part >= MAINLY:
                    spans.setdefault(family, []).extend(title.spans)
    for family, held in spans.items():
        fields[family].years = years(held, now)
    for skill, at in skills.items():
        for family in skill.families if skill.kind != "soft" else ():
            entry = fields.setdefault(family, Field())
            entry.skills += 1 / len(skill.families)
            entry.skills_at.append(at[0])
    return fields
