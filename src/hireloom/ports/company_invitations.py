"""Invitations into companies, and requests to join them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.company_invitations import Invitation


class CompanyInvitations(Protocol):
    def put(self, invitation: Invitation) -> Invitation:
        """A new one, or in place of the one that the company has for this address."""
        ...

    def get(self, invitation_id: int) -> Invitation | None: ...

    def of_company(self, company_id: int) -> Sequence[Invitation]:
        """The oldest first, including lapsed ones."""
        ...

    def to(self, email: str) -> Sequence[Invitation]:
        """Of all companies."""
        ...

    def remove(self, invitation_id: int) -> None:
        """Nothing happens if it is not there."""
        ...

    def remove_to(self, email: str) -> None:
        """Of all companies."""
        ...

    def remove_by(self, user_id: int, *, since: datetime) -> None:
        """Those that this person sent from then on."""
        ...

    def sweep(self, *, created_before: datetime) -> None:
        """Remove those that were created by then."""
        ...
