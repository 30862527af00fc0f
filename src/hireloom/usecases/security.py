"""What people do for the safety of their own account: see where they are logged in, end that, change the password."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_logins import CompanyLogin
from hireloom.domain.identity.email_changes import EmailChange
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.passkeys import Passkey
from hireloom.domain.identity.passwords import NO_PASSWORD, chosen
from hireloom.domain.identity.second_factors import AuthenticatorApp, FactorDuty, TrustedDevice
from hireloom.domain.identity.security_events import ACTIONS, MOST_SHOWN, PASSWORD_CHANGES
from hireloom.domain.identity.sessions import Session, SessionKind
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.lives import Lives
from hireloom.domain.mails.account_mails import password_changed
from hireloom.domain.refusals import Conflict, NotFound, NotSignedIn
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.security import LeakedPasswords, Passwords, Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.accounts import Visitor
from hireloom.usecases.codes import end_resets
from hireloom.usecases.company_confirmations import linked_login
from hireloom.usecases.email_changes import cancel_waiting
from hireloom.usecases.new_sessions import RenewedSession, confirm_session
from hireloom.usecases.password_checks import PasswordCheck
from hireloom.usecases.security_notices import SecurityNotices


class NoSuchSession(NotFound):
    sentence = "This device is already logged out."


class SharedDemoPassword(Conflict):
    sentence = "Everyone who tries the demo uses this account, so its password stays. Register your own to change it."


@dataclass(frozen=True, slots=True)
class SecurityOverview:
    """`sessions`, `trusted` devices and `events` with the newest first; `current_trust` is this browser's key;
    `password_changed_at` is None as far back as the audit log goes."""

    current: Session
    sessions: Sequence[Session]
    events: Sequence[AuditEvent]
    authenticator: AuthenticatorApp | None
    passkeys: Sequence[Passkey]
    must_have_factor: bool
    recovery_codes_left: int
    trusted: Sequence[TrustedDevice]
    email_change: EmailChange | None
    current_trust: str
    has_password: bool
    password_changed_at: datetime | None
    company_login: CompanyLogin | None  # through which they come in and can confirm


@dataclass(frozen=True, slots=True)
class SecurityDesk:
    store: Store
    clock: Clock
    passwords: Passwords
    tokens: Tokens
    leaked: LeakedPasswords
    dispatcher: Dispatcher
    password_check: PasswordCheck
    notices: SecurityNotices
    lives: Lives
    site: str
    factor_duty: FactorDuty
    open_to_all: Container[str] = ()  # addresses

    def overview(self, visitor: Visitor, origin: Origin) -> SecurityOverview:
        user, now = visitor.user, self.clock.now()
        with self.store.reading() as tx:
            sessions = [session for session in tx.sessions.of(user.id) if session.kind is SessionKind.FULL]
            events = tx.audit.newest(user.id, user.email, actions=ACTIONS, count=MOST_SHOWN)
            changes = tx.audit.newest(user.id, user.email, actions=PASSWORD_CHANGES, count=1)
            change = tx.email_changes.of(user.id)
            return SecurityOverview(
                current=visitor.session,
                sessions=sorted(sessions, key=lambda session: session.last_seen, reverse=True),
                events=events,
                authenticator=tx.second_factors.app(user.id),
                passkeys=tx.passkeys.of(user.id),
                must_have_factor=self.factor_duty.binds(user),
                recovery_codes_left=tx.second_factors.recovery_codes_left(user.id),
                trusted=[
                    device
                    for device in tx.second_factors.trusted_devices(user.id)
                    if device.until(self.lives.trust) > now
                ],
                email_change=change if change and not change.is_over(now, self.lives) else None,
                current_trust=token_hash(origin.trust),
                has_password=tx.users.password_hash(user.id) != NO_PASSWORD,
                password_changed_at=changes[0].at if changes else None,
                company_login=linked_login(tx, user),
            )

    def end_session(self, handle: str, *, is_strange: bool = False, visitor: Visitor, origin: Origin) -> None:
        """Log out one device. If it is a stranger's device, no other one is trusted either: all but the caller's are
        logged out, and a change of the email that waits is canceled. Raises NoSuchSession."""
        with self.store.writing() as tx:
            session = next((session for session in tx.sessions.of(visitor.user.id) if session.handle == handle), None)
            if session is None:
                raise NoSuchSession
            tx.sessions.end(session.key)
            if is_strange:
                _end_others(tx, visitor)
                tx.second_factors.end_all_trust(visitor.user.id, but=token_hash(origin.trust))
                cancel_waiting(tx, visitor.user.id, now=self.clock.now(), origin=origin)
            self._note(tx, "sessions.disowned" if is_strange else "sessions.ended", visitor, origin)

    def end_other_sessions(self, *, visitor: Visitor, origin: Origin) -> int:
        """Log out every device but this one, and trust no other; returns how many were logged out."""
        with self.store.writing() as tx:
            ended = _end_others(tx, visitor)
            tx.second_factors.end_all_trust(visitor.user.id, but=token_hash(origin.trust))
            if ended:
                self._note(tx, "sessions.others_ended", visitor, origin)
        return ended

    def confirm(self, password: str | None, *, visitor: Visitor, origin: Origin) -> RenewedSession:
        """Let this session make changes that matter, for some minutes. Raises what PasswordCheck raises, and
        NotSignedIn."""
        self.password_check.must_fit(password, visitor.user)
        with self.store.writing() as tx:
            return confirm_session(tx, visitor.session, origin, token=self.tokens.token(), now=self.clock.now())

    def change_password(self, current: str | None, new: str | None, *, visitor: Visitor, origin: Origin) -> None:
        """Every other device is logged out, a pending change of the email and a pending reset of the password are
        canceled, and the owner is notified by email. Somebody who had no password gets one."""
        user = visitor.user
        if user.email in self.open_to_all:
            raise SharedDemoPassword
        fitting = chosen(new or "", leaked=self.leaked, personal_words=(user.username, user.email))
        self.password_check.must_fit(current, user, session=visitor.session)
        password_hash = self.passwords.hashed(fitting)
        with self.store.writing() as tx:
            tx.users.get_for_update(user.id).must_be_active()
            if tx.sessions.get(visitor.session.key) is None:
                raise NotSignedIn  # somebody else who knows the old password was faster
            tx.users.set_password_hash(user.id, password_hash)
            _end_others(tx, visitor)
            tx.second_factors.end_all_trust(user.id)
            cancel_waiting(tx, user.id, now=self.clock.now(), origin=origin)
            end_resets(tx, user.email)
            self._note(tx, "passwords.changed", visitor, origin)
            self.notices.put(
                tx,
                user,
                lambda to, not_me: password_changed(to, site=self.site, where="on every other device", not_me=not_me),
            )
        self.dispatcher.hurry()

    def _note(self, tx: Transaction, action: str, visitor: Visitor, origin: Origin) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, visitor.user.id, details=origin.details))


def _end_others(tx: Transaction, visitor: Visitor) -> int:
    others = [session for session in tx.sessions.of(visitor.user.id) if session.key != visitor.session.key]
    for session in others:
        tx.sessions.end(session.key)
    return len(others)
