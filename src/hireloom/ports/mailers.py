"""Sending email: the provider that delivers a letter, and the dispatcher to which the product hands letters."""

from typing import Protocol

from hireloom.domain.mails.letters import Letter


class MailFailed(Exception):
    """The provider did not accept the letter. `is_final`: it never will, so a retry is pointless. The text is for
    admins: one line, without the letter's text or secrets.
    """

    def __init__(self, reason: str, *, is_final: bool = False) -> None:
        super().__init__(" ".join(reason.split()))
        self.is_final = is_final


class Mailer(Protocol):
    def send(self, letter: Letter, message_id: str) -> None:
        """Hand one letter to the provider and return once it is accepted, within half a minute plus its transit time.
        Raises MailFailed."""
        ...

    def forget(self, email: str) -> None:
        """Remove what we keep of letters to this address ourselves; what a provider keeps is not ours. Never fails."""
        ...


class Dispatcher(Protocol):
    """Used by desks after they have put a letter into the outbox and closed the unit of work."""

    def hurry(self) -> None:
        """Letters are waiting: start sending now. Never blocks."""
        ...

    def deliver(self, event: str, within: float) -> bool:
        """Send this event's letter now and wait at most `within` seconds; returns whether the provider has accepted it.
        If not, it is retried later. If many callers are already waiting, this returns immediately."""
        ...
