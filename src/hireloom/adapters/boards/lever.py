"""Lever's Postings API: all open jobs of one company, without a key. See https://github.com/lever/postings-api"""

from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import quote

from hireloom.adapters.boards import reading
from hireloom.adapters.boards.calls import BoardConnection
from hireloom.adapters.boards.plain_text import from_html, line, text
from hireloom.domain.boards.postings import Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink
from hireloom.infrastructure.public_transport import Lookup
from hireloom.ports.boards import BoardQuery

ORIGIN, EU_ORIGIN = "https://api.lever.co", "https://api.eu.lever.co"
PROVIDER = "Lever"
_PERIODS = {"year": "per year", "month": "per month", "week": "per week", "day": "per day", "hour": "per hour"}


class LeverBoard:
    """A site that begins with "eu:" is on Lever's European servers."""

    credit: ProviderLink | None = None
    tells_all = True
    limits: Sequence[RateLimit] = ()

    def __init__(
        self, site: str, company: str, *, origin: str = "", patience: float = 20.0, lookup: Lookup | None = None
    ) -> None:
        self.name, self.title = f"lever:{site}", f"{company} at {PROVIDER}"
        self._path, self._company = f"/v0/postings/{quote(site.removeprefix('eu:'), safe='')}", company
        origin = origin or (EU_ORIGIN if site.startswith("eu:") else ORIGIN)
        self._line = BoardConnection(origin, patience=patience, lookup=lookup)

    def search(self, _query: BoardQuery) -> Sequence[Posting]:
        return self.parsed(self._line.get(self._path, {"mode": "json"}))

    def parsed(self, answer: Any) -> Sequence[Posting]:
        return reading.postings(answer, self._posting)

    def _posting(self, job: dict[str, Any]) -> Posting:
        kinds = job.get("categories") or {}
        title = line(job["text"])
        places = kinds.get("allLocations") or [kinds.get("location")]
        return Posting(
            board=self.name,
            external_id=reading.external_id(job["id"]),
            title=title,
            company=self._company,
            location=reading.place(reading.names(places), job.get("workplaceType")),
            links=reading.links((PROVIDER, job["hostedUrl"])),
            description=reading.joined(_parts(job)),
            apply_url=reading.link(job.get("applyUrl")),
            employment_type=reading.employment_type(kinds.get("commitment"), reading.type_of_title(title)),
            salary=_salary(job.get("salaryRange")),
            posted_on=reading.day(job.get("createdAt")),
        )


def _parts(job: dict[str, Any]) -> Iterator[str]:
    """The parts of a description: the text, the lists under their headings, and the closing text."""
    yield text(job.get("descriptionPlain")) or from_html(job.get("description"))
    for part in job.get("lists") or []:
        yield f"{line(part.get('text'))}\n{from_html(part.get('content'))}"
    yield text(job.get("additionalPlain")) or from_html(job.get("additional"))


def _salary(pay: Any) -> str:
    if not isinstance(pay, dict):
        return ""
    interval = str(pay.get("interval", ""))
    period = next((text for word, text in _PERIODS.items() if word in interval), "")
    return reading.pay(pay.get("currency"), pay.get("min"), pay.get("max"), period)
