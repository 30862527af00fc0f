"""Workday's career sites: the jobs of one company, by the calls that its own pages make, without a key."""

from collections.abc import Callable, Sequence
from datetime import date
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

ORIGIN = "https://{tenant}.{server}.myworkdayjobs.com"
PROVIDER = "Workday"
LONGEST_WORDS, LONGEST_PATH = 200, 400


class WorkdayBoard:
    """`site` is such as "acme.wd5.Careers": tenant, server and career site, of letters, digits, hyphens and
    underscores."""

    credit: ProviderLink | None = None
    tells_all = False  # companies have thousands of jobs, so each question gets the first that fit
    limits: Sequence[RateLimit] = ()

    def __init__(
        self,
        site: str,
        company: str,
        *,
        today: Callable[[], date],
        origin: str = "",
        patience: float = 10.0,
        lookup: Lookup | None = None,
    ) -> None:
        self.name, self.title = f"workday:{site}", f"{company} at {PROVIDER}"
        tenant, server, pages = (*site.split(".", 2), "", "")[:3]
        home = ORIGIN.format(tenant=tenant, server=server)
        self._path, self._pages = f"/wday/cxs/{quote(tenant)}/{quote(pages)}", f"{home}/{quote(pages)}"
        self._company, self._today = company, today
        self._line = BoardConnection(origin or home, patience=patience, lookup=lookup)

    def search(self, query: BoardQuery) -> Sequence[Posting]:
        words = query.words[:LONGEST_WORDS]
        answer = self._line.post(
            f"{self._path}/jobs", {"appliedFacets": {}, "limit": MOST, "offset": 0, "searchText": words}
        )
        jobs = answer.get("jobPostings") if isinstance(answer, dict) else None
        if not isinstance(jobs, list):
            raise BoardFailed("The answer does not have the shape of Workday's.")
        return reading.postings(list(with_details(jobs, self._detail)), self._posting)

    def _detail(self, job: Any) -> Any:
        return self._line.get(self._path + _path_of(job)).get("jobPostingInfo")

    def _posting(self, pair: Sequence[Any]) -> Posting:
        job, detail = pair
        more = detail if isinstance(detail, dict) else {}
        places = [more.get("location") or job.get("locationsText"), *(more.get("additionalLocations") or [])]
        fields = job.get("bulletFields") or [None]
        return Posting(
            board=self.name,
            external_id=reading.external_id(more.get("jobReqId") or fields[0] or job["externalPath"]),
            title=line(more.get("title") or job["title"]),
            company=self._company,
            location=reading.place(reading.names(places), job.get("remoteType") or more.get("remoteType")),
            links=reading.links((PROVIDER, more.get("externalUrl", self._pages + _path_of(job)))),
            description=from_html(more.get("jobDescription")),
            employment_type=reading.employment_type(more.get("timeType"), reading.type_of_title(line(job["title"]))),
            posted_on=reading.age(job.get("postedOn"), self._today()),
            is_dated=False,
            is_whole=bool(more),
        )


def _path_of(job: dict[str, Any]) -> str:
    """Raises LookupError unless it is a path below the career site."""
    path = str(job["externalPath"])
    if not path.startswith("/job/") or ".." in path or len(path) > LONGEST_PATH:
        raise LookupError(path)
    return quote(path, safe="/%")
