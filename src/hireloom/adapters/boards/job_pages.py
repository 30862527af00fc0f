"""The jobs of a web page that describes them as JobPosting of schema.org in JSON-LD, as search engines ask for.

See https://schema.org/JobPosting. The page's robots.txt is respected.
"""

import hashlib
import re
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from html import unescape
from typing import Any
from urllib.parse import urljoin, urlsplit

from hireloom.adapters.boards import reading
from hireloom.adapters.boards.calls import AGENT, BoardConnection, parsed
from hireloom.adapters.boards.plain_text import from_html, line
from hireloom.domain.boards.postings import LONGEST_LINE, Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink
from hireloom.domain.web_links import safe_link
from hireloom.infrastructure.public_transport import Lookup
from hireloom.infrastructure.robots import may_read
from hireloom.ports.boards import BoardFailed, BoardQuery

MOST_PAGES = 30  # pages of jobs behind the page
SECONDS = 25.0  # for all of them
MOST_MOVES = 4  # addresses that are tried for one page
DEEPEST = 6  # levels of JSON in which a job is looked for
_SCRIPT = re.compile(r"<script\b[^<>]{0,300}\bapplication/ld\+json\b[^<>]{0,300}>", re.IGNORECASE)
_LINK = re.compile(r"""<a\b[^<>]{0,300}?\bhref\s*=\s*["']([^"'<>]{1,2000})["']""", re.IGNORECASE)
_REMOTE = "TELECOMMUTE"


