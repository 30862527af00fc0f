"""The second step of a log-in."""

from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.origins import Origin, device_after
from hireloom.domain.identity.passkeys import CeremonyPurpose
from hireloom.domain.identity.second_factors import TrustedDevice
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.identity.user_agents import device_name
from hireloom.domain.lives import Lives
from hireloom.domain.refusals import NotSignedIn
from hireloom.ports.clock import Clock
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.accounts import Login, Visitor
from hireloom.usecases.factor_checks import FactorCheck
from hireloom.usecases.new_sessions import begin_session
from hireloom.usecases.passkey_checks import Assertion, BegunCeremony, PasskeyCheck
from hireloom.usecases.security_notices import SecurityNotices


@dataclass(frozen=True, slots=True)
class SecondStepDesk:
    store: Store
    clock: Clock
    tokens: Tokens
    lives: Lives
    secret: str
    factor_check: FactorCheck
    passkey_check: PasskeyCheck
    notices: SecurityNotices

    def finish(self, code: str | None, *, visitor: Visitor, origin: Origin, trusts: bool) -> Login:
        """Log in somebody whose password was right, with a new token. With `trusts` this browser is not asked for the
        second step again for a while."""
        self.factor_check.must_fit(code, visitor.user, origin=origin)
        return self._logged_in(visitor, origin, trusts)

    def begin_passkey(self, *, visitor: Visitor) -> BegunCeremony:
        """Raises NoPasskey."""
        return self.passkey_check.begin_of(visitor.user.id, CeremonyPurpose.SECOND_STEP, holder=visitor.session.key)

    def finish_by_passkey(self, assertion: Assertion, *, visitor: Visitor, origin: Origin, trusts: bool) -> Login:
        """Like `finish`."""
        self.passkey_check.use(
            assertion,
            CeremonyPurpose.SECOND_STEP,
            holder=visitor.session.key,
            origin=origin,
            of_user=visitor.user.id,
        )
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), "second_steps.passed", visitor.user.id, details=origin.details))
        return self._logged_in(visitor, origin, trusts)

    def _logged_in(self, visitor: Visitor, origin: Origin, trusts: bool) -> Login:
        token = self.tokens.token()
        with self.store.writing() as tx:
            user = tx.users.get_for_update(visitor.user.id)
            user.must_be_active()
            if tx.sessions.get(visitor.session.key) is None:
                raise NotSignedIn  # it has ended since the check: a new password, a deletion
            tx.sessions.end(visitor.session.key)
            session = begin_session(tx, user, origin, token=token, action="accounts.signed_in", notices=self.notices)
            trust = self._trust(tx, visitor, origin) if trusts else ""
        self.notices.hurry()
        device = device_after(user.email, origin, secret=self.secret, new_id=self.tokens.token())
        return Login(Visitor(user, session), token, device, trust)

    def _trust(self, tx: Transaction, visitor: Visitor, origin: Origin) -> str:
        """The token for the cookie of this browser."""
        token, now = self.tokens.token(), self.clock.now()
        name = device_name(origin.browser)
        tx.second_factors.sweep(trusted_before=now - self.lives.trust)
        tx.second_factors.trust(TrustedDevice(token_hash(token), visitor.user.id, name, now))
        tx.audit.add(AuditEvent(now, "devices.trusted", visitor.user.id, details=origin.details))
        return token
