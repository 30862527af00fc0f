"""What stands beside the title of a job: the line of work, and what the title itself promises."""

import re
from collections.abc import Iterator, Sequence

from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import opening

_BESIDE = re.compile(r"(?<=\s)[-–—|]\s([^-–—|()]{2,40})|\(([^()]{2,40})\)")
_FREE = re.compile(r"no (weekends|nights|evenings|holidays)", re.I)
_PROVIDED = re.compile(r"\b(?:leads?|training|tools|car|housing|relocation) provided$", re.I)
_SHIFT = re.compile(r"\b(?:shifts?|nights?|days?|evenings?|weekends?|mornings?|school year|seasonal?)\b", re.I)
_WORDS = re.compile(r"[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2}")
_LINE = re.compile(r"(?:care|services|communications|surgery)$", re.I)


def _asides(title: str) -> list[str]:
    return ["".join(pair).strip() for pair in _BESIDE.findall(title)]


def schedules(employment_type: str, title: str) -> Iterator[str]:
    """'Schedule: nights', 'Temporary to possible hire': what stands behind the type of employment, else what the title
    says about shifts."""
    further = [piece.strip() for piece in employment_type.split(",")[1:]]
    for piece in further or [piece for piece in _asides(title) if _SHIFT.search(piece) and not _FREE.fullmatch(piece)]:
        yield f"Schedule: {piece}" if _SHIFT.search(piece) else opening(piece)


def promises(title: str) -> Iterator[str]:
    """'No work on weekends', 'Leads provided'."""
    for piece in _asides(title):
        if match := _FREE.fullmatch(piece):
            yield f"No work on {match[1].lower()}"
        elif _PROVIDED.search(piece):
            yield opening(piece.lower())


def setting_of(title: str, location: str, terms: Sequence[str], lexicon: Lexicon) -> str:
    """'urgent care' of 'Nurse - Urgent Care', or what a keyword names; no place and no second role; otherwise empty."""
    place = set(re.findall(r"\w+", location.casefold()))
    for piece in _asides(title):
        is_place = place.intersection(piece.casefold().split())
        is_line = _LINE.search(piece) or lexicon.families_of(piece) or piece.casefold() in map(str.casefold, terms)
        if _WORDS.fullmatch(piece) and is_line and not is_place and not lexicon.roles_in(piece):
            return " ".join(word if word.isupper() else word.lower() for word in piece.split())
    return ""
