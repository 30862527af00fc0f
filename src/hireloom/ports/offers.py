"""Offers to people who were selected."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.offers import Offer


class Offers(Protocol):
    def add(self, offer: Offer) -> Offer: ...

    def put(self, offer: Offer) -> None:
        """Store the offer's state and its answer."""
        ...

    def of(self, application_id: int) -> Sequence[Offer]:
        """Oldest first."""
        ...

    def of_person(self, user_id: int) -> Sequence[Offer]:
        """Those that this person made or got, oldest first."""
        ...

    def forget_application(self, application_id: int) -> None:
        """Remove the offers of this application."""
        ...

    def forget_user(self, user_id: int) -> None:
        """Remove the offers to this person. Those that they made stay, under a deleted user."""
        ...
