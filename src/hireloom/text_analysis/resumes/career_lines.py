"""The lines of a career in a resume, where they stand, and the parts of each."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from hireloom.domain.careers.records import LONGEST_DEED, LONGEST_LINE, SourceWords
from hireloom.domain.documents import Document
from hireloom.text_analysis.language.periods import MONTHS, Period, date_spans, periods, single_date

LONGEST_LIST = 500  # characters of a line in a list
BULLET = re.compile(r"^[•·▪■●◦○‣⁃∙*–—-]\s*")
BARS = re.compile(r"[|•·]|\t+")
_COMMAS = re.compile(r"(?:[,;|•·\t]|\s[–—-]\s|\s{3})(?![^()]{0,120}\))")
_EMPTY = re.compile(r"\s?\([\s,–—-]*\)")  # brackets that held the dates alone
_JANUARY = re.compile(r"\b(?:jan|jän|ene|يناير|ינואר)\w*|(?<!\d)0?1(?!\d)", re.I)
_DECEMBER = re.compile(r"\b(?:d[eé][cz]|dic|ديسمبر|דצמבר)\w*|(?<!\d)12(?!\d)", re.I)
# The headings of lists, each of which becomes a section of a career.
LIST_HEADINGS = {
    "certificates": re.compile(r"\b(?:certifi\w+|licen[cs]es?|credentials|zertifikate)\b", re.I),
    "languages": re.compile(r"\b(?:languages|sprachen|sprachkenntnisse|langues)\b", re.I),
    "projects": re.compile(r"\bprojects?\b", re.I),
    "education": re.compile(r"\b(?:education|academic\w*|ausbildung|studium|studies)\b", re.I),
    "links": re.compile(r"\b(?:links|websites?|online)\b", re.I),
}
EDGES = " ,;:|()–—-·•\t"


class CareerLine(NamedTuple):
    text: str
    start: int


class Pages:
    """Writes down where a value was read."""

    def __init__(self, document: Document) -> None:
        self._spans = document.spans

    def source(self, field: str, value: str, words: str, start: int) -> SourceWords:
        page = next((span.page for span in self._spans if span.start <= start < span.end), 1)
        return SourceWords(field, value, shorter(words, LONGEST_DEED), page=page)

    def sources(self, values: Mapping[str, str], words: str, start: int) -> tuple[SourceWords, ...]:
        return tuple(self.source(name, value, words, start) for name, value in values.items() if value)


def ends(period: Period | None, words: str) -> tuple[str, str]:
    """The months of a period, or its years if the words name no month."""
    if period is None:
        return "", ""
    start = _month(period.first, is_year=period.first % MONTHS == 0 and not _JANUARY.search(words))
    if period.last is None:
        return start, ""
    end = _month(period.last, is_year=period.last % MONTHS == MONTHS - 1 and not _DECEMBER.search(words))
    return start, end


def _month(month: int, *, is_year: bool) -> str:
    return f"{month // MONTHS:04}" if is_year else f"{month // MONTHS:04}-{month % MONTHS + 1:02}"


def undated(line: str) -> tuple[str, str, str]:
    """The line without its dates, and their first and last month."""
    spans = periods(line)
    period = spans[0] if spans else single_date(line)
    bare = line
    for begin, behind in reversed(list(date_spans(line))):
        bare = bare[:begin] + bare[behind:]
    bare = _EMPTY.sub("", bare) if bare != line else bare
    if period is None:
        return without_edges(bare), "", ""
    start, end = ends(period, line[period.start : period.end])
    return without_edges(bare), start, end


def pieces(line: str) -> list[str]:
    """The parts of an entry: if bars separate them, commas belong to a part, and those in brackets always do."""
    bare = BULLET.sub("", line)
    split = BARS.split(bare) if BARS.search(bare) else _COMMAS.split(bare)
    return [piece for piece in map(without_edges, split) if piece]


def without_edges(part: str) -> str:
    """A bracket at the end stays with its other half."""
    bare = part.strip(EDGES)
    is_closed = part.rstrip(EDGES.replace(")", "")).endswith(")")
    return f"{bare})" if bare.count("(") > bare.count(")") and is_closed else bare


def shorter(text: str, longest: int = LONGEST_LINE) -> str:
    line = " ".join(text.split())
    return line if len(line) <= longest else line[:longest].rsplit(" ", 1)[0]
