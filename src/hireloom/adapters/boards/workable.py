"""Workable's widget for careers pages: all open jobs of one company, without a key.

See https://help.workable.com/hc/en-us/articles/115012771647
"""

from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from hireloom.adapters.boards import reading
from hireloom.adapters.boards.calls import BoardConnection
from hireloom.adapters.boards.plain_text import from_html, line
from hireloom.domain.boards.postings import Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink
from hireloom.infrastructure.public_transport import Lookup
from hireloom.ports.boards import BoardFailed, BoardQuery

ORIGIN = "https://apply.workable.com"
PROVIDER = "Workable"


class WorkableBoard:
    credit: ProviderLink | None = None
    tells_all = True
    limits: Sequence[RateLimit] = ()

    def __init__(
        self, account: str, company: str, *, origin: str = ORIGIN, patience: float = 20.0, lookup: Lookup | None = None
    ) -> None:
        self.name, self.title = f"workable:{account}", f"{company} at {PROVIDER}"
        self._path, self._company = f"/api/v1/widget/accounts/{quote(account, safe='')}", company
        self._line = BoardConnection(origin, patience=patience, lookup=lookup)

    def search(self, _query: BoardQuery) -> Sequence[Posting]:
        answer = self._line.get(self._path, {"details": "true"})
        jobs = answer.get("jobs") if isinstance(answer, dict) else None
        if not isinstance(jobs, list):
            raise BoardFailed("The answer does not have the shape that Workable documents.")
        return reading.postings(jobs, self._posting)

    def _posting(self, job: dict[str, Any]) -> Posting:
        place = reading.names([", ".join(filter(None, (line(job.get(part)) for part in ("city", "state", "country"))))])
        return Posting(
            board=self.name,
            external_id=reading.external_id(job["shortcode"]),
            title=line(job["title"]),
            company=self._company,
            location=reading.place(place, "Remote" if job.get("telecommuting") else ""),
            links=reading.links((PROVIDER, job["url"])),
            description=from_html(job.get("description")),
            apply_url=reading.link(job.get("application_url")),
            employment_type=reading.employment_type(job.get("employment_type")),
            posted_on=reading.day(job.get("published_on")),
        )
