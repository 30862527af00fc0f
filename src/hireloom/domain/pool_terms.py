"""What people search for in a talent pool, as they type it: words, and terms such as `skill:ICU` or `place:"Bath,
ME"`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

LONGEST_SEARCH, MOST_TERMS = 400, 20  # further terms are ignored
_TERM = re.compile(r'(?:(tag|skill|title|place|source|consent):)?("[^"]*"|\S+)', re.IGNORECASE)


class ConsentState(StrEnum):
    """`soon` ends within the days in which owners are reminded; people with `none` were never asked."""

    VALID, SOON, ASKED, NONE = "valid", "soon", "asked", "none"


@dataclass(frozen=True, slots=True)
class PoolTerms:
    """Everything must be true of a person: each word stands somewhere, each skill among the skills, and so on. Upper
    and lower case make no difference, except in tags."""

    words: Sequence[str] = ()
    tags: Sequence[str] = ()
    skills: Sequence[str] = ()
    titles: Sequence[str] = ()
    places: Sequence[str] = ()
    sources: Sequence[str] = ()
    consent: ConsentState | None = None

    @property
    def are_empty(self) -> bool:
        return self == EVERYBODY

    def tagged(self, tag: str) -> "PoolTerms":
        return replace(self, tags=(*self.tags, tag)) if tag else self


EVERYBODY = PoolTerms()


def terms_of_pool(text: str) -> PoolTerms:
    """An unknown term, and a state of consent that does not exist, count as plain words."""
    parts: dict[str, list[str]] = {name: [] for name in ("word", "tag", "skill", "title", "place", "source")}
    consent = None
    for match in list(_TERM.finditer(text[:LONGEST_SEARCH]))[:MOST_TERMS]:
        name, value = (match[1] or "word").lower(), " ".join(match[2].strip('"').split())
        if name == "consent" and value.lower() in set(ConsentState):
            consent = ConsentState(value.lower())
        elif name == "consent":
            parts["word"].append(match[0].casefold())
        elif value:
            parts[name].append(value if name == "tag" else value.casefold())
    words, tags, skills, titles, places, sources = map(tuple, parts.values())
    return PoolTerms(words, tags, skills, titles, places, sources, consent)
