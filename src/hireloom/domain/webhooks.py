"""Webhooks: what a recruiter's own systems learn, how each message is signed, and when it is tried again."""

import base64
import binascii
import hashlib
import hmac
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import NamedTuple, Self
from urllib.parse import urlsplit

from hireloom.domain.jobs import Job, Position
from hireloom.domain.lives import USUAL
from hireloom.domain.refusals import Conflict, Full, Invalid, NotAllowed, NotFound

PREFIX = "whsec_"
LONGEST_URL = 500
DELIVERY_LIFE = timedelta(days=30)  # how long a delivery can be looked up
LEASE = timedelta(minutes=1)  # of a webhook for one try, which takes 20 seconds at most; then somebody else may try
PAUSED_AFTER = timedelta(days=3)  # of failures only
REST = timedelta(minutes=1)  # after a failure, for everything else that waits for the same address
ATTEMPTS_SHOWN = 20  # of one message, the latest
HOURS_SHOWN = 24
GONE = 410  # the status with which a receiver says that it wants no more messages
BACK_OFF = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 30, 120, 300, 600, 840, 1200, 1260))  # 72.6 hours


class WebhookEvent(StrEnum):
    APPLICATION_RECEIVED = "application.received"
    APPLICATION_DECIDED = "application.decided"
    APPLICATION_MOVED = "application.moved"
    APPLICATION_WITHDRAWN = "application.withdrawn"
    DOCUMENT_ADDED = "document.added"
    INTERVIEW_PLANNED = "interview.planned"
    INTERVIEW_PROPOSED = "interview.proposed"
    INTERVIEW_BOOKED = "interview.booked"
    INTERVIEW_CANCELLED = "interview.cancelled"
    SCORECARD_SUBMITTED = "scorecard.submitted"
    MESSAGE_RECEIVED = "message.received"
    QUESTION_RECEIVED = "question.received"
    OFFER_CHANGED = "offer.changed"
    POOL_ANSWERED = "pool.answered"
    CAREERS_PAGE_CHANGED = "careers_page.changed"
    JOB_OPENED = "job.opened"
    JOB_EDITED = "job.edited"
    JOB_CLOSED = "job.closed"


TEST = "test"  # the type of a message that a person sends to try an address


class DeliveryStatus(StrEnum):
    WAITING = "waiting"
    DELIVERED = "delivered"
    FAILED = "failed"


class WebhookAddressInvalid(Invalid):
    sentence = f"Please enter an address that begins with https://, of at most {LONGEST_URL} characters."


class WebhookAddressPrivate(Invalid):
    sentence = "This address leads to a private network. Please enter one on the internet."


class WebhookEventNeeded(Invalid):
    sentence = "Please choose at least one event."


class WebhooksAreForRecruiters(NotAllowed):
    sentence = "Webhooks are for recruiters."


class TooManyWebhooks(Full):
    sentence = "You already have {most} webhooks. Please remove one that you no longer need."


class WebhookPaused(Conflict):
    sentence = "This webhook is paused. Resume it first."


class WebhookSecretUnreadable(Conflict):
    sentence = "The secret can no longer be read. Please give this webhook a new one."


class NoSuchWebhook(NotFound):
    sentence = "This webhook does not exist."


class NoSuchWebhookDelivery(NotFound):
    sentence = "This delivery does not exist, or is no longer stored."


