"""The careers sites of companies."""

from typing import Protocol

from hireloom.domain.careers_sites import CareersSite
from hireloom.ports.company_pictures import CompanyPictures


class CareersSites(Protocol):
    @property
    def covers(self) -> CompanyPictures:
        """The pictures at the top of the pages, each a JPEG."""
        ...

    def of_company(self, company_id: int) -> CareersSite | None: ...

    def put(self, site: CareersSite) -> None:
        """The first one of its company, or a changed one."""
        ...
