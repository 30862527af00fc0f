"""How a machine reads a resume: its fields, what it does not understand, and how to fix that."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice

from hireloom.domain.careers.records import CareerPosition, CareerRecord
from hireloom.domain.documents import Document, OmissionReason, PageBox, Span
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import listed
from hireloom.text_analysis.resumes.career_records import career_in
from hireloom.text_analysis.resumes.field_places import FieldPlaces
from hireloom.text_analysis.resumes.given_dates import vague_lines
from hireloom.text_analysis.resumes.resume_fields import fields_in

LONGEST_QUOTE, MOST_QUOTES, MOST_COLUMN_QUOTES, MOST_FIELDS = 160, 6, 3, 80
FEWEST_BESIDE = 6  # lines that stand next to others before a page counts as having columns
ROW_WORDS = 3  # at least, on each side of a gap in a line
GUTTER = 12  # points between two columns
MOST_PICTURES, SMALLEST_PICTURE = 6, (48, 20)  # points of width and height: smaller ones hold no words
LARGEST_PICTURE = 400  # points of width and of height: it is the ground of the page


class FieldState(StrEnum):
    READ = "read"
    PARTLY = "partly"
    LOST = "lost"


class ProblemKind(StrEnum):
    SCAN = "scan"
    HIDDEN = "hidden"
    DATE = "date"
    COLUMNS = "columns"
    FONT = "font"
    PICTURE = "picture"
    CONTACT = "contact"
    HEADINGS = "headings"


@dataclass(frozen=True, slots=True)
class SeenField:
    """A field as a machine reads it; `value` is empty where it reads nothing, and the words of a line whose dates it
    does not understand. `place` is where it stands, if the file has positions."""

    name: str
    value: str
    state: FieldState
    place: PageBox | None = None


@dataclass(frozen=True, slots=True)
class ReadingProblem:
    """What goes wrong, the words that show it, and what the person can do. `fields` are the numbers of the fields that
    it is about, from 1."""

    kind: ProblemKind
    title: str
    text: str
    mend: str
    quotes: tuple[str, ...] = ()
    fields: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MachineView:
    fields: tuple[SeenField, ...]
    problems: tuple[ReadingProblem, ...]
    career: CareerRecord


def machine_view(document: Document, lexicon: Lexicon, now: int) -> MachineView:
    """`now` is a month as in periods."""
    record = career_in(document, lexicon)
    values, places = fields_in(document, lexicon, now), FieldPlaces(document)
    contacts = [
        SeenField(label, value.value, FieldState.READ, places.at(value.items[0].start, value.items[-1].end))
        if (value := values.get(name))
        else SeenField(label, "", FieldState.LOST)
        for label, name in (("Name", "name"), ("Email", "email"), ("Phone", "phone_number"), ("Skills", "skills"))
    ]
    if not values.get("phone_number") and (number := _NUMBER_ABROAD.search(document.text)):
        contacts[PHONE] = SeenField("Phone", number.group(), FieldState.READ, places.at(*number.span()))
    fields = [*islice([*contacts, *_of_career(record, places)], MOST_FIELDS), *_unread(document, places)]
    problems = [
        replace(problem, fields=tuple(_numbers(problem.kind, fields)))
        for problem in _problems(document, record, contacts)
    ]
    return MachineView(tuple(fields), tuple(problems), record)


# The profile takes the numbers of some countries only; other software reads them all.
PHONE = 2  # its place among the contacts
_NUMBER_ABROAD = re.compile(r"\+\d{1,3}(?:[ .()/-]{0,3}\d){7,12}(?!\d)")


def _seen(name: str, value: str, otherwise: FieldState, place: PageBox | None = None) -> SeenField:
    return SeenField(name, value, FieldState.READ if value else otherwise, place)


def _of_career(record: CareerRecord, places: FieldPlaces) -> Iterator[SeenField]:
    for position in record.positions:
        where = " | ".join(filter(None, (position.employer, position.place)))
        yield _seen("Role", position.title, FieldState.LOST, places.of(position, position.title))
        yield _seen("Employer", where, FieldState.PARTLY, places.of(position, position.employer))
        yield SeenField("Dates", _dates(position), _state_of_dates(position), places.dates(position))
        count = len(position.deeds)
        yield _seen("Sentences", f"{count} read" if count else "", FieldState.PARTLY, places.around(position.deeds))
    for study in record.education:
        degree = " in ".join(filter(None, (study.degree, study.subject)))
        value = " | ".join(filter(None, (degree, study.school)))
        yield _seen("Education", value, FieldState.LOST, places.of(study))
    for certificate in record.certificates:
        yield _seen("License or certificate", certificate.name, FieldState.LOST, places.of(certificate))
    for language in record.languages:
        value = " | ".join(filter(None, (language.name, language.level)))
        yield _seen("Language", value, FieldState.LOST, places.of(language, language.name))


def _unread(document: Document, places: FieldPlaces) -> Iterator[SeenField]:
    for start, line in vague_lines(document.text)[:MOST_QUOTES]:
        yield SeenField("Dates", line, FieldState.LOST, places.at(start, start + len(line)))
    for picture in _pictures(document):
        yield SeenField("Picture", "", FieldState.LOST, picture)
    if words := _hidden_words(document):
        yield SeenField("Hidden text", f"{words} {'word' if words == 1 else 'words'} nobody can see", FieldState.LOST)


def _pictures(document: Document) -> list[PageBox]:
    """Those that could hold words."""
    sizes = ((picture, picture.right - picture.left, picture.bottom - picture.top) for picture in document.pictures)
    least_width, least_height = SMALLEST_PICTURE
    return [
        picture
        for picture, width, height in sizes
        if width >= least_width and height >= least_height and min(width, height) < LARGEST_PICTURE
    ][:MOST_PICTURES]


def _hidden_words(document: Document) -> int:
    return sum(len(omission.quote.split()) for omission in document.omissions)


_ABOUT = {
    ProblemKind.DATE: ("Dates",),
    ProblemKind.CONTACT: ("Name", "Email", "Phone"),
    ProblemKind.PICTURE: ("Picture",),
    ProblemKind.HIDDEN: ("Hidden text",),
}


def _numbers(kind: ProblemKind, fields: Iterable[SeenField]) -> Iterator[int]:
    for number, field in enumerate(fields, 1):
        if field.name in _ABOUT.get(kind, ()) and field.state is not FieldState.READ:
            yield number


def _dates(position: CareerPosition) -> str:
    return " to ".join(filter(None, (position.start, "now" if position.is_current else position.end)))


def _state_of_dates(position: CareerPosition) -> FieldState:
    if not position.start:
        return FieldState.LOST
    return FieldState.READ if position.end or position.is_current else FieldState.PARTLY


def _problems(document: Document, record: CareerRecord, contacts: Iterable[SeenField]) -> Iterator[ReadingProblem]:
    if document.is_scan:
        yield ReadingProblem(
            ProblemKind.SCAN,
            "A scan",
            "This file is a picture of its pages. We recognized its words, maybe not all; most machines see none.",
            "Send the file it was printed from, or make a new one in the Resume Studio.",
        )
    if document.omissions:
        yield _hidden(document)
    vague = [line for _, line in vague_lines(document.text)]
    undated = [position.title for position in record.positions if not position.start]
    if vague or undated:
        yield ReadingProblem(
            ProblemKind.DATE,
            "A date that is not understood",
            "Time in a role whose dates are not understood counts as none.",
            "Write month and year, such as Apr 2021 – Present.",
            _few([*vague, *undated]),
        )
    if beside := _beside(document.spans, document.text):
        yield ReadingProblem(
            ProblemKind.COLUMNS,
            "Two columns",
            "Some machines read straight across both columns and mix their sentences.",
            "Use one column: every word then stays in its order.",
            beside,
        )
    if count := document.unreadable:
        yield ReadingProblem(
            ProblemKind.FONT,
            "A font without meaning",
            f"{count} {'sign is a drawing' if count == 1 else 'signs are drawings'} of a font, and a machine sees no"
            " letter in them.",
            "Replace icons and symbols with words, and save the file with another font.",
        )
    if pictures := _pictures(document):
        yield ReadingProblem(
            ProblemKind.PICTURE,
            "A picture" if len(pictures) == 1 else "Pictures",
            "A machine sees no words in a picture. A photo does no harm; a license, a logo or a chart says nothing.",
            "Write every word of a picture as text, too.",
        )
    if lost := [field.name.lower() for field in contacts if not field.value and field.name != "Skills"]:
        yield ReadingProblem(
            ProblemKind.CONTACT,
            "Contacts that are not found",
            f"A machine does not find your {listed(lost)}.",
            "Write them as plain text at the top of the first page, not in a picture or the page's header, and without"
            " spaces between the letters.",
        )
    if not record.positions:
        yield ReadingProblem(
            ProblemKind.HEADINGS,
            "No roles",
            "A machine finds no role with a title and dates.",
            "Put your roles below the heading Experience, each with title, employer and dates.",
        )


_HIDING = {
    OmissionReason.INVISIBLE: "in the color of the page or behind a picture",
    OmissionReason.TINY: "too small to read",
    OmissionReason.OFF_PAGE: "outside the page",
    OmissionReason.ZERO_WIDTH: "with signs that nobody sees",
    OmissionReason.INSTRUCTION: "addressed to a machine",
}


def _hidden(document: Document) -> ReadingProblem:
    words = _hidden_words(document)
    ways = dict.fromkeys(_HIDING[omission.why] for omission in document.omissions)
    return ReadingProblem(
        ProblemKind.HIDDEN,
        "Hidden text",
        f"{words} {'word stands' if words == 1 else 'words stand'} there {' and '.join(ways)}. Recruiters take this"
        " for a trick, and some systems turn the file away.",
        "Remove these words.",
        _few(omission.quote for omission in document.omissions),
    )


def _beside(spans: Iterable[Span], text: str) -> tuple[str, ...]:
    """Words that stand next to others on one page, where many do: lines of two columns."""
    quotes: list[str] = []
    pages: dict[int, list[tuple[Span, tuple[float, float, float, float]]]] = {}
    for span in spans:
        if span.box:
            pages.setdefault(span.page, []).append((span, span.box))
    for lines in pages.values():
        lines.sort(key=lambda line: line[1][1])
        open_lines: list[tuple[Span, tuple[float, float, float, float]]] = []
        pairs = []
        for span, box in lines:
            open_lines = [line for line in open_lines if line[1][3] > box[1] + (box[3] - box[1]) / 2]
            pairs += [(left, span) for left, left_box in open_lines if _apart(left_box, box)]
            open_lines.append((span, box))
        if len(pairs) >= FEWEST_BESIDE:
            quotes += [f"{_words(text, left)} … {_words(text, right)}" for left, right in pairs[:MOST_COLUMN_QUOTES]]
    rows = [line.replace("\t", " … ") for line in text.splitlines() if _is_row(line)]
    return _few(quotes or (rows[:MOST_COLUMN_QUOTES] if len(rows) >= FEWEST_BESIDE else ()))


def _is_row(line: str) -> bool:
    """Whether it is read straight across two columns: text on both sides of a gap, not a date or a place."""
    left, _, right = line.partition("\t")
    return all(sum(len(word) > 2 and word.isalpha() for word in side.split()) >= ROW_WORDS for side in (left, right))


def _apart(left: tuple[float, float, float, float], right: tuple[float, float, float, float]) -> bool:
    return left[2] + GUTTER <= right[0] or right[2] + GUTTER <= left[0]


def _words(text: str, span: Span) -> str:
    return " ".join(text[span.start : span.end].split())[: LONGEST_QUOTE // 2]


def _few(quotes: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(quote[:LONGEST_QUOTE] for quote in quotes if quote))[:MOST_QUOTES]
