"""Whether what somebody edits is still what they were shown: two tabs, or two people, may have it open."""

import hashlib
from collections.abc import Iterable

from hireloom.domain.refusals import Conflict

LENGTH = 16  # as many letters as tell a person's few saves apart


class ChangedElsewhere(Conflict):
    sentence = "This was changed elsewhere meanwhile. Please look at it again before you save."
    flags = ("changed_elsewhere",)


def version_of(values: Iterable[object]) -> str:
    """Short and opaque: another one as soon as one of the values is another one."""
    return hashlib.sha256(repr(tuple(values)).encode()).hexdigest()[:LENGTH]


def must_be_current(seen: str | None, now: str) -> None:
    """`seen` is what somebody began from; None where they do not say. Raises ChangedElsewhere."""
    if seen is not None and seen != now:
        raise ChangedElsewhere
