"""What a resume says besides its roles, studies and lists: a summary, honors, unpaid work without dates, and all that
stands below other headings."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from hireloom.domain.careers.records import (
    LONGEST_LINE,
    MOST_READ,
    AwardEntry,
    CareerDeed,
    CareerPosition,
    HeadedSentences,
    SkillEntry,
    entry_id,
    paragraphs,
)
from hireloom.domain.resumes.page_words import english_heading
from hireloom.text_analysis.resumes.career_lines import (
    BULLET,
    EDGES,
    LIST_HEADINGS,
    CareerLine,
    Pages,
    pieces,
    shorter,
    undated,
)
from hireloom.text_analysis.resumes.careers import LooseText, quotable
from hireloom.text_analysis.resumes.letter_case import in_title_case
from hireloom.text_analysis.resumes.passages import WIDEST, Passage, Shape, one_line, sentences_in
from hireloom.text_analysis.resumes.sections import is_unpaid

_SUMMARY = re.compile(r"\b(?:summary|profile?|objectives?|about|focus|overview|statement|background)\b", re.I)
_SKILLS = re.compile(r"\b(?:skills?|qualifications?|strengths)\b", re.I)
_LISTED_SKILLS = re.compile(r"(?:(?:technical|key|core|professional|special|other) )?skills", re.I)
_AWARDS = re.compile(r"\b(?:awards?|honou?rs|auszeichnungen)\b", re.I)
_NO_ENTRIES = re.compile(r"\b(?:references|contacts?|details|data|daten)\b", re.I)  # of other people, or private
_ENDS = (".", "!", "?")
LONGEST_SKILL = 6  # words of a name in a list
SHORTEST_PROSE = 10  # words of a line without a full stop
FEWEST_WORDS = 5  # of a sentence
FEWEST_BESIDE = 2  # words on each side of a gap between columns
_COLUMN = re.compile(r"[^\t\n]+(?:\n[^\t\n]+)*")
FEWEST_COMMAS, FULL = 3, 0.8  # in a line of a list that the margin broke, and its part of the widest line


class BesidesRoles(NamedTuple):
    summary: Sequence[HeadedSentences]
    awards: Sequence[AwardEntry]
    volunteer_roles: Sequence[CareerPosition]
    additions: Sequence[HeadedSentences]


def besides_roles(text: str, loose_texts: Iterable[LooseText], page: Pages) -> BesidesRoles:
    """Each text becomes an entry of the section that its heading announces. Private data stay out, as do lists that
    become sections of their own."""
    reader = _Reader(text, page)
    for loose in loose_texts:
        reader.read(loose)
    summary, additions = (
        [section for heading, lines in texts.items() for section in headed(kind, heading, lines, page)]
        for kind, texts in (("summary", reader.summary), ("additions", reader.additions))
    )
    return BesidesRoles(summary, reader.awards, reader.volunteer_roles, additions)


class _Reader:
    def __init__(self, text: str, page: Pages) -> None:
        self._text, self._page = text, page
        self._margin = min(WIDEST, max(map(len, text.split("\n"))))
        self._heading = ""
        self._has_head = False  # a line without a bullet stands above this one
        self.summary: dict[str, list[CareerLine]] = {}  # by heading, as are the additions
        self.additions: dict[str, list[CareerLine]] = {}
        self.awards: list[AwardEntry] = []
        self.volunteer_roles: list[CareerPosition] = []

    def read(self, loose: LooseText) -> None:
        is_bullet = loose.passage.kind is Shape.BULLET
        self._has_head = not is_bullet or (self._has_head and loose.heading == self._heading)
        self._heading, is_below = loose.heading, is_bullet and self._has_head
        start, end = loose.passage.start, loose.passage.end
        line, announced = self._line(start, end), english_heading(loose.heading)
        if not line or _is_of_a_list(announced):
            return
        if not loose.heading:
            if _is_prose(line):
                self._read_sentences(self.summary, "Summary", loose.passage)
        elif _AWARDS.search(announced) and len(line) <= LONGEST_LINE:
            self._award(line, start, is_below=is_below)
        elif is_unpaid(announced) and len(line) <= LONGEST_LINE and (is_below or not _is_a_sentence(line)):
            self._unpaid_work(line, start, is_below=is_below)
        else:
            is_summary = _SUMMARY.search(announced) and not _SKILLS.search(announced)
            heading = loose.heading.strip(EDGES)
            heading = in_title_case(heading.rstrip(".")) if heading.isupper() or heading.islower() else heading
            self._read_sentences(self.summary if is_summary else self.additions, heading, loose.passage)

    def _line(self, start: int, end: int) -> str:
        """Empty for private data."""
        line = one_line(self._text[start:end])
        return line if quotable(line) else ""

    def _read_sentences(self, texts: dict[str, list[CareerLine]], heading: str, passage: Passage) -> None:
        is_bullet = passage.kind is Shape.BULLET
        whole = ((passage.start, passage.end),)
        lines = texts.setdefault(heading, [])
        sentences = whole if is_bullet else sentences_in(self._text, *whole[0])
        for start, end in (column for sentence in sentences for column in _columns(self._text, *sentence)):
            line = self._line(start, end)
            is_open = bool(lines) and not is_bullet and not lines[-1].text.endswith(_ENDS)
            if is_open and (line[:1].islower() or self._goes_on_as_list(start, line)):
                lines[-1] = CareerLine(f"{lines[-1].text} {line}", lines[-1].start)  # a line that the margin broke
            elif line:
                lines.append(CareerLine(line, start))

    def _goes_on_as_list(self, start: int, line: str) -> bool:
        """The margin broke a list of names: 'Excel, Microsoft' and 'Access, Visio'."""
        above = self._text[self._text.rfind("\n", 0, max(0, start - 1)) + 1 : start].strip()
        are_lists = above.count(",") >= FEWEST_COMMAS and "," in line and ":" not in line and above[-1] != ","
        return are_lists and len(above) + len(line.split(maxsplit=1)[0]) >= FULL * self._margin

    def _award(self, line: str, start: int, *, is_below: bool) -> None:
        awards = self.awards
        if is_below and awards and not awards[-1].text and _is_prose(line):
            source = self._page.source("text", line, line, start)
            awards[-1] = replace(awards[-1], sources=(*awards[-1].sources, source), text=line)
            return
        bare, begin, end = undated(line)
        name, *issuer = pieces(bare) if "|" in bare else [bare]
        values = {"name": name, "issuer": ", ".join(issuer), "date": end or begin}
        if name:
            awards.append(AwardEntry(entry_id("award", name), self._page.sources(values, line, start), **values))

    def _unpaid_work(self, line: str, start: int, *, is_below: bool) -> None:
        roles = self.volunteer_roles
        if is_below and roles:
            deeds = _deeds(roles[-1].id, CareerLine(line, start), self._page)
            roles[-1] = replace(roles[-1], deeds=_once((*roles[-1].deeds, *deeds)))
            return
        title, begin, end = undated(line)
        values = {"title": shorter(title or line), "start": begin, "end": end}
        sources = self._page.sources(values, line, start)
        role = CareerPosition(entry_id("volunteer", line), sources, values["title"], start=begin, end=end)
        roles.append(role)


def headed(kind: str, heading: str, lines: Iterable[CareerLine], page: Pages) -> Iterator[HeadedSentences]:
    """The section with these sentences, if there are any."""
    heading_id = entry_id(kind, heading)
    deeds = _once(deed for line in lines for deed in _deeds(heading_id, line, page))
    if deeds:
        source = replace(deeds[0].sources[0], field="heading", value=heading)
        yield HeadedSentences(heading_id, (source,), heading, deeds)


def skills_below(section: HeadedSentences) -> tuple[SkillEntry, ...]:
    """The skills that a section lists by name; none if it tells of them in sentences."""
    names = [(name, deed) for deed in section.deeds for name in pieces(deed.text)]
    is_list = _LISTED_SKILLS.fullmatch(english_heading(section.heading)) and len(names) > len(section.deeds)
    if not is_list or any(len(name.split()) > LONGEST_SKILL or name.endswith(_ENDS) for name, _ in names):
        return ()
    return tuple(
        SkillEntry(entry_id("skill", name), (replace(deed.sources[0], field="name", value=name),), name)
        for name, deed in names
    )


def _deeds(heading_id: str, line: CareerLine, page: Pages) -> Iterator[CareerDeed]:
    for part in paragraphs(BULLET.sub("", line.text)):
        yield CareerDeed(entry_id(heading_id, part), (page.source("text", part, part, line.start),), part)


def _once(deeds: Iterable[CareerDeed]) -> tuple[CareerDeed, ...]:
    return tuple({deed.id: deed for deed in deeds}.values())[:MOST_READ]


def _is_of_a_list(heading: str) -> bool:
    """What stands below the heading is read as a list elsewhere, or is not for a resume that we make."""
    return any(pattern.search(heading) for pattern in (*LIST_HEADINGS.values(), _NO_ENTRIES)) and not _AWARDS.search(
        heading
    )


def _columns(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """'Works well under pressure' next to 'Good with people' are two things; a name next to its year is one."""
    parts = [(start + part.start(), start + part.end()) for part in _COLUMN.finditer(text[start:end])]
    are_parted = all(len(text[first:last].split()) >= FEWEST_BESIDE for first, last in parts)
    yield from parts if are_parted else [(start, end)]


def _is_a_sentence(line: str) -> bool:
    """'Service trip to Honduras for one week.' tells of unpaid work and is the title of none."""
    return line.endswith(_ENDS) and len(line.split()) >= FEWEST_WORDS


def _is_prose(line: str) -> bool:
    return line.endswith(_ENDS) or len(line.split()) >= SHORTEST_PROSE
