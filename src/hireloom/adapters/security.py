"""Argon2id for passwords, the system's random source for tokens."""

import re
import secrets
import threading
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

TOKEN_BYTES = 32  # 256 bits
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz" + "1"  # 32 that nobody confuses: without i, l, o and 0


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

    def fits(self, password: str, password_hash: str | None) -> bool:
        with self._turns:
            try:
                return self._hasher.verify(password_hash or self._nobodys, password) and password_hash is not None
            except (
                InvalidHashError
            ):  # nobody can sign in to this account: do the same work, so that the time does not reveal it
                with suppress(VerificationError):
                    self._hasher.verify(self._nobodys, password)
            except VerificationError:
                pass
        return False

    def is_outdated(self, password_hash: str) -> bool:
        return self._hasher.check_needs_rehash(password_hash)


class PasswordList:
    """The passwords that are most often leaked, as shipped, and those of a file with one in each line. One with
    characters added to it counts as the same."""

    def __init__(self, path: Path | None) -> None:
        self._common = _shipped_passwords()
        if path:
            self._common |= _folded(path.read_text(encoding="utf-8", errors="replace").splitlines())

    def __contains__(self, password: object) -> bool:
        if not isinstance(password, str):
            return False
        folded = password.casefold()
        return not self._common.isdisjoint((folded, re.sub(r"[\W_]", "", folded)))


@cache
def _shipped_passwords() -> frozenset[str]:
    text = (files("hireloom.adapters") / "data" / "common_passwords.txt").read_text(encoding="utf-8")
    return _folded(line for line in text.splitlines() if not line.startswith("#"))


def _folded(lines: Iterable[str]) -> frozenset[str]:
    return frozenset(line.strip().casefold() for line in lines if line.strip())


class SystemTokens:
    def token(self) -> str:
        return secrets.token_urlsafe(TOKEN_BYTES)

    def digits(self) -> str:
        return f"{secrets.randbelow(10**6):06}"

    def receipt(self) -> str:
        return secrets.token_hex(5).upper()

    def recovery_code(self) -> str:
        return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(7))
