"""Letters on their way: written down with the fact that they tell of, and sent when the unit of work is done."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.mails.deliveries import Delivery, DeliveryState
from hireloom.domain.mails.letters import Letter


class Outbox(Protocol):
    def put(self, letter: Letter, *, event: str) -> None:
        """Send this letter once the unit of work is done. `event` names what it tells of, such as
        "applications.42.submitted": the same event is written down and sent once, however often it is put."""
        ...

    def put_all(self, letters: Mapping[str, Letter]) -> None:
        """As `put`, many by their events."""
        ...

    def add(self, delivery: Delivery) -> None:
        """Add a letter whose outcome is known already."""
        ...

    def get(self, event: str) -> Delivery | None: ...

    def get_for_update(self, event: str) -> Delivery | None:
        """As `get`; and nobody leases it until this unit is done."""
        ...

    def unsent(self, to: str) -> Collection[str]:
        """The events of the letters to this address that are not over."""
        ...

    def rewrite(self, letter: Letter, *, event: str) -> None:
        """Replace a letter that is not over. A try under way may still send the old words; later tries send the new
        ones."""
        ...

    def lease(self, *, now: datetime, event: str | None = None, long_too: bool = True) -> Delivery | None:
        """The letter that has been due longest, or this event's when it is due; nobody else gets it while the lease
        lasts. Without `long_too` letters with so much enclosed that they keep others waiting stay where they are."""
        ...

    def keep(self, delivery: Delivery) -> bool:
        """Keep what became of a leased letter; False, and nothing changes, when the lease was lost to somebody else."""
        ...

    def latest(self, count: int, *, state: DeliveryState | None = None) -> Sequence[Delivery]:
        """Newest first."""
        ...

    def counts(self) -> dict[DeliveryState, int]:
        """How many letters are in each state."""
        ...

    def forget(self, to: str) -> None:
        """Remove everything that was or will be sent to this address."""
        ...

    def drop(self, events: Sequence[str]) -> None:
        """Remove the letters of these events, sent or not."""
        ...

    def sweep(self, *, created_before: datetime) -> int:
        """Remove letters that are over and older; returns how many."""
        ...
