"""Identity providers by OpenID Connect: authorization code with PKCE. joserfc checks the signatures."""

import base64
import hashlib
import logging
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from threading import BoundedSemaphore
from typing import Any
from urllib.parse import quote_plus, urlencode

import httpx2
from joserfc import jws, jwt
from joserfc.errors import JoseError
from joserfc.jwk import JWKRegistry, Key

from hireloom.domain.company_logins import (
    LONGEST_SUBJECT,
    ProvenIdentity,
    ProviderAway,
    ProviderMisconfigured,
    ProviderRefused,
    ProviderUntrusted,
)
from hireloom.infrastructure.public_transport import Lookup, PublicTransport, is_safe
from hireloom.ports.clock import Clock
from hireloom.ports.identity_providers import ProviderClient

SECONDS = 9.0  # for all requests of one step together
LARGEST = 300_000  # bytes of an answer
# Signatures that only the provider can make: neither "none" nor those that are made with our own client secret.
ALGORITHMS = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519")
KEY_TYPES = ("RSA", "EC", "OKP")
LEEWAY = 60  # seconds that the provider's clock may differ from ours
OLDEST = 600  # seconds since a token was made
MOST_KEYS = 50
AT_ONCE = 4  # steps that may wait for providers: the other threads serve everybody else
PATIENCE = 1.0  # seconds that a further one waits for its turn

OUR_FAULT = ("invalid_client", "unauthorized_client", "redirect_uri_mismatch")  # errors about us, not about the person

log = logging.getLogger(__name__)

Answer = Mapping[str, Any]


class _Visit:
    """The requests of one step, with the time that is left for them."""

    def __init__(self, client: httpx2.Client, seconds: float) -> None:
        self._client, self._ends = client, time.monotonic() + seconds

    def ask(self, method: str, url: str, **options: Any) -> httpx2.Response:
        """Raises ProviderAway."""
        left = max(0.01, self._ends - time.monotonic())
        try:
            return self._client.request(method, url, timeout=left, **options)
        except (httpx2.HTTPError, httpx2.InvalidURL, httpx2.StreamError) as failure:
            log.warning("an identity provider does not answer: %s at %s", type(failure).__name__, _host(url))
            raise ProviderAway from failure

    def read(self, url: str, **options: Any) -> Answer:
        """A JSON object. Raises ProviderAway or ProviderUntrusted."""
        response = self.ask("GET", url, **options)
        if response.status_code != 200:
            log.warning("an identity provider answers %d at %s", response.status_code, _host(url))
            raise ProviderAway
        return _object(response)


