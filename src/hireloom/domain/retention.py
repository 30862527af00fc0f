"""How long something is kept once it has served its purpose."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from hireloom.domain.applications import LEGACY, Application, Status
from hireloom.domain.papers import IDENTITY
from hireloom.domain.snapshots import DECISIONS, Happening


class Removal(StrEnum):
    """What time takes from an application; the line of its timeline says which."""

    PAPERS = "identity papers"
    EVERYTHING = "everything"  # name, address, number, letter and documents


@dataclass(frozen=True, slots=True)
class Retention:
    """Identity papers from the decision on, rejected applications from the rejection on. What nobody ever decided keeps
    its identity papers as long as if it had been rejected when it was sent. The audit record from each line on."""

    papers: timedelta
    rejected: timedelta
    audit: timedelta = timedelta(days=730)

    def due(self, application: Application, timeline: Sequence[Happening], now: datetime) -> Removal | None:
        """What must go by now, if anything."""
        decided = decided_at(application, timeline)
        if application.status is Status.REJECTED and application.email and decided and now >= decided + self.rejected:
            return Removal.EVERYTHING
        has_papers = any(application.documents[kind] not in ("", LEGACY) for kind in IDENTITY)
        end = decided + self.papers if decided else application.applied_at + self.rejected
        return Removal.PAPERS if has_papers and now >= end else None


def decided_at(application: Application, timeline: Sequence[Happening]) -> datetime | None:
    """When it became what it is; of an import nobody knows, so when it was sent. None while nobody has decided."""
    if application.is_open:
        return None
    return max((each.at for each in timeline if each.what in DECISIONS), default=application.applied_at)
