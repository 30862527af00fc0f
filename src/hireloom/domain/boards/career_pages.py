"""Careers pages of companies that people add by their addresses: which feed has their jobs."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from hireloom.domain.refusals import Conflict, Full, Invalid, NotFound
from hireloom.domain.web_links import safe_link

LONGEST_COMPANY = 100
PAGE = "page"  # the kind of pages without a feed that we know
_NAME, _HOST = "[A-Za-z0-9][A-Za-z0-9 ._-]{0,79}", "[A-Za-z0-9][A-Za-z0-9-]{0,62}"
SHAPES: Mapping[str, str] = {  # of the names by which the feeds know companies
    "greenhouse": _NAME,
    "lever": f"(?:eu:)?{_NAME}",
    "ashby": _NAME,
    "workable": _NAME,
    "smartrecruiters": _NAME,
    "recruitee": _HOST,
    "personio": f"(?:com:)?{_HOST}",
    "workday": rf"{_HOST}\.wd\d{{1,3}}\.[A-Za-z0-9][A-Za-z0-9_-]{{0,79}}",
}
_PATH_HOSTS = {  # those whose pages have the company's name first in the path, and what stands before it in ours
    "boards.greenhouse.io": ("greenhouse", ""),
    "job-boards.greenhouse.io": ("greenhouse", ""),
    "job-boards.eu.greenhouse.io": ("greenhouse", ""),
    "jobs.lever.co": ("lever", ""),
    "jobs.eu.lever.co": ("lever", "eu:"),
    "jobs.ashbyhq.com": ("ashby", ""),
    "apply.workable.com": ("workable", ""),
    "careers.smartrecruiters.com": ("smartrecruiters", ""),
    "jobs.smartrecruiters.com": ("smartrecruiters", ""),
}
_HOST_ENDINGS = {  # those whose hosts begin with the company's name
    ".recruitee.com": ("recruitee", ""),
    ".jobs.personio.de": ("personio", ""),
    ".jobs.personio.com": ("personio", "com:"),
    ".workable.com": ("workable", ""),
}
_WORKDAY = re.compile(rf"({_HOST})\.(wd\d{{1,3}})\.myworkdayjobs\.com")
_LANGUAGE = re.compile(r"[a-z]{2}-[A-Z]{2}")


class NotAPage(Invalid):
    sentence = "Enter the address of a careers page as your browser shows it, beginning with https://."


class NoSuchCareerPage(NotFound):
    sentence = "This careers page is no longer there."


class CareerPageExists(Conflict):
    sentence = "The jobs of this careers page are already searched."


class TooManyCareerPages(Full):
    sentence = "At most {most} careers pages can be searched. Remove one first."


class Feed(NamedTuple):
    """Where jobs are read: a key of SHAPES and the company's name there, or PAGE and an address."""

    kind: str
    key: str


@dataclass(frozen=True, slots=True)
class CareerPage:
    """`board` is the name under which its postings are stored. `id` is 0 until it is stored."""

    feed: Feed
    board: str
    company: str
    address: str
    added_at: datetime
    added_by: int
    id: int = 0


def feed_of(address: str) -> Feed:
    """The feed behind a careers page, or the page itself. Raises NotAPage."""
    link = safe_link(address)
    parts = urlsplit(link)
    if parts.scheme != "https" or parts.port not in (None, 443):
        raise NotAPage
    host, path = (parts.hostname or "").removeprefix("www."), [unquote(part) for part in parts.path.split("/") if part]
    kind, key = _named(host, path, parse_qs(parts.query))
    if kind and re.fullmatch(SHAPES[kind], key):
        return Feed(kind, key)
    return Feed(PAGE, link.partition("#")[0])


def _named(host: str, path: list[str], query: Mapping[str, list[str]]) -> tuple[str, str]:
    """Kind and name; both are empty for a host that is not known."""
    if host in _PATH_HOSTS:
        kind, prefix = _PATH_HOSTS[host]
        embedded = query.get("for", [""])[0] if path[:1] == ["embed"] else ""  # Greenhouse embedded in another page
        return kind, prefix + (embedded or (path[0] if path else ""))
    for ending, (kind, prefix) in _HOST_ENDINGS.items():
        if host.endswith(ending):
            return kind, prefix + host.removesuffix(ending)
    if match := _WORKDAY.fullmatch(host):
        site = [part for part in path if not _LANGUAGE.fullmatch(part)][:1]
        return "workday", ".".join((match[1], match[2], *site))
    return "", ""
