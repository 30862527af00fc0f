"""Mastodon, any server of it. See https://docs.joinmastodon.org/methods/statuses/#create"""

import orjson

from hireloom.adapters.social.calls import PATIENCE, Line
from hireloom.domain.web_links import safe_link
from hireloom.ports.publishers import Post, PublishFailed


class Mastodon:
    """The server keeps an idempotency key for an hour and answers the first status again."""

    def __init__(self, server: str, token: str, *, patience: float = PATIENCE) -> None:
        self._line, self._token = Line(server, patience=patience), token

    def publish(self, post: Post) -> str:
        body = orjson.dumps({"status": post.whole, "visibility": "public", "language": "en"})
        headers = {"Authorization": f"Bearer {self._token}", "Idempotency-Key": post.key}
        reply = self._line.post("/api/v1/statuses", body, headers)
        if reply.status != 200:
            raise reply.refused()
        if not reply.text("id"):
            raise PublishFailed("It answered something that is no status.")
        return safe_link(reply.text("url"))
