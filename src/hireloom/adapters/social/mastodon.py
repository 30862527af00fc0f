"""Any Mastodon server. See https://docs.joinmastodon.org/methods/statuses/#create"""

from datetime import timedelta

import orjson

from hireloom.adapters.social.calls import PATIENCE, PublisherConnection
from hireloom.domain.web_links import safe_link
from hireloom.ports.publishers import Carrier, Post


class Mastodon:
    """The server keeps an idempotency key for an hour, and answers a repeated one with the first status."""

    carrier = Carrier.ACCOUNT
    remembers = timedelta(minutes=55)  # less than an hour, as clocks may differ

    def __init__(self, server: str, token: str, *, patience: float = PATIENCE) -> None:
        self._line, self._token = PublisherConnection(server, patience=patience), token

    def publish(self, post: Post) -> str:
        body = orjson.dumps({"status": post.whole, "visibility": "public", "language": "en"})
        headers = {"Authorization": f"Bearer {self._token}", "Idempotency-Key": post.key}
        reply = self._line.post("/api/v1/statuses", body, headers)
        if reply.status != 200:
            raise reply.refused()
        if not reply.text("id"):
            raise reply.strange("status")
        return safe_link(reply.text("url"))
