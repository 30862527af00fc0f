"""Makes the boards of careers pages that people add; each once, as a connection is worth keeping."""

from collections.abc import Callable
from datetime import date
from functools import lru_cache

from hireloom.domain.boards.career_pages import MOST, PAGE, Feed
from hireloom.infrastructure.public_transport import Lookup
from hireloom.ports.boards import BoardMaker, JobBoard


def board_maker(today: Callable[[], date], lookup: Lookup) -> BoardMaker:
    @lru_cache(maxsize=2 * MOST)
    def make(feed: Feed, company: str) -> JobBoard:
        if feed.kind == PAGE:
            from hireloom.adapters.boards.job_pages import JobPageBoard

            return JobPageBoard(feed.key, company, lookup=lookup)
        from hireloom.adapters.boards.chosen import board_of

        return board_of(feed.kind, feed.key, company, today=today)

    return make
