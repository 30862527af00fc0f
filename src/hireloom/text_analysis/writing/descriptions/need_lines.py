"""Lines about what a job asks for, and how keywords stand in them."""

import re
from collections.abc import Iterator, Sequence

from hireloom.text_analysis.language.spellings import listed, with_article
from hireloom.text_analysis.writing.clauses.sentence_repair import countable_nouns

OPEN_END = re.compile(r" (?:is|are) helpful(?:,? (?:but )?not (?:essential|required))?$")
_OF_CUSTOMERS = re.compile(r"\b(?:customer|guest|client) (?:service|care|relations|support)\b", re.I)
_CUSTOMERS = re.compile(
    r"\b(?:customer|guest|client|tenant|resident|shopper|caller|patient|visitor|buyer|diner|passenger|user)s?\b", re.I
)
# What has 'in' behind 'experience' and not 'with'.
_IN = re.compile(r"(?:ing|management|sales|care|service|services|law|engineering|maintenance|repair)$", re.I)


def apart(need: str) -> Iterator[str]:
    """What is asked, and what would only help: 'Experience in sales is helpful' as the latter."""
    *firm, helpful = OPEN_END.sub("", need).split("; ")
    yield from firm
    first = helpful.split()[0]
    small = helpful if first.isupper() and len(first) > 1 else f"{helpful[0].lower()}{helpful[1:]}"
    yield f"Helpful, not required: {small}"


def of_condition(term: str) -> str:
    """'Available for the night shift', 'Open to beginners (entry level)'."""
    if term.lower().startswith("entry"):
        return f"Open to beginners ({term.lower()})"
    if re.search(r"(?:check|screen|screening|test)s?$", term.lower()):
        check = re.sub(r"(?:screening|screens?|tests?)$", "test", term.lower().removesuffix("s"))
        return f"Able to pass {with_article(check.replace('background test', 'background check'))}"
    if term.lower() == "travel":
        return "Willing to travel"
    if term.lower() in ("on-call", "on call"):
        return "Available for on-call work"
    return f"Available for {'the ' if term.lower().endswith('shift') else ''}{term}"


def is_said(term: str, text: str) -> bool:
    """The text has the term as whole words."""
    return re.search(rf"(?<!\w){re.escape(term)}(?!\w)", text, re.I) is not None


def is_spelled(first: str, second: str) -> bool:
    """Both are the same with or without blanks: 'troubleshooting' and 'trouble shooting'."""
    return first.replace(" ", "").casefold() == second.replace(" ", "").casefold()


def _article(term: str) -> str:
    """'a wine list', but 'survival analysis' and 'OKRs'."""
    last = term.split()[-1]
    return with_article(term) if term.islower() and last in countable_nouns() and not last.endswith("ing") else term


def of_experience(terms: Sequence[str]) -> str:
    """'Experience in leasing and B2B sales', 'Experience with a wine list'."""
    joint = "in" if all(map(_IN.search, terms)) else "with"
    practice = "Background in" if terms[0].endswith("experience") else f"Experience {joint}"
    return f"{practice} {listed([*map(_article, terms)])}"


def serves_anyway(term: str, duties: Sequence[str]) -> bool:
    """The term is service to customers, and one of the duties is work with them."""
    return _OF_CUSTOMERS.search(term) is not None and any(map(_CUSTOMERS.search, duties))
