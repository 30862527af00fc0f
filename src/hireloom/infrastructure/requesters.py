"""On whose behalf a thread works, and whether they are still waiting for the result."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Requester:
    """`person` is what distinguishes people when they share something: a user's id, or the address of a visitor.
    `address` is that of the network, `browser` what the program calls itself; both are empty for our own work."""

    person: Hashable = None
    has_left: Callable[[], bool] = lambda: False
    address: str = ""
    browser: str = ""


NOBODY = Requester()
_requester: ContextVar[Requester] = ContextVar("requester", default=NOBODY)


def requester() -> Requester:
    return _requester.get()


@contextmanager
def on_behalf_of(requester: Requester) -> Iterator[None]:
    before = _requester.set(requester)
    try:
        yield
    finally:
        _requester.reset(before)


def identify(person: Hashable) -> None:
    """Name the person, once it is known who they are."""
    _requester.set(replace(_requester.get(), person=person))
