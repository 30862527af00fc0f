"""What an advert asks for and what it offers, in a few of its own lines."""

from collections.abc import Iterable
from typing import NamedTuple

from hireloom.text_analysis.adverts.adverts import asks_of
from hireloom.text_analysis.adverts.sections import AdvertPassage, Ask, passages
from hireloom.text_analysis.adverts.tidy import makes_offer

MOST_HIGHLIGHTS = 4  # of each kind
LONGEST_HIGHLIGHT = 110  # characters


class AdvertHighlights(NamedTuple):
    """Lines of the advert in its order, long ones cut after a word: what it asks for without fail, and what it
    offers."""

    needs: tuple[str, ...] = ()
    offers: tuple[str, ...] = ()


def highlights(title: str, company: str, description: str) -> AdvertHighlights:
    parts = list(passages(description.replace("**", "")))  # bold words are part of their line
    asks = [ask for ask, _ in asks_of(title, company, parts)]
    pairs = list(zip(parts, asks, strict=True))
    needs = (part for part, ask in pairs if ask is Ask.MUST)
    offers = (part for part, ask in pairs if ask is Ask.NOISE and makes_offer(part))
    return AdvertHighlights(_lines(needs), _lines(offers))


def _lines(parts: Iterable[AdvertPassage]) -> tuple[str, ...]:
    lines = dict.fromkeys(_line(part.text) for part in parts)
    return tuple(lines)[:MOST_HIGHLIGHTS]


def _line(text: str) -> str:
    clean = text[:1].upper() + text[1:].rstrip(" .,;")
    if len(clean) <= LONGEST_HIGHLIGHT:
        return clean
    return clean[: LONGEST_HIGHLIGHT - 1].rpartition(" ")[0].rstrip(" .,;:") + "…"
