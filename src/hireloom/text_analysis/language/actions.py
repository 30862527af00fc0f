"""Finds skills that a sentence shows by a verb: 'appointment scheduling' in 'scheduled 40 appointments a day'."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.phrases import PhraseMatch
from hireloom.text_analysis.language.verbs import BASES, is_action, is_gerund, is_past
from hireloom.text_analysis.language.words import Word, root, words

Value = TypeVar("Value")

MOST_WORDS = 4  # of a name
REACH = 5  # words between the deed and what it is done to
_PLAIN = words_named("nouns that are verbs")
_OF_TRADES = frozenset(map(root, words_named("verbs of trades")))
# Verbs that never prove the skill: 'learned new machines' is not machine learning.
_NO_DEED = frozenset(root(word) for word in ("learn", "think", "live", "program", "engineer", "structure", "work"))
_BY_OTHERS = "am are be been being fully had has have is was were successfully"
_AUXILIARY = frozenset(_BY_OTHERS.split())
_NEW_CLAUSE = words_named("clause openers")
_GOVERNED = {root("care"): "for", root("respond"): "to", root("comply"): "with", root("train"): "of"}
_LOOSE = words_named("before a thing")
_GOES_ON = _NEW_CLAUSE | frozenset(("and", "or", "of", "is", "was", "were", "are", "be", "also", "up", "out", "off"))


Things = dict[str, list[tuple[tuple[str, ...], Value]]]


class Actions(Generic[Value]):
    """A table of skills whose names contain something done; finds clauses that say the same with a verb."""

    def __init__(self, names: Iterable[tuple[str, Value]]) -> None:
        # By the root of the deed and the first, or the last, word of its thing.
        self._first: dict[str, Things[Value]] = {}
        self._last: dict[str, Things[Value]] = {}
        for name, value in names:
            norms = () if name.startswith("=") else tuple(word.norm for word in words(name))
            if 1 < len(norms) <= MOST_WORDS:
                for action, thing in _parts(norms):
                    for table, word in ((self._first, thing[0]), (self._last, thing[-1])):
                        table.setdefault(root(action), {}).setdefault(word, []).append((thing, value))

    def find(self, text: str, running: Sequence[Word]) -> Iterator[PhraseMatch[Value]]:
        """The names that clauses of `text` express, with the words from verb to object; `running` are its words."""
        for at, word in enumerate(running):
            deed = root(word.norm)
            if deed in self._first and _acts(word.norm):
                yield from _done_to(text, running, at, self._first[deed])
                yield from _done_before(text, running, at, self._last[deed])


def _acts(norm: str) -> bool:
    return is_action(norm) or (root(norm) in _OF_TRADES and not norm.endswith(("er", "or")))


def _is_gerund(norm: str) -> bool:
    return is_gerund(norm) or (norm.endswith("ing") and root(norm) in _OF_TRADES)


def _parts(norms: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The deed of a name and its object."""
    last, first = norms[-1], norms[0]
    if (last in _PLAIN or (is_action(last) and last not in BASES)) and root(last) not in _NO_DEED:
        yield last, norms[:-1]
    elif _is_gerund(first) and root(first) not in _NO_DEED:
        yield first, norms[1:]


def _done_to(text: str, running: Sequence[Word], at: int, things: Things[Value]) -> Iterator[PhraseMatch[Value]]:
    """'Scheduled and confirmed appointments', 'reconciliation of 40 invoices': the object follows the deed."""
    named = False
    governed = _GOVERNED.get(root(running[at].norm))
    for here in range(at + 1, min(len(running), at + 2 + REACH)):
        between, norm = text[running[here - 1].end : running[here].start], running[here].norm
        if not set(between) <= _BLANKS_AND_COMMAS:
            return
        if norm in _NEW_CLAUSE and norm != governed and not _counts(running, here):
            return
        if named and is_past(norm):
            return  # another deed begins
        for thing, value in things.get(norm, ()):
            last = here + len(thing)
            if _named(running, here, thing) and _ends(text, running, last):
                yield PhraseMatch(value, at, last)
        is_joined = norm in _LOOSE or norm in _NEW_CLAUSE or norm.endswith(("ly", "ed")) or norm.isdigit()
        named = named or not (is_joined or is_past(norm))


def _counts(running: Sequence[Word], here: int) -> bool:
    """'Up to 300', 'more than 40', 'about 60': the word belongs to a number."""
    return running[here].norm in _BEFORE_NUMBERS and here + 1 < len(running) and running[here + 1].norm.isdigit()


_BEFORE_NUMBERS = frozenset(("about", "over", "than", "to", "under"))


def _done_before(text: str, running: Sequence[Word], at: int, things: Things[Value]) -> Iterator[PhraseMatch[Value]]:
    """'Appointments were scheduled by phone': the object precedes the deed."""
    last = at
    while last > 0 and running[last - 1].norm in _AUXILIARY:
        last -= 1
    before = things.get(running[last - 1].norm) if last and is_past(running[at].norm) else None
    if not before or not _ends(text, running, at + 1):
        return
    if not all(sign.isalpha() or sign in _BLANKS for sign in text[running[last - 1].end : running[at].start]):
        return
    for thing, value in before:
        first = last - len(thing)
        if first >= 0 and _named(running, first, thing):
            yield PhraseMatch(value, first, at + 1)


def _named(running: Sequence[Word], first: int, thing: tuple[str, ...]) -> bool:
    return tuple(word.norm for word in running[first : first + len(thing)]) == thing


_BLANKS = frozenset(" \t\n\r\xa0")
_BLANKS_AND_COMMAS = _BLANKS | frozenset(",&%$€£'’\"")


def _ends(text: str, running: Sequence[Word], last: int) -> bool:
    """No further noun follows the words before `last`, as one does in 'managed project teams'."""
    if last >= len(running):
        return True
    between, follows = text[running[last - 1].end : running[last].start], running[last].norm
    if any(sign in "-/'’" for sign in between):
        return False
    if not set(between) <= _BLANKS:
        return True
    return (
        follows in _GOES_ON
        or follows in _LOOSE
        or follows[0].isdigit()
        or follows.endswith("ly")
        or is_past(follows)
        or is_gerund(follows)
    )
