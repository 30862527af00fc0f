"""When people were here last."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.identity.presence import InactivityPolicy, Presence


class Presences(Protocol):
    def of(self, user_id: int) -> Presence:
        """Somebody who never came back was here last when the account was made. Raises NotFound."""
        ...

    def note_seen(self, user_id: int, now: datetime) -> None:
        """Note that they are here, once a day. Call it before changing their sessions: others hold the user first and
        change sessions then, and the opposite order would deadlock with them."""
        ...

    def note_told(self, user_id: int, now: datetime) -> None:
        """Note that they were told that their account will be removed."""
        ...

    def inactive(self, policy: InactivityPolicy, now: datetime, *, after: int, count: int) -> Sequence[int]:
        """Ids above `after`, in order, of people who are to be told or removed; never admins."""
        ...
