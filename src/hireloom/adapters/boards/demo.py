"""Invented boards with jobs of invented companies, so that everything can be tried without a network. All their
addresses end in .example, a domain that can never be registered."""

import re
from collections.abc import Callable, Sequence
from datetime import date
from functools import cache
from importlib.resources import files

from hireloom.adapters.boards import reading
from hireloom.domain.boards.postings import Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink
from hireloom.ports.boards import BoardQuery

BOARDS = {"quayside": "Quayside Jobs (made up)", "jobwharf": "Jobwharf (made up)"}
_HEAD = ("board", "id", "title", "company", "location", "employment_type", "salary", "age", "providers")


class DemoBoard:
    credit: ProviderLink | None = None
    tells_all = True
    limits: Sequence[RateLimit] = ()

    def __init__(self, key: str, *, today: Callable[[], date]) -> None:
        self.name, self.title = f"demo:{key}", BOARDS[key]
        self._key, self._today = key, today

    def search(self, _query: BoardQuery) -> Sequence[Posting]:
        return tuple(self._posting(head, text) for head, text in _feed() if head["board"] == self._key)

    def _posting(self, row: dict[str, str], text: str) -> Posting:
        page = row["id"]
        named = [(name.strip(), f"https://{_host(name)}.example/jobs/{page}") for name in row["providers"].split(",")]
        return Posting(
            board=self.name,
            external_id=page,
            title=row["title"],
            company=row["company"],
            location=row["location"],
            links=reading.links(*named),
            description=text,
            apply_url=f"https://careers.{_host(row['company'])}.example/{page}",
            employment_type=row["employment_type"],
            salary=row["salary"],
            posted_on=reading.age(row["age"], self._today()),
            is_dated=False,
            says_repost="reposted" in row["age"].lower(),
        )


@cache
def _feed() -> list[tuple[dict[str, str], str]]:
    """Heads and texts of postings. A text that begins with @ refers to the posting whose text is the same."""
    source = files("hireloom.adapters.boards").joinpath("data", "demo_feed.txt").read_text("utf-8")
    adverts: list[tuple[dict[str, str], str]] = []
    for block in source.split("\n== ")[1:]:
        head, _, text = block.partition("\n")
        parts = [part.strip() for part in head.split("|")]
        adverts.append((dict(zip(_HEAD, parts, strict=True)), text.strip()))
    texts = {head["id"]: text for head, text in adverts}
    return [(head, texts[text[1:]] if text.startswith("@") else text) for head, text in adverts]


def _host(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.strip().lower()).strip("-")
