"""Recruitee's public offers: all open jobs of one company, without a key. See https://docs.recruitee.com/reference"""

from collections.abc import Sequence
from typing import Any

from hireloom.adapters.boards import reading
from hireloom.adapters.boards.calls import BoardConnection
from hireloom.adapters.boards.plain_text import from_html, line
from hireloom.domain.boards.postings import Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink
from hireloom.infrastructure.public_transport import Lookup
from hireloom.ports.boards import BoardFailed, BoardQuery

ORIGIN = "https://{company}.recruitee.com"
PROVIDER = "Recruitee"
_TYPES = {"fulltime_permanent": "permanent", "fulltime_fixed_term": "fixed term", "parttime_permanent": "part-time"}


class RecruiteeBoard:
    """`subdomain` holds only letters, digits and hyphens."""

    credit: ProviderLink | None = None
    tells_all = True
    limits: Sequence[RateLimit] = ()

    def __init__(
        self, subdomain: str, company: str, *, origin: str = "", patience: float = 20.0, lookup: Lookup | None = None
    ) -> None:
        self.name, self.title, self._company = f"recruitee:{subdomain}", f"{company} at {PROVIDER}", company
        self._line = BoardConnection(origin or ORIGIN.format(company=subdomain), patience=patience, lookup=lookup)

    def search(self, _query: BoardQuery) -> Sequence[Posting]:
        answer = self._line.get("/api/offers/")
        jobs = answer.get("offers") if isinstance(answer, dict) else None
        if not isinstance(jobs, list):
            raise BoardFailed("The answer does not have the shape that Recruitee documents.")
        return reading.postings(jobs, self._posting)

    def _posting(self, job: dict[str, Any]) -> Posting:
        place = line(job.get("location")) or ", ".join(filter(None, (line(job.get("city")), line(job.get("country")))))
        kind = job.get("employment_type_code")
        return Posting(
            board=self.name,
            external_id=reading.external_id(job["id"]),
            title=line(job["title"]),
            company=line(job.get("company_name")) or self._company,
            location=reading.place(place, "Remote" if job.get("remote") else "Hybrid" if job.get("hybrid") else ""),
            links=reading.links((PROVIDER, job["careers_url"])),
            description=reading.joined([from_html(job.get("description")), from_html(job.get("requirements"))]),
            apply_url=reading.link(job.get("careers_apply_url")),
            employment_type=reading.employment_type(_TYPES.get(str(kind), kind)),
            salary=_salary(job.get("salary")),
            posted_on=reading.day(job.get("published_at")),
        )


def _salary(pay: Any) -> str:
    if not isinstance(pay, dict):
        return ""
    period = f"per {line(pay.get('period'), 10)}" if pay.get("period") else ""
    return reading.pay(pay.get("currency"), _number(pay.get("min")), _number(pay.get("max")), period)


def _number(amount: Any) -> float | None:
    """Amounts come as numbers and as texts."""
    try:
        return float(amount)
    except (TypeError, ValueError):
        return None
