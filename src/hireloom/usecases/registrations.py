"""Registration: we email a code, and the person who enters it gets an account."""

from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.codes import Purpose
from hireloom.domain.identity.limits import RateLimit, RateLimits
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.registrations import (
    EmailUnproven,
    Newcomer,
    RegistrationInput,
    newcomer_of,
    registration_of,
)
from hireloom.domain.identity.users import EmailTaken, User, UsernameTaken
from hireloom.domain.mails.account_mails import account_exists, signup_code
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.security import LeakedPasswords, Passwords, Tokens
from hireloom.ports.stores import Store
from hireloom.usecases.codes import Browser, CodeDesk, sending
from hireloom.usecases.limits import take


class Registration(NamedTuple):
    """The result: an account, or what is already taken."""

    user: User | None
    is_username_taken: bool = False
    is_email_taken: bool = False

    @property
    def message(self) -> str:
        if self.user:
            return "Registration successful!"
        return UsernameTaken.sentence if self.is_username_taken else EmailTaken.sentence


@dataclass(frozen=True, slots=True)
class RegistrationDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    passwords: Passwords
    leaked: LeakedPasswords
    tokens: Tokens
    dispatcher: Dispatcher
    codes: CodeDesk
    limit: RateLimit  # accounts created from one network address
    site: str

    @sending()
    def send_code(self, form: RegistrationInput, *, browser: Browser) -> str:
        """The token for the browser's cookie. Only the owner of the address learns whether it already has an account,
        from a different letter."""
        newcomer, token, digits = newcomer_of(form), self.codes.token_for(browser), self.tokens.digits()
        self._must_be_free(newcomer.username, browser.origin)
        with self.store.writing() as tx:
            is_known = tx.users.by_email(newcomer.email) is not None
            code = self.tokens.token() if is_known else digits  # a code that was sent to nobody can never be entered
            event = self.codes.issue(
                tx, code, purpose=Purpose.SIGNUP, email=newcomer.email, token=token, origin=browser.origin
            )
            if is_known:
                letter = account_exists(newcomer.email, site=self.site)
            else:
                letter = signup_code(newcomer.email, digits, life=self.codes.code_limits.life)
            tx.outbox.put(letter, event=event)
        self.dispatcher.hurry()
        return token

    def verify_code(self, email: str | None, digits: str | None, *, browser: Browser) -> str:
        """The token of a ticket. Raises CodeWrong or TooMany."""
        return self.codes.redeem(Purpose.SIGNUP, email, digits, browser=browser)

    def register(self, form: RegistrationInput, password: str | None, *, browser: Browser) -> Registration:
        """The account, or what is taken; in that case the browser keeps its ticket for another attempt."""
        newcomer = registration_of(form, password, leaked=self.leaked)
        if not self.codes.holds_ticket(Purpose.SIGNUP, newcomer.email, browser=browser):
            raise EmailUnproven
        self._count(self.limit, browser.origin)
        password_hash = self.passwords.hashed(password or "")
        try:
            return Registration(self._add(newcomer, password_hash, browser))
        except (UsernameTaken, EmailTaken):
            return self._taken(newcomer)

    def _add(self, newcomer: Newcomer, password_hash: str, browser: Browser) -> User:
        now = self.clock.now()
        with self.store.writing() as tx:
            if not self.codes.use(tx, Purpose.SIGNUP, newcomer.email, browser=browser):
                raise EmailUnproven
            user = newcomer.as_user(now=now)
            added = tx.users.add(user, password_hash=password_hash)
            tx.audit.add(AuditEvent(now, "accounts.registered", added.id, details={"user_type": added.role.value}))
        return added

    def _taken(self, newcomer: Newcomer) -> Registration:
        with self.store.reading() as tx:
            has_name = tx.users.by_username(newcomer.username) is not None
            has_email = tx.users.by_email(newcomer.email) is not None
        return Registration(None, has_name, has_email)

    def _must_be_free(self, username: str, origin: Origin) -> None:
        """Names are public, but nobody should be able to query thousands of them."""
        with self.store.reading() as tx:
            is_free = tx.users.by_username(username) is None
        if not is_free:
            self._count(self.rate_limits.taken_names, origin)
            raise UsernameTaken

    def _count(self, limit: RateLimit, origin: Origin) -> None:
        with self.store.writing() as tx:
            take(tx, limit, origin.network, now=self.clock.now())
