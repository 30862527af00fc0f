"""Which lines of the audit record tell people about the safety of their own account."""

from collections.abc import Sequence
from dataclasses import replace

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.sessions import Session

ACTIONS = (
    *("accounts.registered", "accounts.signed_in", "accounts.refused", "log_ins.refused", "accounts.exported"),
    *("accounts.deactivated", "accounts.activated", "accounts.converted"),
    *("admins.created", "admins.made_super", "admins.removed", "admins.restored"),
    *("passwords.accepted", "passwords.changed", "passwords.reset", "phones.updated"),
    *("second_steps.passed", "second_steps.refused", "recovery_codes.used", "recovery_codes.renewed"),
    *("authenticators.added", "authenticators.replaced", "authenticators.removed"),
    *("passkeys.signed_in", "passkeys.refused", "passkeys.added", "passkeys.renamed", "passkeys.removed"),
    *("company_logins.signed_in", "company_logins.accepted", "company_logins.linked", "factors.reset"),
    *("emails.requested", "emails.new_confirmed", "emails.old_confirmed", "emails.old_given_up"),
    *("emails.cancelled", "emails.changed", "accounts.disowned"),
    *("api_keys.created", "api_keys.replaced", "api_keys.revoked"),
    *("webhooks.created", "webhooks.removed", "webhooks.renewed", "webhooks.shown"),
    *("companies.joined", "companies.admitted", "companies.left", "companies.role_changed"),
    *("devices.trusted", "devices.distrusted"),
    *("sessions.confirmed", "sessions.ended", "sessions.others_ended", "sessions.disowned"),
    *("identities.refused", "routes.refused"),
)
PASSWORD_CHANGES = ("passwords.changed", "passwords.reset")
LOG_INS = ("accounts.registered", "accounts.signed_in", "passkeys.signed_in", "company_logins.signed_in")
MOST_SHOWN = 50


_WHERE = ("device", "address")


def known_to(viewer_id: int, event: AuditEvent) -> AuditEvent:
    """The event as the person may read it: they do not learn where somebody else acted from, unless that person tried
    to log in as them."""
    if event.actor_id in (viewer_id, None):
        return event
    return replace(event, details={name: value for name, value in event.details.items() if name not in _WHERE})


def shown_details(event: AuditEvent, *, viewer_id: int) -> dict[str, str]:
    """What the person may read of an event on their account."""
    return {name: value for name, value in known_to(viewer_id, event).details.items() if name in _WHERE}


def is_new(session: Session, events: Sequence[AuditEvent]) -> bool:
    """Whether the session began with a device that had not been used before; `events` are those of its person."""
    earlier = {
        event.details.get("device") for event in events if event.action in LOG_INS and event.at < session.created_at
    }
    return bool(earlier) and session.device not in earlier
