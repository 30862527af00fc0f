"""The chain of the audit log: each entry names the hash of the one before it, so that none can be changed, added or
taken out later without anybody noticing."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC
from typing import Any

from hireloom.domain.audit import AuditEvent

START = "0" * 64  # what the first entry names as the hash before it


@dataclass(frozen=True, slots=True)
class AuditRecord:
    """An event as the log keeps it. The hash covers a salted digest of the subject and not the subject, which may be an
    email address: when both subject and salt are erased, the chain holds and nobody can find out whose it was."""

    id: int
    event: AuditEvent
    salt: str
    subject_digest: str
    previous_hash: str
    hash: str

    @property
    def is_erased(self) -> bool:
        return not self.salt

    @property
    def is_intact(self) -> bool:
        """Whether everything in it is what its hash was made of."""
        digest = self.subject_digest
        tells_subject = not self.event.subject if self.is_erased else digest_of(self.event.subject, self.salt) == digest
        return tells_subject and self.hash == hash_of(self.event, digest, self.previous_hash)

    def as_line(self) -> dict[str, Any]:
        """What is exported; the hash can be computed again from it, erased subject or not."""
        return {
            "id": self.id,
            **_content(self.event),
            "subject": self.event.subject,
            "subject_digest": self.subject_digest,
            "previous_hash": self.previous_hash,
            "hash": self.hash,
        }


def digest_of(subject: str, salt: str) -> str:
    return hashlib.sha256(f"{salt}{subject}".encode()).hexdigest()


def hash_of(event: AuditEvent, subject_digest: str, previous_hash: str) -> str:
    hashed = {**_content(event), "subject_digest": subject_digest, "previous_hash": previous_hash}
    return hashlib.sha256(json.dumps(hashed, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _content(event: AuditEvent) -> dict[str, Any]:
    at = event.at.astimezone(UTC).isoformat(timespec="microseconds")
    return {"at": at, "actor_id": event.actor_id, "action": event.action, "details": dict(event.details)}


@dataclass(frozen=True, slots=True)
class ChainReport:
    """`broken_at` is the id of the first entry that was changed, or before which one is missing; None if there is none.
    `last_hash` is the newest before that."""

    entries: int
    erased: int
    last_hash: str
    broken_at: int | None = None
    has_expected: bool = True


def verified(records: Iterable[AuditRecord], *, begins: str = START, expected_hash: str = "") -> ChainReport:
    """Follow the chain from the hash with which it `begins`. `expected_hash` is one that somebody wrote down earlier;
    if the end of the log was cut off, it is no longer there."""
    entries = erased = 0
    last, has_expected = begins, expected_hash in ("", begins)
    for record in records:
        if record.previous_hash != last or not record.is_intact:
            return ChainReport(entries, erased, last, record.id, has_expected)
        entries, erased, last = entries + 1, erased + record.is_erased, record.hash
        has_expected = has_expected or expected_hash == last
    return ChainReport(entries, erased, last, has_expected=has_expected)
