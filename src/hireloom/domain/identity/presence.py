"""When somebody last used their account, and what becomes of unused accounts."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum

from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job

NOTED_AT_MOST_EVERY = timedelta(days=1)
NOTICE = timedelta(days=30)  # between the mail of warning and the removal


class InactivityStep(Enum):
    TO_BE_TOLD = "to be told"
    TO_BE_REMOVED = "to be removed"


@dataclass(frozen=True, slots=True)
class Presence:
    """`last_seen` is true to a day: it is noted once a day at most."""

    last_seen: datetime
    told_at: datetime | None = None  # when they were told that the account will be removed

    @property
    def is_told(self) -> bool:
        """Whether they were told since they were last here: an older mail was about an earlier absence."""
        return self.told_at is not None and self.told_at > self.last_seen


@dataclass(frozen=True, slots=True)
class InactivityPolicy:
    """An account is removed when nobody has used it for `after`, and never sooner than `NOTICE` after its person was
    told: people who were away for long when the period was shortened have this month, too."""

    after: timedelta

    def due(self, presence: Presence, now: datetime) -> InactivityStep | None:
        if not presence.is_told:
            return InactivityStep.TO_BE_TOLD if presence.last_seen <= self.silent_before(now) else None
        is_over = presence.last_seen <= now - self.after
        return InactivityStep.TO_BE_REMOVED if is_over and self._was_told_in_time(presence, now) else None

    def silent_before(self, now: datetime) -> datetime:
        """The moment since which somebody must have been seen not to be told."""
        return now - self.after + NOTICE

    def ends(self, presence: Presence, told: datetime) -> datetime:
        """When the account of somebody who is told at this moment will be removed."""
        return max(presence.last_seen + self.after, told + NOTICE)

    def _was_told_in_time(self, presence: Presence, now: datetime) -> bool:
        return presence.told_at is not None and presence.told_at <= now - NOTICE


def is_needed(user: User, posted: Iterable[Job], *, today: date) -> bool:
    """Whether an account stays however long nobody uses it: an admin's, and that of a recruiter with a job that people
    can still apply for."""
    return user.is_admin or any(job.accepts_applications(today) for job in posted)
