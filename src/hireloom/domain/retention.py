"""How long data is kept once it has served its purpose."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from hireloom.domain.applications import LEGACY, Application, Status
from hireloom.domain.papers import IDENTITY
from hireloom.domain.snapshots import DECISIONS, TimelineEvent


class Removal(StrEnum):
    """What is removed from an application when its retention period is over; its timeline says which."""

    PAPERS = "identity papers"
    EVERYTHING = "everything"  # name, address, number, letter and documents


@dataclass(frozen=True, slots=True)
class Retention:
    """`papers`: how long identity papers are kept after the decision. `rejected`: how long personal data is kept after
    the rejection, and identity papers after applying if nobody ever decided. `audit`: how long each entry of the audit
    log is kept. `questions`: how long visitors' questions are kept after the last message."""

    papers: timedelta
    rejected: timedelta
    audit: timedelta = timedelta(days=730)
    questions: timedelta = timedelta(days=183)

    def due(self, application: Application, timeline: Sequence[TimelineEvent], now: datetime) -> Removal | None:
        """What must be removed by now; None if nothing."""
        decided = decided_at(application, timeline)
        if application.status is Status.REJECTED and application.email and decided and now >= decided + self.rejected:
            return Removal.EVERYTHING
        has_papers = any(application.documents[kind] not in ("", LEGACY) for kind in IDENTITY)
        end = decided + self.papers if decided else application.applied_at + self.rejected
        return Removal.PAPERS if has_papers and now >= end else None


def decided_at(application: Application, timeline: Sequence[TimelineEvent]) -> datetime | None:
    """When it was decided; None while it is undecided. For imported applications this is unknown, so we use the time of
    applying."""
    if application.is_open:
        return None
    return max((event.at for event in timeline if event.what in DECISIONS), default=application.applied_at)
