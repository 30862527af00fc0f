"""Job boards outside: whoever brings another one writes a JobBoard."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hireloom.domain.boards.postings import Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink


class BoardFailed(Exception):
    """The board did not answer as it should. The text is for admins: one line, without an address and without a key.

    `retry_after`: the seconds that the board wants to be left alone.
    """

    def __init__(self, reason: str, *, retry_after: float | None = None) -> None:
        super().__init__(" ".join(reason.split()))
        self.retry_after = retry_after


@dataclass(frozen=True, slots=True)
class BoardQuery:
    """What a person looks for. A board may find more; what does not fit is left out afterwards."""

    words: str = ""
    location: str = ""
    remote_only: bool = False
    employment_types: tuple[str, ...] = ()


class JobBoard(Protocol):
    @property
    def name(self) -> str:
        """One word, the same for ever: postings are kept under it."""
        ...

    @property
    def title(self) -> str:
        """What people call it."""
        ...

    @property
    def credit(self) -> ProviderLink | None:
        """The words and the link that the board's terms want beside each of its jobs."""
        ...

    @property
    def tells_all(self) -> bool:
        """Whether each answer holds all of the board's jobs, whatever was asked: a job missing from it is gone."""
        ...

    @property
    def limits(self) -> Sequence[RateLimit]:
        """How often it may be asked; each `search` counts once."""
        ...

    def search(self, query: BoardQuery) -> Sequence[Posting]:
        """What the board has for this, newest first, within half a minute. Raises BoardFailed."""
        ...


class Refresher(Protocol):
    def refresh(self, query: BoardQuery, within: float) -> None:
        """Ask the boards whose answers have become old. Returns when all have answered, after `within` seconds at most;
        slower boards go on in the background."""
        ...
