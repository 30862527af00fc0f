"""SmartRecruiters' Posting API: the jobs of one company, without a key.

See https://developers.smartrecruiters.com/docs/posting-api
"""

from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import quote

from hireloom.adapters.boards import reading
from hireloom.adapters.boards.calls import BoardConnection
from hireloom.adapters.boards.details import MOST, with_details
from hireloom.adapters.boards.plain_text import from_html, line
from hireloom.domain.boards.postings import Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink
from hireloom.infrastructure.public_transport import Lookup
from hireloom.ports.boards import BoardFailed, BoardQuery

ORIGIN, PAGES = "https://api.smartrecruiters.com", "https://jobs.smartrecruiters.com"
PROVIDER = "SmartRecruiters"
LONGEST_WORDS = 200


class SmartRecruitersBoard:
    credit: ProviderLink | None = None
    tells_all = False  # companies have thousands of jobs, so each question gets the first that fit
    limits: Sequence[RateLimit] = ()

    def __init__(
        self,
        identifier: str,
        company: str,
        *,
        origin: str = ORIGIN,
        patience: float = 10.0,
        lookup: Lookup | None = None,
    ) -> None:
        self.name, self.title = f"smartrecruiters:{identifier}", f"{company} at {PROVIDER}"
        self._key, self._company = quote(identifier, safe=""), company
        self._path = f"/v1/companies/{self._key}/postings"
        self._line = BoardConnection(origin, patience=patience, lookup=lookup)

    def search(self, query: BoardQuery) -> Sequence[Posting]:
        words = {"q": query.words[:LONGEST_WORDS]} if query.words else {}
        answer = self._line.get(self._path, {"limit": str(MOST)} | words)
        jobs = answer.get("content") if isinstance(answer, dict) else None
        if not isinstance(jobs, list):
            raise BoardFailed("The answer does not have the shape that SmartRecruiters documents.")
        return reading.postings(list(with_details(jobs, self._detail)), self._posting)

    def _detail(self, job: Any) -> Any:
        return self._line.get(f"{self._path}/{_id(job)}")

    def _posting(self, pair: Sequence[Any]) -> Posting:
        job, detail = pair
        more = detail if isinstance(detail, dict) and detail.get("id") == job["id"] else {}
        place = job.get("location") or {}
        parts = filter(None, (line(place.get(part)) for part in ("city", "region", "country")))
        kind = job.get("typeOfEmployment") or {}
        page = more.get("postingUrl", f"{PAGES}/{self._key}/{_id(job)}")
        return Posting(
            board=self.name,
            external_id=reading.external_id(job["id"]),
            title=line(job["name"]),
            company=line((job.get("company") or {}).get("name")) or self._company,
            location=reading.place(line(place.get("fullLocation")) or ", ".join(parts), _workplace(place)),
            links=reading.links((PROVIDER, page)),
            description=reading.joined(_parts(more or job)),
            apply_url=reading.link(more.get("applyUrl")),
            employment_type=reading.employment_type(kind.get("label"), kind.get("id")),
            posted_on=reading.day(job.get("releasedDate")),
            is_whole=bool(more),
        )


def _id(job: dict[str, Any]) -> str:
    return quote(str(job["id"]), safe="")


def _workplace(place: dict[str, Any]) -> str:
    return "Remote" if place.get("remote") else "Hybrid" if place.get("hybrid") else ""


def _parts(job: dict[str, Any]) -> Iterator[str]:
    sections = (job.get("jobAd") or {}).get("sections") or {}
    for name in ("companyDescription", "jobDescription", "qualifications", "additionalInformation"):
        section = sections.get(name) or {}
        yield f"{line(section.get('title'))}\n{from_html(section.get('text'))}"
