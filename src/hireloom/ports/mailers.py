"""Sending mail: the provider that carries a letter, and the dispatcher to which the product hands letters."""

from typing import Protocol

from hireloom.domain.mails.letters import Letter


class MailFailed(Exception):
    """The provider did not take the letter. `is_final`: it never will, so trying again is useless.

    The text is for admins: one line, without the letter's words and without a secret.
    """

    def __init__(self, reason: str, *, is_final: bool = False) -> None:
        super().__init__(" ".join(reason.split()))
        self.is_final = is_final


class Mailer(Protocol):
    def send(self, letter: Letter, message_id: str) -> None:
        """Hand one letter to the provider and return when it was accepted, within half a minute and its transit.
        Raises MailFailed."""
        ...

    def forget(self, email: str) -> None:
        """Remove what we keep of letters to this address ourselves; what a provider keeps is not ours. Never fails."""
        ...


class Dispatcher(Protocol):
    """For desks that have put a letter into the outbox and whose unit of work is closed."""

    def hurry(self) -> None:
        """Letters are waiting: begin to send now. Never waits."""
        ...

    def deliver(self, event: str, within: float) -> bool:
        """Send this event's letter now and wait `within` seconds at most; returns whether the provider has accepted it.
        If not, it is tried again later. While many callers wait already, the next one is told at once."""
        ...
