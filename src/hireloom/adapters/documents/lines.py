"""The result of every parser, lines in reading order, and making a Document of it."""

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field

from hireloom.domain.documents import Document, Format, NoText, Omission, OmissionReason, PageBox, Span
from hireloom.text_analysis.language.hidden import QUOTE, instructions, shaped, unreadable_signs
from hireloom.text_analysis.language.pastes import shortened

MAX_TEXT = 200_000  # bytes of text; more is cut off, a resume has five thousand
MAX_OMISSIONS = 50

Box = tuple[float, float, float, float]


@dataclass(slots=True)
class TextLine:
    """A line of a page; an empty text is the gap between two blocks."""

    text: str
    page: int = 1
    box: Box | None = None


@dataclass(slots=True)
class ParsedText:
    """The result of a parser: all visible lines, what was left out, the number of pages, the pictures on them, whether
    the words were recognized in pictures of the pages, and how many signs only a font knows."""

    lines: list[TextLine] = field(default_factory=list)
    omissions: list[Omission] = field(default_factory=list)
    pages: int = 1
    pictures: list[PageBox] = field(default_factory=list)
    is_scan: bool = False
    unreadable: int = 0

    def leave_out(self, why: OmissionReason, text: str, page: int) -> None:
        quote = " ".join(shaped(text)[0].split())[:QUOTE]
        if not quote:
            return
        last = self.omissions[-1] if self.omissions else None
        if last and last.why is why and last.page == page and len(last.quote) + len(quote) < QUOTE:
            self.omissions[-1] = Omission(why, f"{last.quote} {quote}", page)
        elif len(self.omissions) < MAX_OMISSIONS:
            self.omissions.append(Omission(why, quote, page))


def composed(reading: ParsedText, format: Format) -> Document:
    """The Document of a reading: characters without a shape and sentences addressed to machines are cut out and
    reported."""
    lines = _shaped_lines(reading)
    starts, text = _joined(lines)
    pieces: list[str] = []
    spans: list[Span] = []
    length = 0

    def keep(start: int, end: int) -> None:
        nonlocal length
        moved = length - start
        for at in range(max(bisect_right(starts, start) - 1, 0), bisect_left(starts, end)):
            line = lines[at]
            begin, stop = max(starts[at], start), min(starts[at] + len(line.text), end)
            if stop > begin:
                spans.append(Span(begin + moved, stop + moved, line.page, line.box))
        pieces.append(text[start:end])
        length += end - start

    reached = 0
    for start, end in instructions(text):
        keep(reached, start)
        page = lines[max(bisect_right(starts, start) - 1, 0)].page
        reading.leave_out(OmissionReason.INSTRUCTION, text[start:end], page)
        reached = end
    keep(reached, len(text))
    whole = "".join(pieces)
    if not any(char.isalnum() for char in whole):
        raise NoText
    omissions, pictures = tuple(reading.omissions), tuple(reading.pictures)
    return Document(
        whole, format, reading.pages, tuple(spans), omissions, pictures, reading.is_scan, reading.unreadable
    )


def _shaped_lines(reading: ParsedText) -> list[TextLine]:
    lines: list[TextLine] = []
    size = 0
    for line in reading.lines:
        if not line.text:
            if lines and lines[-1].text:
                lines.append(line)
            continue
        if not line.text.isascii():
            reading.unreadable += unreadable_signs(line.text)
        text, hidden_text = shaped(_unspaced(line.text))
        if hidden_text:
            reading.leave_out(OmissionReason.ZERO_WIDTH, hidden_text, line.page)
        for part in text.split("\n") if "\n" in text else (text,):
            part = shortened(part.strip())
            if part:
                size += (len(part) if part.isascii() else len(part.encode("utf-8", "ignore"))) + 1
                if size > MAX_TEXT:
                    return lines
                lines.append(line if part == line.text else TextLine(part, line.page, line.box))
    while lines and not lines[-1].text:
        lines.pop()
    return lines


def _unspaced(text: str) -> str:
    """Joins letters that are spaced out for looks: E X P E R I E N C E becomes one word."""
    if len(text) < 7 or text[1] != " " or text[3] != " " or text[5] != " ":
        return text
    words = re.split(r" {2,}|\t", text)
    if not all(re.fullmatch(r"(?:[^\W\d_]|&)(?: (?:[^\W\d_]|&))*", word) and word.isupper() for word in words):
        return text
    return " ".join(word.replace(" & ", "\0").replace(" ", "").replace("\0", " & ") for word in words)


def _joined(lines: list[TextLine]) -> tuple[list[int], str]:
    starts: list[int] = []
    at = 0
    for line in lines:
        starts.append(at)
        at += len(line.text) + 1
    return starts, "\n".join(line.text for line in lines)
