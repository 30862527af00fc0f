"""How long links, keys and proofs work."""

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class Lives:
    """How long each works; settings choose the numbers."""

    invitation: timedelta = timedelta(days=7)  # into a company, or a request to join it
    email_change: timedelta = timedelta(hours=24)  # the link in the new mailbox
    disowning: timedelta = timedelta(hours=72)  # the link "This was not me"
    passkey_ceremony: timedelta = timedelta(minutes=15)  # people look for their security key
    company_login: timedelta = timedelta(minutes=10)  # that has begun
    trust: timedelta = timedelta(days=30)  # in a device, which is not asked for the second step
    confirmation: timedelta = timedelta(minutes=10)  # after it, changes that matter ask for the password again
    overlap: timedelta = timedelta(hours=24)  # of a replaced API key, or a webhook's secret, with its successor
    booking: timedelta = timedelta(days=7)  # of an interview's link, to choose a time


USUAL = Lives()
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def days_text(life: timedelta) -> str:
    """'7 days', '1 day'."""
    return f"{life // DAY} day{'s' if life // DAY != 1 else ''}"


def hours_text(life: timedelta) -> str:
    """'24 hours', '1 hour'."""
    return f"{life // HOUR} hour{'s' if life // HOUR != 1 else ''}"
