"""The marketing agent's content and switches."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Protocol

from hireloom.domain.marketing.content import Content, PostKind
from hireloom.domain.marketing.post_orders import ProductFigures


@dataclass(frozen=True, slots=True)
class Tally:
    """Totals. `waiting` counts generated and scheduled content; `brought` are features that were posted about or whose
    links brought applications, most first."""

    total: int
    waiting: int
    by_kind: Mapping[PostKind, int]
    by_day: Mapping[date, int]
    brought: Sequence[str]


class ContentShelf(Protocol):
    def switches(self) -> Mapping[str, bool]:
        """The switches that somebody has set, by name."""
        ...

    def switch(self, name: str, *, is_on: bool) -> None:
        """Set the switch of the agent or of a platform."""
        ...

    def hold(self) -> None:
        """Let nobody else write content until this unit is done."""
        ...

    def add(self, content: Content) -> Content:
        """The content with an id."""
        ...

    def get_for_update(self, content_id: int) -> Content:
        """The content; nobody else changes it until this unit is done. Raises NoSuchContent."""
        ...

    def put(self, content: Content) -> Content:
        """Store changed content."""
        ...

    def lease(self, *, now: datetime, agent_for: Collection[str]) -> Content | None:
        """The post that has been due longest; nobody else gets it while the lease lasts. Posts that the agent scheduled
        on its own are leased only for platforms in `agent_for`."""
        ...

    def keep(self, content: Content) -> bool:
        """Store the result for a leased post; returns False and changes nothing if the lease was lost to somebody
        else."""
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
        """When this platform's posts were, will or would best be published."""
        ...

    def last_by_agent(self, platform: str) -> datetime | None:
        """When the agent last wrote for this platform on its own."""
        ...

    def count(self) -> int:
        """How much content there is, in any state."""
        ...

    def tally(self, *, since: datetime) -> Tally:
        """`by_day` counts only content published since then."""
        ...

    def counts(self, *, today: date, since: datetime) -> ProductFigures:
        """Figures of the product for success stories: public jobs, their companies, and applications since then."""
        ...
