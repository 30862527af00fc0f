"""The careers sites of companies."""

from typing import Protocol

from hireloom.domain.careers_sites import CareersSite


class CareersSites(Protocol):
    def of_company(self, company_id: int) -> CareersSite | None: ...

    def put(self, site: CareersSite) -> None:
        """The first one of its company, or a changed one."""
        ...

    def cover(self, company_id: int) -> bytes | None:
        """The picture at the top of the page, a JPEG."""
        ...

    def cover_sign(self, company_id: int) -> str:
        """Another one for each picture; empty if there is none."""
        ...

    def put_cover(self, company_id: int, content: bytes | None) -> None:
        """In place of an earlier one; None removes it."""
        ...