@dataclass(frozen=True, slots=True)
class WebhookEndpoint:
    """`secret` is encrypted, and so is the one before it, which signs until `former_until`. `failing_since` is the
    first failure since the last success. Until `leased_until` a process has a message to it in hand. `id` is 0 until it
    is stored."""

    user_id: int
    url: str
    events: frozenset[WebhookEvent]
    secret: str
    created_at: datetime
    paused_at: datetime | None = None
    failing_since: datetime | None = None
    rests_until: datetime | None = None
    former_secret: str | None = None
    former_until: datetime | None = None
    leased_until: datetime | None = None
    id: int = 0

    @classmethod
    def made(
        cls, url: str, events: Iterable[WebhookEvent], *, user_id: int, secret: str, now: datetime, may_be_plain: bool
    ) -> Self:
        """Raises WebhookAddressInvalid or WebhookEventNeeded."""
        url, chosen = url.strip(), frozenset(events)
        if not is_usable(url, may_be_plain=may_be_plain):
            raise WebhookAddressInvalid
        if not chosen:
            raise WebhookEventNeeded
        return cls(user_id, url, chosen, secret, now)

    def renewed(self, secret: str, now: datetime, overlap: timedelta = USUAL.overlap) -> Self:
        """With a new secret; the previous one signs alongside it for a while."""
        return replace(self, secret=secret, former_secret=self.secret, former_until=now + overlap)

    def secrets(self, now: datetime) -> tuple[str, ...]:
        """Those that sign now, the newest first."""
        if self.former_secret is None or self.former_until is None or self.former_until <= now:
            return (self.secret,)
        return (self.secret, self.former_secret)

    def paused(self, now: datetime) -> Self:
        return self if self.paused_at else replace(self, paused_at=now)

    def resumed(self) -> Self:
        return replace(self, paused_at=None, failing_since=None, rests_until=None)

    def awake(self) -> Self:
        """For a message that a person sends now. Raises WebhookPaused."""
        if self.paused_at:
            raise WebhookPaused
        return replace(self, rests_until=None)

    def leased(self, now: datetime) -> Self:
        return replace(self, leased_until=now + LEASE)

    def released(self, leased: Self) -> Self:
        """Free for the next message; unchanged if the lease of `leased` ended and somebody else has one now."""
        return replace(self, leased_until=None) if self.leased_until == leased.leased_until else self

    def reached(self) -> Self:
        return replace(self, failing_since=None, rests_until=None)

    def missed(self, now: datetime, *, status: int | None) -> Self:
        """After a failure; paused if the receiver wants no more, or has not accepted a message for too long."""
        since = self.failing_since or now
        failing = replace(self, failing_since=since, rests_until=now + REST)
        return failing.paused(now) if status == GONE or now - since >= PAUSED_AFTER else failing


@dataclass(frozen=True, slots=True)
class WebhookAttempt:
    """One try of a message; `status` is None if nothing answered, and `problem` says why."""

    at: datetime
    seconds: float
    status: int | None
    problem: str = ""


class HourTally(NamedTuple):
    """Messages of one hour; `failed` are those that were tried and have not arrived."""

    sent: int
    failed: int


@dataclass(frozen=True, slots=True)
class WebhookActivity:
    """`hours` are the last day's, the oldest first; `waiting` messages have not arrived yet, however old they are."""

    hours: tuple[HourTally, ...] = (HourTally(0, 0),) * HOURS_SHOWN
    waiting: int = 0


class DeliveryTally(NamedTuple):
    total: int
    failed: int


@dataclass(frozen=True, slots=True)
class WebhookDelivery:
    """A message to one address. `message_id` stays the same in every try, so that receivers recognize repetitions."""

    webhook_id: int
    message_id: str
    event: str
    body: str
    created_at: datetime
    due_at: datetime
    status: DeliveryStatus = DeliveryStatus.WAITING
    tries: int = 0
    tried_at: datetime | None = None
    response_status: int | None = None
    response: str = ""  # its beginning, or why there was none
    attempts: tuple[WebhookAttempt, ...] = ()  # the latest last
    id: int = 0

    @property
    def tries_left(self) -> int:
        """How often it is tried at most before it is given up."""
        return max(0, len(BACK_OFF) + 1 - self.tries) if self.status is DeliveryStatus.WAITING else 0

    def leased(self, now: datetime) -> Self:
        return replace(self, tries=self.tries + 1, due_at=now + LEASE)

    def delivered(self, now: datetime, *, status: int, response: str, seconds: float = 0.0) -> Self:
        return replace(self._tried(now, status, response, seconds), status=DeliveryStatus.DELIVERED)

    def missed(self, now: datetime, *, status: int | None, response: str, seconds: float = 0.0) -> Self:
        tried = self._tried(now, status, response, seconds)
        if self.tries > len(BACK_OFF):
            return replace(tried, status=DeliveryStatus.FAILED)
        return replace(tried, due_at=now + BACK_OFF[self.tries - 1])

    def again(self, now: datetime) -> Self:
        """The same message with all its tries ahead of it, under the same id."""
        return replace(self, status=DeliveryStatus.WAITING, tries=0, due_at=now)

    def _tried(self, now: datetime, status: int | None, response: str, seconds: float) -> Self:
        attempt = WebhookAttempt(now, seconds, status, response if status is None else "")
        attempts = (*self.attempts, attempt)[-ATTEMPTS_SHOWN:]
        return replace(self, tried_at=now, response_status=status, response=response, attempts=attempts)


