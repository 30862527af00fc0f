"""Requests to a platform: only to its own host, bounded in time and size; errors never show a credential."""

import ssl
from collections.abc import Mapping
from datetime import timedelta
from typing import Any, NamedTuple

import httpx2
import orjson

from hireloom.infrastructure.http_client import BoundedTransport
from hireloom.ports.publishers import PublishFailed

LARGEST = 256 * 1024  # bytes of an answer; only an id is needed of it
PATIENCE = 20.0  # seconds for a whole answer
UNWRITTEN = timedelta(hours=1)  # platforms refuse a repeated text, reportedly for a day, but do not document it
USELESS = (400, 404, 405, 410, 413, 415, 422)  # the post itself is refused; other refusals may end or be repaired


class Reply(NamedTuple):
    status: int
    body: Any  # the parsed JSON; None for an answer that is no JSON
    headers: Mapping[str, str]

    def refused(self) -> PublishFailed:
        """The failure for a refusal, without the platform's own words: these may repeat what was sent."""
        if 300 <= self.status < 400:
            return PublishFailed(f"It redirects us elsewhere ({self.status}), and we do not follow.", is_final=True)
        reasons = {401: "It does not accept our credentials", 403: "It does not let us post", 429: "It wants a pause"}
        reason = reasons.get(self.status, "It did not take the post")
        # A gateway may have given up after the post was shown.
        is_unsure = self.status >= 500 or self.status == 408
        return PublishFailed(f"{reason} ({self.status}).", is_final=self.status in USELESS, is_unsure=is_unsure)

    def strange(self, what: str) -> PublishFailed:
        """The failure for a post that seems to be accepted, although the answer lacks what it should hold."""
        return PublishFailed(f"It answered with something that is not {what}.", is_unsure=True)

    def text(self, *path: str) -> str:
        """The text or number at this path in the answer; empty where there is none."""
        value = self.body
        for name in path:
            value = value.get(name) if isinstance(value, dict) else None
        return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""


class PublisherConnection:
    def __init__(self, origin: str, *, patience: float = PATIENCE) -> None:
        self.origin = origin
        verify = origin.startswith("https:") or ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # none for plain http
        self._client = httpx2.Client(
            transport=BoundedTransport(limit=LARGEST, verify=verify),
            headers={"Accept": "application/json", "Accept-Encoding": "identity", "User-Agent": "Hireloom"},
            timeout=patience,
            trust_env=False,
            follow_redirects=False,
        )

    def post(self, path: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        """Send a post. Raises PublishFailed when no complete answer came; it is unsure whether the post was accepted,
        unless there was no connection."""
        fields = {"Content-Type": "application/json", **headers}
        try:
            answer = self._client.post(self.origin + path, content=body, headers=fields)
            return Reply(answer.status_code, _json(answer.content), answer.headers)
        except (httpx2.HTTPError, httpx2.InvalidURL, httpx2.StreamError, ValueError) as broken:
            reason = f"The connection broke, or the answer was too long or late ({type(broken).__name__})."
            unheard = (httpx2.ConnectError, httpx2.ConnectTimeout, httpx2.InvalidURL, httpx2.UnsupportedProtocol)
            raise PublishFailed(reason, is_unsure=not isinstance(broken, unheard)) from None


def _json(content: bytes) -> Any:
    try:
        return orjson.loads(content)
    except orjson.JSONDecodeError:
        return None
