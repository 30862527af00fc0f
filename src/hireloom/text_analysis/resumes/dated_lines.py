"""The lines of a resume, each with the section that it stands in, and those that name the dates of something."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hireloom.text_analysis.language.periods import Period, periods, single_date
from hireloom.text_analysis.resumes.passages import MOST_LINES, is_heading, lines_of_bullets
from hireloom.text_analysis.resumes.sections import Section, section_of

LONGEST_BEFORE, LONGEST_DATED = 16, 14  # words before a period; words of a line with a single date
MOST_BELOW, MOST_ABOVE = 5, 3  # lines of a head from its dates on, and above them
DATE_ONLY = 4  # characters next to the dates on a line with nothing else
_BULLET = re.compile(r"[•·▪■●◦○‣⁃∙*»➢✓✔✅❖🔹–—-]\s*")
_HONOR = re.compile(
    r"\b(?:awards?(?![- ]winning)|scholarships?|dean['’]?s list|winner|(?:of|for) the (?:year|quarter|month|week))\b"
    r"(?! (?:\w{1,15} ){0,2}(?:manager|coordinator|specialist|assistant|officer|director|clerk|administrator)\b)",
    re.I,
)
EDGES = " ,;:|–—-－"
_INTO_A_SENTENCE = re.compile(r"\b(?:in|between|during|of|by|for|with|the|year|years|class)\s*$", re.I)
# The dot of 'Sr', 'Inc' and the like does not end a sentence.
_FULL_STOP = re.compile(
    r"(?<!\b[SJD][rR])(?<!\bVP)(?<!\bAsst)(?<!\bAssoc)(?<!\bMgr)(?<!\bSt)(?<!\bNo)(?<!\bInc)(?<!\bCo)(?<!\bLtd)"
    r"(?<!\b[A-Z])[.!?]\s+[A-Z]"
)


class ResumeLine(NamedTuple):
    start: int
    end: int
    text: str
    section: Section
    is_heading: bool
    is_bullet: bool


class DatedLine(NamedTuple):
    """The dates of line number `at`, which reach to line `last`, and what stands before and after them; the offsets of
    `period` are those of the text."""

    at: int
    last: int
    period: Period
    is_range: bool
    before: str
    after: str

    @property
    def stands_in_a_sentence(self) -> bool:
        return (
            len(self.before.split()) > LONGEST_BEFORE
            or _INTO_A_SENTENCE.search(self.before) is not None
            or _FULL_STOP.search(self.before) is not None
        )


def resume_lines(text: str) -> Iterator[ResumeLine]:
    """The lines that are not empty."""
    section, offset = Section.TOP, 0
    wrapped = lines_of_bullets(text)
    for raw in text.split("\n", MOST_LINES)[:MOST_LINES]:
        line_text = raw.replace("ï¼\u200b", " – ").replace("\u200b", " ").replace("\xa0", " ")
        start = offset + len(line_text) - len(line_text.lstrip())
        offset += len(raw) + 1
        if line := line_text.strip():
            heading = is_heading(line)
            section = section_of(line) if heading else section
            yield ResumeLine(
                start, start + len(line), line, section, heading, start in wrapped or bool(_BULLET.match(line))
            )


def dated_lines(lines: Sequence[ResumeLine]) -> Iterator[DatedLine]:
    """The lines with a period, and below headings of work those with a single date."""
    behind = 0
    for at, line in enumerate(lines):
        if at < behind or line.is_heading:
            continue
        text, last = line.text, at
        spans = periods(text)
        if not spans:
            text, last = _over_lines(lines, at)
            spans, behind = periods(text), last + 1
        if spans and len(spans) <= 2:
            yield _dated(lines, at, last, text, spans[0], is_range=True)
        elif not spans and line.section is Section.WORK and (date := _only_date(text)):
            yield _dated(lines, at, at, text, date, is_range=False)


def _only_date(text: str) -> Period | None:
    """'Top Teller Performer Award 2004' is an honor, a coordinator of awards has a role."""
    return single_date(text) if len(text.split()) <= LONGEST_DATED and not _HONOR.search(text) else None


def _dated(lines: Sequence[ResumeLine], at: int, last: int, text: str, span: Period, *, is_range: bool) -> DatedLine:
    sign = _BULLET.match(text)
    before = text[sign.end() if sign else 0 : span.start].strip(EDGES).rstrip(EDGES + "(")
    after = text[span.end :].lstrip(EDGES + ")").rstrip(EDGES)
    start = lines[at].start
    ends = (start + span.start, start + span.end) if last == at else (start, lines[last].end)
    place = span._replace(start=ends[0], end=ends[1])
    return DatedLine(at, last, place, is_range, re.sub(r"\s*\bfrom$", "", before, flags=re.I), after)


def _over_lines(lines: Sequence[ResumeLine], at: int) -> tuple[str, int]:
    """'March 1998', 'to' and 'July 2002' on three lines, else the line itself."""
    text = lines[at].text
    date = single_date(text)
    if date and len(text) <= date.end - date.start + DATE_ONLY:
        whole = text
        for last in range(at + 1, min(at + 3, len(lines))):
            whole = f"{whole} {lines[last].text}"
            dates = periods(whole)
            if dates and " to " in whole.lower() and len(whole) <= dates[0].end - dates[0].start + DATE_ONLY:
                return whole, last
    return text, at


def top_of_head(lines: Sequence[ResumeLine], dates: DatedLine) -> int:
    """The number of the line with which the head of a role begins if it stands apart: a title over lines, the dates,
    a place behind a bar, and bullets below. Otherwise that of the dates."""
    below = lines[dates.last : dates.last + MOST_BELOW]
    barred = next((number for number, line in enumerate(below) if "|" in line.text), MOST_BELOW)
    if not any(line.is_bullet for line in below[barred : barred + 3]):
        return dates.at
    first = dates.at
    while first and dates.at - first <= MOST_ABOVE and _goes_on(lines[first - 1], lines[first]):
        first -= 1
    return first if dates.at - first <= MOST_ABOVE else dates.at


def _goes_on(line: ResumeLine, following: ResumeLine) -> bool:
    ends = line.is_heading or line.is_bullet or line.text.endswith(".")
    return following.start - line.end == 1 and not ends
