"""Adzuna's search: jobs from many sites of one country, with a key; it sends only the beginning of descriptions.

Its terms require the words "Jobs by Adzuna" with a link next to its jobs, 116 by 23 pixels at least. See
https://developer.adzuna.com
"""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from hireloom.adapters.boards import reading
from hireloom.adapters.boards.calls import BoardConnection
from hireloom.adapters.boards.plain_text import from_html, line
from hireloom.domain.boards.postings import Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink
from hireloom.domain.searches import is_remote, kinds_meant
from hireloom.ports.boards import BoardFailed, BoardQuery

ORIGIN = "https://api.adzuna.com"
PROVIDER = "Adzuna"
CURRENCIES = {
    "us": "USD",
    "gb": "GBP",
    "au": "AUD",
    "br": "BRL",
    "ca": "CAD",
    "ch": "CHF",
    "in": "INR",
    "mx": "MXN",
    "nz": "NZD",
    "pl": "PLN",
    "sg": "SGD",
    "za": "ZAR",
}
SITES = {"us": "com", "gb": "co.uk", "au": "com.au", "br": "com.br", "mx": "com.mx", "nz": "co.nz", "za": "co.za"}
_FLAGS = {"fulltime": "full_time", "parttime": "part_time", "contract": "contract"}


class AdzunaBoard:
    title = PROVIDER
    tells_all = False
    limits: Sequence[RateLimit] = (
        RateLimit("adzuna:minute", 25, timedelta(minutes=1)),
        RateLimit("adzuna:day", 250, timedelta(days=1)),
        RateLimit("adzuna:week", 1000, timedelta(days=7)),
        RateLimit("adzuna:month", 2500, timedelta(days=31)),
    )

    def __init__(
        self, *, app_id: str, app_key: str, country: str, origin: str = ORIGIN, patience: float = 10.0
    ) -> None:
        self.name, self._country = f"adzuna:{country}", country
        self.credit = ProviderLink("Jobs by Adzuna", f"https://www.adzuna.{SITES.get(country, country)}/")
        self._path = f"/v1/api/jobs/{country}/search/1"
        self._keys = {"app_id": app_id, "app_key": app_key}
        self._line = BoardConnection(origin, patience=patience)

    def search(self, query: BoardQuery) -> Sequence[Posting]:
        return self.parsed(self._line.get(self._path, self._keys | _asked(query)))

    def parsed(self, answer: Any) -> Sequence[Posting]:
        if not isinstance(answer, dict):
            raise BoardFailed("The answer does not have the shape that Adzuna documents.")
        return reading.postings(answer.get("results"), self._posting)

    def _posting(self, job: dict[str, Any]) -> Posting:
        title = line(from_html(job["title"]))
        where = line((job.get("location") or {}).get("display_name"))
        return Posting(
            board=self.name,
            external_id=reading.external_id(job["id"]),
            title=title,
            company=line(from_html(job["company"]["display_name"])),
            location=reading.place(where, "remote" if is_remote(title) else ""),
            links=reading.links((PROVIDER, job["redirect_url"])),
            description=from_html(job.get("description")),
            apply_url=reading.link(job["redirect_url"]),
            employment_type=_type(job),
            salary=self._salary(job),
            posted_on=reading.day(job.get("created")),
            is_whole=False,
        )

    def _salary(self, job: dict[str, Any]) -> str:
        """The employer's salary; empty where Adzuna only estimates one."""
        if str(job.get("salary_is_predicted", "0")) != "0":
            return ""
        currency = CURRENCIES.get(self._country, "EUR")
        return reading.pay(currency, job.get("salary_min"), job.get("salary_max"), "per year")


def _asked(query: BoardQuery) -> dict[str, str]:
    """The query string. Adzuna has no field for remote work, so the word is searched for."""
    nowhere = bool(kinds_meant(query.location))
    words = f"{query.words} remote" if query.remote_only or is_remote(query.location) else query.words
    parameters = {"results_per_page": "50", "sort_by": "date", "what": words.strip()[:200]}
    parameters["where"] = "" if nowhere else query.location.strip()[:100]
    kinds = {"".join(filter(str.isalpha, kind.lower())) for kind in query.employment_types}
    if len(kinds) == 1 and (flag := _FLAGS.get(kinds.pop())):  # Adzuna would want a job to be of all types at once
        parameters[flag] = "1"
    return {name: value for name, value in parameters.items() if value}


def _type(job: dict[str, Any]) -> str:
    """A contract may also be full-time; people need to know that it ends."""
    if job.get("contract_type") == "contract":
        return "Contract"
    return reading.employment_type(job.get("contract_time"), reading.type_of_title(line(job["title"])))
