"""The second step of a log-in."""

from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.origins import Origin, device_after
from hireloom.domain.identity.second_factors import TRUST, TrustedDevice
from hireloom.domain.identity.security_events import whence
from hireloom.domain.identity.sessions import Session, key_of, kind_for
from hireloom.domain.identity.user_agents import device_name
from hireloom.domain.refusals import NotSignedIn
from hireloom.ports.clock import Clock
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.accounts import Login, Visitor
from hireloom.usecases.factor_checks import FactorCheck
from hireloom.usecases.security_notices import SecurityNotices


@dataclass(frozen=True, slots=True)
class SecondStepDesk:
    store: Store
    clock: Clock
    tokens: Tokens
    secret: str
    factor_check: FactorCheck
    notices: SecurityNotices

    def finish(self, code: str | None, *, visitor: Visitor, origin: Origin, trusts: bool) -> Login:
        """Log in somebody whose password was right, with a new token. With `trusts` this browser is not asked for the
        second step again for a month."""
        self.factor_check.must_fit(code, visitor.user, origin=origin)
        token, now = self.tokens.token(), self.clock.now()
        with self.store.writing() as tx:
            user = tx.users.get_for_update(visitor.user.id)
            user.must_be_active()
            if tx.sessions.get(visitor.session.key) is None:
                raise NotSignedIn  # it has ended since the check: a new password, a deletion
            session = Session(key_of(token), user.id, kind_for(user), now, now, device_name(origin.browser))
            tx.sessions.end(visitor.session.key)
            tx.sessions.add(session)
            self.notices.put_new_device(tx, user, origin)
            tx.presences.note_seen(user.id, now)
            details = whence(origin.address, origin.browser)
            tx.audit.add(AuditEvent(now, "accounts.signed_in", user.id, details=details))
            trust = self._trust(tx, visitor, origin) if trusts else ""
        self.notices.hurry()
        device = device_after(user.email, origin, secret=self.secret, new_id=self.tokens.token())
        return Login(Visitor(user, session), token, device, trust)

    def _trust(self, tx: Transaction, visitor: Visitor, origin: Origin) -> str:
        """The token for the cookie of this browser."""
        token, now = self.tokens.token(), self.clock.now()
        name = device_name(origin.browser)
        tx.second_factors.sweep(trusted_before=now - TRUST)
        tx.second_factors.trust(TrustedDevice(key_of(token), visitor.user.id, name, now))
        details = whence(origin.address, origin.browser)
        tx.audit.add(AuditEvent(now, "devices.trusted", visitor.user.id, details=details))
        return token
