"""An OpenID Connect provider on this machine that a test may spoil. It holds us to PKCE, the secret of the client, and
codes that work once."""

import base64
import hashlib
import json
import secrets
from collections.abc import Callable, Mapping
from html import escape
from typing import Any
from urllib.parse import parse_qs, unquote_plus, urlsplit

from joserfc import jwt
from joserfc.jwk import ECKey, KeySet
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from hireloom.ports.clock import Clock

CLIENT_ID, CLIENT_SECRET = "hireloom at acme", "s3cret: +/%"


def new_key(name: str) -> ECKey:
    return ECKey.generate_key("P-256", {"kid": name, "use": "sig", "alg": "ES256"})


def unsigned(claims: Mapping[str, Any]) -> str:
    """A token with the algorithm "none"."""
    parts = ({"alg": "none"}, claims)
    return ".".join(base64.urlsafe_b64encode(json.dumps(part).encode()).decode().rstrip("=") for part in parts) + "."


class Provider:
    """`person` is who logs in. `spoilt` replaces claims of the token; None leaves one out. `metadata` does the same for
    what discovery says."""

    def __init__(self, server: HTTPServer, clock: Clock) -> None:
        self._server, self._clock = server, clock
        self.issuer = server.url_for("").rstrip("/")
        self.person: dict[str, Any] = {"sub": "anna-7", "email": "anna@acme.example", "email_verified": True}
        self.spoilt: dict[str, Any] = {}
        self.metadata: dict[str, Any] = {}
        self.key = new_key("one")
        self.published = [self.key]
        self.sign: Callable[[Mapping[str, Any]], str] = self.signed
        self.user_information: dict[str, Any] | None = None
        self.paths: list[str] = []
        self._codes: dict[str, dict[str, str]] = {}
        for path, answer in (
            ("/.well-known/openid-configuration", self._discovery),
            ("/keys", self._keys),
            ("/authorize", self._page),
            ("/token", self._token),
            ("/me", self._user_information),
        ):
            server.expect_request(path).respond_with_handler(self._noted(answer))

    def log_in(self, address: str) -> dict[str, str]:
        """What the browser brings back from this address."""
        parameters = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        assert address.startswith(f"{self.issuer}/authorize?")
        assert (parameters["response_type"], parameters["code_challenge_method"]) == ("code", "S256")
        assert set(parameters["scope"].split()) == {"openid", "email"}
        code = secrets.token_urlsafe(8)
        self._codes[code] = parameters
        assert parameters.get("prompt") == ("login" if "max_age" in parameters else None)
        return {"state": parameters["state"], "code": code, "domain": parameters["redirect_uri"].rpartition("/")[2]}

    def signed(self, claims: Mapping[str, Any]) -> str:
        return jwt.encode({"alg": "ES256", "kid": self.key.kid}, dict(claims), self.key)

    def rotate(self) -> None:
        self.key = new_key("two")
        self.published = [self.key]

    def _noted(self, answer: Callable[[Request], Response]) -> Callable[[Request], Response]:
        def noted(request: Request) -> Response:
            self.paths.append(request.path)
            return answer(request)

        return noted

    def _discovery(self, _: Request) -> Response:
        return _json(
            {
                "issuer": self.issuer,
                "authorization_endpoint": f"{self.issuer}/authorize",
                "token_endpoint": f"{self.issuer}/token",
                "jwks_uri": f"{self.issuer}/keys",
            }
            | self.metadata
        )

    def _page(self, request: Request) -> Response:
        """What a person sees there."""
        back = self.log_in(request.url)
        where = f"{parse_qs(request.query_string.decode())['redirect_uri'][0]}?state={back['state']}"
        links = ("Let me in", f"code={back['code']}"), ("Cancel", "error=access_denied")
        page = "".join(f'<p><a href="{escape(f"{where}&{parameters}")}">{name}</a>' for name, parameters in links)
        return Response(f"<title>Acme</title>{page}", content_type="text/html")

    def _keys(self, _: Request) -> Response:
        return _json(KeySet(list(self.published)).as_dict(private=False))

    def _token(self, request: Request) -> Response:
        grant = self._codes.pop(request.form["code"], None)
        challenge = base64.urlsafe_b64encode(hashlib.sha256(request.form["code_verifier"].encode()).digest())
        if grant is None or challenge.decode().rstrip("=") != grant["code_challenge"]:
            return _json({"error": "invalid_grant"}, 400)
        if _client(request) != (CLIENT_ID, CLIENT_SECRET) or request.form["redirect_uri"] != grant["redirect_uri"]:
            return _json({"error": "invalid_client"}, 401)
        now = int(self._clock.now().timestamp())
        claims = {"iss": self.issuer, "aud": CLIENT_ID, "iat": now, "exp": now + 300, "nonce": grant["nonce"]}
        if "max_age" in grant:
            claims["auth_time"] = now
        spoilt = claims | self.person | self.spoilt
        token = self.sign({name: value for name, value in spoilt.items() if value is not None})
        return _json({"access_token": "access", "token_type": "Bearer", "id_token": token})

    def _user_information(self, request: Request) -> Response:
        assert request.headers["Authorization"] == "Bearer access"
        return _json(self.user_information or {})


def _client(request: Request) -> tuple[str, str]:
    if request.authorization:
        name, _, secret = base64.b64decode(request.headers["Authorization"].split()[1]).decode().partition(":")
        return unquote_plus(name), unquote_plus(secret)
    return request.form["client_id"], request.form["client_secret"]


def _json(content: Mapping[str, Any], status: int = 200) -> Response:
    return Response(json.dumps(content), status, content_type="application/json")
