"""Letters on their way: stored together with the change they report, and sent once the unit of work is done."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.mails.deliveries import Delivery, DeliveryState
from hireloom.domain.mails.letters import Letter


class Outbox(Protocol):
    def put(self, letter: Letter, *, event: str) -> None:
        """Send this letter once the unit of work is done. `event` names what it reports, such as
        "applications.42.submitted": an event is stored and sent once, no matter how often it is put."""
        ...

    def put_all(self, letters: Mapping[str, Letter]) -> None:
        """Like `put`, for many letters by event."""
        ...

    def add(self, delivery: Delivery) -> None:
        """Add a letter whose outcome is already known."""
        ...

    def get(self, event: str) -> Delivery | None: ...

    def get_for_update(self, event: str) -> Delivery | None:
        """Like `get`, and nobody can lease it until this unit is done."""
        ...

    def unsent(self, to: str) -> Collection[str]:
        """The events of letters to this address that are not yet done."""
        ...

    def rewrite(self, letter: Letter, *, event: str) -> None:
        """Replace a letter that is not yet done. An attempt in progress may still send the old text; later attempts
        send the new one."""
        ...

    def lease(self, *, now: datetime, event: str | None = None, long_too: bool = True) -> Delivery | None:
        """The letter that has been due longest, or this event's if it is due; nobody else gets it while the lease
        lasts. Without `long_too`, letters with attachments so large that they keep others waiting are skipped."""
        ...

    def keep(self, delivery: Delivery) -> bool:
        """Store the result for a leased letter; returns False and changes nothing if the lease was lost to somebody
        else."""
        ...

    def latest(self, count: int, *, state: DeliveryState | None = None) -> Sequence[Delivery]:
        """Newest first."""
        ...

    def counts(self) -> dict[DeliveryState, int]:
        """How many letters are in each state."""
        ...

    def oldest_due(self, *, now: datetime) -> datetime | None:
        """Since when the longest-due letter has been due; None if none is due."""
        ...

    def oldest_at(self, moments: Sequence[datetime]) -> Sequence[datetime | None]:
        """For each of these moments, since when the email that had waited longest by then had been waiting; emails
        given up on do not count."""
        ...

    def sent_since(self, moment: datetime) -> int:
        """How many letters providers have accepted since then."""
        ...

    def hurry(self, *, now: datetime, events: Sequence[str] = ()) -> int:
        """Make the letters of these events, or all, due now if they wait for another attempt; returns how many."""
        ...

    def forget(self, to: str) -> None:
        """Remove all letters to this address, sent or not."""
        ...

    def drop(self, events: Sequence[str]) -> None:
        """Remove the letters of these events, sent or not."""
        ...

    def drop_all(self, beginnings: Sequence[str]) -> None:
        """Remove all letters whose events begin like one of these, sent or not."""
        ...

    def sweep(self, *, created_before: datetime) -> int:
        """Remove letters that were done before then; returns how many."""
        ...
