"""Calls to /api/v1 of a site."""

from collections.abc import Mapping
from typing import Any

import httpx2

from hireloom.infrastructure.http_client import BoundedTransport

PATIENCE = 30.0  # seconds
LONGEST_ANSWER = 4_000_000  # bytes


class CallRefused(Exception):
    """The site did not do what it was asked to; the message says why."""


class Site:
    def __init__(self, address: str, *, patience: float = PATIENCE) -> None:
        self.address = address.rstrip("/")
        transport = BoundedTransport(limit=LONGEST_ANSWER)
        self._client = httpx2.Client(base_url=f"{self.address}/api/v1", transport=transport, timeout=patience)

    def get(self, path: str, key: str, **query: object) -> dict[str, Any]:
        """Raises CallRefused."""
        return self._call("GET", path, key, params={name: value for name, value in query.items() if value})

    def post(self, path: str, key: str, body: Mapping[str, object]) -> dict[str, Any]:
        """Raises CallRefused."""
        return self._call("POST", path, key, json=body)

    def link(self, path: str) -> str:
        """The page on which a person does it."""
        return self.address + path

    def _call(self, method: str, path: str, key: str, **options: Any) -> dict[str, Any]:
        try:
            answer = self._client.request(method, path, headers={"Authorization": f"Bearer {key}"}, **options)
            body = answer.json()
        except (httpx2.HTTPError, ValueError) as failure:
            raise CallRefused(f"{self.address} does not answer as Hireloom does.") from failure
        if not isinstance(body, dict):
            raise CallRefused(f"{self.address} does not answer as Hireloom does.")
        if not answer.is_success:
            raise CallRefused(str(body.get("message", "The site refused the call.")))
        return body
