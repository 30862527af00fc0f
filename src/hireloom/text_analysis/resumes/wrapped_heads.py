"""The head of a role whose title or employer needs more than one line, as far as the place behind a bar:
'Halewood General | Columbus, Ohio'."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from hireloom.text_analysis.language.periods import date_spans, periods
from hireloom.text_analysis.resumes.career_lines import BULLET
from hireloom.text_analysis.resumes.passages import is_heading

MOST_LINES, MOST_ABOVE = 6, 3  # of a head, and of a title above the dates
SHORTEST_WRAPPED = 30  # characters of a title that goes on below its first line
LONGEST_HEAD = 800  # characters of a head with all its lines
FULL = 0.9  # of the longest line: a line may end earlier where the next word is wide
EMPLOYER_LINE = re.compile(r"(?P<employer>[^|•]{2,200}?) \| (?P<place>[^\W\d][^|•\d.;:]{1,60})")
_HYPHEN = re.compile(r"(?<=\w)- (?=[A-Z])")  # where a line broke at a hyphen


class WrappedHead(NamedTuple):
    """`end` is the offset in the text of the head's end."""

    title: str
    employer: str
    place: str
    end: int


def wrapped_head(text: str, begin: int, title: str, *, has_employer: bool) -> WrappedHead | None:
    """`begin` is the offset of the line with the dates, and `title` what was read from it. Title or employer may stand
    next to the dates; a title may begin on the lines above them."""
    lines = text[begin : begin + LONGEST_HEAD].split("\n")[:MOST_LINES]
    first, is_rightmost = _undated(lines[0])
    below = _until_the_place([first, *(line.strip() for line in lines[1:])])
    if not below:
        return None
    end = begin + sum(len(line) + 1 for line in lines[: len(below)]) - 1
    room = _room([" ".join(lines[0].split()) if is_rightmost else first, *below[1:]])
    above = _lines_above(text[max(0, begin - LONGEST_HEAD) : begin])
    if above and max(room.values(), default=-1) < 0:
        return _whole(above, below, end)
    if len(below) == 1:
        return None
    at = max(room, key=lambda at: room[at])
    at = 1 if is_rightmost and room[at] < 0 else at
    names_title = bool(title) and first.startswith(title)
    is_sure = len(first) >= SHORTEST_WRAPPED or (at == 1 and names_title and (len(below) > 2 or not has_employer))
    return _whole(below[:at], below[at:], end) if is_sure else None


def _whole(title: Sequence[str], employer: Sequence[str], end: int) -> WrappedHead | None:
    match = EMPLOYER_LINE.fullmatch(" ".join(employer))
    return WrappedHead(_HYPHEN.sub("-", " ".join(title)), match["employer"], match["place"], end) if match else None


def _undated(line: str) -> tuple[str, bool]:
    """What stands next to the dates, and whether these end the line."""
    bare = line
    spans = list(date_spans(line))
    for start, end in reversed(spans):
        bare = bare[:start] + bare[end:]
    is_rightmost = bool(spans) and bool(line[: spans[0][0]].strip()) and not line[spans[-1][1] :].strip()
    bars = bare.strip().endswith("|") and not is_rightmost
    return " ".join(bare.split()).strip(" –—•·" if bars else " |–—•·"), is_rightmost


def _until_the_place(lines: Sequence[str]) -> list[str]:
    """The lines as far as the one that ends with the place, or none."""
    for number, line in enumerate(lines):
        if number and (not line or BULLET.match(line) or periods(line)):
            return []
        if line.endswith(" |") or line == "|":
            following = lines[number + 1] if number + 1 < len(lines) else ""
            return [*lines[: number + 2]] if following and not BULLET.match(following) else []
        if " | " in line or (number and line.startswith("| ")):
            return [*lines[: number + 1]]
        if number and line.endswith("."):
            return []
    return []


def _room(lines: Sequence[str]) -> dict[int, float]:
    """How many characters of the line above the first word of a line leaves free, by the number of the line: where it
    is not below zero the line says something else. Values around a bar belong together."""
    width = FULL * max(map(len, lines))
    room = {at: width - len(lines[at - 1]) - 1 - len(lines[at].split()[0]) for at in range(1, len(lines))}
    return {at: -width if "|" in (lines[at - 1][-1:], lines[at][0]) else free for at, free in room.items()}


def _lines_above(text: str) -> list[str]:
    """The lines of a title that end a text, as far as the blank line or the heading above them; none if what stands
    there is no title."""
    lines = [line.strip() for line in text.rpartition("\n\n")[2].split("\n") if line.strip()]
    lines = lines[max((at for at, line in enumerate(lines, 1) if is_heading(line)), default=0) :]
    is_title = len(lines) <= MOST_ABOVE and not any(BULLET.match(line) or line.endswith(".") for line in lines)
    return lines if is_title else []
