"""Beginning the session of somebody who has proved who they are by more than a password."""

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.security_events import whence
from hireloom.domain.identity.sessions import Session, key_of, kind_for
from hireloom.domain.identity.user_agents import device_name
from hireloom.domain.identity.users import User
from hireloom.ports.stores import Transaction
from hireloom.usecases.security_notices import SecurityNotices


def begin_session(
    tx: Transaction, user: User, origin: Origin, *, token: str, action: str, notices: SecurityNotices
) -> Session:
    """Call `notices.hurry` after the unit of work."""
    now = notices.clock.now()
    session = Session(key_of(token), user.id, kind_for(user), now, now, device_name(origin.browser))
    tx.sessions.add(session)
    notices.put_new_device(tx, user, origin)
    tx.presences.note_seen(user.id, now)
    tx.audit.add(AuditEvent(now, action, user.id, details=whence(origin.address, origin.browser)))
    return session
