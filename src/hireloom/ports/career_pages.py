"""The stored careers pages whose jobs are searched."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.boards.career_pages import CareerPage


class CareerPages(Protocol):
    def all(self) -> Sequence[CareerPage]:
        """By company."""
        ...

    def get(self, page_id: int) -> CareerPage:
        """Raises NoSuchCareerPage."""
        ...

    def add(self, page: CareerPage) -> CareerPage:
        """Raises CareerPageExists if its board is stored."""
        ...

    def remove(self, page_id: int) -> None: ...
