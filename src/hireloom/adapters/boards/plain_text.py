"""Texts of boards as plain text that is safe to show: neither boards nor those who post there are trusted."""

import re
import unicodedata
from html import unescape
from typing import Any

import nh3

from hireloom.domain.boards.postings import LONGEST_LINE, LONGEST_TEXT

LONGEST_SOURCE = 60_000  # characters of a description as sent; hostile markup takes more time than its length suggests

_SILENT_TAGS = "script style template noscript iframe object svg math title textarea select"
_BREAK_TAGS = "p div br hr h1 h2 h3 h4 h5 h6 ul ol li tr table section article header footer blockquote dl dt dd td th"
_SILENT, _BREAKS = (set(tags.split()) for tags in (_SILENT_TAGS, _BREAK_TAGS))
_TAG = re.compile(r"<(/?)([a-z0-9]+)>")
_LONELY = re.compile(r"\n- \s+(?=[^\s-])")  # a bullet whose text begins in a paragraph of its own
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
    """The text that a reader of the page would see, with a line for each paragraph and "- " before items of lists."""
    if not isinstance(value, str):
        return ""
    markup = nh3.clean(value[:LONGEST_SOURCE], tags=_BREAKS, clean_content_tags=_SILENT, attributes={}, link_rel=None)
    lines = _LONELY.sub("\n- ", _TAG.sub(_broken, markup))
    return _tidy(unescape(lines))


def from_escaped_html(value: Any) -> str:
    """Like `from_html`, for markup that was escaped once more."""
    return from_html(unescape(value[:LONGEST_SOURCE])) if isinstance(value, str) else ""


def _broken(tag: re.Match[str]) -> str:
    if tag[2] in ("td", "th"):
        return " "
    return "\n- " if tag[2] == "li" and not tag[1] else "\n"


def _tidy(text: str) -> str:
    """The text without invisible characters, characters that change the reading direction, and repeated blank lines."""
    hidden = {sign for sign in set(text) - {"\n", "\t"} if not _is_seen(sign)}
    visible = text.translate({ord(sign): None for sign in hidden})
    lines = (" ".join(line.split()) for line in visible.split("\n"))
    joined = re.sub(r"\n{3,}", "\n\n", "\n".join("" if line == "-" else line for line in lines)).strip()
    return joined[:LONGEST_TEXT].rstrip()


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn") or sign == "\u200d"
