"""What boards send, read as plain text that is safe to show: they are strangers, and so is whoever posts there."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from datetime import date, datetime, timedelta
from html import unescape
from html.parser import HTMLParser
from typing import Any

from hireloom.domain.jobs import ProviderLink
from hireloom.domain.postings import FULL_TIME, LONGEST_LINE, LONGEST_TEXT, MOST_LINKS, Posting
from hireloom.domain.web_links import safe_link
from hireloom.ports.boards import BoardFailed

MOST_POSTINGS = 2000  # of one answer; the rest is not read
LONGEST_SOURCE = 200_000  # signs of one description as it was sent

_SILENT = "script style template noscript iframe object svg math head title textarea select"
_BREAKS = "p div br hr h1 h2 h3 h4 h5 h6 ul ol li tr table section article header footer blockquote dl dt dd"
_MARKUP = re.compile(r"</?(?:p|div|br|ul|ol|li|b|i|u|em|strong|span|h[1-6]|a|table|script|style|img)\b[^<>]*>", re.I)
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
_UNITS = {"minute": 0, "hour": 0, "day": 1, "week": 7, "month": 30, "year": 365}
_AGE = re.compile(r"(\d{1,3}|an?)\+? (minute|hour|day|week|month|year)s?\b")


def postings(items: Any, read: Callable[[Any], Posting]) -> tuple[Posting, ...]:
    """Those of the items that are postings. Raises BoardFailed when there are items and none can be read."""
    if not isinstance(items, list):
        raise BoardFailed("The answer has not the shape that the board documents.")
    found = []
    for item in items[:MOST_POSTINGS]:
        try:
            found.append(read(item))
        except (LookupError, TypeError, ValueError, AttributeError, OverflowError, RecursionError):
            continue  # one job that lacks something takes no other along
    if items and not found:
        raise BoardFailed("No job in the answer has the shape that the board documents.")
    return tuple(found)


def line(value: Any, longest: int = LONGEST_LINE) -> str:
    """One line of text, without markup."""
    return " ".join(text(value).split())[:longest].rstrip()


def text(value: Any) -> str:
    """Plain text from text that may hold markup."""
    if not isinstance(value, str):
        return ""
    source = value[:LONGEST_SOURCE]
    return from_html(source) if _MARKUP.search(source) else _tidy(source)


def from_html(value: Any) -> str:
    """What a reader of the page would see, with a line for each paragraph and "- " for each point of a list."""
    if not isinstance(value, str):
        return ""
    page = _Page()
    page.feed(value[:LONGEST_SOURCE])
    page.close()
    return _tidy("".join(page.said))


def from_escaped_html(value: Any) -> str:
    """As `from_html`, of markup whose signs were escaped once more."""
    return from_html(unescape(value[:LONGEST_SOURCE])) if isinstance(value, str) else ""


def links(*named: tuple[Any, Any]) -> tuple[ProviderLink, ...]:
    """Of names and addresses those that may be opened."""
    found = (ProviderLink(line(name, 60), safe_link(url)) for name, url in named)
    return tuple(dict.fromkeys(link for link in found if link.provider and link.url))[:MOST_LINKS]


def place(location: Any, workplace: Any = "") -> str:
    """The location, which says remote or hybrid when the board says so elsewhere."""
    said, kind = line(location), line(workplace).lower()
    for word in ("Remote", "Hybrid"):
        if word.lower() in kind and word.lower() not in said.lower():
            return f"{said[: LONGEST_LINE - 9]} ({word})" if said else word
    return said


def employment_type(*said: Any) -> str:
    """The first of them that we know, in our words; full-time where a board says nothing."""
    for each in said:
        for part in re.split(r"[,;/|]| and | or ", line(each).lower()):
            known = _TYPES.get(re.sub(r"[^a-z]", "", part))
            if known:
                return known
    return FULL_TIME


def day(value: Any) -> date | None:
    """From an ISO date or moment, or from milliseconds since 1970."""
    try:
        if isinstance(value, int | float) and not isinstance(value, bool):
            return (datetime(1970, 1, 1) + timedelta(milliseconds=value)).date()  # noqa: DTZ001 - UTC by definition
        return date.fromisoformat(value[:10]) if isinstance(value, str) else None
    except (ValueError, OverflowError):
        return None


def age(value: Any, today: date) -> date | None:
    """From "9 days ago", "an hour ago", "30+ days ago", "yesterday" or "just posted"."""
    said = line(value).lower()
    if found := _AGE.search(said):
        count = int(found[1]) if found[1].isdigit() else 1
        return today - timedelta(days=count * _UNITS[found[2]])
    if "yesterday" in said:
        return today - timedelta(days=1)
    return today if re.search(r"\b(?:today|just|now|new)\b", said) else None


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.said: list[str] = []
        self._silence: list[str] = []

    def handle_starttag(self, tag: str, _attrs: list[tuple[str, str | None]]) -> None:
        if tag in _SILENT.split():
            self._silence.append(tag)
        elif not self._silence and tag in _BREAKS.split():
            self.said.append("\n- " if tag == "li" else "\n")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _SILENT.split():
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._silence:
            del self._silence[self._silence.index(tag) :]
        elif not self._silence and tag in _BREAKS.split():
            self.said.append("\n")

    def handle_data(self, data: str) -> None:
        if not self._silence:
            self.said.append(data)


def _tidy(said: str) -> str:
    """Without signs that nobody sees or that turn the direction of reading, and without heaps of blank lines."""
    signs = (sign for sign in said.replace("\r\n", "\n").replace("\u00a0", " ") if sign in "\n\t" or _is_seen(sign))
    lines = (" ".join(each.split()) for each in "".join(signs).split("\n"))
    joined = re.sub(r"\n{3,}", "\n\n", "\n".join("" if each == "-" else each for each in lines)).strip()
    return joined[:LONGEST_TEXT].rstrip()


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn") or sign == "\u200d"


def names(*parts: Iterable[Any]) -> str:
    """Places as one line."""
    return ", ".join(dict.fromkeys(said for each in parts for part in each if (said := line(part))))
