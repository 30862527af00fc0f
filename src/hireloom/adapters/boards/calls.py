"""Requests to a board: only to its own host, only for JSON, bounded in time and size; errors never show a key."""

import json
import ssl
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import httpx2
import orjson

from hireloom.infrastructure.http_client import BoundedTransport, retry_after
from hireloom.ports.boards import BoardFailed

LARGEST = 8 * 1024 * 1024  # bytes of one answer: some nine hundred jobs with their descriptions
PATIENCE = 10.0  # seconds for a whole answer


class BoardConnection:
    """A connection to the host of `origin`."""

    def __init__(self, origin: str, *, patience: float = PATIENCE) -> None:
        self._origin, self._patience = origin, patience
        verify = origin.startswith("https:") or ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # none for plain http
        self._client = httpx2.Client(
            transport=BoundedTransport(limit=LARGEST, verify=verify),
            headers={"Accept": "application/json", "Accept-Encoding": "identity", "User-Agent": "Hireloom"},
            timeout=patience,
            trust_env=False,
            follow_redirects=False,
        )

    def get(self, path: str, params: Mapping[str, str] | None = None, headers: Mapping[str, str] | None = None) -> Any:
        """The JSON that the board answers. Raises BoardFailed."""
        try:
            answer = self._client.get(self._origin + path, params=params, headers=headers)
            if answer.status_code == 200:
                return _read(answer.content)
        except (httpx2.HTTPError, httpx2.InvalidURL, httpx2.StreamError) as broken:
            raise BoardFailed(f"The line broke or the answer was too long or late ({type(broken).__name__}).") from None
        raise BoardFailed(_reason(answer.status_code), retry_after=retry_after(answer.headers))


def _read(content: bytes) -> Any:
    """The JSON. Halves of surrogate pairs, as in texts cut between them, are dropped, and numbers may be of any size:
    so only the job with them is affected. Raises BoardFailed."""
    try:
        return orjson.loads(content)
    except orjson.JSONDecodeError:
        with suppress(ValueError, RecursionError):
            return json.loads(json.dumps(json.loads(content), ensure_ascii=False).encode(errors="ignore"))
    raise BoardFailed("It answered something that is no JSON.")


def _reason(status: int) -> str:
    if 300 <= status < 400:
        return f"It sends us elsewhere ({status}), where we do not go."
    reasons = {401: "It does not accept our key", 403: "It does not let us in", 404: "It does not know what we ask for"}
    return f"{reasons.get(status, 'It refuses to answer')} ({status})."
