"""What the product may refuse, as facts with the sentence that a person reads.

Each class is one kind of refusal; the HTTP skin turns the kind into a status and the sentence into `message`.
"""

from collections.abc import Mapping, Sequence
from datetime import timedelta


class Refusal(Exception):
    """Something a person asked for and does not get. `str(refusal)` is the sentence shown to them; `flags` are said
    beside it, for a screen that offers the way out."""

    sentence = "This is not possible."
    flags: tuple[str, ...] = ()
    error_details: str | None = None  # for whoever looks after the machines; nothing secret

    def __init__(self, sentence: str | None = None, *, errors: Mapping[str, Sequence[str]] | None = None) -> None:
        super().__init__(sentence or self.sentence)
        self.errors = dict(errors or {})


class Malformed(Refusal):
    """The request itself makes no sense: something needed is missing."""


class Invalid(Refusal):
    """The request is understood, a value in it breaks a rule."""


class NotSignedIn(Refusal):
    sentence = "Please log in to continue."


class NotAllowed(Refusal):
    sentence = "You do not have permission to perform this action."


class NotFound(Refusal):
    sentence = "Not found"


class Conflict(Refusal):
    """The thing exists, its state forbids what was asked."""


class TooLarge(Refusal):
    sentence = "File size should not exceed 10MB."


class TooMany(Refusal):
    """`wait` is after how long asking again is of use."""

    wait = timedelta(minutes=1)
    sentence = "Too many attempts. Please try again later."


class Unavailable(Refusal):
    """A service we need does not answer; asking again later may help."""


class StoreAway(Unavailable):
    """Nothing can be read or kept at the moment; what was begun is undone."""

    sentence = "Hireloom is busy at the moment. Please try again."
