"""When a board may be asked, and the results of asking it."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

LEASE = timedelta(minutes=2)  # longer than any board may take; a process that died while asking blocks no longer
FIRST_PAUSE, LONGEST_PAUSE = timedelta(minutes=1), timedelta(hours=2)
TOO_OFTEN = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class BoardRequest:
    """One question to one board; it is empty for a board that always answers with all its jobs."""

    board: str
    question: str
    answered_at: datetime | None = None
    next_try_at: datetime | None = None
    lease_until: datetime | None = None
    failures: int = 0
    reason: str = ""

    def is_due(self, now: datetime, *, fresh: timedelta) -> bool:
        """Whether to ask now: nobody else is asking, there is no pause, and there is no fresh answer or an attempt has
        failed since."""
        if (self.lease_until and now < self.lease_until) or (self.next_try_at and now < self.next_try_at):
            return False
        return self.answered_at is None or now - self.answered_at >= fresh or bool(self.failures)

    def leased(self, now: datetime) -> "BoardRequest":
        return replace(self, lease_until=now + LEASE)

    def answered(self, now: datetime) -> "BoardRequest":
        return BoardRequest(self.board, self.question, answered_at=now)

    def failed(self, now: datetime, reason: str, *, retry_after: float | None = None) -> "BoardRequest":
        """The next attempt is after a minute, doubled with each failure, and after at least `retry_after` seconds, but
        at most LONGEST_PAUSE."""
        pause = min(FIRST_PAUSE * 2 ** min(self.failures, 10), LONGEST_PAUSE)
        if retry_after is not None:
            pause = max(pause, timedelta(seconds=min(retry_after, LONGEST_PAUSE.total_seconds())))
        return replace(self, lease_until=None, next_try_at=now + pause, failures=self.failures + 1, reason=reason[:200])

    def postponed(self, now: datetime, reason: str) -> "BoardRequest":
        """The board was not asked, because its limit has been reached."""
        return replace(
            self, lease_until=None, next_try_at=now + TOO_OFTEN, failures=max(1, self.failures), reason=reason
        )

    def warning(self, title: str, now: datetime) -> str:
        """What people should know about the jobs of this board; empty when all is well."""
        if not self.failures:
            return (
                ""
                if self.answered_at
                else f"{title} is still being searched: search again in a moment to see its jobs."
            )
        if self.answered_at is None:
            return f"{title} is not answering at the moment: its jobs may be missing."
        hours = int((now - self.answered_at) / timedelta(hours=1))
        age = "less than an hour" if hours < 1 else "1 hour" if hours == 1 else f"{hours} hours"
        return f"{title} is not answering at the moment: its jobs are {age} old."
