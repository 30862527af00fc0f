"""How well a clause made of a resume's line reads: what would make a reader stumble."""

import re

from hireloom.text_analysis.language.verbs import is_past

LONG = 20  # words, from which on a clause is hard to follow


def roughness(text: str) -> float:
    """What would make a reader stumble: many words, capitals inside, rows of things."""
    spoken = text.split()
    capitals = sum(word[0].isupper() and word[1:].islower() for word in spoken[1:])
    slips = len(_VAGUE.findall(text)) + 1.5 * bool(_ODD.search(text) or _BARE.search(text))
    slips += 1.5 * (len(spoken) < SHORT) + 1.0 * (not text.startswith("I "))
    marks = 0.15 * text.count(",") + 0.7 * ("(" in text)
    return 0.1 * max(0, len(spoken) - LONG) + 0.4 * capitals + marks + 0.6 * slips


LONGEST_ITEM, MOST_ITEMS = 3, 5  # words of a thing in a row, and things


def breaks(clause: str) -> int:
    """The commas of a clause; a row of short things that ends in 'and', as 'files, mail and calls', counts as one."""
    first, *inner, last = ["", *clause.split(", ")]
    is_row = first == "" and 1 < len(inner) < MOST_ITEMS and re.search(r"\b(?:and|or)\s", last)
    deeds = [item for item in inner[1:] if " " in item and is_past(item.split()[0])]
    if is_row and not deeds and all(len(item.split()) <= LONGEST_ITEM for item in inner[1:]):
        return 1
    return clause.count(",")


SHORT = 5  # words, below which a clause says little
_VAGUE = re.compile(
    r"\b(?:various|excellent|outstanding|effective(?:ly)?|great|top-notch|efficient(?:ly)?|successful(?:ly)?"
    r"|as (?:needed|necessary|required|appropriate)|goals and expectations|responsible for"
    r"|duties|necessary|dependable|multiple"
    r"|numerous|all aspects"
    r"|proficien\w+|exceptional|superior|strategic\w*|dynamic)\b",
    re.I,
)
# A person without an article, as notes name them: 'advised owner on costs'.
_BARE = re.compile(
    r"\b(?:with|for|to|of|by|as|and|advised|assisted|supported|helped)\s"
    r"(?!(?:an?|the|our|my|each|every|his|her|their|any|one|another|senior)\b)"
    r"(?:[a-z]+\s){0,2}(?<!a )(?<!the )(?:owner|developer|manager|guest|contractor|resource|engineer"
    r"|customer|supervisor"
    r"|patient"
    r"|client|partner|student|director|department|team|company|function|system)\b"
    r"(?=\s(?:on|in|of|to|and|with|for|by)\b|,|$)"
)
# A slip that no rule fixes: the text had none, or a note with signs of its own.
_ODD = re.compile(r"\bi\.e|[#+]/|\d\+/-|\s[-–]\s|\b(\w+) \1\b|/\w+/|\bthere purchase|\b[A-Z]{5,}\b")


def is_worth_telling(clause: str) -> bool:
    """A listener would neither stumble over it nor hear what everybody says of themselves."""
    return not (_STUMBLES.search(clause) or _SAID_BY_ALL.match(clause))


_STUMBLES = re.compile(
    r"^I (?:diversified|led with|respond|participate|included|did|figured|initialized)\b|^I \w+, (?:an?|the)\b"
    r"|\w-\w+-[A-Z]|'n'|\bexemplified\b|, [A-Z][a-z]+, and |\bthe \w+ing an?\b|\beach \w+s\b|\$0\b| \.|\bamounts of\b"
    r"|\b(?:recruit|train|manage|develop), (?:train|develop|manage|recruit)|\bwhere I was able\b|\btrained for\b"
    r"|\bfrom [$]?[\d,.]+%?$|\b\w+ing the department's\b|[a-z]-(?:write|related|based)$|\bwork included\b|\bas follows$"
    r"|\b(?:relating|pertaining|regarding|involving|an ability)$|^I required\b"
)
_SAID_BY_ALL = re.compile(
    r"I (?:have )?(?:\w+ly )?(?:remain|stay|kept? (?:abreast|up|current)|showcas|demonstrat|exhibit|display|strive"
    r"|strove|utiliz|appl(?:y|ied) |ensur|possess|embrac|contribut|participat|gain"
    r"|work(?:ed)? (?:on|well|hard|towards|with (?:the |a |my )?\w+$)"
    r"|learn|pass|provided? (?:\w+ )?(?:quality|excellent)|develop\w* (?:an )?understanding|deliver\w* quality"
    r"|maintain\w* (?:a |an )?(?:positive|professional|high|full responsib)|promot\w+ (?:teamwork|cooperation)|foster"
    r"|establish\w* (?:long-range|strategic))"
)
