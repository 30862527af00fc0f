"""An outside job board that behaves as a test needs."""

import threading
from dataclasses import replace

from hireloom.domain.boards.postings import Posting
from hireloom.domain.jobs import ProviderLink
from hireloom.ports.boards import BoardQuery


def posting(number: int = 1, **changes: object) -> Posting:
    link = ProviderLink("Loom", f"https://loom.example/{number}")
    return replace(
        Posting("loom", str(number), "Ward Nurse", f"Saltmeadow {number}", "Pune, India", (link,), "Care for people."),
        **changes,
    )


class LoomBoard:
    """A board that says what a test wants, fails as it wants, or takes its time until it is let go."""

    def __init__(self, name="loom", *, tells_all=True, limits=()) -> None:
        self.name, self.title, self.tells_all, self.limits = name, name.title(), tells_all, limits
        self.credit: ProviderLink | None = None
        self.jobs = [posting()]
        self.failure: Exception | None = None
        self.asked: list[BoardQuery] = []
        self.is_free = threading.Event()
        self.is_free.set()

    def search(self, query):
        self.asked.append(query)
        self.is_free.wait(10)
        if self.failure:
            raise self.failure
        return [replace(job, board=self.name) for job in self.jobs]
