"""The receivers of webhooks, over HTTP."""

import logging
import time
from collections.abc import Collection, Mapping

import httpx2

from hireloom.domain.outbound_hosts import HostNotListed
from hireloom.infrastructure.public_transport import Lookup, PublicTransport, is_safe, leads_inside
from hireloom.ports.webhooks import ReceiverAnswer

SECONDS = 10.0
LOOKUP = 2.0  # seconds, while a person waits
LARGEST = 16_000  # bytes of an answer
LONGEST_BODY = 2_000  # characters of it

log = logging.getLogger(__name__)


class HttpReceivers:
    def __init__(self, lookup: Lookup, private_hosts: Collection[str] = (), seconds: float = SECONDS) -> None:
        self._lookup, self._private_hosts, self._seconds = lookup, private_hosts, seconds
        self._client = httpx2.Client(
            transport=PublicTransport(lookup, limit=LARGEST, private_hosts=private_hosts),
            headers={"Accept-Encoding": "identity", "User-Agent": "Hireloom-Webhooks"},
            trust_env=False,
            follow_redirects=False,
        )

    def may_be_plain(self, url: str) -> bool:
        return url.startswith("http:") and is_safe(url, self._private_hosts)

    def are_inside(self, url: str) -> bool:
        return leads_inside(url, self._lookup, seconds=LOOKUP, private_hosts=self._private_hosts)

    def post(self, url: str, body: str, headers: Mapping[str, str]) -> ReceiverAnswer:
        all_headers = {"Content-Type": "application/json", **headers}
        start = time.monotonic()
        try:
            response = self._client.post(url, content=body.encode(), headers=all_headers, timeout=self._seconds)
        except HostNotListed as refused:
            return ReceiverAnswer(None, str(refused), time.monotonic() - start)
        except (httpx2.TimeoutException, httpx2.HTTPError, httpx2.InvalidURL, httpx2.StreamError) as failure:
            log.info("a webhook was not delivered: %s", type(failure).__name__)
            took = time.monotonic() - start
            return ReceiverAnswer(None, self._reason(failure, took), took)
        text = response.text[:LONGEST_BODY].replace("\x00", "")
        return ReceiverAnswer(response.status_code, text, time.monotonic() - start)

    def _reason(self, failure: Exception, took: float) -> str:
        """For the person; without details of the network behind us."""
        if took >= self._seconds or isinstance(failure, httpx2.TimeoutException):  # the line is cut by then
            return f"No complete answer within {self._seconds:g} seconds."
        if isinstance(failure, httpx2.ReadError):
            return "The answer broke off or was too large."
        return "The address could not be reached."
