"""Detects that something was changed while it was edited: two tabs, or two people, may have it open."""

import hashlib
from collections.abc import Iterable

from hireloom.domain.refusals import Conflict

LENGTH = 16  # hex digits; enough to tell the saves of one object apart


class ChangedElsewhere(Conflict):
    sentence = "This was changed elsewhere meanwhile. Please look at it again before you save."


def version_of(values: Iterable[object]) -> str:
    """A short, opaque text that changes as soon as one of the values changes."""
    return hashlib.sha256(repr(tuple(values)).encode()).hexdigest()[:LENGTH]


def must_be_current(seen: str | None, now: str) -> None:
    """`seen` is the version from which an edit began; None skips the check. Raises ChangedElsewhere."""
    if seen is not None and seen != now:
        raise ChangedElsewhere
