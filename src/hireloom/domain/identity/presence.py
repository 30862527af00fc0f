"""When a person last used their account, and what happens to unused accounts."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum

from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job

NOTED_AT_MOST_EVERY = timedelta(days=1)
NOTICE = timedelta(days=30)  # between the warning email and the removal


class InactivityStep(Enum):
    TO_BE_TOLD = "to be told"
    TO_BE_REMOVED = "to be removed"


@dataclass(frozen=True, slots=True)
class Presence:
    """`last_seen` is accurate to a day: it is recorded at most once a day."""

    last_seen: datetime
    told_at: datetime | None = None  # when they were told that the account will be removed

    @property
    def is_told(self) -> bool:
        """Whether they were told since their last visit: an older email was about an earlier absence."""
        return self.told_at is not None and self.told_at > self.last_seen


@dataclass(frozen=True, slots=True)
class InactivityPolicy:
    """An account is removed once nobody has used it for `after`, but never sooner than `NOTICE` after its owner was
    told, so that people who had long been away when the period was shortened also get this month."""

    after: timedelta

    def due(self, presence: Presence, now: datetime) -> InactivityStep | None:
        if not presence.is_told:
            return InactivityStep.TO_BE_TOLD if presence.last_seen <= self.silent_before(now) else None
        is_over = presence.last_seen <= now - self.after
        return InactivityStep.TO_BE_REMOVED if is_over and self._was_told_in_time(presence, now) else None

    def silent_before(self, now: datetime) -> datetime:
        """People who have not been seen since this moment are told."""
        return now - self.after + NOTICE

    def ends(self, presence: Presence, warned_at: datetime) -> datetime:
        """When the account of a person who is told now will be removed."""
        return max(presence.last_seen + self.after, warned_at + NOTICE)

    def _was_told_in_time(self, presence: Presence, now: datetime) -> bool:
        return presence.told_at is not None and presence.told_at <= now - NOTICE


def is_needed(user: User, posted: Iterable[Job], *, today: date) -> bool:
    """Whether an account stays no matter how long it is unused: an admin's, and that of a recruiter with a job that
    people can still apply for."""
    return user.is_admin or any(job.accepts_applications(today) for job in posted)
