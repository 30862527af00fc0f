"""What stands beside the title of a job: the line of work, and what the title itself promises."""

import re
from collections.abc import Iterator

from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import opening

_BESIDE = re.compile(r"(?<=\s)[-–—|]\s([^-–—|()]{2,40})|\(([^()]{2,40})\)")
_FREE = re.compile(r"no (weekends|nights|evenings|holidays)", re.I)
_PROVIDED = re.compile(r"\b(?:leads?|training|tools|car|housing|relocation) provided$", re.I)
_WORDS = re.compile(r"[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2}")
_LINE = re.compile(r"(?:care|services|communications|surgery)$", re.I)


def _asides(title: str) -> list[str]:
    return ["".join(pair).strip() for pair in _BESIDE.findall(title)]


def promises(title: str) -> Iterator[str]:
    """'No work on weekends', 'Leads provided'."""
    for piece in _asides(title):
        if match := _FREE.fullmatch(piece):
            yield f"No work on {match[1].lower()}"
        elif _PROVIDED.search(piece):
            yield opening(piece.lower())


def setting_of(title: str, location: str, lexicon: Lexicon) -> str:
    """'urgent care' of 'Nurse - Urgent Care', no place and no second role; otherwise empty."""
    place = set(re.findall(r"\w+", location.casefold()))
    for piece in _asides(title):
        is_place = place.intersection(piece.casefold().split())
        is_line = _LINE.search(piece) or lexicon.families_of(piece)
        if _WORDS.fullmatch(piece) and is_line and not is_place and not lexicon.roles_in(piece):
            return " ".join(word if word.isupper() else word.lower() for word in piece.split())
    return ""
