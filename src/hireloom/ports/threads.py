"""The messages about applications, and the mailbox in which answers by email arrive."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.threads.incoming_mails import IncomingMail, MailCall
from hireloom.domain.threads.messages import ThreadMessage


class Threads(Protocol):
    def of(self, application_id: int) -> Sequence[ThreadMessage]:
        """Oldest first."""
        ...

    def by(self, user_id: int) -> Sequence[ThreadMessage]:
        """What this person wrote, oldest first."""
        ...

    def add(self, message: ThreadMessage) -> ThreadMessage:
        """The message with an id."""
        ...

    def has_mail(self, mail_id: str) -> bool:
        """Whether an email with this Message-ID was taken before."""
        ...

    def forget_application(self, application_id: int) -> None:
        """Remove the messages about this application."""
        ...

    def forget_user(self, user_id: int) -> None:
        """Remove the messages about this person's applications. What they wrote about others stays, under a deleted
        user."""
        ...


class MailHook(Protocol):
    def mail(self, call: MailCall, now: datetime) -> IncomingMail:
        """The email that a provider brings. Raises NotFromTheProvider for anybody else's call, and for an old one."""
        ...


class MailboxAway(Exception):
    """The mailbox cannot be read at the moment."""


class Mailbox(Protocol):
    def new(self) -> Sequence[IncomingMail]:
        """Emails that arrived since the last call, at most some dozens; each is returned once. Raises MailboxAway."""
        ...
