"""A new email address for an account: the old one stays valid until both mailboxes have confirmed, or for a while if
nobody can read the old one."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from hireloom.domain.identity.emails import EmailPersonal, is_personal, mailbox_of
from hireloom.domain.identity.users import Role, User
from hireloom.domain.lives import USUAL, Lives
from hireloom.domain.refusals import Conflict, Invalid, NotFound


class SameEmail(Invalid):
    sentence = "This is your email already."


class NoEmailChange(NotFound):
    sentence = "This link is no longer valid."


class NoChangeWaiting(NotFound):
    sentence = "No change of your email is waiting."


class SecondStepMissing(Invalid):
    sentence = "Use a passkey, or enter a code from your authenticator app or a recovery code."


class SharedDemoEmail(Conflict):
    sentence = "Everyone who tries the demo uses this account, so its email stays. Register your own to change it."


@dataclass(frozen=True, slots=True)
class EmailChange:
    """`key` and `old_key` are the hashes of the tokens in the links to the new mailbox and to the old one;
    `new_confirmed_at` and `old_confirmed_at` are when they were used. `given_up_at` is when the person said that they
    can no longer read the old mailbox."""

    user_id: int
    email: str
    key: str
    old_key: str
    requested_at: datetime
    new_confirmed_at: datetime | None = None
    old_confirmed_at: datetime | None = None
    given_up_at: datetime | None = None

    def until(self, life: timedelta = USUAL.email_change) -> datetime:
        """When the links end."""
        return self.requested_at + life

    def due_at(self, wait: timedelta = USUAL.disowning) -> datetime | None:
        """When the change no longer needs the old mailbox, which can refuse it until then."""
        return self.given_up_at + wait if self.given_up_at else None

    def is_over(self, now: datetime, lives: Lives = USUAL) -> bool:
        """Nobody confirmed in time."""
        return self.until(lives.email_change) <= now and not (self.new_confirmed_at and self.given_up_at)

    def is_settled(self, now: datetime, lives: Lives = USUAL) -> bool:
        """The new address is the account's from now on."""
        due = self.due_at(lives.disowning)
        return bool(self.new_confirmed_at and (self.old_confirmed_at or (due and due <= now)))

    def is_for_old(self, key: str) -> bool:
        """Whether the link was sent to the old mailbox."""
        return key == self.old_key

    def confirmed(self, key: str, now: datetime) -> "EmailChange":
        """After the link with this key was opened."""
        if self.is_for_old(key):
            return replace(self, old_confirmed_at=self.old_confirmed_at or now)
        return replace(self, new_confirmed_at=self.new_confirmed_at or now)

    def given_up(self, now: datetime) -> "EmailChange":
        return replace(self, given_up_at=self.given_up_at or now)

    def sent_again(self, key: str, old_key: str, now: datetime) -> "EmailChange":
        """With other links; what was confirmed stays confirmed."""
        return replace(self, key=key, old_key=old_key, requested_at=now)


def new_email(typed: str | None, user: User) -> str:
    """Raises EmailNeeded, EmailMalformed, EmailPersonal or SameEmail."""
    email = mailbox_of(typed)
    if email == user.email:
        raise SameEmail
    if user.role is Role.RECRUITER and is_personal(email):
        raise EmailPersonal
    return email
