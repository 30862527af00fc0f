"""Keeping careers."""

from datetime import datetime
from typing import Protocol

from hireloom.domain.careers.records import CareerRecord


class Careers(Protocol):
    def of(self, user_id: int) -> CareerRecord:
        """Empty if the person has written none."""
        ...

    def put(self, user_id: int, record: CareerRecord, *, now: datetime) -> None:
        """The person's first career, or a changed one."""
        ...

    def remove(self, user_id: int) -> None:
        """Nothing happens when there is none."""
        ...
