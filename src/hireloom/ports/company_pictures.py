"""Pictures of companies."""

from typing import Protocol


class CompanyPictures(Protocol):
    """One picture for each company."""

    def content(self, company_id: int) -> bytes | None: ...

    def sign(self, company_id: int) -> str:
        """Another one for each picture; empty if there is none."""
        ...

    def put(self, company_id: int, content: bytes | None) -> None:
        """In place of an earlier one; None removes it."""
        ...
