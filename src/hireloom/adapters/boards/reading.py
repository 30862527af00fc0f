"""From the fields of each board to those of a posting."""

import hashlib
import re
from collections.abc import Callable, Iterable
from datetime import date, datetime, timedelta
from typing import Any

from hireloom.adapters.boards.plain_text import line
from hireloom.domain.boards.postings import FULL_TIME, LONGEST_LINE, LONGEST_TEXT, MOST_LINKS, Posting
from hireloom.domain.jobs import ProviderLink
from hireloom.domain.web_links import safe_link
from hireloom.ports.boards import BoardFailed

LONGEST_ID = 120
MOST_POSTINGS = 2000  # of one answer; further ones are not read

_TYPES = {
    "fulltime": FULL_TIME,
    "permanent": FULL_TIME,
    "parttime": "Part-time",
    "contract": "Contract",
    "contractor": "Contract",
    "freelance": "Contract",
    "fixedterm": "Contract",
    "temporary": "Temporary",
    "temp": "Temporary",
    "intern": "Internship",
    "internship": "Internship",
}
_TITLE_TYPE = re.compile(r"\bintern(?:ship)?\b|\bpart[- ]time\b|\((?:contract|temporary)\)")
_UNITS = {"minute": 0, "hour": 0, "day": 1, "week": 7, "month": 30, "year": 365}
_AGE = re.compile(r"(\d{1,3}|an?)\+? (minute|hour|day|week|month|year)s?\b")


def postings(items: Any, reader: Callable[[Any], Posting]) -> tuple[Posting, ...]:
    """The postings of those items that can be read. Raises BoardFailed when there are items but none can be read."""
    if not isinstance(items, list):
        raise BoardFailed("The answer does not have the shape that the board documents.")
    readable = []
    for item in items[:MOST_POSTINGS]:
        try:
            readable.append(reader(item))
        except (LookupError, TypeError, ValueError, AttributeError, OverflowError, RecursionError):
            continue  # an unreadable job must not hide the others
    if items and not readable:
        raise BoardFailed("No job in the answer has the shape that the board documents.")
    return tuple(readable)


def external_id(value: Any) -> str:
    """The board's own id. One that is too long or that no database keeps is replaced by its hash; long ids are not cut,
    because they may differ only at their ends."""
    id_text = "" if value is None else " ".join(str(value).split())
    return (
        id_text
        if len(id_text) <= LONGEST_ID and id_text.isprintable()
        else hashlib.sha256(id_text.encode("utf-8", "replace")).hexdigest()
    )


def link(url: Any) -> str:
    """The address if it is safe to open, else empty."""
    return safe_link(url)


def links(*named: tuple[Any, Any]) -> tuple[ProviderLink, ...]:
    """Links from pairs of name and address, without those that are not safe to open."""
    links = (ProviderLink(line(name, 60), safe_link(url)) for name, url in named)
    return tuple(dict.fromkeys(link for link in links if link.provider and link.url))[:MOST_LINKS]


def place(location: Any, workplace: Any = "") -> str:
    """The location, with remote or hybrid added where only another field of the board says so."""
    place_name, kind = line(location), line(workplace).lower()
    for word in ("Remote", "Hybrid"):
        if word.lower() in kind and word.lower() not in place_name.lower():
            return f"{place_name[: LONGEST_LINE - 9]} ({word})" if place_name else word
    return place_name


def names(places: Iterable[Any]) -> str:
    """Several places as one line, as many as fit."""
    lines = dict.fromkeys(name for place in places if (name := line(place)))
    return "; ".join(lines)[:LONGEST_LINE].rstrip("; ")


def employment_type(*values: Any) -> str:
    """The first known type, in our spelling; full-time where none is known."""
    for value in values:
        for part in re.split(r"[,;/|]| and | or ", line(value).lower()):
            kind = _TYPES.get(re.sub(r"[^a-z]", "", part))
            if kind:
                return kind
    return FULL_TIME


def type_of_title(title: str) -> str:
    """The employment type that a title names: "Marketing Intern", "Nurse (part-time)"; empty where it names none."""
    match = _TITLE_TYPE.search(title.lower())
    return employment_type(match[0].strip(" ()")) if match else ""


def pay(currency: Any, low: Any, high: Any, period: str) -> str:
    """A salary as people write it; empty when no amount is known."""
    numbers = (number for number in (low, high) if isinstance(number, int | float) and not isinstance(number, bool))
    amounts = list(
        dict.fromkeys(f"{number:,.0f}" if number >= 1000 else f"{number:g}" for number in numbers if 0 < number < 1e12)
    )
    return " ".join(part for part in (line(currency, 8), " - ".join(amounts), period) if part) if amounts else ""


def joined(parts: Iterable[str]) -> str:
    """Several texts as one."""
    return "\n\n".join(block for part in parts if (block := part.strip()))[:LONGEST_TEXT].rstrip()


def day(value: Any) -> date | None:
    """The day of an ISO date or datetime, or of milliseconds since 1970; None for anything else."""
    try:
        if isinstance(value, int | float) and not isinstance(value, bool):
            return (datetime(1970, 1, 1) + timedelta(milliseconds=value)).date()  # noqa: DTZ001 - UTC by definition
        return date.fromisoformat(value[:10]) if isinstance(value, str) else None
    except (ValueError, OverflowError):
        return None


def age(value: Any, today: date) -> date | None:
    """The day meant by "9 days ago", "an hour ago", "30+ days ago", "yesterday" or "just posted"; else None."""
    text = line(value).lower()
    if match := _AGE.search(text):
        count = int(match[1]) if match[1].isdigit() else 1
        return today - timedelta(days=count * _UNITS[match[2]])
    if "yesterday" in text:
        return today - timedelta(days=1)
    return today if re.search(r"\b(?:today|just|now|new)\b", text) else None
