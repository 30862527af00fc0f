"""Passkeys: where they are kept, and the ceremonies of WebAuthn that make and check them."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple, Protocol

from hireloom.domain.identity.passkeys import Passkey


class Passkeys(Protocol):
    def of(self, user_id: int) -> Sequence[Passkey]:
        """Oldest first."""
        ...

    def get_for_update(self, passkey_id: str) -> Passkey | None:
        """Locked: nobody else can change it until this unit of work is done."""
        ...

    def add(self, passkey: Passkey) -> None:
        """Raises PasskeyTaken and keeps the unit usable."""
        ...

    def put(self, passkey: Passkey) -> None:
        """Store a changed name, count or time of use."""
        ...

    def remove(self, passkey_id: str) -> None: ...

    def use_challenge(self, challenge: bytes, *, now: datetime) -> bool:
        """False if it has been used already."""
        ...

    def sweep(self, *, used_before: datetime) -> int:
        """Forget challenges that were used before then; returns how many."""
        ...


class NewCredential(NamedTuple):
    id: str
    public_key: bytes
    sign_count: int
    transports: tuple[str, ...]


class WebAuthn(Protocol):
    def creation_options(
        self, *, challenge: bytes, user_handle: bytes, account: str, existing: Sequence[Passkey]
    ) -> Mapping[str, Any]:
        """What a browser needs to make a passkey, as JSON. Raises PasskeysNeedName."""
        ...

    def request_options(self, *, challenge: bytes, allowed: Sequence[Passkey]) -> Mapping[str, Any]:
        """What a browser needs to use a passkey, as JSON: one of `allowed`, or any if there are none. Raises
        PasskeysNeedName."""
        ...

    def registered(self, credential: Mapping[str, Any], *, challenge: bytes) -> NewCredential:
        """The answer to `creation_options`, checked. Raises PasskeyRefused."""
        ...

    def checked(self, credential: Mapping[str, Any], *, challenge: bytes, passkey: Passkey) -> int:
        """The new count of signatures after an answer to `request_options` by this passkey. Raises PasskeyRefused, also
        if the count did not grow, which suggests a copied key."""
        ...
