"""The API v2 of X, for one account. See https://docs.x.com/x-api/posts/create-post"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from datetime import datetime
from urllib.parse import quote

import orjson

from hireloom.adapters.social.calls import PATIENCE, UNWRITTEN, PublisherConnection
from hireloom.ports.publishers import Carrier, Post

ORIGIN, PATH = "https://api.x.com", "/2/tweets"


class X:
    """Signs with OAuth 1.0a, whose tokens do not expire. X refuses a text that the account has posted already: then the
    post exists. For how long it does so is not documented."""

    carrier = Carrier.ACCOUNT
    remembers = UNWRITTEN

    def __init__(
        self,
        *,
        key: str,
        key_secret: str,
        token: str,
        token_secret: str,
        now: Callable[[], datetime],
        origin: str = ORIGIN,
        patience: float = PATIENCE,
    ) -> None:
        self._line, self._now = PublisherConnection(origin, patience=patience), now
        self._key, self._token = key, token
        self._seal = f"{_quoted(key_secret)}&{_quoted(token_secret)}".encode()

    def publish(self, post: Post) -> str:
        body = orjson.dumps({"text": post.whole})
        reply = self._line.post(PATH, body, {"Authorization": self._signed(secrets.token_hex(16))})
        if reply.status == 403 and "duplicate content" in reply.text("detail").lower():
            return ""
        if reply.status != 201:
            raise reply.refused()
        number = reply.text("data", "id")
        if not (number.isascii() and number.isdigit()):
            raise reply.strange("post")
        return f"https://x.com/i/web/status/{number}"

    def _signed(self, nonce: str) -> str:
        """The Authorization header, see RFC 5849, section 3.4: the signature does not cover a JSON body."""
        fields = {
            "oauth_consumer_key": self._key,
            "oauth_nonce": nonce,
            "oauth_signature_method": "HMAC-SHA1",
            "oauth_timestamp": str(int(self._now().timestamp())),
            "oauth_token": self._token,
            "oauth_version": "1.0",
        }
        joined = "&".join(f"{_quoted(name)}={_quoted(value)}" for name, value in sorted(fields.items()))
        signed = f"POST&{_quoted(self._line.origin + PATH)}&{_quoted(joined)}".encode()
        fields["oauth_signature"] = base64.b64encode(hmac.new(self._seal, signed, hashlib.sha1).digest()).decode()
        return "OAuth " + ", ".join(f'{_quoted(name)}="{_quoted(value)}"' for name, value in sorted(fields.items()))


def _quoted(text: str) -> str:
    return quote(text, safe="~")
