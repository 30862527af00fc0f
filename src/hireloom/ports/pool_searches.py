"""Keeping searches of talent pools."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.pool_searches import SavedPoolSearch


class PoolSearches(Protocol):
    def of(self, company_id: int) -> Sequence[SavedPoolSearch]:
        """Of this company, by name in any case."""
        ...

    def get(self, company_id: int, search_id: int) -> SavedPoolSearch:
        """Raises NoSuchPoolSearch, even if it is another company's."""
        ...

    def put(self, search: SavedPoolSearch) -> SavedPoolSearch:
        """Store a changed search, or a new one, which gets an id. Raises PoolSearchNameTaken, whatever the case."""
        ...

    def remove(self, company_id: int, search_id: int) -> None: ...
