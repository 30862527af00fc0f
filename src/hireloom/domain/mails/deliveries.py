"""A letter on its way: when sending is retried, and when we give up."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from hireloom.domain.mails.letters import ENCODED, LARGEST, SLOWEST, Letter

LEASE = timedelta(minutes=2)  # longer than any provider may take, so that no letter is sent twice at once
LONG_BYTES = int(LEASE.total_seconds() * SLOWEST / ENCODED)  # of attachments; more would keep others waiting
LONGEST_LEASE = LEASE + timedelta(seconds=ENCODED * LARGEST / SLOWEST)
PAUSES = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 15, 60, 180))  # the last one repeats
LONGEST = timedelta(days=2)
REASON = 300


class DeliveryState(StrEnum):
    WAITING = "waiting"
    SENDING = "sending"
    SENT = "sent"
    FAILED = "failed"

    @property
    def is_over(self) -> bool:
        return self in (DeliveryState.SENT, DeliveryState.FAILED)


@dataclass(frozen=True, slots=True)
class Delivery:
    """One row of the outbox. `letter` is None once it is done: we do not keep the text."""

    event: str
    to: str
    subject: str
    letter: Letter | None
    created_at: datetime
    next_try_at: datetime
    expires_at: datetime
    state: DeliveryState = DeliveryState.WAITING
    tries: int = 0
    lease_until: datetime | None = None
    last_error: str = ""
    sent_at: datetime | None = None
    request_id: str = ""  # of the request that caused it
    traceparent: str = ""  # of its trace, as W3C defines it

    @classmethod
    def of(cls, letter: Letter, *, event: str, now: datetime) -> "Delivery":
        """Ordered by when it becomes useless: a code that is valid for minutes does not wait behind thousands of
        answers and digests already in the queue."""
        expires_at = now + (letter.good_for or LONGEST)
        return cls(event, letter.to, letter.subject, letter, now, min(now, expires_at - LONGEST), expires_at)

    @property
    def is_long(self) -> bool:
        """Whether it is so long that others must not wait for it."""
        return self.letter is not None and self.letter.transit > LEASE

    def is_too_late(self, now: datetime) -> bool:
        return now >= self.expires_at

    def leased(self, now: datetime) -> "Delivery":
        """Attachments take time, so the lease is longer by that much."""
        transit = self.letter.transit if self.letter else timedelta()
        return replace(self, state=DeliveryState.SENDING, tries=self.tries + 1, lease_until=now + LEASE + transit)

    def sent(self, now: datetime, *, is_kept: bool = False) -> "Delivery":
        letter = self.letter if is_kept else None
        return replace(self, state=DeliveryState.SENT, sent_at=now, lease_until=None, last_error="", letter=letter)

    def missed(self, now: datetime, *, reason: str, is_final: bool) -> "Delivery":
        """Waiting for the next attempt, or failed if there is none in time."""
        next_try_at = now + PAUSES[min(self.tries, len(PAUSES)) - 1]
        delivery = replace(self, lease_until=None, last_error=reason[:REASON])
        if is_final or self.is_too_late(next_try_at):
            return replace(delivery, state=DeliveryState.FAILED, letter=None)
        return replace(delivery, state=DeliveryState.WAITING, next_try_at=next_try_at)
