"""API keys that people made for their programs."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.api_keys import ApiKey
from hireloom.domain.identity.users import User


class ApiKeys(Protocol):
    def with_user(self, seal: str) -> tuple[ApiKey, User] | None:
        """The key with this hash, and whom it belongs to."""
        ...

    def of(self, user_id: int) -> Sequence[ApiKey]:
        """Newest first."""
        ...

    def get_for_update(self, key_id: int, user_id: int) -> ApiKey:
        """This person's key; nobody else can change it until this unit of work is done. Raises NoSuchKey."""
        ...

    def add(self, key: ApiKey) -> ApiKey:
        """The key with an id."""
        ...

    def put(self, key: ApiKey) -> None:
        """Store when a key expires and whether it is revoked."""
        ...

    def note_used(self, key_id: int, now: datetime, address: str) -> None: ...

    def revoke_all(self, user_id: int, now: datetime) -> None: ...

    def remove_all(self, user_id: int) -> None: ...

    def sweep(self, *, ended_before: datetime) -> int:
        """Remove keys that were revoked or expired before then; returns how many."""
        ...
