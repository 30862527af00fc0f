"""A service that knows leaked passwords without being told any: it gets the first five digits of a password's SHA-1 and
answers with the remaining digits of all that begin like this. Have I Been Pwned invented this interface."""

import hashlib
import logging
import ssl
from collections.abc import Container

import httpx2

from hireloom.infrastructure.http_client import BoundedTransport

SECONDS = 2.0  # that a person who chooses a password waits at most
LARGEST = 400_000  # bytes of an answer; about 2,000 lines of 45 bytes are usual
PREFIX = 5  # digits

log = logging.getLogger(__name__)


class LeakRanges:
    """The passwords that are in `common`, and those that the service at `url` knows. While the service does not answer,
    only `common` counts: nobody is kept from choosing a password."""

    def __init__(self, url: str, common: Container[str], *, seconds: float = SECONDS) -> None:
        self._url, self._common = url, common
        verify = url.startswith("https:") or ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # none for plain http
        self._client = httpx2.Client(
            transport=BoundedTransport(limit=LARGEST, verify=verify),
            # With made-up lines added, the length of an answer does not reveal what was asked for.
            headers={"Add-Padding": "true", "Accept-Encoding": "identity", "User-Agent": "Hireloom"},
            timeout=seconds,
            trust_env=False,
            follow_redirects=False,
        )

    def __contains__(self, password: object) -> bool:
        return isinstance(password, str) and (password in self._common or self._is_leaked(password))

    def _is_leaked(self, password: str) -> bool:
        digest = hashlib.sha1(password.encode("utf-8", "surrogatepass"), usedforsecurity=False).hexdigest().upper()
        try:
            answer = self._client.get(f"{self._url}/range/{digest[:PREFIX]}")
            answer.raise_for_status()
        except (httpx2.HTTPError, httpx2.InvalidURL, httpx2.StreamError) as away:
            log.warning("the service for leaked passwords does not answer: %s", type(away).__name__)
            return False
        counts = dict(line.strip().upper().split(":", 1) for line in answer.text.splitlines() if ":" in line)
        return counts.get(digest[PREFIX:], "0") != "0"  # lines that were added have the count 0
