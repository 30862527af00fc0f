"""What people log in with besides their password."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.identity.second_factors import AuthenticatorApp, TrustedDevice


class SecondFactors(Protocol):
    def any_of(self, user_id: int) -> bool:
        """Whether the person has an authenticator app or a passkey."""
        ...

    def app(self, user_id: int) -> AuthenticatorApp | None:
        """None if the person has set up none."""
        ...

    def app_for_update(self, user_id: int) -> AuthenticatorApp | None:
        """Like `app`; nobody else can change it until this unit is done."""
        ...

    def put_app(self, app: AuthenticatorApp) -> None:
        """Keep an app in place of the one that the person had."""
        ...

    def remove_app(self, user_id: int) -> None: ...

    def recovery_codes_left(self, user_id: int) -> int: ...

    def set_recovery_codes(self, user_id: int, seals: Collection[str]) -> None:
        """Keep these in place of the former ones."""
        ...

    def use_recovery_code(self, user_id: int, seal: str) -> bool:
        """Remove the code; False if there is none, or somebody else has just used it."""
        ...

    def trust(self, device: TrustedDevice) -> None: ...

    def trusted(self, key: str, user_id: int) -> TrustedDevice | None:
        """The device with this key, if this person trusts it."""
        ...

    def trusted_devices(self, user_id: int) -> Sequence[TrustedDevice]:
        """Newest first."""
        ...

    def end_trust(self, key: str) -> None: ...

    def end_all_trust(self, user_id: int, *, but: str = "") -> None:
        """Trust no device of this person but the one with this key."""
        ...

    def sweep(self, *, trusted_before: datetime) -> int:
        """End the trust in devices that have been trusted since before then; returns how many."""
        ...

    def remove_all(self, user_id: int) -> None:
        """Everything of this person, passkeys too."""
        ...
