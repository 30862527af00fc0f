"""A new email address for an account: the old one stays valid until the new mailbox has answered."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from hireloom.domain.identity.emails import EmailPersonal, is_personal, mailbox_of
from hireloom.domain.identity.users import Role, User
from hireloom.domain.lives import USUAL
from hireloom.domain.refusals import Conflict, Invalid, NotFound


class SameEmail(Invalid):
    sentence = "This is your email already."


class NoEmailChange(NotFound):
    sentence = "This link is no longer valid."


class SharedDemoEmail(Conflict):
    sentence = "Everyone who tries the demo uses this account, so its email stays. Register your own to change it."


@dataclass(frozen=True, slots=True)
class EmailChange:
    """`key` is the hash of the token in the link that was sent to the new mailbox."""

    user_id: int
    email: str
    key: str
    requested_at: datetime

    def until(self, life: timedelta = USUAL.email_change) -> datetime:
        return self.requested_at + life


def new_email(typed: str | None, user: User) -> str:
    """Raises EmailNeeded, EmailMalformed, EmailPersonal or SameEmail."""
    email = mailbox_of(typed)
    if email == user.email:
        raise SameEmail
    if user.role is Role.RECRUITER and is_personal(email):
        raise EmailPersonal
    return email
