"""Many patterns in one that is fast: at each place it tries only those that can begin with the character there."""

import re
from collections.abc import Iterable, Iterator

_PART = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\((?:\?<?[:=!])?|.", re.DOTALL)
_MAY_LACK = ("?", "*", "{0")
_ANY_OTHER = ""  # stands for every character that no pattern names as its first


def any_of(patterns: Iterable[str]) -> re.Pattern[str]:
    """The first of the patterns that matches, as if they were joined by `|`. They are compiled without flags."""
    alternatives = [(branch, set(_beginnings(branch))) for pattern in patterns for branch in _split(pattern)]
    signs = sorted({sign for _, beginnings in alternatives for sign in beginnings} - {_ANY_OTHER})
    groups = []
    for sign in (*signs, _ANY_OTHER):
        ahead = f"(?={sign})" if sign else f"(?!{'|'.join(signs)})" if signs else ""
        fitting = [branch for branch, beginnings in alternatives if sign in beginnings or _ANY_OTHER in beginnings]
        groups += [f"{ahead}(?:{'|'.join(fitting)})"] if fitting else []
    return re.compile("|".join(groups))


def _split(pattern: str) -> Iterator[str]:
    """The pattern's parts between the bars that stand in no group."""
    depth = start = 0
    for part in _PART.finditer(pattern):
        depth += part.group().startswith("(") - (part.group() == ")")
        if not depth and part.group() == "|":
            yield pattern[start : part.start()]
            start = part.end()
    yield pattern[start:]


def _beginnings(pattern: str) -> Iterator[str]:
    """What a match can begin with: a letter, r'\\d', or `_ANY_OTHER` if it may be anything."""
    part = _PART.match(pattern)
    first = part.group() if part else ""
    rest = pattern[len(first) :]
    if first == r"\b":
        yield from _beginnings(rest)
    elif first.startswith("("):
        end = _end_of_group(pattern)
        if first == "(?:":
            for branch in _split(pattern[len(first) : end - 1]):
                yield from _beginnings(branch)
        if first != "(?:" or pattern.startswith(_MAY_LACK, end):
            yield from _beginnings(pattern[end:].lstrip("?*"))
    elif first == r"\d" or (first.isalpha() and first.isascii()):
        yield first
        if rest.startswith(_MAY_LACK):
            yield from _beginnings(rest.lstrip("?*"))
    elif first.startswith("[") and first[1:-1].isascii() and first[1:-1].isalpha():
        yield from first[1:-1]
        if rest.startswith(_MAY_LACK):
            yield _ANY_OTHER
    else:
        yield _ANY_OTHER


def _end_of_group(pattern: str) -> int:
    depth = 0
    for part in _PART.finditer(pattern):
        depth += part.group().startswith("(") - (part.group() == ")")
        if not depth:
            return part.end()
    raise re.error("a group does not end", pattern)
