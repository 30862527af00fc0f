"""How the text of an advert has changed, line by line."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

MOST_LINES = 400  # of each text; what comes after them is not compared


class AdvertChange(StrEnum):
    SAME, ADDED, REMOVED = "same", "added", "removed"


@dataclass(frozen=True, slots=True)
class ComparedLine:
    change: AdvertChange
    text: str


def changes(before: str, after: str) -> Sequence[ComparedLine]:
    """All lines of both texts in their order, a replaced one before what replaces it. Spaces do not count."""
    old, new = _lines(before), _lines(after)
    lines = list[ComparedLine]()
    for kind, first, last, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            lines += [ComparedLine(AdvertChange.SAME, line) for line in old[first:last]]
            continue
        lines += [ComparedLine(AdvertChange.REMOVED, line) for line in old[first:last]]
        lines += [ComparedLine(AdvertChange.ADDED, line) for line in new[start:end]]
    return lines


def _lines(text: str) -> list[str]:
    lines = (" ".join(line.split()) for line in text.splitlines())
    return [line for line in lines if line][:MOST_LINES]
