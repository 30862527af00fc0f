"""All pages of the local analyst's lists for one resume and one job, cached for the next page."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hireloom.adapters.analysts.seeds import Seeds
from hireloom.domain.documents import Document
from hireloom.domain.resume_match.analyses import PAGE, Level, Question, Responsibility
from hireloom.infrastructure.single_flight import SingleFlightCache
from hireloom.ports.analysts import Analyst

MAX_PAGES = 8  # pages of a level without repeats; later pages come from the local analyst alone
MAX_LISTED = 40  # other questions that a model is told not to ask
MAX_POOLS = 64


@dataclass(frozen=True)
class Pool:
    items: Sequence[Any]
    seeds: Seeds

    def places(self, page: Sequence[Any]) -> list[int]:
        """The positions of a page's items in the pool; empty if one of them is not there."""
        places = [self.items.index(question) for question in page if question in self.items]
        return places if len(places) == len(page) else []

    def others(self, places: Sequence[int]) -> list[str]:
        return [question.text for place, question in enumerate(self.items) if place not in places][:MAX_LISTED]


class Pools:
    def __init__(self, local: Analyst) -> None:
        self._local = local
        self._kept: SingleFlightCache[Pool] = SingleFlightCache(MAX_POOLS)

    def questions(self, resume: Document, job: str) -> Pool:
        """The questions of all levels, because no question of one level may repeat at another."""

        def read() -> Pool:
            items: list[Question] = []
            for level in Level:
                for number in range(MAX_PAGES):
                    page = self._local.questions(resume, job, level=level, offset=number * PAGE).value
                    items.extend(page.items)
                    if page.next_offset is None:
                        break
            return Pool(items, Seeds([f"{item.topic} {item.text} {item.quote}" for item in items]))

        return self._pool("questions", resume, job, read)

    def responsibilities(self, resume: Document, job: str) -> Pool:
        def read() -> Pool:
            items: list[Responsibility] = []
            for number in range(MAX_PAGES):
                page = self._local.responsibilities(resume, job, offset=number * PAGE).value
                items.extend(page.items)
                if page.next_offset is None:
                    break
            return Pool(items, Seeds([item.text for item in items]))

        return self._pool("responsibilities", resume, job, read)

    def _pool(self, kind: str, resume: Document, job: str, reader: Callable[[], Pool]) -> Pool:
        texts = "\0".join((kind, resume.text, job)).encode("utf-8", "surrogatepass")
        key = hashlib.sha256(texts).hexdigest()
        return self._kept.get(key, reader)
