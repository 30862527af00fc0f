"""Beginning and confirming a session for somebody who has proved who they are."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.second_factors import Factor
from hireloom.domain.identity.sessions import Session, SessionKind, kind_for
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.identity.user_agents import device_name
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import NotSignedIn
from hireloom.ports.stores import Transaction
from hireloom.usecases.security_notices import SecurityNotices


class FirstStep(NamedTuple):
    """What the log records after a first step: `accepted` if a second one must follow, otherwise `signed_in`."""

    accepted: str
    signed_in: str


def begin_session(
    tx: Transaction,
    user: User,
    origin: Origin,
    *,
    token: str,
    action: str,
    notices: SecurityNotices,
    confirmed_at: datetime | None = None,
) -> Session:
    """Call `notices.hurry` after the unit of work."""
    now = notices.clock.now()
    session = Session(token_hash(token), user.id, kind_for(user), now, now, device_name(origin.browser), confirmed_at)
    tx.sessions.add(session)
    notices.put_new_device(tx, user, origin)
    tx.presences.note_seen(user.id, now)
    tx.audit.add(AuditEvent(now, action, user.id, details=origin.details))
    return session


class RenewedSession(NamedTuple):
    """`token` is for the browser's cookie."""

    session: Session
    token: str


def confirm_session(tx: Transaction, session: Session, origin: Origin, *, token: str, now: datetime) -> RenewedSession:
    """Let the session make changes that matter, for some minutes. A new token takes the place of its own, which
    somebody may have seen. Raises NotSignedIn if the session is over, or was confirmed elsewhere meanwhile."""
    renewed = replace(session, key=token_hash(token), confirmed_at=now)
    if not tx.sessions.renew(session.key, renewed):
        raise NotSignedIn
    tx.audit.add(AuditEvent(now, "sessions.confirmed", session.user_id, details=origin.details))
    return RenewedSession(renewed, token)


def begin_after(
    step: FirstStep,
    tx: Transaction,
    user: User,
    origin: Origin,
    *,
    token: str,
    replacing: str | None,
    idle: timedelta,
    notices: SecurityNotices,
    confirmed_at: datetime | None = None,
) -> tuple[Session, tuple[Factor, ...]]:
    """The session after a first step, and what the second one can be taken with; if nothing, the person is logged in.
    The browser's previous session ends. `confirmed_at` is when they showed who they are, unless now. Call
    `notices.hurry` after the unit of work."""
    now = notices.clock.now()
    if replacing:
        tx.sessions.end(token_hash(replacing))
    tx.sessions.sweep(seen_before=now - idle)
    if not _owes_second_step(tx, user, origin, notices=notices):
        session = begin_session(
            tx, user, origin, token=token, action=step.signed_in, notices=notices, confirmed_at=confirmed_at
        )
        return session, ()
    kind = SessionKind.PENDING_SECOND_STEP
    session = Session(token_hash(token), user.id, kind, now, now, device_name(origin.browser))
    tx.sessions.add(session)
    tx.audit.add(AuditEvent(now, step.accepted, user.id, details=origin.details))
    return session, _factors(tx, user)


def _owes_second_step(tx: Transaction, user: User, origin: Origin, *, notices: SecurityNotices) -> bool:
    if not tx.second_factors.any_of(user.id):
        return False
    trusted = tx.second_factors.trusted(token_hash(origin.trust), user.id) if origin.trust else None
    return trusted is None or trusted.until(notices.lives.trust) <= notices.clock.now()


def _factors(tx: Transaction, user: User) -> tuple[Factor, ...]:
    """What the person can use as the second step."""
    has = {
        Factor.APP: tx.second_factors.app(user.id) is not None,
        Factor.PASSKEY: bool(tx.passkeys.of(user.id)),
        Factor.RECOVERY_CODE: tx.second_factors.recovery_codes_left(user.id) > 0,
    }
    return tuple(factor for factor, is_there in has.items() if is_there)
