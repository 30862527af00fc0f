"""The Jobs API by Pat92 at RapidAPI, jobs-api14: jobs that Google, LinkedIn or Indeed list, with a key.

It has answered in three shapes so far; each of them is read, whichever call is configured.
"""

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Any

from hireloom.adapters.boards import reading
from hireloom.adapters.boards.calls import BoardConnection
from hireloom.adapters.boards.plain_text import line, text
from hireloom.domain.boards.postings import Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink
from hireloom.domain.searches import is_remote
from hireloom.ports.boards import BoardFailed, BoardQuery

HOST = "jobs-api14.p.rapidapi.com"
ORIGIN = f"https://{HOST}"
PATHS = {"list": "/v2/list", "linkedin": "/v2/linkedin/search", "indeed": "/v2/indeed/search"}
_SITES = {"list": "Jobs API", "linkedin": "LinkedIn", "indeed": "Indeed"}
_KINDS = {
    "fulltime": "fulltime",
    "parttime": "parttime",
    "contract": "contractor",
    "internship": "intern",
    "temporary": "temporary",
}


class JobsApi14Board:
    credit: ProviderLink | None = None
    tells_all = False

    def __init__(
        self,
        *,
        key: str,
        call: str,
        country: str,
        per_month: int,
        today: Callable[[], date],
        origin: str = ORIGIN,
        patience: float = 10.0,
    ) -> None:
        self.name, self.title = f"jobs-api14:{call}", _SITES[call]
        self.limits: Sequence[RateLimit] = (
            RateLimit("jobs-api14:second", 1, timedelta(seconds=1)),
            RateLimit("jobs-api14:month", per_month, timedelta(days=31)),
        )
        self._call, self._country, self._today = call, country, today
        self._headers = {"X-RapidAPI-Key": key, "X-RapidAPI-Host": HOST}
        self._line = BoardConnection(origin, patience=patience)

    def search(self, query: BoardQuery) -> Sequence[Posting]:
        if not query.location.strip():
            return ()  # the API needs a location
        return self.parsed(self._line.get(PATHS[self._call], self._asked(query), self._headers))

    def parsed(self, answer: Any) -> Sequence[Posting]:
        if not isinstance(answer, dict) or answer.get("hasError"):
            raise BoardFailed("It answers that it could not search.")
        return reading.postings(answer.get("data" if "data" in answer else "jobs"), self._posting)

    def _asked(self, query: BoardQuery) -> dict[str, str]:
        remote = query.remote_only or is_remote(query.location)
        kinds = ("".join(filter(str.isalpha, kind.lower())) for kind in query.employment_types)
        parameters = {
            "query": query.words.strip()[:200] or "jobs",
            "location": query.location.strip()[:100],
            "employmentTypes": ";".join(dict.fromkeys(_KINDS[kind] for kind in kinds if kind in _KINDS)),
        }
        if self._call == "list":
            parameters |= {
                "remoteOnly": str(remote).lower(),
                "autoTranslateLocation": "false",
                "acceptLanguage": "en-GB",
            }
        elif self._call == "linkedin":
            parameters |= {"workplaceTypes": "remote" if remote else ""}
        else:
            parameters |= {"countryCode": self._country, "sortType": "date"}
        return {name: value for name, value in parameters.items() if value}

    def _posting(self, job: dict[str, Any]) -> Posting:
        age = next((words for name in _AGES if (words := line(job.get(name)))), "")
        day = reading.day(age)
        description = text(job.get("description"))
        named = [(provider.get("jobProvider"), provider.get("url")) for provider in job.get("jobProviders") or []]
        named += [("LinkedIn", job.get("linkedinUrl")), (_SITES[self._call], job.get("applyUrl"))]
        links = reading.links(*named)
        return Posting(
            board=self.name,
            external_id=reading.external_id(job["id"]),
            title=line(job["title"]),
            company=line(_named(job, "name", "companyName", "company", "organizationName")),
            location=line(_named(job, "location", "location")),
            links=links,
            description=description,
            apply_url=links[0].url,
            employment_type=reading.employment_type(job.get("employmentType")),
            salary=line(job.get("salaryRange")),
            posted_on=day or reading.age(age, self._today()),
            is_whole=bool(description) and not description.endswith(("...", "…")),
            is_dated=day is not None,
            says_repost="reposted" in age.lower(),
        )


_AGES = ("datePosted", "timeAgoPosted", "postedTimeAgo")


def _named(job: dict[str, Any], inner: str, *names: str) -> Any:
    """The first of the fields that is not empty; of an object its field `inner`."""
    for name in names:
        value = job.get(name)
        value = value.get(inner) if isinstance(value, dict) else value
        if value:
            return value
    return ""
