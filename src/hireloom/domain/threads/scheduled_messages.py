"""Messages that somebody has written and that are sent later."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from hireloom.domain.days import Days
from hireloom.domain.refusals import Full, Invalid, NotFound

FURTHEST_AHEAD = timedelta(days=30)


class SendTimeInvalid(Invalid):
    sentence = f"Please choose a time within the next {FURTHEST_AHEAD.days} days."


class TooManyScheduled(Full):
    sentence = "At most {most} messages about an application can wait to be sent."


class NoSuchScheduledMessage(NotFound):
    sentence = "This message is no longer waiting. It may have been sent."


@dataclass(frozen=True, slots=True)
class ScheduledMessage:
    """`is_held`: it is not sent by itself anymore, because the applicant wrote first, or it was refused. `author` is
    the name to show, set once it is stored."""

    application_id: int
    author_id: int
    text: str
    send_at: datetime
    is_held: bool = False
    author: str = ""
    id: int = 0


def send_time(chosen: datetime, days: Days, now: datetime) -> datetime:
    """The moment to send; a time without an offset is in the zone of `days`. Raises SendTimeInvalid."""
    moment = chosen if chosen.tzinfo else chosen.replace(tzinfo=days.zone)
    if not now < moment <= now + FURTHEST_AHEAD:
        raise SendTimeInvalid
    return moment
