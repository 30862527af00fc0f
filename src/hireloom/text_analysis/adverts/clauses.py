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
    rf"(?:[,;]\s+(?:(?:and|but|or|as well as|plus|with)\s+)?|\s+(?:and|but|as well as"
    rf"|plus)\s+)(?=(?:an? )?(?:{_LEADS})\b)|;\s+|\s+[-–—•]\s+|\.\s+(?=[A-Z])",
    re.I,
)


def clauses(sentence: str) -> Iterator[tuple[int, int]]:
    """Start and end of each clause, in order."""
    first = 0
    for cut in _CUT.finditer(sentence):
        if len(sentence[first : cut.start()].split()) >= FEWEST_WORDS and sentence.count(
            "(", first, cut.start()
        ) == sentence.count(")", first, cut.start()):
            yield first, cut.start()
            first = cut.end()
    yield first, len(sentence)
