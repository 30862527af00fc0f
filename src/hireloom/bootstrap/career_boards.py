"""Makes the boards of careers pages that people add, each once because its connection is worth keeping; the reader of
single job pages; and the reader of the calendars that people publish."""

from collections.abc import Callable
from datetime import date
from functools import lru_cache

from hireloom.domain.boards.career_pages import PAGE, Feed
from hireloom.domain.boards.postings import Posting
from hireloom.infrastructure.public_transport import Lookup
from hireloom.ports.boards import BoardMaker, JobBoard
from hireloom.ports.calendars import PublishedCalendars
from hireloom.ports.text_work import TextWork


def board_maker(today: Callable[[], date], lookup: Lookup, pages: int) -> BoardMaker:
    @lru_cache(maxsize=2 * pages)
    def make(feed: Feed, company: str) -> JobBoard:
        if feed.kind == PAGE:
            from hireloom.adapters.boards.job_pages import JobPageBoard

            return JobPageBoard(feed.key, company, lookup=lookup)
        from hireloom.adapters.boards.chosen import board_of

        return board_of(feed.kind, feed.key, company, today=today, lookup=lookup)

    return make


class LateJobPageReader:
    """Imports the HTTP client with the first page."""

    def __init__(self, lookup: Lookup) -> None:
        self._lookup = lookup

    def read(self, address: str) -> Posting:
        from hireloom.adapters.boards.job_pages import JobPageReader

        return JobPageReader(self._lookup).read(address)


def published_calendars(lookup: Lookup, text_work: TextWork, own_host: str) -> PublishedCalendars:
    from hireloom.adapters.published_calendars import IcsCalendars

    return IcsCalendars(lookup, text_work, own_host=own_host)
