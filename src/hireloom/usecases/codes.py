"""Verifying a mailbox: we email a code, it comes back from the browser that asked for it, and becomes a ticket."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.identity.codes import (
    Code,
    CodeLimits,
    CodeNotSent,
    CodeWrong,
    Purpose,
    TooManyCodes,
    digits_of,
    seal_of,
)
from hireloom.domain.identity.emails import email_of
from hireloom.domain.identity.limits import RateLimit, RateLimits
from hireloom.domain.identity.origins import Origin, device_after, source_of
from hireloom.domain.identity.registrations import must_hold
from hireloom.domain.identity.tickets import Ticket
from hireloom.domain.identity.tokens import token_hash
from hireloom.ports.clock import Clock
from hireloom.ports.failures import StoreAway
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.limits import take, take_all

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


@contextmanager
def sending() -> Iterator[None]:
    """A code and its email are stored in one unit of work, so no code is stored without its email. Raises CodeNotSent
    if that unit fails."""
    try:
        yield
    except StoreAway as away:
        raise CodeNotSent from away


class Browser(NamedTuple):
    """The browser that asks: `token` is the value of its cookie for this purpose, if any."""

    token: str | None
    origin: Origin

    @property
    def key(self) -> str:
        return token_hash(self.token or "")


def end_resets(tx: Transaction, email: str) -> None:
    """Nobody who has read the mailbox until now sets a new password with that."""
    tx.codes.remove(Purpose.RESET, email)
    tx.tickets.remove_all(Purpose.RESET, email)


@dataclass(frozen=True, slots=True)
class CodeDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    tokens: Tokens
    secret: str
    code_limits: CodeLimits
    per_network: RateLimit  # codes requested from one network

    def token_for(self, browser: Browser) -> str:
        """The token for the browser's cookie: it stays the same, so that two tabs or a second code do no harm."""
        return browser.token if browser.token and _TOKEN.fullmatch(browser.token) else self.tokens.token()

    def issue(self, tx: Transaction, digits: str, *, purpose: Purpose, email: str, token: str, origin: Origin) -> str:
        """Store a code that replaces this browser's previous one; returns the name of its letter. Raises TooMany or
        TooManyCodes."""
        now, key = self.clock.now(), token_hash(token)
        source = source_of(email, origin, secret=self.secret)
        counts = [(limit, source.subject) for limit in purpose.sends(self.rate_limits)]
        if not source.is_known:
            take(tx, self.per_network, origin.network, now=now)
            counts = [(purpose.own(self.rate_limits.unknown_codes), email), *counts]
        take_all(tx, counts, now=now, otherwise=TooManyCodes)
        seal = seal_of(digits, purpose=purpose, email=email, browser=key, secret=self.secret)
        tx.codes.sweep(created_until=now - self.code_limits.life)
        tx.codes.put(Code(purpose, email, key, seal, now))
        return f"codes.{purpose}.{self.tokens.token()}"

    def redeem(self, purpose: Purpose, email: str | None, digits: str | None, *, browser: Browser) -> str:
        """The token of a ticket, in exchange for the right code. Raises CodeWrong or TooMany."""
        must_hold({"email": lambda: email_of(email), "otp": lambda: digits_of(digits)})
        address, now, token = email_of(email), self.clock.now(), self.tokens.token()
        seal = seal_of(digits_of(digits), purpose=purpose, email=address, browser=browser.key, secret=self.secret)
        with self.store.writing() as tx:
            code = tx.codes.get(purpose, address, browser=browser.key)
            wrong_codes = purpose.own(self.rate_limits.wrong_codes), f"{address}\n{browser.key}"
            limit, subject = wrong_codes if code else (self.rate_limits.stray_codes, browser.origin.network)
            take(tx, limit, subject, now=now)
            is_right = code is not None and code.fits(seal, now=now, limits=self.code_limits)
            if is_right:
                tx.attempts.give_back(limit, subject)
                tx.codes.remove(purpose, address)
                limits, key = self.code_limits, token_hash(token)
                self._give(tx, Ticket.issued(key, purpose=purpose, email=address, now=now, limits=limits))
            elif code is not None:
                tx.codes.put(code.missed(self.code_limits))
        if not is_right:
            raise CodeWrong  # outside the unit of work, so that the attempt still counts
        return token

    def holds_ticket(self, purpose: Purpose, email: str, *, browser: Browser) -> bool:
        """Whether continuing makes sense; only `use` is binding."""
        with self.store.reading() as tx:
            return self._fitting(tx, purpose, email, browser) is not None

    def use(self, tx: Transaction, purpose: Purpose, email: str, *, browser: Browser) -> bool:
        """Use up the ticket in the same unit of work as the action that it allows; False if none matches."""
        tx.codes.remove(purpose, email)
        ticket = self._fitting(tx, purpose, email, browser)
        if ticket is None:
            return False
        tx.tickets.remove(ticket.key)
        return True

    def device_after(self, email: str, browser: Browser) -> str:
        """The value of this browser's device cookie after the mailbox has been verified and used."""
        return device_after(email, browser.origin, secret=self.secret, new_id=self.tokens.token())

    def _fitting(self, tx: Transaction, purpose: Purpose, email: str, browser: Browser) -> Ticket | None:
        ticket = tx.tickets.get(browser.key)
        return ticket if ticket and ticket.admits(email, purpose=purpose, now=self.clock.now()) else None

    def _give(self, tx: Transaction, ticket: Ticket) -> None:
        tx.tickets.sweep(self.clock.now())
        if ticket.purpose is Purpose.RESET:
            tx.tickets.remove_all(ticket.purpose, ticket.email)  # only the latest reader of the mailbox has one
        tx.tickets.add(ticket)
