"""Settings for how long links, keys and proofs work."""

from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.lives import Lives
from hireloom.settings import values as read
from hireloom.settings.values import setting


@dataclass(frozen=True)
class LifeSettings:
    invitation_days: int = setting(
        7, read.whole(1, 90), "For how many days an invitation into a company, or a request to join it, works."
    )
    booking_days: int = setting(
        7, read.whole(1, 90), "For how many days the link in an invitation to an interview lets people choose a time."
    )
    email_change_hours: int = setting(
        24, read.whole(1, 720), "For how many hours the links that confirm a new email address work."
    )
    disown_hours: int = setting(
        72,
        read.whole(1, 720),
        "For how many hours the link works with which people undo what somebody else did, and how long a new email"
        " address waits if nobody can read the old one.",
    )
    passkey_minutes: int = setting(
        15, read.whole(1, 60), "How many minutes people have for the dialog in which they use a passkey."
    )
    company_login_minutes: int = setting(
        10, read.whole(1, 60), "How many minutes a log-in may take at a company's identity provider."
    )
    trust_days: int = setting(
        30, read.whole(1, 365), "For how many days a trusted device is not asked for the second step."
    )
    confirmed_minutes: int = setting(
        10,
        read.whole(1, 720),
        "For how many minutes after the password or a passkey was used it is not asked for again before a change.",
    )
    key_overlap_hours: int = setting(
        24,
        read.whole(1, 720),
        "For how many hours a replaced API key, or the replaced secret of a webhook, still works.",
    )

    @property
    def lives(self) -> Lives:
        return Lives(
            invitation=timedelta(days=self.invitation_days),
            email_change=timedelta(hours=self.email_change_hours),
            disowning=timedelta(hours=self.disown_hours),
            passkey_ceremony=timedelta(minutes=self.passkey_minutes),
            company_login=timedelta(minutes=self.company_login_minutes),
            trust=timedelta(days=self.trust_days),
            confirmation=timedelta(minutes=self.confirmed_minutes),
            overlap=timedelta(hours=self.key_overlap_hours),
            booking=timedelta(days=self.booking_days),
        )
