"""Why applications are rejected."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.rejection_reasons import RejectionReason


class RejectionReasons(Protocol):
    def of_company(self, company_id: int) -> Sequence[str]:
        """The company's own list; empty for most."""
        ...

    def put(self, company_id: int, reasons: Sequence[str]) -> None:
        """Replace the company's list."""
        ...

    def add(self, *reasons: RejectionReason) -> None: ...

    def of(self, application_id: int) -> Sequence[RejectionReason]:
        """Oldest first; those of decisions that were taken back stay."""
        ...

    def by(self, user_id: int) -> Sequence[RejectionReason]:
        """What this person wrote down, oldest first."""
        ...

    def forget_application(self, application_id: int) -> None:
        """Remove the reasons of this application."""
        ...

    def forget_user(self, user_id: int) -> None:
        """Remove the reasons of this person's applications. Those that they wrote down stay, under a deleted user."""
        ...
