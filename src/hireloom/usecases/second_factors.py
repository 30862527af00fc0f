"""Setting up an authenticator app, recovery codes and trusted devices for one's own account."""

from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.second_factors import (
    AuthenticatorApp,
    NoAuthenticator,
    NoSecondFactor,
    NoSuchTrust,
    SetupOutdated,
    WrongSecondStep,
)
from hireloom.domain.identity.users import NoSuchUser, User
from hireloom.ports.clock import Clock
from hireloom.ports.security import AuthenticatorCodes, SealedTexts
from hireloom.ports.stores import Store
from hireloom.usecases.accounts import Visitor
from hireloom.usecases.factor_changes import FactorChanges
from hireloom.usecases.factor_checks import app_purpose


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
    authenticator: AuthenticatorCodes
    sealed_texts: SealedTexts
    factor_changes: FactorChanges

    def begin(self, *, visitor: Visitor) -> AuthenticatorSetup:
        """Raises SharedDemoFactor: `set_up` works only with what this returns."""
        self.factor_changes.must_be_own_account(visitor)
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
        sealed_secret = self.sealed_texts.sealed(secret, purpose=app_purpose(user_id))
        changes = self.factor_changes
        with self.store.writing() as tx:
            tx.users.get_for_update(user_id).must_be_active()
            had_one = tx.second_factors.app(user_id) is not None
            tx.second_factors.put_app(AuthenticatorApp(user_id, sealed_secret, now, step))
            tx.second_factors.end_all_trust(user_id)
            changes.note(tx, "authenticators.replaced" if had_one else "authenticators.added", visitor, origin)
            changes.tell(tx, visitor.user, "An authenticator app was set up. Your log-in now asks for its code.")
            codes = changes.new_codes(tx, user_id)
        changes.hurry()
        return codes

    def remove(self, *, visitor: Visitor, origin: Origin) -> None:
        """Ask for no code of the app from now on. Raises NoAuthenticator."""
        changes = self.factor_changes
        with self.store.writing() as tx:
            if tx.second_factors.app_for_update(visitor.user.id) is None:
                raise NoAuthenticator
            tx.second_factors.remove_app(visitor.user.id)
            left = changes.after_removal(tx, visitor)
            changes.note(tx, "authenticators.removed", visitor, origin)
            changes.tell(tx, visitor.user, f"Your authenticator app was turned off. {left}")
        changes.hurry()

    def new_recovery_codes(self, *, visitor: Visitor, origin: Origin) -> tuple[str, ...]:
        """The former ones no longer work. Raises NoSecondFactor."""
        changes = self.factor_changes
        with self.store.writing() as tx:
            tx.users.get_for_update(visitor.user.id).must_be_active()
            if not tx.second_factors.any_of(visitor.user.id):
                raise NoSecondFactor
            changes.note(tx, "recovery_codes.renewed", visitor, origin)
            changes.tell(tx, visitor.user, "New recovery codes were made. The former ones no longer work.")
            codes = changes.new_codes(tx, visitor.user.id)
        changes.hurry()
        return codes

    def reset(self, email: str) -> User:
        """For an operator: remove every factor of somebody who has lost them all. At the next log-in the password is
        enough, and the person gets an email. Raises NoSuchUser."""
        with self.store.writing() as tx:
            owner = tx.users.by_email(email)
            if owner is None:
                raise NoSuchUser
            user = tx.users.get_for_update(owner.id)
            tx.second_factors.remove_all(user.id)
            tx.sessions.end_all(user.id)
            tx.audit.add(AuditEvent(self.clock.now(), "factors.reset", subject=user.email))
            self.factor_changes.tell(tx, user, "An operator removed your passkeys and your authenticator app.")
        self.factor_changes.hurry()
        return user

    def end_trust(self, handle: str, *, visitor: Visitor, origin: Origin) -> None:
        """Ask for the second step on this device again. Raises NoSuchTrust."""
        with self.store.writing() as tx:
            devices = tx.second_factors.trusted_devices(visitor.user.id)
            device = next((device for device in devices if device.handle == handle), None)
            if device is None:
                raise NoSuchTrust
            tx.second_factors.end_trust(device.key)
            self.factor_changes.note(tx, "devices.distrusted", visitor, origin)


def _setup_purpose(visitor: Visitor) -> str:
    """A setup ends with the session in which it was begun."""
    return f"setup of {visitor.user.id} in {visitor.session.key}"
