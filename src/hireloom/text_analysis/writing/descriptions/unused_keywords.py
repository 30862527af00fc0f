"""The keywords of a recruiter that a description does not use, whoever wrote it."""

from hireloom.text_analysis.writing.descriptions.brief_keywords import MOST_KEYWORDS, BriefKeywords, pieces
from hireloom.text_analysis.writing.descriptions.keyword_duties import is_named
from hireloom.text_analysis.writing.descriptions.need_lines import serves_anyway


def unused_keywords(keywords: str, description: str) -> tuple[str, ...]:
    """As they were typed, each once, in their order; at most MOST_KEYWORDS."""
    lines = description.splitlines()
    unused = (piece for piece in pieces(keywords) if not _is_used(piece, lines))
    return tuple(dict.fromkeys(unused))[:MOST_KEYWORDS]


def _is_used(piece: str, lines: list[str]) -> bool:
    """In these words, in those of a keyword without its frame, or as work with customers."""
    named = BriefKeywords.of(piece)
    words = (piece, *named.terms, *named.stated)
    return any(is_named(word, lines) or serves_anyway(word, lines) for word in words)
