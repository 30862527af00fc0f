"""A person's own passkeys: making, naming and removing them."""

from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.passkeys import (
    CeremonyPurpose,
    NoSuchPasskey,
    Passkey,
    TooManyPasskeys,
    handle_of,
    name_of,
)
from hireloom.ports.clock import Clock
from hireloom.ports.passkeys import WebAuthn
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.accounts import Visitor
from hireloom.usecases.factor_changes import FactorChanges
from hireloom.usecases.passkey_checks import Assertion, BegunCeremony, PasskeyCheck


class AddedPasskey(NamedTuple):
    """`recovery_codes` come with a person's first second factor; otherwise the former ones stay."""

    passkey: Passkey
    recovery_codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PasskeyDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    webauthn: WebAuthn
    secret: str
    passkey_check: PasskeyCheck
    factor_changes: FactorChanges

    def begin(self, *, visitor: Visitor) -> BegunCeremony:
        """Raises SharedDemoFactor, TooManyPasskeys or PasskeysNeedName."""
        self.factor_changes.must_be_own_account(visitor)
        user = visitor.user
        with self.store.reading() as tx:
            passkeys = tx.passkeys.of(user.id)
        if len(passkeys) >= self.amounts.passkeys:
            raise TooManyPasskeys(self.amounts.passkeys)
        ceremony = self.passkey_check.new_ceremony(CeremonyPurpose.REGISTER, holder=visitor.session.key)
        options = self.webauthn.creation_options(
            challenge=ceremony.challenge(self.secret),
            user_handle=handle_of(user.id, self.secret),
            account=user.email,
            existing=passkeys,
        )
        return BegunCeremony(ceremony.token, options)

    def add(self, answer: Assertion, name: str, *, visitor: Visitor, origin: Origin) -> AddedPasskey:
        """Raises PasskeyNameMissing, CeremonyOver, PasskeyRefused, PasskeyTaken or TooManyPasskeys."""
        name, user_id, changes = name_of(name), visitor.user.id, self.factor_changes
        with self.store.writing() as tx:
            challenge = self.passkey_check.challenge_once(
                tx, answer.token, CeremonyPurpose.REGISTER, holder=visitor.session.key
            )
        made = self.webauthn.registered(answer.credential, challenge=challenge)
        handle, now = handle_of(user_id, self.secret), self.clock.now()
        passkey = Passkey(made.id, user_id, handle, made.public_key, name, made.sign_count, made.transports, now)
        with self.store.writing() as tx:
            tx.users.get_for_update(user_id).must_be_active()
            if len(tx.passkeys.of(user_id)) >= self.amounts.passkeys:
                raise TooManyPasskeys(self.amounts.passkeys)
            is_first = not tx.second_factors.any_of(user_id)
            tx.passkeys.add(passkey)
            codes = changes.new_codes(tx, user_id) if is_first else ()
            changes.note(tx, "passkeys.added", visitor, origin)
            changes.tell(tx, visitor.user, f"The passkey “{name}” was added. It can log in to your account.")
        changes.hurry()
        return AddedPasskey(passkey, codes)

    def rename(self, passkey_id: str, name: str, *, visitor: Visitor, origin: Origin) -> None:
        """Raises NoSuchPasskey or PasskeyNameMissing."""
        with self.store.writing() as tx:
            tx.passkeys.put(_own(tx, passkey_id, visitor).named(name))
            self.factor_changes.note(tx, "passkeys.renamed", visitor, origin)

    def remove(self, passkey_id: str, *, visitor: Visitor, origin: Origin) -> None:
        """Raises NoSuchPasskey."""
        changes = self.factor_changes
        with self.store.writing() as tx:
            passkey = _own(tx, passkey_id, visitor)
            tx.passkeys.remove(passkey.id)
            left = changes.after_removal(tx, visitor)
            changes.note(tx, "passkeys.removed", visitor, origin)
            changes.tell(tx, visitor.user, f"The passkey “{passkey.name}” was removed. {left}")
        changes.hurry()


def _own(tx: Transaction, passkey_id: str, visitor: Visitor) -> Passkey:
    passkey = tx.passkeys.get_for_update(passkey_id)
    if passkey is None or passkey.user_id != visitor.user.id:
        raise NoSuchPasskey
    return passkey
