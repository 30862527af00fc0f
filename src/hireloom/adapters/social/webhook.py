"""Sends posts, signed, to an address that the operator sets; the receiver passes them on."""

import hashlib
import hmac

import orjson

from hireloom.adapters.social.calls import PATIENCE, PublisherConnection
from hireloom.domain.web_links import safe_link
from hireloom.ports.publishers import ALWAYS, Carrier, Post


class Webhook:
    """The receiver recognizes posts by their keys: a post is sent again when its answer was lost."""

    carrier = Carrier.WEBHOOK
    remembers = ALWAYS

    def __init__(self, url: str, secret: str, *, patience: float = PATIENCE) -> None:
        self._line, self._secret = PublisherConnection(url, patience=patience), secret

    def publish(self, post: Post) -> str:
        fields = {"key": post.key, "platform": post.platform, "text": post.text, "hashtags": list(post.hashtags)}
        body = orjson.dumps(fields)
        headers = {"Idempotency-Key": post.key}
        if self._secret:
            seal = hmac.new(self._secret.encode(), body, hashlib.sha256).hexdigest()
            headers["X-Hireloom-Signature"] = f"sha256={seal}"
        reply = self._line.post("", body, headers)
        if not 200 <= reply.status < 300:
            raise reply.refused()
        return safe_link(reply.text("url"))
