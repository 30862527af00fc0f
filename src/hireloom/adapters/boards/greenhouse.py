"""Greenhouse's Job Board API: all open jobs of one company, without a key.

See https://developers.greenhouse.io/job-board.html
"""

from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from hireloom.adapters.boards import reading
from hireloom.adapters.boards.calls import BoardConnection
from hireloom.adapters.boards.plain_text import from_escaped_html, line
from hireloom.domain.boards.postings import Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink
from hireloom.infrastructure.public_transport import Lookup
from hireloom.ports.boards import BoardFailed, BoardQuery

ORIGIN = "https://boards-api.greenhouse.io"
PROVIDER = "Greenhouse"


class GreenhouseBoard:
    credit: ProviderLink | None = None
    tells_all = True
    limits: Sequence[RateLimit] = ()

    def __init__(
        self, token: str, company: str, *, origin: str = ORIGIN, patience: float = 20.0, lookup: Lookup | None = None
    ) -> None:
        self.name, self.title = f"greenhouse:{token}", f"{company} at {PROVIDER}"
        self._path, self._company = f"/v1/boards/{quote(token, safe='')}/jobs", company
        self._line = BoardConnection(origin, patience=patience, lookup=lookup)

    def search(self, _query: BoardQuery) -> Sequence[Posting]:
        return self.parsed(self._line.get(self._path, {"content": "true"}))

    def parsed(self, answer: Any) -> Sequence[Posting]:
        jobs = answer.get("jobs") if isinstance(answer, dict) else None
        if not isinstance(jobs, list):
            raise BoardFailed("The answer does not have the shape that Greenhouse documents.")
        return reading.postings([job for job in jobs if not _is_for_nobody(job)], self._posting)

    def _posting(self, job: dict[str, Any]) -> Posting:
        published = reading.day(job.get("first_published"))
        title, url = line(job["title"]), job["absolute_url"]
        return Posting(
            board=self.name,
            external_id=reading.external_id(job["id"]),
            title=title,
            company=line(job.get("company_name")) or self._company,
            location=_place(job),
            links=reading.links((PROVIDER, url)),
            description=from_escaped_html(job.get("content")),
            apply_url=reading.link(url),
            employment_type=reading.employment_type(reading.type_of_title(title)),
            posted_on=published or reading.day(job.get("updated_at")),
            is_dated=published is not None,  # the date of an update only says that the job is at least so old
        )


def _is_for_nobody(job: Any) -> bool:
    """Whether people may leave a resume here although there is no job."""
    return isinstance(job, dict) and "internal_job_id" in job and job["internal_job_id"] is None


def _place(job: dict[str, Any]) -> str:
    """The location; where it only says "Hybrid" or similar, the cities of the offices are added."""
    place = line((job.get("location") or {}).get("name"))
    if place.lower() not in ("", "hybrid", "remote"):
        return place
    offices = job.get("offices") or []
    return reading.place(reading.names(office.get("location") or office.get("name") for office in offices), place)
