"""How companies let their people log in, the log-ins in progress, and the linked accounts."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.company_logins import BegunLogin, CompanyLogin, LinkedIdentity


class CompanyLogins(Protocol):
    def of_domain(self, domain: str) -> CompanyLogin | None: ...

    def put(self, login: CompanyLogin) -> None:
        """Keep the log-in of this domain, a new one or a changed one."""
        ...

    def note_worked(self, login: CompanyLogin, now: datetime) -> None:
        """Record that somebody has logged in through it; nothing happens if that is known, or it has changed since."""
        ...

    def remove(self, domain: str) -> None:
        """Nothing happens when there is none."""
        ...

    def begin(self, begun: BegunLogin) -> None: ...

    def take_begun(self, key: str) -> BegunLogin | None:
        """The log-in that began with this state, which is used up; None if there is none, or another request has just
        used it."""
        ...

    def sweep(self, *, began_before: datetime) -> int:
        """Remove those that began before then; returns how many."""
        ...

    def link(self, identity: LinkedIdentity) -> None: ...

    def linked(self, issuer: str, subject: str) -> LinkedIdentity | None: ...

    def links_of(self, user_id: int) -> Sequence[LinkedIdentity]:
        """Oldest first."""
        ...

    def unlink_all(self, user_id: int) -> None: ...
