"""Keeping the codes that people type from their email, and the tickets that a correct code yields."""

from datetime import datetime
from typing import Protocol

from hireloom.domain.identity.codes import Code, Purpose
from hireloom.domain.identity.tickets import Ticket


class Codes(Protocol):
    def get(self, purpose: Purpose, email: str, *, browser: str) -> Code | None:
        """The code of this browser; nobody else can change it until this unit is done."""
        ...

    def put(self, code: Code) -> None:
        """Keep a changed code, or a new one in place of the one that its browser had."""
        ...

    def remove(self, purpose: Purpose, email: str) -> None:
        """Remove the codes of all browsers."""
        ...

    def sweep(self, *, created_until: datetime) -> int:
        """Remove the codes whose time has passed; returns how many."""
        ...


class Tickets(Protocol):
    def get(self, key: str) -> Ticket | None:
        """The ticket; nobody else can change it until this unit is done."""
        ...

    def add(self, ticket: Ticket) -> None: ...

    def remove(self, key: str) -> None: ...

    def remove_all(self, purpose: Purpose, email: str) -> None: ...

    def sweep(self, now: datetime) -> int:
        """Remove the tickets whose time has passed; returns how many."""
        ...
