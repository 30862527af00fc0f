"""Setting up an authenticator app, recovery codes and trusted devices for one's own account."""

from collections.abc import Container
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.second_factors import (
    RECOVERY_CODES,
    AuthenticatorApp,
    NoAuthenticator,
    NoSuchTrust,
    SetupOutdated,
    WrongSecondStep,
    recovery_seal,
)
from hireloom.domain.identity.security_events import whence
from hireloom.domain.mails.security_mails import second_step_changed
from hireloom.domain.refusals import Conflict
from hireloom.ports.clock import Clock
from hireloom.ports.security import AuthenticatorCodes, SealedTexts, Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.accounts import Visitor
from hireloom.usecases.factor_checks import app_purpose
from hireloom.usecases.security_notices import SecurityNotices


class SharedDemoFactor(Conflict):
    sentence = "Everyone who tries the demo uses this account, so it asks for no code. Register your own to set one up."


class AuthenticatorSetup(NamedTuple):
    """`address` is what the app reads from the QR code. `sealed` is the encrypted secret, which comes back with the
    first code: nothing is stored until then."""

    secret: str
    address: str
    sealed: str


@dataclass(frozen=True, slots=True)
class SecondFactorDesk:
    store: Store
    clock: Clock
    tokens: Tokens
    authenticator: AuthenticatorCodes
    sealed_texts: SealedTexts
    secret: str
    notices: SecurityNotices
    open_to_all: Container[str] = ()  # addresses

    def begin(self, *, visitor: Visitor) -> AuthenticatorSetup:
        """Raises SharedDemoFactor: `set_up` works only with what this returns."""
        if visitor.user.email in self.open_to_all:
            raise SharedDemoFactor
        secret = self.authenticator.secret()
        sealed = self.sealed_texts.sealed(secret, purpose=_setup_purpose(visitor))
        return AuthenticatorSetup(secret, self.authenticator.address(secret, visitor.user.email), sealed)

    def set_up(self, sealed: str, code: str, *, visitor: Visitor, origin: Origin) -> tuple[str, ...]:
        """Ask for the app's codes from now on, in place of a former app's. Returns new recovery codes. Raises
        SetupOutdated or WrongSecondStep."""
        user_id, now = visitor.user.id, self.clock.now()
        secret = self.sealed_texts.opened(sealed, purpose=_setup_purpose(visitor))
        if secret is None:
            raise SetupOutdated
        step = self.authenticator.step(code.replace(" ", ""), secret, now)
        if step is None:
            raise WrongSecondStep
        kept = self.sealed_texts.sealed(secret, purpose=app_purpose(user_id))
        with self.store.writing() as tx:
            tx.users.get_for_update(user_id).must_be_active()
            had_one = tx.second_factors.app(user_id) is not None
            tx.second_factors.put_app(AuthenticatorApp(user_id, kept, now, step))
            tx.second_factors.end_all_trust(user_id)
            self._note(tx, "authenticators.replaced" if had_one else "authenticators.added", visitor, origin)
            self._tell(tx, visitor, "An authenticator app was set up. Your log-in now asks for its code.")
            codes = self._new_codes(tx, user_id)
        self.notices.hurry()
        return codes

    def remove(self, *, visitor: Visitor, origin: Origin) -> None:
        """Log in with the password alone from now on. Raises NoAuthenticator."""
        with self.store.writing() as tx:
            _must_have_app(tx, visitor)
            tx.second_factors.remove_all(visitor.user.id)
            self._note(tx, "authenticators.removed", visitor, origin)
            self._tell(tx, visitor, "Your authenticator app was turned off. Your log-in asks for your password alone.")
        self.notices.hurry()

    def new_recovery_codes(self, *, visitor: Visitor, origin: Origin) -> tuple[str, ...]:
        """The former ones no longer work. Raises NoAuthenticator."""
        with self.store.writing() as tx:
            _must_have_app(tx, visitor)
            self._note(tx, "recovery_codes.renewed", visitor, origin)
            self._tell(tx, visitor, "New recovery codes were made. The former ones no longer work.")
            codes = self._new_codes(tx, visitor.user.id)
        self.notices.hurry()
        return codes

    def end_trust(self, handle: str, *, visitor: Visitor, origin: Origin) -> None:
        """Ask for the second step on this device again. Raises NoSuchTrust."""
        with self.store.writing() as tx:
            devices = tx.second_factors.trusted_devices(visitor.user.id)
            device = next((device for device in devices if device.handle == handle), None)
            if device is None:
                raise NoSuchTrust
            tx.second_factors.end_trust(device.key)
            self._note(tx, "devices.distrusted", visitor, origin)

    def _new_codes(self, tx: Transaction, user_id: int) -> tuple[str, ...]:
        codes = tuple(self.tokens.recovery_code() for _ in range(RECOVERY_CODES))
        seals = [recovery_seal(code, user_id=user_id, secret=self.secret) for code in codes]
        tx.second_factors.set_recovery_codes(user_id, seals)
        return codes

    def _tell(self, tx: Transaction, visitor: Visitor, change: str) -> None:
        self.notices.put(tx, visitor.user, lambda to, not_me: second_step_changed(to, change=change, not_me=not_me))

    def _note(self, tx: Transaction, action: str, visitor: Visitor, origin: Origin) -> None:
        details = whence(origin.address, origin.browser)
        tx.audit.add(AuditEvent(self.clock.now(), action, visitor.user.id, details=details))


def _must_have_app(tx: Transaction, visitor: Visitor) -> None:
    if tx.second_factors.app_for_update(visitor.user.id) is None:
        raise NoAuthenticator


def _setup_purpose(visitor: Visitor) -> str:
    """A setup ends with the session in which it was begun."""
    return f"setup of {visitor.user.id} in {visitor.session.key}"
