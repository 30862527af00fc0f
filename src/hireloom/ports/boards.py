"""Outside job boards. To add another one, write a JobBoard."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hireloom.domain.boards.career_pages import Feed
from hireloom.domain.boards.postings import Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink


class BoardFailed(Exception):
    """The board did not answer properly. The text is for admins: one line, without URLs or keys. `retry_after`: how
    many seconds the board wants us to wait. `moved_to`: the address to which it redirects us, which we did not
    follow."""

    def __init__(self, reason: str, *, retry_after: float | None = None, moved_to: str = "") -> None:
        super().__init__(" ".join(reason.split()))
        self.retry_after, self.moved_to = retry_after, moved_to


@dataclass(frozen=True, slots=True)
class BoardQuery:
    """What a person is looking for. A board may return more; whatever does not match is removed afterwards."""

    words: str = ""
    location: str = ""
    remote_only: bool = False
    employment_types: tuple[str, ...] = ()


class JobBoard(Protocol):
    @property
    def name(self) -> str:
        """One word that never changes: postings are stored under it."""
        ...

    @property
    def title(self) -> str:
        """What people call the board."""
        ...

    @property
    def credit(self) -> ProviderLink | None:
        """The text and link that the board's terms require next to each of its jobs."""
        ...

    @property
    def tells_all(self) -> bool:
        """Whether each answer contains all of the board's jobs, regardless of the query: a job missing from it is
        gone."""
        ...

    @property
    def limits(self) -> Sequence[RateLimit]:
        """How often it may be called; each `search` counts once."""
        ...

    def search(self, query: BoardQuery) -> Sequence[Posting]:
        """The board's results, newest first, within half a minute. Raises BoardFailed."""
        ...


class BoardMaker(Protocol):
    def __call__(self, feed: Feed, company: str, /) -> JobBoard:
        """The board behind a careers page."""
        ...


class Refresher(Protocol):
    def refresh(self, query: BoardQuery, within: float) -> None:
        """Query the boards whose answers are out of date. Returns when all have answered, after at most `within`
        seconds; slower boards continue in the background."""
        ...
