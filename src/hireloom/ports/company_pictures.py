"""Pictures of companies."""

from typing import Protocol


class CompanyPictures(Protocol):
    """One picture per company."""

    def content(self, company_id: int) -> bytes | None: ...

    def sign(self, company_id: int) -> str:
        """A value that differs for each picture; empty if there is none."""
        ...

    def put(self, company_id: int, content: bytes | None) -> None:
        """In place of an earlier one; None removes it."""
        ...
