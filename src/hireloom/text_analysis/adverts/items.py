"""The items of a list that asks for several things: 'criminal procedure, search and seizure law, and evidence'."""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.degrees import degrees
from hireloom.text_analysis.language.labels import does, label
from hireloom.text_analysis.language.lexicon import Lexicon

_SIGN = re.compile(r",\s+(?:and\s|&\s)?|\s(?:and|&)\s", re.I)
_COMMA = re.compile(r",\s+(?:and\s|&\s)?", re.I)
_LAST = re.compile(r",\s+(?:and|&)\s", re.I)
# One of several is enough, an item is a clause of its own, or the list is one of times.
_NO_LIST = re.compile(
    r"\b(?:or|and/or|etc|between|both|bilingual|how|will|would|must|should|able|ability|to|if|you|your|we|our|that|who|which|within"
    r"|not|(?-i:no)|more|e\.g"
    r"|(?:is|are)(?! (?:required|preferred|desired|essential|needed|helpful|strongly|highly|an?)\b))\b"
    r"|/\s|\d\s?(?:years?|months?|hours?|days?)\b",
    re.I,
)
_OPENING = re.compile(r"\W*(?:(?:candidates?|applicants?|you)\s)?(?:must|should)\s", re.I)
_BELONGS = re.compile(r"\s(?:of|for|in|with|to|on|from|by|at)\s", re.I)
_IS_NOUN = re.compile(r"\S+(?:$|\s(?:of|for|in|with|to|on|from|by|at)\s)", re.I)
_OPEN = re.compile(
    r"\s(?:of|for|in|with|to|on|from|by|at)$|(?:^|\s)(?:written|verbal|oral)$|^.$"
    r"|\bhave (?:an? )?(?:excellent|strong|good|great|solid|effective|exceptional|outstanding)$",
    re.I,
)
_LEAD = re.compile(
    r"^.{0,90}(?:\b(?:experienced? (?:in|with|using)|knowledge (?:of|in)|proficien(?:t|cy) (?:in|with)|understanding of"
    r"|understand|familiar(?:ity)? with|skills in|skilled in|fluen(?:t|cy) in|background in|exposure to|expertise in"
    r"|certifications? in|competen(?:t|ce|cy) (?:in|with)|such as|including|includes?)|:)\s",
    re.I,
)
_TAIL = re.compile(
    r"(?:^|,?\s)(?:(?:is|are)\s)?(?:(?:strongly|highly)\s)?"
    r"(?:required|preferred|desired|desirable|essential|needed|helpful|an? (?:plus|must))\W*$",
    re.I,
)
_AND_MORE = re.compile(r",?\s(?:(?:and|&)\smore|etc)\W*$", re.I)
_ADJECTIVE = re.compile(r"(?:al|ive|ful|ous|ble|ic|ary|ory)$", re.I)
_HEADS = words_named("heads of a list", "adverts")
_OPEN_PLURALS = words_named("plurals that ask of what", "adverts")
LONGEST, MOST_WORDS = 200, 6  # characters of a list, words of an item
MOST_NAMES = 2  # words of a name that our tables do not know
NAMED = 0.5  # a skill stands for an item if it names more than this share of the words


class ListItem(NamedTuple):
    """Start and end of an item in its clause, and its name; 'mathematical and writing skills' names both skills."""

    start: int
    end: int
    name: str


