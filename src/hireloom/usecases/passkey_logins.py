"""Logging in with a passkey alone, and confirming with one that it is still the same person."""

from dataclasses import dataclass

from hireloom.domain.identity.origins import Origin, device_after
from hireloom.domain.identity.passkeys import CeremonyOver, CeremonyPurpose
from hireloom.domain.identity.sessions import SessionLimits
from hireloom.domain.identity.tokens import token_hash
from hireloom.ports.clock import Clock
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Store
from hireloom.usecases.accounts import Login, Visitor
from hireloom.usecases.company_login_rules import refuse_beside_company_login
from hireloom.usecases.new_sessions import RenewedSession, begin_session, confirm_session
from hireloom.usecases.passkey_checks import Assertion, BegunCeremony, PasskeyCheck
from hireloom.usecases.security_notices import SecurityNotices


@dataclass(frozen=True, slots=True)
class PasskeyLoginDesk:
    store: Store
    clock: Clock
    tokens: Tokens
    secret: str
    sessions: SessionLimits
    passkey_check: PasskeyCheck
    notices: SecurityNotices

    def begin(self, *, holder: str | None) -> tuple[BegunCeremony, str]:
        """For anybody with a passkey; who they are is not known yet. The text goes into the cookie that recognizes the
        browser: `holder`, if it has one."""
        token = holder or self.tokens.token()
        return self.passkey_check.begin(CeremonyPurpose.LOG_IN, holder=token_hash(token)), token

    def log_in(
        self, assertion: Assertion, *, holder: str | None, origin: Origin, replacing: str | None = None
    ) -> Login:
        """A new session for the owner of the passkey; the browser's previous session ends. The passkey has verified
        the person, so it stands for both factors."""
        if not holder:
            raise CeremonyOver
        passkey = self.passkey_check.use(assertion, CeremonyPurpose.LOG_IN, holder=token_hash(holder), origin=origin)
        token = self.tokens.token()
        with self.store.writing() as tx:
            user = tx.users.get_for_update(passkey.user_id)
            user.must_be_active()
            refuse_beside_company_login(tx, user)
            if replacing:
                tx.sessions.end(token_hash(replacing))
            tx.sessions.sweep(seen_before=self.clock.now() - self.sessions.idle)
            session = begin_session(tx, user, origin, token=token, action="passkeys.signed_in", notices=self.notices)
        self.notices.hurry()
        device = device_after(user.email, origin, secret=self.secret, new_id=self.tokens.token())
        return Login(Visitor(user, session), token, device)

    def begin_confirmation(self, *, visitor: Visitor) -> BegunCeremony:
        """Raises NoPasskey."""
        return self.passkey_check.begin_of(visitor.user.id, CeremonyPurpose.CONFIRM, holder=visitor.session.key)

    def confirm(self, assertion: Assertion, *, visitor: Visitor, origin: Origin) -> RenewedSession:
        """Let this session make changes that matter, for some minutes."""
        session = visitor.session
        self.passkey_check.use(
            assertion, CeremonyPurpose.CONFIRM, holder=session.key, origin=origin, of_user=visitor.user.id
        )
        with self.store.writing() as tx:
            return confirm_session(tx, session, origin, token=self.tokens.token(), now=self.clock.now())
