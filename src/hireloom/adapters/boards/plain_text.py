"""What boards send, as plain text that is safe to show: they are strangers, and so is whoever posts there."""

import re
import unicodedata
from html import unescape
from html.parser import HTMLParser
from typing import Any

from hireloom.domain.postings import LONGEST_LINE, LONGEST_TEXT

LONGEST_SOURCE = 200_000  # signs of one description as it was sent
DEEPEST = 50

_SILENT = "script style template noscript iframe object svg math title textarea select"
_BREAKS = "p div br hr h1 h2 h3 h4 h5 h6 ul ol li tr table section article header footer blockquote dl dt dd"
_MARKUP = re.compile(r"</?(?:p|div|br|ul|ol|li|b|i|u|em|strong|span|h[1-6]|a|table|script|style|img)\b[^<>]*>", re.I)


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


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.said: list[str] = []
        self._silence: list[str] = []

    def handle_starttag(self, tag: str, _attrs: list[tuple[str, str | None]]) -> None:
        if tag in _SILENT.split() and len(self._silence) < DEEPEST:
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