class OidcProviders:
    """Discovery and keys are read again at each log-in: a rotated key works at once, and logging in is rare."""

    def __init__(self, clock: Clock, lookup: Lookup, private_hosts: Collection[str], seconds: float = SECONDS) -> None:
        self._clock, self._seconds = clock, seconds
        self._private_hosts = private_hosts
        self._places = BoundedSemaphore(AT_ONCE)
        self._client = httpx2.Client(
            transport=PublicTransport(lookup, limit=LARGEST, private_hosts=private_hosts),
            headers={"Accept": "application/json", "Accept-Encoding": "identity", "User-Agent": "Hireloom"},
            trust_env=False,
            follow_redirects=False,
        )

    def may_be_plain(self, issuer: str) -> bool:
        return issuer.startswith("http:") and is_safe(issuer, self._private_hosts)

    def login_address(
        self, client: ProviderClient, *, state: str, nonce: str, verifier: str, hint: str = "", is_fresh: bool = False
    ) -> str:
        with self._visit() as visit:
            place = self._endpoint(self._discovered(visit, client.issuer), "authorization_endpoint")
        parameters = {
            "response_type": "code",
            "client_id": client.id,
            "redirect_uri": client.redirect_url,
            "scope": "openid email",
            "state": state,
            "nonce": nonce,
            "code_challenge": _challenge(verifier),
            "code_challenge_method": "S256",
            "login_hint": hint,
        } | ({"prompt": "login", "max_age": "0"} if is_fresh else {})
        return f"{place}{'&' if '?' in place else '?'}{urlencode(parameters)}"

    def identity(
        self, client: ProviderClient, code: str, *, named_issuer: str, nonce: str, verifier: str
    ) -> ProvenIdentity:
        with self._visit() as visit:
            provider = self._discovered(visit, client.issuer)
            must_name = provider.get("authorization_response_iss_parameter_supported") is True  # RFC 9207
            if named_issuer != client.issuer and (named_issuer or must_name):
                raise _untrusted("the answer names another issuer, or none although it should")
            tokens = self._tokens(visit, provider, client, code, verifier)
            keys = visit.read(self._endpoint(provider, "jwks_uri"))
            claims = self._claims(str(tokens.get("id_token", "")), keys, client, nonce)
            if not {"email", "email_verified"} <= claims.keys() and "userinfo_endpoint" in provider:
                claims |= self._information(visit, provider, tokens, claims["sub"])
        email, hosted = claims.get("email"), claims.get("hd")
        return ProvenIdentity(
            client.issuer,
            claims["sub"],
            email if isinstance(email, str) else "",
            claims.get("email_verified") is True,
            hosted if isinstance(hosted, str) else "",
            self._past(claims.get("auth_time")),
        )

    @contextmanager
    def _visit(self) -> Iterator[_Visit]:
        """Raises ProviderAway, also if too many wait for providers already."""
        if not self._places.acquire(timeout=PATIENCE):
            log.warning("too many log-ins wait for identity providers at once")
            raise ProviderAway
        try:
            yield _Visit(self._client, self._seconds)
        finally:
            self._places.release()

    def _information(self, visit: _Visit, provider: Answer, tokens: Answer, subject: str) -> dict[str, Any]:
        """The email as the provider describes the person, never mixed with the claims of the token."""
        bearer = {"Authorization": f"Bearer {tokens.get('access_token', '')}"}
        information = visit.read(self._endpoint(provider, "userinfo_endpoint"), headers=bearer)
        if information.get("sub") != subject:
            raise _untrusted("the user information is about somebody else")
        return {name: information.get(name) for name in ("email", "email_verified")}

    def _past(self, seconds: object) -> datetime | None:
        """A moment that a token names, if it is one before now."""
        now = self._clock.now()
        if not isinstance(seconds, int) or isinstance(seconds, bool) or not 0 < seconds <= now.timestamp() + LEEWAY:
            return None
        return min(datetime.fromtimestamp(seconds, UTC), now)

    def _discovered(self, visit: _Visit, issuer: str) -> Answer:
        provider = visit.read(f"{issuer.rstrip('/')}/.well-known/openid-configuration")
        if provider.get("issuer") != issuer:
            raise _untrusted("the provider has another name than the issuer")
        return provider

    def _endpoint(self, provider: Answer, name: str) -> str:
        url = provider.get(name)
        if not isinstance(url, str) or not is_safe(url, self._private_hosts):
            raise _untrusted(f"no safe {name}")
        return url

    def _tokens(self, visit: _Visit, provider: Answer, client: ProviderClient, code: str, verifier: str) -> Answer:
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": client.redirect_url,
            "code_verifier": verifier,
        }
        headers = {}
        if "client_secret_basic" in provider.get("token_endpoint_auth_methods_supported", ["client_secret_basic"]):
            pair = f"{quote_plus(client.id)}:{quote_plus(client.secret)}"  # RFC 6749, 2.3.1
            headers["Authorization"] = f"Basic {base64.b64encode(pair.encode()).decode()}"
        else:
            form |= {"client_id": client.id, "client_secret": client.secret}
        answer = visit.ask("POST", self._endpoint(provider, "token_endpoint"), data=form, headers=headers)
        if answer.status_code in (400, 401, 403):
            log.warning("an identity provider refuses a code: %d at %s", answer.status_code, _host(client.issuer))
            raise ProviderMisconfigured if _error(answer) in OUR_FAULT else ProviderRefused
        if answer.status_code != 200:
            raise ProviderAway
        return _object(answer)

    def _claims(self, token: str, keys: Answer, client: ProviderClient, nonce: str) -> dict[str, Any]:
        """What the ID token says, after the checks of OpenID Connect Core, 3.1.3.7. Raises ProviderUntrusted."""
        now = int(self._clock.now().timestamp())
        must_be = jwt.JWTClaimsRegistry(
            now=now,
            leeway=LEEWAY,
            iss={"essential": True, "value": client.issuer},
            aud={"essential": True, "value": client.id},
            exp={"essential": True},
            iat={"essential": True},
            nonce={"essential": True, "value": nonce},
            sub={"essential": True},
        )
        try:
            claims = jwt.decode(token, _key_for(token, keys), algorithms=ALGORITHMS).claims
            must_be.validate(claims)
        except (JoseError, ValueError, TypeError, KeyError) as wrong:
            raise _untrusted(f"the token is not valid: {type(wrong).__name__}") from wrong
        is_for_several = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
        if claims.get("azp", None if is_for_several else client.id) != client.id:
            raise _untrusted("the token was made for somebody else")
        if now - claims["iat"] > OLDEST + LEEWAY:
            raise _untrusted("the token is old")
        if not isinstance(claims["sub"], str) or not 0 < len(claims["sub"]) <= LONGEST_SUBJECT:
            raise _untrusted("the token names nobody")
        return dict(claims)


def _key_for(token: str, keys: Answer) -> Key:
    """The one key that the token's header names; without a name, the only one that there is. Raises ValueError."""
    listed = keys.get("keys")
    usable = [
        key
        for key in (listed if isinstance(listed, list) else [])[:MOST_KEYS]
        if isinstance(key, dict) and key.get("kty") in KEY_TYPES and key.get("use", "sig") == "sig"
    ]
    named = jws.extract_compact(token.encode()).headers().get("kid")
    fitting = [key for key in usable if named is None or key.get("kid") == named]
    if len(fitting) != 1:
        raise ValueError("no key, or several")
    return JWKRegistry.import_key(fitting[0])


def _challenge(verifier: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")


def _object(response: httpx2.Response) -> Answer:
    try:
        content = response.json()
    except ValueError as garbled:
        raise _untrusted("no JSON") from garbled
    if not isinstance(content, dict):
        raise _untrusted("no JSON object")
    return content


def _error(response: httpx2.Response) -> str:
    try:
        content = response.json()
    except ValueError:
        return ""
    return str(content.get("error", "")) if isinstance(content, dict) else ""


def _untrusted(why: str) -> ProviderUntrusted:
    log.warning("the answer of an identity provider is refused: %s", why)
    return ProviderUntrusted()


def _host(url: str) -> str:
    return url.partition("://")[2].partition("/")[0]
