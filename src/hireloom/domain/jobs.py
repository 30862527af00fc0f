"""A job that a recruiter posted here."""

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

MAX_REOPENS = 2


class Position(StrEnum):
    OPEN = "open"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class ProviderLink:
    """Where else the job can be found."""

    provider: str
    url: str


@dataclass(frozen=True, slots=True)
class Job:
    """`id` is 0 until the store has kept it. `ends_on` is the last day on which people may apply."""

    title: str
    company: str
    description: str
    location: str
    employment_type: str
    posted_on: date
    ends_on: date | None
    recruiter_id: int
    recruiter_email: str
    created_at: datetime
    salary: str = "NA"
    currency: str = ""
    salary_duration: str = ""
    providers: tuple[ProviderLink, ...] = ()
    keywords: str = ""
    mandatory_documents: tuple[str, ...] = ()
    position: Position = Position.OPEN
    reopen_count: int = 0
    deleted_at: datetime | None = None
    id: int = 0

    def is_expired(self, today: date) -> bool:
        return self.ends_on is not None and self.ends_on < today

    def accepts_applications(self, today: date) -> bool:
        return self.position is Position.OPEN and self.deleted_at is None and not self.is_expired(today)