class JobPageBoard:
    """`address` is the page as a browser shows it."""

    credit: ProviderLink | None = None
    tells_all = True
    limits: Sequence[RateLimit] = ()

    def __init__(
        self,
        address: str,
        company: str,
        *,
        lookup: Lookup,
        origin: str = "",
        patience: float = 10.0,
        private_hosts: Collection[str] = (),
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        parts = urlsplit(address)
        digest = hashlib.sha256(address.encode("utf-8", "replace")).hexdigest()[:12]
        self.name, self.title = f"page:{parts.netloc[:60]}:{digest}", f"{company} ({parts.netloc[:60]})"
        self._company, self._monotonic = company, monotonic
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._path = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
        self._line = BoardConnection(
            origin or self._origin, patience=patience, accept="text/html", lookup=lookup, private_hosts=private_hosts
        )

    def first(self) -> Posting:
        """The job that this very page describes. Raises BoardFailed."""
        self._rules()
        jobs = [thing for thing in _things(self._line.text(self._path)) if "JobPosting" in _kinds(thing)]
        if not jobs:
            raise BoardFailed("The page describes no job in a way that programs can read.")
        return reading.postings(jobs, self._posting)[0]

    def search(self, _query: BoardQuery) -> Sequence[Posting]:
        end = self._monotonic() + SECONDS
        rules = self._rules()
        page = self._line.text(self._path)
        things = list(_things(page))
        if not any(_kinds(thing) & {"JobPosting", "ItemList"} for thing in things):
            things += self._behind(page, rules, end)
        jobs = [thing for thing in things if "JobPosting" in _kinds(thing)]
        if not jobs and not any("ItemList" in _kinds(thing) for thing in things):
            raise BoardFailed("The page and those behind it describe no job in a way that programs can read.")
        return reading.postings(jobs, self._posting)

    def _rules(self) -> str:
        """The robots.txt of the page's host. Raises BoardFailed when it asks programs not to read the page."""
        rules = self._line.text("/robots.txt", may_be_missing=True)
        if not may_read(rules, self._path, agent=AGENT):
            raise BoardFailed("Its robots.txt asks programs not to read this page.")
        return rules

    def _behind(self, page: str, rules: str, end: float) -> Iterator[dict[str, Any]]:
        """What the pages below this one describe, as far as they can be read. Raises BoardFailed when it takes too
        long: jobs that are not reached in time are not gone."""
        for path in self._paths(page)[:MOST_PAGES]:
            if self._monotonic() > end:
                raise BoardFailed("Its pages take too long to answer.")
            if may_read(rules, path, agent=AGENT):
                with suppress(BoardFailed):
                    yield from _things(self._line.text(path))

    def _paths(self, page: str) -> list[str]:
        """The pages of this host that the page links below itself, as a list of jobs links its jobs."""
        paths = dict[str, None]()
        stem = self._path.partition("?")[0].rstrip("/") + "/"
        for match in _LINK.finditer(page):
            with suppress(ValueError):
                parts = urlsplit(urljoin(self._origin + self._path, unescape(match[1]).strip()))
                if f"{parts.scheme}://{parts.netloc}" == self._origin and parts.path.startswith(stem):
                    paths[parts.path + ("?" + parts.query if parts.query else "")] = None
        paths.pop(self._path, None)
        return [path for path in paths if path.rstrip("/") != stem.rstrip("/")]

    def _posting(self, job: dict[str, Any]) -> Posting:
        page = job.get("url") or self._origin + self._path
        return Posting(
            board=self.name,
            external_id=reading.external_id(_identifier(job) or job.get("url") or f"{job['title']} {_place(job)}"),
            title=line(job["title"]),
            company=line(_name(job.get("hiringOrganization"))) or self._company,
            location=reading.place(_place(job), "Remote" if job.get("jobLocationType") == _REMOTE else ""),
            links=reading.links((self._company, urljoin(self._origin + self._path, page))),
            description=from_html(unescape(job.get("description") or "")),
            employment_type=reading.employment_type(*_several(job.get("employmentType"))),
            salary=_salary(job.get("baseSalary")),
            posted_on=reading.day(job.get("datePosted")),
            ends_on=reading.day(job.get("validThrough")),
        )


class JobPageReader:
    """Reads pages that people name, also where they have moved: each address is checked again. Where a page does not
    name the company, its host stands for it."""

    def __init__(self, lookup: Lookup, *, private_hosts: Collection[str] = ()) -> None:
        self._lookup, self._private_hosts = lookup, private_hosts

    def read(self, address: str) -> Posting:
        for _ in range(MOST_MOVES):
            try:
                return self._read(address)
            except BoardFailed as failed:
                address = safe_link(urljoin(address, failed.moved_to)) if failed.moved_to else ""
                if not address:
                    raise
        raise BoardFailed("It keeps redirecting us.")

    def _read(self, address: str) -> Posting:
        parts = urlsplit(address)
        host = parts.hostname or ""
        if parts.scheme == "http" and host not in self._private_hosts:
            address = address.replace("http:", "https:", 1)
        company = host.removeprefix("www.")[:LONGEST_LINE]
        return JobPageBoard(address, company, lookup=self._lookup, private_hosts=self._private_hosts).first()


def _things(page: str) -> Iterator[dict[str, Any]]:
    """The things that the page describes in JSON-LD, also those inside graphs and lists."""
    end = 0
    while match := _SCRIPT.search(page, end):  # what stands inside a script begins none
        end = page.find("</script", match.end())
        if end < 0:
            return
        with suppress(BoardFailed):
            yield from _inside(parsed(page[match.end() : end].encode(errors="ignore")), 0)


def _inside(value: Any, depth: int) -> Iterator[dict[str, Any]]:
    if depth > DEEPEST:
        return
    if isinstance(value, list):
        for item in value:
            yield from _inside(item, depth + 1)
    elif isinstance(value, dict):
        yield value
        for key in ("@graph", "itemListElement", "item", "mainEntity"):
            yield from _inside(value.get(key), depth + 1)


def _kinds(thing: dict[str, Any]) -> set[str]:
    return {str(kind).rpartition("/")[2] for kind in _several(thing.get("@type"))}


def _several(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _name(value: Any) -> Any:
    return value.get("name") if isinstance(value, dict) else value


def _identifier(job: dict[str, Any]) -> Any:
    value = job.get("identifier")
    return value.get("value") if isinstance(value, dict) else value


def _place(job: dict[str, Any]) -> str:
    places = []
    for place in _several(job.get("jobLocation")):
        address = place.get("address") if isinstance(place, dict) else place
        if isinstance(address, dict):
            parts = (line(_name(address.get(f"address{part}"))) for part in ("Locality", "Region", "Country"))
            address = ", ".join(filter(None, parts))
        places.append(address)
    return reading.names(places)


def _salary(pay: Any) -> str:
    if not isinstance(pay, dict):
        return ""
    value = pay.get("value")
    amounts = value if isinstance(value, dict) else {"value": value}
    low, high = amounts.get("minValue", amounts.get("value")), amounts.get("maxValue", amounts.get("value"))
    unit = line(amounts.get("unitText"), 10).lower()
    return reading.pay(pay.get("currency"), low, high, f"per {unit}" if unit else "")
