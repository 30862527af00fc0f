"""The entries of the audit log: who did what, and when."""

from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True, slots=True)
class AuditEvent:
    """`action` is a plural noun and a past participle, as in "accounts.signed_in"; never a secret in `details`."""

    at: datetime
    action: str
    actor_id: int | None = None
    subject: str = ""
    details: dict[str, str] = field(default_factory=dict)