@lru_cache(maxsize=512)  # a line of an advert is asked for its items several times
def items(text: str, lexicon: Lexicon) -> tuple[ListItem, ...]:
    """The items of a clause in order; none where it is no list of things, or where its parts belong together: 'oral and
    written communication', 'design and delivery of courses'."""
    text = _AND_MORE.sub("", text)
    cuts = [cut.span() for cut in (_COMMA if _LAST.search(text[:LONGEST]) else _SIGN).finditer(text[:LONGEST])]
    opening = _OPENING.match(text)
    if len(cuts) > 1 and "," not in text:
        return ()
    if not cuts or len(text) > LONGEST or "(" in text or _NO_LIST.search(text, opening.end() if opening else 0):
        return ()
    edges = [0, *(edge for cut in cuts for edge in cut), len(text)]
    spans = list(zip(edges[::2], edges[1::2], strict=True))
    lead = _LEAD.match(text[: spans[0][1]])
    parts = [text[lead.end() if lead else 0 : spans[0][1]], *(text[start:end] for start, end in spans[1:])]
    bare = [_TAIL.sub("", part) for part in parts]
    spans = [
        (start, end - len(part) + len(bare_part))
        for (start, end), part, bare_part in zip(spans, parts, bare, strict=True)
    ]
    names = [label(part, lexicon) if part else "" for part in bare]
    if any(not name or len(name.split()) > MOST_WORDS or _OPEN.search(name) for name in names):
        return ()
    if not lead and any(map(does, names)):
        return ()
    head = names[-1].split()[-1]
    is_shared = " " in names[-1] and head.casefold() in _HEADS and not _BELONGS.search(names[-1])
    if is_shared:
        names = [f"{name} {head}" if " " not in name or _ADJECTIVE.search(name) else name for name in names]
    listed = tuple(ListItem(start, end, name) for (start, end), name in zip(spans, names, strict=True))
    if is_shared:
        return listed
    is_list = lead or all(is_named(item.name, lexicon) or is_proper(text, item) for item in listed)
    return listed if is_list and not _belong_together(parts, names) else ()


def _belong_together(parts: Sequence[str], names: Sequence[str]) -> bool:
    """An adjective or a single plain word needs another item, unless it names several things in a longer list
    ('blueprints, specifications and contract law'): 'federal and state laws', 'moisture and fat analyzers',
    'network design and implementation', 'drawings of
    pumps and valves'."""
    plain = [
        " " not in name and part.strip()[:1].islower() and not (len(parts) > len("ab") and _names_many(name))
        for part, name in zip(parts, names, strict=True)
    ]
    if any(plain) and (len(parts) == len("ab") or (" " in names[-1] and parts[-1][:1].islower())):
        return True
    if any(_BELONGS.search(before) and _IS_NOUN.match(item) for before, item in pairwise(names)):
        return True
    return any(map(_ADJECTIVE.search, names[:-1])) or (
        any(" " not in name for name in names[:-1]) and _BELONGS.search(names[-1]) is not None
    )


def _names_many(name: str) -> bool:
    return name[-1] == "s" and not name.endswith(("ss", "us", "ics")) and name.casefold() not in _OPEN_PLURALS


def is_named(name: str, lexicon: Lexicon) -> bool:
    """Our tables know the item by name: 'Excel', but not 'No Fault billing'."""
    spoken = [word for word in name.casefold().split() if word not in _HEADS]
    named = sum(
        word not in _HEADS
        for mention in lexicon.skills_in(name)
        for word in name[mention.start : mention.end].casefold().split()
    )
    return bool(degrees(name)) or named > NAMED * len(spoken) or not spoken


def is_proper(text: str, item: ListItem) -> bool:
    """The item is a name that the clause writes with a capital or a figure: 'ISO14001', 'Intergy'."""
    spoken = text[item.start : item.end].split()[-len(item.name.split()) :]
    is_name = all(word[0].isupper() or word[0].isdigit() or word[1:2].isupper() for word in spoken)
    return (
        is_name
        and not text.isupper()
        and len(spoken) <= MOST_NAMES
        and (item.start > 0 or len(text[: item.end].split()) > len(spoken))
    )


def part_of(text: str, start: int, end: int, lexicon: Lexicon) -> str:
    """The items of a list that the words from `start` to `end` belong to; the whole text where it is no list."""
    listed = items(text, lexicon)
    first = max((item.start for item in listed if item.start <= start), default=0)
    last = min((item.end for item in listed if item.end >= end), default=len(text))
    return text[first:last]
