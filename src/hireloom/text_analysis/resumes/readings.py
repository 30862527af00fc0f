"""A resume as the engine counts it: which skills, roles, years, degrees and telling words are in which sentence."""

import re
from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.degrees import degrees, heads_studies, speaks_of_study, trains
from hireloom.text_analysis.language.lexicon import Lexicon, Occupation, Skill
from hireloom.text_analysis.language.periods import Period, years
from hireloom.text_analysis.language.schools import without_schools
from hireloom.text_analysis.language.senses import has_other_sense
from hireloom.text_analysis.language.words import root, singular
from hireloom.text_analysis.language.words import words as words_of
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.certificates import names_firm
from hireloom.text_analysis.resumes.contacts import MAIL, PHONE
from hireloom.text_analysis.resumes.letter_case import with_capitals
from hireloom.text_analysis.resumes.passages import Passage, Shape, passages

TITLE_WORDS, LONG_WORDS = 12, 40  # the longest title line; the longest sentence that may say 'as a …'
AROUND = 200  # characters before the name of an occupation that show whether somebody claims it
RANK_WORDS = 4  # words before the name of the occupation in a title line
_AS = re.compile(r"\b(?:as|am|is|position of|role of|title of)\s(?:an?\s|the\s)?(?:[\w/&-]+\s){0,2}$", re.I)
_PRAISE = words_named("before a title", "resumes")
# 'President of the chess club' is not a trade.
_OFFICES = (
    "president",
    "secretary",
    "treasurer",
    "chair",
    "captain",
    "leader",
    "head",
    "coordinator",
    "officer",
    "editor",
)
_OF_A_CLUB = re.compile(
    r",?\s(?:(?:of|for|at)\s|[-–]\s)?(?:the\s)?(?:[\w'’&-]+\s){0,4}"
    r"(?:society|club|student union|students['’] union|fraternity|sorority)\b",
    re.I,
)
UNDATED_WORDS = 8
MAINLY = 0.5  # from this share on, the years of a role count for a family


@dataclass(slots=True)
class Field:
    """What a resume shows of one family: roles (each period and each undated title once), their periods, skills."""

    roles: float = 0.0
    skills: float = 0.0
    at: list[int] = field(default_factory=list)
    skills_at: list[int] = field(default_factory=list)
    spans: list[Period] = field(default_factory=list)

    def years(self, now: int) -> float:
        """How long the person worked in it, to the month."""
        return years(self.spans, now)


@dataclass(frozen=True, slots=True)
class Reading:
    """`cased` is `text` with capitals where they lack. `sentences` are offsets into both; all other fields hold their
    numbers in ascending order. `terms` are telling stems and pairs of stems; `roots` are the roots of all words;
    `studies` are sentences about studies."""

    text: str
    cased: str
    sentences: Sequence[tuple[int, int]]
    skills: Mapping[Skill, Sequence[int]]
    roles: Mapping[Occupation, int]
    degrees: Mapping[int, int]
    terms: Mapping[str, Sequence[int]]
    roots: Mapping[str, Sequence[int]]
    studies: Collection[int]
    fields: Mapping[str, "Field"]
    dated: Sequence["Title"]
    stated: float
    stating: Sequence[int]

    def sentence(self, at: int) -> str:
        """The sentence in one line."""
        start, end = self.sentences[at]
        return " ".join(self.cased[start:end].split())

    def sentence_at(self, place: int) -> int | None:
        """The number of the last sentence that begins at or before a place in the text; None before the first."""
        number = bisect_right(self.sentences, (place, len(self.text))) - 1
        return number if number >= 0 else None


class Title(NamedTuple):
    """Sentence `at` names the role, `dated_at` its dates."""

    at: int
    spans: Sequence[Period]
    key: str
    families: Mapping[str, float]
    dated_at: int


