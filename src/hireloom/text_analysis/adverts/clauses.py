"""Cuts a sentence that asks for several things: 'Excel, experience with SAP and a valid licence'."""

import re
from collections.abc import Iterator

FEWEST_WORDS = 2
_LEADS = (
    r"abilit(?:y|ies)|able|experienced?|knowledge|knowledgeable|strong|excellent|exceptional|outstanding|superior"
    r"|good|great|solid|proven|proficien(?:t|cy)"
    r"|familiar(?:ity)?|understanding|must|valid|current|active|willing(?:ness)?|prior|previous|demonstrated"
    r"|effective|working knowledge"
    r"|basic|advanced|minimum|at least|bachelor|master|associate|high school|degree|certification|licen[cs]ed?"
    r"|fluen(?:t|cy)"
    r"|attention to|high levels?|commitment|desire|passion|skilled|capable|competen(?:t|ce)|self[- ]\w+"
    r"|\d+\+? (?:or more )?(?:years?|yrs)|(?:two|three|four|five|six|seven|ten) (?:\(\d+\) )?(?:or more )?years"
    r"|(?:have|has|having|possess(?:es)?|be|is) (?:an?|the|strong|excellent|able|at least|current|valid|experience)"
)
_CUT = re.compile(
    rf"(?:[,;]\s+(?:(?:and|but|or|as well as|plus|with)\s+)?|(?<!\s)\s+(?:and|but|as well as"
    rf"|plus)\s+)(?=(?:an? )?(?:{_LEADS})\b)|;\s+|(?<![\s\d])\s+[-–—•]\s+|(?<=\d)\s+[-–—•]\s+(?!\d)|\.\s+(?=[A-Z])",
    re.I,
)


# Another adjective of the same thing follows, or the thing itself: 'a current, valid license', 'understanding of and
# experience with networks'.
_OPEN = re.compile(
    r"\b(?:current|valid|active|unrestricted|unencumbered|strong|excellent|solid|proven|good|clear|full"
    r"|(?:understanding|knowledge|experience|familiarity|proficiency) (?:of|with|in))$",
    re.I,
)
_ITEM = re.compile(r",\s+(?:and\s+)?")
FEWEST_ITEMS, LONGEST_ITEM = 4, 4  # items of a plain list, and their words


def clauses(sentence: str) -> Iterator[tuple[int, int]]:
    """Start and end of each clause, in order; a plain list of short items is cut at its commas."""
    items = _ITEM.split(sentence)
    is_list = len(items) >= FEWEST_ITEMS and all(len(item.split()) <= LONGEST_ITEM for item in items)
    first = seen = depth = 0
    for cut in (_ITEM if is_list and "(" not in sentence else _CUT).finditer(sentence):
        depth += sentence.count("(", seen, cut.start()) - sentence.count(")", seen, cut.start())
        seen = cut.start()
        clause = sentence[first : cut.start()]
        if depth <= 0 and (is_list or (len(clause.split()) >= FEWEST_WORDS and not _OPEN.search(clause))):
            yield first, cut.start()
            first = seen = cut.end()
            depth = 0
    yield first, len(sentence)
