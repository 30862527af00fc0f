"""Finding known names in running words, the longest first: 'machine learning engineer' is not 'machine learning'."""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Generic, NamedTuple, TypeVar

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.words import Word, words

Value = TypeVar("Value")


class PhraseMatch(NamedTuple, Generic[Value]):
    """`words[first:last]` are the name of `value`."""

    value: Value
    first: int
    last: int


class Phrases(Generic[Value]):
    """A table of names. A name that starts with `=` counts only in exactly that case ('=Go' is not 'go'), and goes
    before a name of the same words ('=Accounts Executive' before 'account executive')."""

    def __init__(self, names: Iterable[tuple[str, Value]]) -> None:
        self._by_start: dict[str, dict[str, list[tuple[tuple[str, ...], str, Value]]]] = {}
        for name, value in names:
            exact = name[1:] if name.startswith("=") else ""
            norms = tuple(word.norm for word in words(exact or name))
            if norms:
                second = norms[1] if len(norms) > 1 else ""
                self._by_start.setdefault(norms[0], {}).setdefault(second, []).append((norms, exact, value))
        for by_second in self._by_start.values():
            for entries in by_second.values():
                entries.sort(key=lambda entry: (-len(entry[0]), not entry[1]))

    def find(self, text: str, running: Sequence[Word]) -> list[PhraseMatch[Value]]:
        """The names that `text` holds, in order and without overlap; `running` are its words."""
        matches: list[PhraseMatch[Value]] = []
        norms = [word.norm for word in running]
        at, count = 0, len(norms)
        while at < count:
            for name, exact, value in self._starting(norms, at):
                last = at + len(name)
                if tuple(norms[at:last]) != name or not _together(text, running[at:last]):
                    continue
                if exact and not _exactly(text, running[at].start, running[last - 1].end, exact):
                    continue
                if len(exact) > 1 and exact.istitle() and last - at == 1 and _is_plain(text, running, at):
                    continue
                matches.append(PhraseMatch(value, at, last))
                at = last
                break
            else:
                at += 1
        return matches

    def _starting(self, norms: Sequence[str], at: int) -> Iterable[tuple[tuple[str, ...], str, Value]]:
        """The names that may stand at this word, the longest first."""
        by_second = self._by_start.get(norms[at])
        if by_second is None:
            return ()
        longer = by_second.get(norms[at + 1], ()) if at + 1 < len(norms) else ()
        return (*longer, *by_second.get("", ()))


def _exactly(text: str, start: int, end: int, exact: str) -> bool:
    """The text has the name in this case. A single letter must stand alone, unlike the R of 'R.N.', the C of 'A/C',
    the mark in 'Spanish (C)' and the R of 'Kids R Kids'."""
    if text[start:end] != exact:
        return False
    return end - start > 1 or not (
        text[end : end + 1] in _BINDING
        or text[max(0, start - 1) : start] in _BINDING
        or text[start - 2 : start] == "A/"
        or (text[max(0, start - 1) : start], text[end : end + 1]) == ("(", ")")
        or _stands_for_are(text[max(0, start - LONGEST_BESIDE) : start], text[end : end + LONGEST_BESIDE])
    )


def _stands_for_are(before: str, behind: str) -> bool:
    """'Kids R Kids', 'Toys R Us'."""
    first, last = before.split()[-1:], re.findall(r"\w+", behind)[:1]
    return bool(first and last) and behind.startswith(" ") and last[0] in (first[0], "Us")


LONGEST_BESIDE = 20  # characters of a word next to a single letter
_AFTER_NAME = words_named("after a name")
_SENTENCE_START = re.compile(r"(?:^|[.!?\n•*·–-])[\s\"'(]*$")


def _is_plain(text: str, running: Sequence[Word], at: int) -> bool:
    """The first word of a sentence always has a capital, so the next words decide whether it is an ordinary word."""
    if not _SENTENCE_START.search(text[max(0, running[at].start - 8) : running[at].start]):
        return False
    follows = running[at + 1 : at + 3]
    if not follows or any(sign not in " \t" for sign in text[running[at].end : follows[0].start]):
        return False
    if text[follows[0].start].isupper() or follows[0].norm in _AFTER_NAME:
        return False
    return not (follows[0].norm in ("in", "for", "with") and follows[-1].norm in _AFTER_NAME)


_BINDING = frozenset(".&'’-+#")


def _together(text: str, run: Sequence[Word]) -> bool:
    """Only spaces and joining characters separate the words of a name, never a comma or a full stop."""
    return all(
        all(sign in " \n\r\t\xa0-–/&+.'’_" for sign in text[first.end : second.start])
        and second.start - first.end <= 3
        and ". " not in text[first.end : second.start + 1]
        for first, second in pairwise(run)
    )
