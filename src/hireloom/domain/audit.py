"""The entries of the audit log: who did what, and when."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

LONGEST_NUMBER = 9  # digits


class SubjectKind(StrEnum):
    """What the subject of an event may be, if it can be looked up."""

    ACCOUNT = "account"
    JOB = "job"
    APPLICATION = "application"


class AuditSelection(StrEnum):
    """A part of the audit log: what was refused, or what changed something."""

    REFUSED = "refused"
    CHANGES = "changes"


REFUSALS = (
    *("accounts.refused", "company_logins.refused", "contacts.refused", "hosts.refused", "identities.refused"),
    *("log_ins.refused", "passkeys.refused", "routes.refused", "second_steps.refused", "uploads.refused"),
)
OBSERVATIONS = (  # log-ins and readings, which change nothing
    *("accounts.exported", "accounts.signed_in", "applications.hidden", "applications.read", "applications.revealed"),
    *(
        "audits.exported",
        "candidates.pool_exported",
        "candidates.pool_read",
        "candidates.read",
        "companies.figures_exported",
        "company_logins.accepted",
        "company_logins.signed_in",
    ),
    *("files.read", "passkeys.signed_in"),
    *("passwords.accepted", "profiles.read", "recommendations.read", "second_steps.passed", "sessions.confirmed"),
    *("models.tested", "webhooks.shown"),
)


_KINDS = {  # of what actions with this beginning name by number
    **dict.fromkeys(
        ("accounts", "candidates", "contacts", "log_ins", "profiles", "recommendations"), SubjectKind.ACCOUNT
    ),
    **dict.fromkeys(("applications", "interviews", "notes", "scorecards"), SubjectKind.APPLICATION),
    "jobs": SubjectKind.JOB,
}


@dataclass(frozen=True, slots=True)
class AuditEvent:
    """`action` is a plural noun and a past participle, as in "accounts.signed_in"; never a secret in `details`."""

    at: datetime
    action: str
    actor_id: int | None = None
    subject: str = ""
    details: dict[str, str] = field(default_factory=dict)

    @property
    def is_refusal(self) -> bool:
        return self.action in REFUSALS

    @property
    def subject_kind(self) -> SubjectKind | None:
        """What the subject names, by its number or by an email address; None for anything else."""
        if "@" in self.subject:
            return SubjectKind.ACCOUNT
        is_number = self.subject.isascii() and self.subject.isdigit() and len(self.subject) <= LONGEST_NUMBER
        return _KINDS.get(self.action.partition(".")[0]) if is_number else None
