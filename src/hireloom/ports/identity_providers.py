"""Identity providers of companies, which speak OpenID Connect."""

from typing import NamedTuple, Protocol

from hireloom.domain.company_logins import ProvenIdentity


class ProviderClient(NamedTuple):
    """We, as a provider knows us. `secret` is in plain text."""

    issuer: str
    id: str
    secret: str
    redirect_url: str


class IdentityProviders(Protocol):
    def may_be_plain(self, issuer: str) -> bool:
        """Whether the operator allows this issuer without encryption: only on this machine."""
        ...

    def login_address(
        self, client: ProviderClient, *, state: str, nonce: str, verifier: str, hint: str = "", is_fresh: bool = False
    ) -> str:
        """Where a browser goes to log in; it comes back with `state` and a code. `hint` is the email that the provider
        may fill in. With `is_fresh`, the provider must ask who the person is even if it knows. Raises ProviderAway or
        ProviderUntrusted, here and below within ten seconds."""
        ...

    def identity(
        self, client: ProviderClient, code: str, *, named_issuer: str, nonce: str, verifier: str
    ) -> ProvenIdentity:
        """Whom the code stands for, after every check of the answer and the token. `named_issuer` is the issuer that
        came with the code, or empty. Raises ProviderAway, ProviderRefused, ProviderMisconfigured or
        ProviderUntrusted."""
        ...
