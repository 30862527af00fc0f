"""A resume as blocks and sentences, for the screen and for evidence."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import islice

from hireloom.domain.resumes.page_words import is_page_heading
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.labels import does
from hireloom.text_analysis.language.periods import dated, periods
from hireloom.text_analysis.language.sentence_cache import sentence_cache
from hireloom.text_analysis.language.verbs import is_base, is_past
from hireloom.text_analysis.resumes.contacts import is_contact, is_name


class Shape(StrEnum):
    NAME = "name"
    CONTACT = "contact"
    HEADING = "heading"
    ENTRY = "entry"
    BULLET = "bullet"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Passage:
    """A block of the resume. `sentences` are offsets into the text and may span wrapped lines; `aside` is the period
    of an entry, which its sentences leave out."""

    kind: Shape
    start: int
    end: int
    sentences: tuple[tuple[int, int], ...]
    aside: str = ""


_PICTURE = "[\u2190-\u21ff\u2600-\u27bf\u2b00-\u2bff\U0001f300-\U0001faff]"  # arrows, signs and emoji
_BULLET = re.compile(rf"[\s]*(?:[•·▪■●◦○‣⁃∙*»–—-]|(?:{_PICTURE}[\ufe0f\u200d]*)+|[ol](?=\s)|\d{{1,2}}[.)](?=\s))\s*")
_HEADING_WORDS = words_named("headings", "resumes")
_HEADING_CORES = _HEADING_WORDS - words_named("headings beside another word", "resumes")
_END = re.compile(r"[.!?;:][\"')\]]?$")
_OPEN_ENDS = ("and", "or", "of", "the", "with", "to", "for", "in", "a", "an", "by", "on", "from", "as", "at", "&", ",")
# Between two sentences there is a space, or it was lost: 'the whole group.Wrote plans', but 'ASP.Net'.
_SENTENCE = re.compile(
    r"(?<=[.!?])[\"')\]]?\s+(?=[\"'(]?[^\W\d_a-z]|\d)"
    r"|(?<=[a-z]{3}[.!?])(?=(?!(?:Net|Com|Org|Js|Io|Ai)\b)[A-Z][a-z]{1,30}[\s,])"
)
_AFTER_A_SLASH = re.compile(r"(?<=\w/)[^\S\n]*\n\s*(?=\w)")
_SHORTHAND = re.compile(
    r"(?:\b(?:e\.g|i\.e|etc|vs|approx|Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|No|[SJ][rR]|VP|Asst|Assoc|Mgr|Dir|Supv|U\.S)|\b[A-Z])\.$"
)
_STOP = re.compile(r"[.!?:;][\"')\]]?$")
WIDEST, FULL = 200, 0.9  # a line that fills the width of the text was broken by the margin
WRAPPED = 45  # a line shorter than this was not broken by the margin
LONG = 90  # a line longer than this that has no full stop goes on with a number
SENTENCE_WORDS = 3  # words in small letters
MOST_BLANK = 4  # lines between a page and the next
_COUNT = re.compile(r"\d[\d,.]{0,9}\+? [a-z]")  # '4 years of'
ENTRY_WORDS = 22
MOST_LINES = 10_000  # no resume has more: two hundred pages
# What an anonymizer wrote in place of employers and towns.
_NOBODY = r"(?:(?:Current |Present |USA |UAE |UK )?Company Name|Employer Name|City\s?,\s?State(?:\s?,\s?Country)?)"
PLACEHOLDER = re.compile(
    rf"\b{_NOBODY}\b(?:[\s,–—-]+(?:{_NOBODY}|(?:City|State|Country)(?=\s*(?:$|[,|–—-])))\b)*|(?<!\w)N/A(?!\w)"
)
TOP = 8  # names and contacts stand within the first lines


@lru_cache(maxsize=16)
def passages(text: str) -> tuple[Passage, ...]:
    """The blocks of a resume in order, wrapped lines joined."""
    return tuple(_blocks(text))


def _blocks(text: str) -> Iterator[Passage]:
    block: tuple[Shape, int, int] | None = None
    named, row = False, 0
    lines = list(islice(_lines(text), MOST_LINES))
    margin = max((end - start for start, end in lines), default=0)
    wrapped = lines_of_bullets(text)
    for number, (start, end) in enumerate(lines):
        line = text[start:end]
        if not line:
            if block and _goes_on_below(text, block, lines[number + 1 : number + MOST_BLANK]):
                continue
            if block:
                yield _passage(text, *block)
            block = None
            continue
        row += 1
        kind = _kind(line, named, row)
        named = named or kind is Shape.NAME
        if kind in (Shape.HEADING, Shape.ENTRY):
            row = TOP  # the top of the resume ends here
        if (
            block
            and kind is Shape.TEXT
            and block[0] in (Shape.TEXT, Shape.BULLET)
            and (start in wrapped or _continues(text, block, line, margin))
            and not (line.istitle() and _opens_a_role([text[at:to] for at, to in lines[number + 1 : number + 3]]))
        ):
            block = (block[0], block[1], end)
            continue
        if block:
            yield _passage(text, *block)
        block = (kind, start + _sign(line), end) if kind is Shape.BULLET else (kind, start, end)
    if block:
        yield _passage(text, *block)


def _goes_on_below(text: str, block: tuple[Shape, int, int], below: list[tuple[int, int]]) -> bool:
    """A page ended inside the sentence of the block."""
    following = next((text[start:end] for start, end in below if start < end), "")
    last = text[max(block[1], text.rfind("\n", block[1], block[2]) + 1) : block[2]]
    is_open = block[0] in (Shape.TEXT, Shape.BULLET) and len(last) >= WRAPPED and not _STOP.search(last)
    return is_open and following[:1].islower() and not _sign(following)


@lru_cache(maxsize=16)
def lines_of_bullets(text: str) -> frozenset[int]:
    """Where the lines begin on which bullets go on, in a text that leaves a line blank above each heading and each
    entry: there, all lines right below a bullet are its own."""
    begins: set[int] = set()
    is_below = was_blank = False
    for start, end in islice(_lines(text), MOST_LINES):
        line = text[start:end]
        opens = bool(line) and (is_heading(line) or (len(line.split()) <= ENTRY_WORDS and bool(periods(line))))
        if is_below and opens and not was_blank:
            return frozenset()
        if line and not _sign(line) and is_below:
            begins.add(start)
        is_below = bool(line) and (is_below or _sign(line) > 0)
        was_blank = not line
    return frozenset(begins)


def _lines(text: str) -> Iterator[tuple[int, int]]:
    """Start and end of each line, without the spaces around it."""
    for match in re.finditer(r"[^\n\r\f\v\u2028\u2029]+|\n(?=\n)", text):
        line = match.group()
        start = match.start() + len(line) - len(line.lstrip())
        yield start, max(start, match.start() + len(line.rstrip()))


def _kind(line: str, named: bool, row: int) -> Shape:
    if not named and row <= TOP and is_name(line):
        return Shape.NAME
    if is_contact(line, top=row <= TOP):
        return Shape.CONTACT
    if is_heading(line):
        return Shape.HEADING
    if _sign(line):
        return Shape.BULLET
    span = dated(line)
    if span and len(line.split()) <= ENTRY_WORDS and (periods(line) or not _END.search(line)):
        return Shape.TEXT if span[0] and len(line) > LONG and tells_a_deed(line[span[1] :]) else Shape.ENTRY
    return Shape.TEXT


def tells_a_deed(text: str) -> bool:
    """A deed in the words of a sentence: 'Baked bread and rolls for two', but not 'Head of Bread'."""
    words = PLACEHOLDER.sub("", text).strip(" ,;:|–—-)").split()
    is_deed = bool(words) and (is_past(words[0]) or is_base(words[0]) or does(words[0]))
    return is_deed and sum(word.islower() for word in words) >= SENTENCE_WORDS


def _opens_a_role(below: list[str]) -> bool:
    """The lines below a title are nothing but a period, or an employer and a period."""
    dates = [[(span.start, span.end) for span in periods(line)] == [(0, len(line))] for line in below]
    return any(dates[:1]) or (any(dates) and below[0].istitle())


@sentence_cache
def is_heading(line: str) -> bool:
    """A line of few words that only headings are made of, such as 'Work History' or 'SKILLS:', or one that we write."""
    if is_page_heading(line):
        return True
    if len(line) > 50 or (line[:1].islower() and line.endswith(".")):  # 'objectives.' ends a sentence
        return False
    spoken = re.findall(r"[^\W\d_]+", line.lower())
    is_work = spoken[-1:] == ["work"] and len(spoken) > 1  # 'Other work'
    is_core = is_work or not _HEADING_CORES.isdisjoint(spoken)
    return 0 < len(spoken) <= 5 and set(spoken) <= _HEADING_WORDS and is_core


def _sign(line: str) -> int:
    """The length of the bullet in characters; 0 without a bullet or without text after it."""
    match = _BULLET.match(line)
    return match.end() if match and match.end() < len(line) else 0


def _continues(text: str, block: tuple[Shape, int, int], line: str, margin: int) -> bool:
    """The line continues the sentence of the block: it was broken at the margin, not at a full stop."""
    last = text[max(block[1], text.rfind("\n", block[1], block[2]) + 1) : block[2]]
    if len(last) < WRAPPED:
        return False
    if line[0].islower() or (len(last) >= LONG and not _STOP.search(last) and _COUNT.match(line)):
        return True
    open_end = last.endswith(",") or last.split()[-1].lower() in _OPEN_ENDS
    if _STOP.search(last) or (is_past(line.split(maxsplit=1)[0]) and not open_end):
        return False  # 'Tested circuits …' begins a statement of its own
    full = len(last) + len(line.split(maxsplit=1)[0]) >= FULL * min(margin, WIDEST)
    return full or line[0] in "(&" or open_end


def entry(text: str, bullet: Passage) -> Passage:
    """A dated bullet as an entry."""
    return _passage(text, Shape.ENTRY, bullet.start, bullet.end)


def _passage(text: str, kind: Shape, start: int, end: int) -> Passage:
    if kind is Shape.ENTRY and (span := dated(text[start:end])):
        first, last = start + span[0], start + span[1]
        around = (_trimmed(text, start, first), _trimmed(text, last, end))
        return Passage(kind, start, end, tuple(part for part in around if part), text[first:last])
    return Passage(kind, start, end, tuple(sentences_in(text, start, end)))


def _trimmed(text: str, start: int, end: int) -> tuple[int, int] | None:
    """The part without spaces and separators of a date, None if nothing is left; a bracket with its other half
    stays."""
    signs = " \t\xa0,;:|–—-()\uff0d"
    whole = text[start:end]
    opened, closed = whole.count("("), whole.count(")")
    while start < end and text[start] in signs and not (text[start] == "(" and opened <= closed):
        opened, closed = opened - (text[start] == "("), closed - (text[start] == ")")
        start += 1
    while end > start and text[end - 1] in signs and not (text[end - 1] == ")" and closed <= opened):
        opened, closed = opened - (text[end - 1] == "("), closed - (text[end - 1] == ")")
        end -= 1
    return (start, end) if start < end else None


def one_line(text: str) -> str:
    """The lines of a sentence as one; what broke after a slash belongs together."""
    return " ".join(_AFTER_A_SLASH.sub("", text).split())


def sentences_in(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The places of the sentences between two places."""
    first = start
    for gap in _SENTENCE.finditer(text, start, end):
        if _SHORTHAND.search(text[max(first, gap.start() - 8) : gap.start()]):
            continue
        yield first, gap.start()
        first = gap.end()
    if first < end:
        yield first, end
