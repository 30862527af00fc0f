"""When people last used the product."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.identity.presence import InactivityPolicy, Presence


class Presences(Protocol):
    def of(self, user_id: int) -> Presence:
        """For a person who never came back, this is when the account was created. Raises NotFound."""
        ...

    def note_seen(self, user_id: int, now: datetime) -> None:
        """Note, once a day, that they are here. Call it before changing their sessions: others lock the user first and
        then the sessions, and the opposite order would cause deadlocks."""
        ...

    def note_told(self, user_id: int, now: datetime) -> None:
        """Note that they have been told that their account will be removed."""
        ...

    def inactive(self, policy: InactivityPolicy, now: datetime, *, after: int, count: int) -> Sequence[int]:
        """Ids above `after`, in order, of people who should be told or removed; never admins."""
        ...
