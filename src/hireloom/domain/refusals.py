"""Refusals, each with the sentence that a person reads.

Each class is one kind of refusal; the HTTP layer turns the kind into a status and the sentence into `message`.
"""

from collections.abc import Mapping, Sequence
from datetime import timedelta


class Refusal(Exception):
    """A request is denied. `str(refusal)` is the sentence to show; `flags` and `data` are sent along with it, for a
    screen that offers a way out or says more."""

    sentence = "This is not possible."
    flags: tuple[str, ...] = ()
    error_details: str | None = None  # for operators; contains no secrets

    def __init__(self, sentence: str | None = None, *, errors: Mapping[str, Sequence[str]] | None = None) -> None:
        super().__init__(sentence or self.sentence)
        self.errors = dict(errors or {})
        self.data: Mapping[str, str] = {}


class Malformed(Refusal):
    """The request cannot be understood: a required part is missing or malformed."""


class Invalid(Refusal):
    """The request is understood, but a value in it breaks a rule."""


class NotSignedIn(Refusal):
    sentence = "Please log in to continue."


class NotAllowed(Refusal):
    sentence = "You do not have permission to perform this action."


class NotFound(Refusal):
    sentence = "Not found"


class Conflict(Refusal):
    """The object exists, but its state does not allow the request."""


class Full(Conflict):
    """There are already as many things as allowed: `{most}` in the sentence."""

    def __init__(self, most: int) -> None:
        super().__init__(self.sentence.format(most=f"{most:,}"))


class TooLarge(Refusal):
    sentence = "File size should not exceed 10MB."


class TooMany(Refusal):
    """`wait` is the time until the next attempt is free: seconds if only the number at the same time is limited."""

    sentence = "Too many attempts. Please try again later."

    def __init__(self, sentence: str | None = None, *, wait: timedelta = timedelta(seconds=5)) -> None:
        super().__init__(sentence)
        self.wait = wait


class Unavailable(Refusal):
    """A service that we need does not answer; trying again later may help."""


class RequesterLeft(Unavailable):
    """Nobody is waiting for the answer anymore, so the work for it has ended."""

    sentence = "The request was canceled."


class TextTooDifficult(Invalid):
    """The analysis of a text took too long and was ended."""

    sentence = "This text takes too long to read. Please shorten the resume or the job description and try again."
