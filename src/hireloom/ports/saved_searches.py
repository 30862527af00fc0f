"""Keeping searches."""

from collections.abc import Sequence
from datetime import date
from typing import Protocol

from hireloom.domain.saved_searches import SavedSearch


class SavedSearches(Protocol):
    def of(self, user_id: int) -> Sequence[SavedSearch]:
        """Oldest first."""
        ...

    def get(self, search_id: int, user_id: int) -> SavedSearch:
        """Raises NoSuchSavedSearch, also when it is somebody else's."""
        ...

    def add(self, search: SavedSearch) -> SavedSearch:
        """The search with an id."""
        ...

    def put(self, search: SavedSearch) -> SavedSearch:
        """Store a changed search."""
        ...

    def remove(self, search_id: int) -> None: ...

    def remove_all(self, user_id: int) -> None: ...

    def waiting(self, today: date) -> Sequence[int]:
        """Users whose searches have an alert by email and who have had no email today."""
        ...
