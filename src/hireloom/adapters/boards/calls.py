"""Requests to a board: only to its own host, bounded in time and size; errors never show a key."""

import json
import ssl
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any

import httpx2
import orjson

from hireloom.infrastructure.http_client import BoundedTransport, retry_after
from hireloom.infrastructure.public_transport import Lookup, PublicTransport
from hireloom.ports.boards import BoardFailed

LARGEST = 8 * 1024 * 1024  # bytes of one answer: some nine hundred jobs with their descriptions
AGENT = "Hireloom"
OK, TOO_OFTEN = 200, 429
PATIENCE = 10.0  # seconds for a whole answer


class BoardConnection:
    """A connection to the host of `origin`. With `lookup` the host is one that somebody chose, so it must be on the
    internet: hosts in `private_hosts` may be anywhere."""

    def __init__(
        self,
        origin: str,
        *,
        patience: float = PATIENCE,
        accept: str = "application/json",
        lookup: Lookup | None = None,
        private_hosts: Collection[str] = (),
    ) -> None:
        self._origin, self._patience = origin, patience
        verify = origin.startswith("https:") or ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # none for plain http
        self._client = httpx2.Client(
            transport=BoundedTransport(limit=LARGEST, verify=verify)
            if lookup is None
            else PublicTransport(lookup, limit=LARGEST, private_hosts=private_hosts, verify=verify),
            headers={"Accept": accept, "Accept-Encoding": "identity", "User-Agent": AGENT},
            timeout=patience,
            trust_env=False,
            follow_redirects=False,
        )

    def get(self, path: str, params: Mapping[str, str] | None = None, headers: Mapping[str, str] | None = None) -> Any:
        """The JSON that the board answers. Raises BoardFailed."""
        return parsed(self._answer("GET", path, params=params, headers=headers).content)

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        """The JSON that the board answers to this JSON. Raises BoardFailed."""
        return parsed(self._answer("POST", path, json=body).content)

    def text(self, path: str, *, may_be_missing: bool = False) -> str:
        """The text of a page; empty if there is none and it `may_be_missing`. Raises BoardFailed."""
        missing = range(400, 500) if may_be_missing else ()
        answer = self._answer("GET", path, missing=[status for status in missing if status != TOO_OFTEN])
        return answer.text if answer.status_code == OK else ""

    def _answer(self, method: str, path: str, missing: Collection[int] = (), **content: Any) -> httpx2.Response:
        try:
            answer = self._client.request(method, self._origin + path, **content)
        except (httpx2.HTTPError, httpx2.InvalidURL, httpx2.StreamError) as broken:
            raise BoardFailed(
                f"The connection broke, or the answer was too long or late ({type(broken).__name__})."
            ) from None
        if answer.status_code == OK or answer.status_code in missing:
            return answer
        moved_to = answer.headers.get("location", "") if answer.is_redirect else ""
        raise BoardFailed(_reason(answer.status_code), retry_after=retry_after(answer.headers), moved_to=moved_to)


def parsed(content: bytes) -> Any:
    """The JSON. Halves of surrogate pairs, as in texts cut between them, are dropped, and numbers may be of any size:
    so only the job with them is affected. Raises BoardFailed."""
    try:
        return orjson.loads(content)
    except orjson.JSONDecodeError:
        with suppress(ValueError, RecursionError):
            return json.loads(json.dumps(json.loads(content), ensure_ascii=False).encode(errors="ignore"))
    raise BoardFailed("It answered with something that is not JSON.")


def _reason(status: int) -> str:
    if 300 <= status < 400:
        return f"It redirects us elsewhere ({status}), and we do not follow."
    reasons = {401: "It does not accept our key", 403: "It does not let us in", 404: "It does not know what we ask for"}
    return f"{reasons.get(status, 'It refuses to answer')} ({status})."
