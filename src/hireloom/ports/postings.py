"""The stored postings of the boards."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime
from typing import NamedTuple, Protocol

from hireloom.domain.boards.board_asks import BoardRequest
from hireloom.domain.boards.postings import Sighting
from hireloom.domain.searches import ListPosition


class PostingSummary(NamedTuple):
    """What decides whether a posting matches and its position in the list, without its text."""

    id: int
    kin: str
    location: str
    employment_type: str
    listed_on: date

    @property
    def spot(self) -> ListPosition:
        return ListPosition(self.listed_on, False, self.id)


class Postings(Protocol):
    def ask_for_update(self, board: str, question: str) -> BoardRequest:
        """The result of asking the board this question, or a new one if nobody has asked; nobody else can change it
        until this unit is done."""
        ...

    def asks(self, question: str) -> dict[str, BoardRequest]:
        """The results for this question, by board."""
        ...

    def last_ask(self, board: str) -> BoardRequest | None:
        """The latest question that the board has answered or failed to answer."""
        ...

    def put_ask(self, ask: BoardRequest) -> None:
        """Store the result of asking a board."""
        ...

    def known(self, board: str, external_ids: Iterable[str]) -> dict[str, Sighting]:
        """The board's postings that we have seen before, by the board's ids."""
        ...

    def put(self, sightings: Iterable[Sighting]) -> None:
        """Store new and changed sightings."""
        ...

    def see_again(self, posting_ids: Iterable[int], now: datetime) -> None:
        """Note that the board still lists these postings unchanged."""
        ...

    def mark_gone(self, board: str, *, seen_before: datetime, now: datetime) -> int:
        """Mark as gone the board's postings that were last seen before `seen_before`; returns how many."""
        ...

    def places(
        self, words: Sequence[str], *, boards: Sequence[str], seen_since: datetime, above: int = 0
    ) -> Sequence[PostingSummary]:
        """Postings that still exist and contain all of these terms, newest first; only ids above `above`."""
        ...

    def counts(self) -> dict[str, int]:
        """How many postings that still exist each board has."""
        ...

    def newest_id(self) -> int:
        """The highest posting id; 0 if there is none."""
        ...

    def of_kin(self, kins: Iterable[str], *, boards: Sequence[str]) -> Sequence[Sighting]:
        """All postings of these jobs, including gone ones."""
        ...

    def kin_of(self, posting_id: int) -> str | None:
        """The key that all postings of this job share; None if the posting is gone."""
        ...

    def sweep(self, *, seen_before: datetime) -> int:
        """Remove postings last seen, and questions last asked, before then; returns how many postings."""
        ...
