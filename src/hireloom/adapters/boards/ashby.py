"""Ashby's Job Postings API: all listed jobs of one company, without a key.

See https://developers.ashbyhq.com/docs/public-job-posting-api
"""

from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from hireloom.adapters.boards import reading
from hireloom.adapters.boards.calls import BoardConnection
from hireloom.adapters.boards.plain_text import from_html, line, text
from hireloom.domain.boards.postings import Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink
from hireloom.infrastructure.public_transport import Lookup
from hireloom.ports.boards import BoardFailed, BoardQuery

ORIGIN = "https://api.ashbyhq.com"
PROVIDER = "Ashby"
SLOW = 30.0  # seconds; large boards take ten and more


class AshbyBoard:
    credit: ProviderLink | None = None
    tells_all = True
    limits: Sequence[RateLimit] = ()

    def __init__(
        self, board: str, company: str, *, origin: str = ORIGIN, patience: float = SLOW, lookup: Lookup | None = None
    ) -> None:
        self.name, self.title = f"ashby:{board}", f"{company} at {PROVIDER}"
        self._path, self._company = f"/posting-api/job-board/{quote(board, safe='')}", company
        self._line = BoardConnection(origin, patience=patience, lookup=lookup)

    def search(self, _query: BoardQuery) -> Sequence[Posting]:
        return self.parsed(self._line.get(self._path, {"includeCompensation": "true"}))

    def parsed(self, answer: Any) -> Sequence[Posting]:
        jobs = answer.get("jobs") if isinstance(answer, dict) else None
        if not isinstance(jobs, list):
            raise BoardFailed("The answer does not have the shape that Ashby documents.")
        listed = [job for job in jobs if not (isinstance(job, dict) and job.get("isListed") is False)]
        return reading.postings(listed, self._posting)

    def _posting(self, job: dict[str, Any]) -> Posting:
        places = [job.get("location"), *(place.get("location") for place in job.get("secondaryLocations") or [])]
        workplace = "Remote" if job.get("isRemote") else job.get("workplaceType")
        return Posting(
            board=self.name,
            external_id=reading.external_id(job["id"]),
            title=line(job["title"]),
            company=self._company,
            location=reading.place(reading.names(places), workplace),
            links=reading.links((PROVIDER, job["jobUrl"])),
            description=text(job.get("descriptionPlain")) or from_html(job.get("descriptionHtml")),
            apply_url=reading.link(job.get("applyUrl")),
            employment_type=reading.employment_type(job.get("employmentType")),
            salary=_salary(job),
            posted_on=reading.day(job.get("publishedAt")),
        )


def _salary(job: dict[str, Any]) -> str:
    pay = job.get("compensation")
    if not isinstance(pay, dict) or job.get("shouldDisplayCompensationOnJobPostings") is False:
        return ""
    return line(pay.get("scrapeableCompensationSalarySummary") or pay.get("compensationTierSummary"))