def is_usable(url: str, *, may_be_plain: bool = False) -> bool:
    """Whether messages may go there: encrypted, and without a password in the address."""
    if len(url) > LONGEST_URL or not url.isascii() or any(sign <= " " or sign in "\\\x7f" for sign in url):
        return False
    try:
        parts = urlsplit(url)
        has_port = parts.port is None or parts.port > 0
    except ValueError:
        return False
    is_known = parts.scheme == "https" or (parts.scheme == "http" and may_be_plain)
    return is_known and bool(parts.hostname) and has_port and "@" not in parts.netloc and not parts.fragment


def body_of(event: str, data: Mapping[str, object], *, now: datetime) -> str:
    timestamp = now.isoformat(timespec="microseconds").replace("+00:00", "Z")  # so that they sort as texts
    return json.dumps({"type": event, "timestamp": timestamp, "data": data}, separators=(",", ":"))


def event_of(before: Job, after: Job) -> WebhookEvent:
    """The event that reports a change of a job to the outside."""
    was_open, is_open = (job.position is Position.OPEN and not job.deleted_at for job in (before, after))
    if was_open == is_open:
        return WebhookEvent.JOB_EDITED
    return WebhookEvent.JOB_OPENED if is_open else WebhookEvent.JOB_CLOSED


def job_data(job_id: int) -> dict[str, object]:
    return {"job_id": job_id, "url": f"/api/v1/jobs/{job_id}"}


def application_data(application_id: int, job_id: int, status: str) -> dict[str, object]:
    """Numbers and a link: people who may see more can read it there."""
    url = f"/api/v1/applications/{application_id}"
    return {"application_id": application_id, "job_id": job_id, "status": status.lower(), "url": url}


def move_data(application_id: int, job_id: int, stage: str) -> dict[str, object]:
    url = f"/api/v1/applications/{application_id}"
    return {"application_id": application_id, "job_id": job_id, "stage": stage, "url": url}


def scorecard_data(interview_id: int, application_id: int, job_id: int) -> dict[str, object]:
    url = f"/api/v1/applications/{application_id}/debrief"
    return {"interview_id": interview_id, "application_id": application_id, "job_id": job_id, "url": url}


def message_data(message_id: int, application_id: int, job_id: int) -> dict[str, object]:
    url = f"/api/v1/applications/{application_id}/messages"
    return {"message_id": message_id, "application_id": application_id, "job_id": job_id, "url": url}


def question_data(question_id: int, job_id: int) -> dict[str, object]:
    return {"question_id": question_id, "job_id": job_id, "url": f"/api/v1/visitor-questions/{question_id}"}


def offer_data(offer_id: int, application_id: int, job_id: int, state: str) -> dict[str, object]:
    url = f"/api/v1/applications/{application_id}/offers"
    return {"offer_id": offer_id, "application_id": application_id, "job_id": job_id, "state": state, "url": url}


def document_data(application_id: int, job_id: int, kind: str) -> dict[str, object]:
    """Which kind of document came with which application; who may read it finds it there."""
    return {
        "application_id": application_id,
        "job_id": job_id,
        "kind": kind,
        "url": f"/api/v1/applications/{application_id}",
    }


def interview_data(interview_id: int, application_id: int, job_id: int, state: str) -> dict[str, object]:
    url = f"/api/v1/applications/{application_id}/interviews"
    return {
        "interview_id": interview_id,
        "application_id": application_id,
        "job_id": job_id,
        "state": state,
        "url": url,
    }


def plan_data(job_id: int) -> dict[str, object]:
    return {"job_id": job_id, "url": f"/api/v1/jobs/{job_id}/interview-plan"}


def consent_data(pool_key: str, *, agrees: bool) -> dict[str, object]:
    return {"key": pool_key, "agrees": agrees, "url": "/api/v1/company/pool"}


def careers_page_data(domain: str, *, is_published: bool) -> dict[str, object]:
    return {"domain": domain, "is_published": is_published, "url": "/api/v1/company/careers-page"}


def secret_of(token: str) -> str:
    return PREFIX + base64.b64encode(token.encode()).decode()


def signature(secret: str, message_id: str, timestamp: int, body: str) -> str:
    """As Standard Webhooks describes it. Raises ValueError if the secret is malformed."""
    try:
        key = base64.b64decode(secret.removeprefix(PREFIX), validate=True)
    except binascii.Error as wrong:
        raise ValueError("not a secret of a webhook") from wrong
    mac = hmac.new(key, f"{message_id}.{timestamp}.{body}".encode(), hashlib.sha256)
    return f"v1,{base64.b64encode(mac.digest()).decode()}"