@lru_cache(maxsize=16)
def reading(text: str, lexicon: Lexicon) -> Reading:
    """The resume read sentence by sentence. Names and contacts are left out; headings only mark studies and unpaid
    work: dates below 'Education' are not work unless a role stands next to them."""
    notes = _Notes(text, lexicon)
    for passage in passages(notes.cased):
        notes.read(passage)
    return notes.reading()


class _Notes:
    """What the sentences read so far say, each sentence by its number."""

    def __init__(self, text: str, lexicon: Lexicon) -> None:
        self._text, self.cased, self._lexicon = text, with_capitals(text), lexicon
        self._sentences: list[tuple[int, int]] = []
        self._skills: dict[Skill, list[int]] = {}
        self._by_name: set[Skill] = set()  # without skills shown by deeds: a cook and a nurse both train staff
        self._roles: dict[Occupation, int] = {}
        self._levels: dict[int, int] = {}
        self._terms: dict[str, list[int]] = {}
        self._roots: dict[str, list[int]] = {}
        self._studies: set[int] = set()
        self._titles: list[Title] = []
        self._studying = False  # what the heading announces
        self._life = career(text, lexicon)
        self._of_heads = {place for role in self._life.roles for place in range(role.start, role.end)}

    def reading(self) -> Reading:
        titles = [*self._titles_held(), *self._titles]
        stated = max(self._life.stated, key=lambda statement: statement.years, default=None)
        stating = None if stated is None else self._sentence_at(stated.start)
        return Reading(
            self._text,
            self.cased,
            self._sentences,
            self._skills,
            self._roles,
            self._levels,
            self._terms,
            self._roots,
            self._studies,
            fields=_fields(titles, {skill: at for skill, at in self._skills.items() if skill in self._by_name}),
            dated=[title for title in titles if title.spans],
            stated=float(stated.years) if stated and stating is not None else 0.0,
            stating=[] if stating is None else [stating],
        )

    def read(self, passage: Passage) -> None:
        if passage.kind is Shape.HEADING:
            self._studying = heads_studies(self.cased[passage.start : passage.end])
        elif passage.kind is Shape.ENTRY:
            self._sentence(passage.start, passage.end)
        elif passage.kind not in (Shape.NAME, Shape.CONTACT) or self._is_a_skill(passage):
            for start, end in passage.sentences:
                self._sentence(start, end)

    def _is_a_skill(self, passage: Passage) -> bool:
        """'Adobe Illustrator' above all headings looks like a name."""
        if passage.kind is not Shape.NAME:
            return False
        line = self.cased[passage.start : passage.end]
        return any((mention.start, mention.end) == (0, len(line)) for mention in self._lexicon.skills_in(line))

    def _sentence(self, start: int, end: int) -> None:
        at = len(self._sentences)
        self._sentences.append((start, end))
        whole = MAIL.sub(" ", PHONE.sub(" ", self.cased[start:end]))
        text = without_schools(whole)
        is_study = speaks_of_study(whole, self._lexicon) or (
            self._studying and (trains(whole) or not self._lexicon.roles_in(text))
        )
        self._note_skills(text, at)
        self._note_words(text, at)
        if is_study:
            self._note_study(whole, at)
        else:
            self._note_roles(text, at)

    def _note_skills(self, text: str, at: int) -> None:
        mentions = self._lexicon.skills_in(text)
        named = dict.fromkeys(
            mention.skill
            for mention in mentions
            if not names_firm(text, mention) and not has_other_sense(text, mention)
        )
        for skill in named | dict.fromkeys(mention.skill for mention in self._lexicon.done_in(text)):
            self._skills.setdefault(skill, []).append(at)
        self._by_name.update(named)

    def _note_words(self, text: str, at: int) -> None:
        for term in telling_terms(text, self._lexicon):
            self._terms.setdefault(term, []).append(at)
        for spoken in dict.fromkeys(root(word.norm) for word in words_of(text)):
            self._roots.setdefault(spoken, []).append(at)

    def _note_study(self, whole: str, at: int) -> None:
        self._studies.add(at)
        for level in degrees(whole):
            self._levels.setdefault(level, at)

    def _note_roles(self, text: str, at: int) -> None:
        start, end = self._sentences[at]
        is_head = not self._of_heads.isdisjoint(range(start, end))
        words = len(text.split())
        claimed = [
            role for role in self._lexicon.roles_in(text) if is_head or _claims(text, role.start, role.end, words)
        ]
        for role in claimed:
            self._roles.setdefault(role.occupation, at)
        if claimed and not is_head and words <= UNDATED_WORDS:
            self._titles.append(Title(at, (), claimed[0].occupation.title, self._lexicon.families_of(text), at))

    def _titles_held(self) -> Iterator[Title]:
        """The roles of the career. Their families come from the title or, if it names none, from the whole head."""
        for role in self._life.roles:
            at, dated_at = self._sentence_at(role.start), self._sentence_at(role.shown_at)
            families = self._lexicon.families_of(role.title) or self._lexicon.families_of(without_schools(role.where))
            named = self._lexicon.roles_in(role.title)
            key = named[0].occupation.title if named else role.title
            spans = (role.period,) if role.period and not role.unpaid else ()
            if at is not None and dated_at is not None:
                yield Title(at, spans, key, families, dated_at)

    def _sentence_at(self, place: int) -> int | None:
        number = bisect_right(self._sentences, (place, len(self._text))) - 1
        return number if number >= 0 else None


