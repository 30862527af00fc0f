"""Resetting a forgotten password: code, ticket, new password."""

from contextlib import suppress
from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.codes import Purpose, TooManyCodes
from hireloom.domain.identity.emails import email_of
from hireloom.domain.identity.passwords import chosen
from hireloom.domain.identity.registrations import must_hold
from hireloom.domain.mails.account_mails import password_changed, reset_code
from hireloom.domain.refusals import NotAllowed
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.security import LeakedPasswords, Passwords, Tokens
from hireloom.ports.stores import Store
from hireloom.usecases.codes import Browser, CodeDesk, sending
from hireloom.usecases.email_changes import cancel_waiting
from hireloom.usecases.security_notices import SecurityNotices


class CodeUnproven(NotAllowed):
    sentence = "Please verify the OTP first."


@dataclass(frozen=True, slots=True)
class ResetDesk:
    store: Store
    clock: Clock
    passwords: Passwords
    leaked: LeakedPasswords
    tokens: Tokens
    dispatcher: Dispatcher
    codes: CodeDesk
    notices: SecurityNotices
    site: str

    @sending()
    def send_code(self, email: str | None, *, browser: Browser) -> str:
        """The token for the browser's cookie. The result looks the same for every address, whether or not it is known
        or has used up its codes."""
        must_hold({"email": lambda: email_of(email)})
        address, token = email_of(email), self.codes.token_for(browser)
        with suppress(TooManyCodes):
            self._send(address, token, browser)
        self.dispatcher.hurry()
        return token

    def verify_code(self, email: str | None, digits: str | None, *, browser: Browser) -> str:
        """The token of a ticket. Raises CodeWrong or TooMany."""
        return self.codes.redeem(Purpose.RESET, email, digits, browser=browser)

    def reset(self, email: str | None, password: str | None, *, browser: Browser) -> str:
        """Set the new password; returns the new value of the device cookie. All sessions end, a pending
        change of the email is canceled, and the owner is notified."""
        fits = {
            "email": lambda: email_of(email),
            "new_password": lambda: chosen(password or "", leaked=self.leaked, personal_words=(email,)),
        }
        must_hold(fits)
        address = email_of(email)
        if not self.codes.holds_ticket(Purpose.RESET, address, browser=browser):
            raise CodeUnproven
        password_hash, now = self.passwords.hashed(password or ""), self.clock.now()
        with self.store.writing() as tx:
            is_proven = self.codes.use(tx, Purpose.RESET, address, browser=browser)
            user = tx.users.by_email(address)
            if not is_proven or user is None or not user.is_active:
                raise CodeUnproven
            must_hold({"new_password": lambda: chosen(password or "", personal_words=(user.username,))})
            tx.users.set_password_hash(user.id, password_hash)
            tx.sessions.end_all(user.id)
            tx.second_factors.end_all_trust(user.id)
            cancel_waiting(tx, user.id, now=now, origin=browser.origin)
            tx.audit.add(AuditEvent(now, "passwords.reset", user.id))
            self.notices.put(tx, user, lambda to, not_me: password_changed(to, site=self.site, not_me=not_me))
        self.dispatcher.hurry()
        return self.codes.device_after(address, browser)

    def _send(self, email: str, token: str, browser: Browser) -> None:
        digits = self.tokens.digits()
        letter = reset_code(email, digits, life=self.codes.code_limits.life)
        with self.store.writing() as tx:
            user = tx.users.by_email(email)
            is_open = user is not None and user.is_active
            code = digits if is_open else self.tokens.token()
            event = self.codes.issue(tx, code, purpose=Purpose.RESET, email=email, token=token, origin=browser.origin)
            if is_open:
                tx.outbox.put(letter, event=event)
