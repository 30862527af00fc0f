"""Changes of email addresses that wait for an answer from the new mailbox."""

from datetime import datetime
from typing import Protocol

from hireloom.domain.identity.email_changes import EmailChange


class EmailChanges(Protocol):
    def of(self, user_id: int) -> EmailChange | None: ...

    def by_key(self, key: str) -> EmailChange | None: ...

    def put(self, change: EmailChange) -> None:
        """Keep a change in place of the one that the person had requested before."""
        ...

    def remove(self, user_id: int) -> None: ...

    def sweep(self, *, requested_before: datetime) -> int:
        """Remove older changes; returns how many."""
        ...
