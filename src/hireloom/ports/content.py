"""What the marketing agent has written, and its switches."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Protocol

from hireloom.domain.marketing.content import Content, PostKind
from hireloom.domain.marketing.post_orders import ProductFigures


@dataclass(frozen=True, slots=True)
class Tally:
    """How much there is. `waiting` counts what is generated or scheduled; `brought` are features that were posted about
    or whose links brought applications, most first."""

    total: int
    waiting: int
    by_kind: Mapping[PostKind, int]
    by_day: Mapping[date, int]
    brought: Sequence[str]


class ContentShelf(Protocol):
    def switches(self) -> Mapping[str, bool]:
        """The switches that somebody has set, by name."""
        ...

    def switch(self, name: str, *, is_on: bool) -> None: ...

    def hold(self) -> None:
        """Nobody else writes content until this unit is done."""
        ...

    def add(self, content: Content) -> Content:
        """The content with an id."""
        ...

    def get_for_update(self, content_id: int) -> Content:
        """The content; nobody else changes it until this unit is done. Raises NoSuchContent."""
        ...

    def put(self, content: Content) -> Content: ...

    def lease(self, *, now: datetime, agent_for: Collection[str]) -> Content | None:
        """The post that has been due longest; nobody else gets it while the lease lasts. What the agent scheduled by
        itself is leased only for platforms in `agent_for`."""
        ...

    def keep(self, content: Content) -> bool:
        """Keep what became of a leased post; False, and nothing changes, when the lease was lost to somebody else."""
        ...

    def queue(self, count: int) -> Sequence[Content]:
        """Waiting content in the order of time, then published content, newest first."""
        ...

    def between(self, start: datetime, end: datetime) -> Sequence[Content]:
        """Content whose time is from `start` on and before `end`, in the order of time."""
        ...

    def published(self, platform: str, count: int) -> Sequence[Content]:
        """Newest first."""
        ...

    def said_since(self, moment: datetime) -> frozenset[str]:
        """The keys of posts that were written or published since then."""
        ...

    def times(self, platform: str, *, since: datetime) -> Sequence[datetime]:
        """When posts of this platform are, were or would be published."""
        ...

    def last_by_agent(self, platform: str) -> datetime | None:
        """When the agent last wrote for this platform by itself."""
        ...

    def count(self) -> int: ...

    def tally(self, *, since: datetime) -> Tally:
        """`by_day` counts only what was published since then."""
        ...

    def counts(self, *, today: date, since: datetime) -> ProductFigures:
        """Figures of the product for success stories: public jobs, their companies, and applications since then."""
        ...
