"""When somebody was here last, and what becomes of an account to which nobody comes any more."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum

from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job

NOTED_AT_MOST_EVERY = timedelta(days=1)
NOTICE = timedelta(days=30)  # between the mail that says so and the end


class Lapsing(Enum):
    TO_BE_TOLD = "to be told"
    TO_BE_REMOVED = "to be removed"


@dataclass(frozen=True, slots=True)
class Presence:
    """`last_seen` is true to a day: who comes every minute is noted once."""

    last_seen: datetime
    told_at: datetime | None = None  # that the account goes

    @property
    def is_told(self) -> bool:
        """Since they were here: an older mail spoke of another silence."""
        return self.told_at is not None and self.told_at > self.last_seen


@dataclass(frozen=True, slots=True)
class Lapse:
    """An account goes when nobody has been there for `after`, and never sooner than `NOTICE` after its person was told:
    those who were silent for years when the period was made shorter have that month too."""

    after: timedelta

    def due(self, presence: Presence, now: datetime) -> Lapsing | None:
        if not presence.is_told:
            return Lapsing.TO_BE_TOLD if presence.last_seen <= self.silent_before(now) else None
        is_over = presence.last_seen <= now - self.after
        return Lapsing.TO_BE_REMOVED if is_over and self._was_told_in_time(presence, now) else None

    def silent_before(self, now: datetime) -> datetime:
        """Whoever was not seen since is told."""
        return now - self.after + NOTICE

    def ends(self, presence: Presence, told: datetime) -> datetime:
        """When the account goes of somebody who is told at this moment."""
        return max(presence.last_seen + self.after, told + NOTICE)

    def _was_told_in_time(self, presence: Presence, now: datetime) -> bool:
        return presence.told_at is not None and presence.told_at <= now - NOTICE


def is_needed(user: User, posted: Iterable[Job], *, today: date) -> bool:
    """An account that stays however long nobody comes to it: an admin's, and that of a recruiter who posted a job for
    which people can still apply."""
    return user.is_admin or any(job.accepts_applications(today) for job in posted)