def claims_title(text: str, title: str) -> bool:
    """The sentence gives the person this title; for roles that are not in the lexicon."""
    words = title.split()
    is_title = 0 < len(words) <= TITLE_WORDS
    match = re.search(rf"\b{'[^a-z0-9]+'.join(map(re.escape, words))}\b", text, re.I) if is_title else None
    return match is not None and _claims(text, match.start(), match.end(), len(text.split()))


def _claims(text: str, start: int, end: int, words: int) -> bool:
    """The sentence of `words` words gives the person the role at `start`: 'Backend engineer with …', 'worked as a
    nurse', but not 'led mechanics'."""
    name = text[start:end]
    if singular(last := name.split()[-1]) != last.lower() and not singular(last).endswith("person"):
        return False
    if name.split()[-1].lower() in _OFFICES and _OF_A_CLUB.match(text, end):
        return False
    before = text[:start].split(maxsplit=RANK_WORDS)
    if not before or (words <= LONG_WORDS and _AS.search(text[max(0, start - AROUND) : start])):
        return True
    if len(before) <= RANK_WORDS and words <= TITLE_WORDS and not text.endswith("."):
        return all(word[0].isupper() or not word[0].isalpha() for word in (*before, *name.split()))
    return len(before) <= RANK_WORDS and all(singular(word.strip(",.")) in _PRAISE for word in before)


def _fields(titles: Sequence[Title], skills: Mapping[Skill, Sequence[int]]) -> dict[str, Field]:
    """The families of the roles and skills. A title that is repeated counts once, and so does each period."""
    fields: dict[str, Field] = {}
    seen: set[object] = set()
    for title in sorted(titles, key=lambda title: (not title.spans, [span[:1] for span in title.spans], title.key)):
        keys: set[object] = {(span.first, span.last) for span in title.spans} or {title.key}
        fresh = not keys <= seen
        seen |= keys | {title.key}
        whole = sum(title.families.values())
        for family, weight in title.families.items():
            part = weight / whole
            entry = fields.setdefault(family, Field())
            entry.at.append(title.at)
            if fresh:
                entry.roles += part
                if part >= MAINLY:
                    entry.spans.extend(title.spans)
    for skill, at in skills.items():
        for family in skill.families if skill.kind != "soft" else ():
            entry = fields.setdefault(family, Field())
            entry.skills += 1 / len(skill.families)
            entry.skills_at.append(at[0])
    return fields
