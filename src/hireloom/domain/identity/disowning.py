"""The link "This was not me" in emails about an account: it takes back what somebody else may have done since."""

import base64
import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from hireloom.domain.audit import AuditEvent
from hireloom.domain.lives import USUAL
from hireloom.domain.refusals import NotFound

LOCKED = "locked"  # instead of a password's hash: nothing matches it until its owner chooses a new password


class NothingToDisown(NotFound):
    sentence = "This link is no longer valid."


@dataclass(frozen=True, slots=True)
class Disowning:
    """`email` is the account's address at that time: it gets the account back."""

    user_id: int
    email: str
    at: datetime

    def token(self, secret: str) -> str:
        """Nobody else can make one: its content is signed."""
        content = f"{self.user_id}\n{self.at.timestamp():.6f}\n{self.email}".encode()
        return f"{_text(content)}.{_text(_seal(content, secret))}"

    @classmethod
    def of(cls, token: str, *, secret: str, now: datetime, life: timedelta = USUAL.disowning) -> "Disowning":
        """Raises NothingToDisown for a link that is too old or not one of ours."""
        text, _, seal = token.partition(".")
        try:
            content = _bytes(text)
            if not hmac.compare_digest(_bytes(seal), _seal(content, secret)):
                raise NothingToDisown
            user_id, at, email = content.decode().split("\n")
        except ValueError as foreign:
            raise NothingToDisown from foreign
        disowning = cls(int(user_id), email, datetime.fromtimestamp(float(at), UTC))
        if now - disowning.at >= life:
            raise NothingToDisown
        return disowning

    def marks(self, secret: str) -> dict[str, str]:
        """How the record of its use tells which link it was."""
        return {"since": f"{self.at.timestamp():.6f}", "mailbox": _text(_seal(self.email.encode(), secret))[:16]}

    def is_spent(self, uses: Iterable[AuditEvent], secret: str) -> bool:
        """Whether this link, an older one or another of the same mailbox was used since: what came then is the owner's
        for good. Younger links of another mailbox do not count: somebody who takes over an account gets such links,
        too."""
        marks = self.marks(secret)
        return any(
            use.at >= self.at
            and (
                float(use.details.get("since", 0)) < float(marks["since"]) or use.details["mailbox"] == marks["mailbox"]
            )
            for use in uses
        )


def _seal(content: bytes, secret: str) -> bytes:
    return hmac.new(secret.encode(), b"disowning\n" + content, hashlib.sha256).digest()


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
