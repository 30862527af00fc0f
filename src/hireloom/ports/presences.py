"""When people were here last."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.identity.presence import Lapse, Presence


class Presences(Protocol):
    def of(self, user_id: int) -> Presence:
        """Whoever never came since has been there when the account was made. Raises NotFound."""
        ...

    def seen(self, user_id: int, now: datetime) -> None:
        """They are here; written down once a day. Ask for it before anything of their sessions is changed: who holds
        a user changes these, and two that wait for each other would never end."""
        ...

    def told(self, user_id: int, now: datetime) -> None:
        """That their account goes."""
        ...

    def lapsing(self, lapse: Lapse, now: datetime, *, after: int, count: int) -> Sequence[int]:
        """Those about whom something is due, no admins, by their ids from the next one on."""
        ...
