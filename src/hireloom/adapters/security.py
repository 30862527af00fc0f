"""Argon2id for passwords, the system's random source for tokens."""

import secrets
import threading
from pathlib import Path

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

TOKEN_BYTES = 32  # 256 bits


class Argon2Passwords:
    """19 MiB and two passes, the smaller of OWASP's equivalent settings; two hashes at a time, so that a burst of
    log-ins needs a bounded amount of memory."""

    def __init__(self, *, memory_kib: int = 19 * 1024, passes: int = 2) -> None:
        self._hasher = PasswordHasher(time_cost=passes, memory_cost=memory_kib, parallelism=1, type=Type.ID)
        self._turns = threading.BoundedSemaphore(2)
        self._nobodys = self._hasher.hash(secrets.token_urlsafe(TOKEN_BYTES))

    def hashed(self, password: str) -> str:
        with self._turns:
            return self._hasher.hash(password)

    def fits(self, password: str, kept: str | None) -> bool:
        with self._turns:
            try:
                self._hasher.verify(kept or self._nobodys, password)
            except (VerificationError, InvalidHashError):
                return False
        return kept is not None


class PasswordList:
    """A file with one password in each line; without a file, none is refused."""

    def __init__(self, path: Path | None) -> None:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines() if path else ()
        self._known = frozenset(line.strip().casefold() for line in lines if line.strip())

    def __contains__(self, password: object) -> bool:
        return isinstance(password, str) and password.casefold() in self._known


class SystemTokens:
    def token(self) -> str:
        return secrets.token_urlsafe(TOKEN_BYTES)

    def digits(self) -> str:
        return f"{secrets.randbelow(10**6):06}"

    def receipt(self) -> str:
        return secrets.token_hex(5).upper()
