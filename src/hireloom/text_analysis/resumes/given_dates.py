"""Lines that date a role in a way that we do not understand, and the dates that the person gives for them."""

import re
from collections.abc import Mapping
from dataclasses import replace

from hireloom.domain.documents import Document, Span
from hireloom.text_analysis.language.periods import periods
from hireloom.text_analysis.resumes.career_lines import BULLET

LONGEST_DATED = 12  # words of a line that dates a role
_VAGUE_DATE = re.compile(
    r"\b(?:spring|summer|autumn|fall|winter|frühling|sommer|herbst)\s{1,3}(?:(?:19|20)\d\d|['’‘]\d\d)\b|['’‘]\d\d\b"
    r"|\b(?:q[1-4]|h[12]|quarter|early|mid|late|anfang|mitte|ende)[ /-]{0,2}(?:19|20)\d\d\b"
    r"|\b(?:since|from|seit|ab)\s{1,3}\d{1,2}[./]\d\d\b|\b(?:19|20)\d\d ?年",
    re.IGNORECASE,
)
_GOING_ON = re.compile(r"\b(?:now|present|current|today|heute)\b", re.IGNORECASE)


def vague_lines(text: str) -> list[tuple[int, str]]:
    """Where each of them begins in the text, and its words; sentences below bullets tell of other times."""
    lines: list[tuple[int, str]] = []
    start = 0
    for line in text.splitlines(keepends=True):
        words = line.split()
        if len(words) <= LONGEST_DATED and not BULLET.match(line) and _VAGUE_DATE.search(line) and not periods(line):
            lines.append((start, " ".join(words)))
        start += len(line)
    return lines


def with_given_dates(document: Document, dates: Mapping[str, str]) -> Document:
    """The document with dates that we understand in its vague lines. `dates`: by the words of the line, a start and an
    end such as '2021-04/2022-03'; '..' as the end goes on."""
    for start, line in reversed(vague_lines(document.text)):
        if period := dates.get(line):
            first, _, last = period.partition("/")
            document = _reworded(document, start, f"{first} – {'Present' if last == '..' else last}")
    return document


def _reworded(document: Document, start: int, period: str) -> Document:
    line = document.text[start:].splitlines()[0]
    vague = [*_VAGUE_DATE.finditer(line)]
    begin, end = start + vague[0].start(), start + max(match.end() for match in (*vague, *_GOING_ON.finditer(line)))
    text = document.text[:begin] + period + document.text[end:]
    longer = len(period) - (end - begin)
    spans = tuple(_moved(span, begin, end, longer) for span in document.spans)
    return replace(document, text=text, spans=spans)


def _moved(span: Span, begin: int, end: int, longer: int) -> Span:
    """A span after the words between `begin` and `end` have become `longer`."""
    first = span.start if span.start <= begin else max(span.start + longer, begin)
    last = span.end if span.end <= begin else max(span.end, end) + longer
    return span._replace(start=first, end=last)
