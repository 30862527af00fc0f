"""The careers sites of companies."""

from typing import Protocol

from hireloom.domain.careers_sites import CareersSite


class CareersSites(Protocol):
    def of_company(self, company_id: int) -> CareersSite | None: ...

    def put(self, site: CareersSite) -> None:
        """The first one of its company, or a changed one."""
        ...
