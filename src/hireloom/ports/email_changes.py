"""Changes of email addresses that wait for an answer from the two mailboxes."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.identity.email_changes import EmailChange


class EmailChanges(Protocol):
    def of(self, user_id: int) -> EmailChange | None: ...

    def by_key(self, key: str) -> EmailChange | None:
        """The change of which a link has this key, whichever of its two."""
        ...

    def due(self, *, given_up_until: datetime) -> Sequence[EmailChange]:
        """Those that the new mailbox has confirmed and that have waited long enough for the old one."""
        ...

    def put(self, change: EmailChange) -> None:
        """Keep a change in place of the one that the person had requested before."""
        ...

    def remove(self, user_id: int) -> None: ...

    def sweep(self, *, requested_before: datetime) -> int:
        """Remove older changes, but for those that only wait for their time; returns how many."""
        ...
