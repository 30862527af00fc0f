"""Using a passkey: the ceremony begins and ends in the same browser, and counts once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.passkeys import (
    Ceremony,
    CeremonyOver,
    CeremonyPurpose,
    NoPasskey,
    Passkey,
    PasskeyRefused,
    UnknownPasskey,
    credential_id_of,
)
from hireloom.domain.lives import Lives
from hireloom.ports.clock import Clock
from hireloom.ports.passkeys import WebAuthn
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Store, Transaction


class BegunCeremony(NamedTuple):
    """`token` comes back with the answer of the authenticator to `options`."""

    token: str
    options: Mapping[str, Any]


class Assertion(NamedTuple):
    """What a browser sends at the end of a ceremony."""

    token: str
    credential: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class PasskeyCheck:
    store: Store
    clock: Clock
    tokens: Tokens
    webauthn: WebAuthn
    lives: Lives
    secret: str

    def begin(self, purpose: CeremonyPurpose, *, holder: str, allowed: Sequence[Passkey] = ()) -> BegunCeremony:
        """Raises PasskeysNeedName."""
        ceremony = self.new_ceremony(purpose, holder=holder)
        options = self.webauthn.request_options(challenge=ceremony.challenge(self.secret), allowed=allowed)
        return BegunCeremony(ceremony.token, options)

    def begin_of(self, user_id: int, purpose: CeremonyPurpose, *, holder: str) -> BegunCeremony:
        """For a person who is known already. Raises NoPasskey."""
        with self.store.reading() as tx:
            passkeys = tx.passkeys.of(user_id)
        if not passkeys:
            raise NoPasskey
        return self.begin(purpose, holder=holder, allowed=passkeys)

    def new_ceremony(self, purpose: CeremonyPurpose, *, holder: str) -> Ceremony:
        return Ceremony.begun(purpose, holder=holder, nonce=self.tokens.token(), now=self.clock.now())

    def challenge_once(self, tx: Transaction, token: str, purpose: CeremonyPurpose, *, holder: str) -> bytes:
        """The challenge that was begun with this token; it works once. Raises CeremonyOver."""
        now, life = self.clock.now(), self.lives.passkey_ceremony
        ceremony = Ceremony.resumed(token, purpose, holder=holder, now=now, life=life)
        challenge = ceremony.challenge(self.secret)
        tx.passkeys.sweep(used_before=now - life)
        if not tx.passkeys.use_challenge(challenge, now=now):
            raise CeremonyOver
        return challenge

    def use(
        self,
        assertion: Assertion,
        purpose: CeremonyPurpose,
        *,
        holder: str,
        origin: Origin,
        of_user: int | None = None,
    ) -> Passkey:
        """The passkey that has just shown who the person is. Raises CeremonyOver, UnknownPasskey, also for a passkey of
        anybody but `of_user`, or PasskeyRefused."""
        with self.store.writing() as tx:  # whatever the outcome, this challenge is used up
            challenge = self.challenge_once(tx, assertion.token, purpose, holder=holder)
        with self.store.writing() as tx:
            passkey = tx.passkeys.get_for_update(credential_id_of(assertion.credential))
            if passkey is None or of_user not in (None, passkey.user_id):
                raise UnknownPasskey
            try:
                count = self.webauthn.checked(assertion.credential, challenge=challenge, passkey=passkey)
            except PasskeyRefused as refused:
                refusal: PasskeyRefused | None = refused
                email = tx.users.get(passkey.user_id).email
                tx.audit.add(AuditEvent(self.clock.now(), "passkeys.refused", subject=email, details=origin.details))
            else:
                refusal = None
                passkey = passkey.used(count, self.clock.now())
                tx.passkeys.put(passkey)
        if refusal:
            raise refusal  # outside the unit of work, so that the line in the log stays
        return passkey
