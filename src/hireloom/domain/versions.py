"""Detects that something was changed while somebody was editing it: two tabs, or two people, may have it open."""

import hashlib
from collections.abc import Iterable

from hireloom.domain.refusals import Conflict

LENGTH = 16  # hex digits; enough to distinguish the saves of one object


class ChangedElsewhere(Conflict):
    sentence = "This was changed elsewhere in the meantime. Please look at it again before you save."


def version_of(values: Iterable[object]) -> str:
    """A short, opaque text that changes whenever one of the values changes."""
    return hashlib.sha256(repr(tuple(values)).encode()).hexdigest()[:LENGTH]


def must_be_current(seen: str | None, now: str) -> None:
    """`seen` is the version on which an edit is based; None skips the check. Raises ChangedElsewhere."""
    if seen is not None and seen != now:
        raise ChangedElsewhere
