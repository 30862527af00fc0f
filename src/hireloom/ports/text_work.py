"""Text analysis that may take long, done where it can be stopped."""

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class TextWork(Protocol):
    def __call__(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """What a module-level function returns. Raises its refusals, TextTooDifficult when it takes too long,
        Unavailable when too much work waits, and RequesterLeft when nobody is waiting for the answer anymore."""
        ...
