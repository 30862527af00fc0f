"""LinkedIn's Posts API, for a page or a member.

See https://learn.microsoft.com/linkedin/marketing/community-management/shares/posts-api
"""

import re

import orjson

from hireloom.adapters.social.calls import PATIENCE, UNWRITTEN, PublisherConnection, Reply
from hireloom.ports.publishers import Carrier, Post

ORIGIN, PATH, VERSION = "https://api.linkedin.com", "/rest/posts", "202606"
_RESERVED = re.compile(r"[\\|{}@\[\]()<>#*_~]")  # in its "little" text format: an unescaped one cuts the post off
_ADDRESS = re.compile(r"(https?://\S+)")
_URN = re.compile(r"urn:li:(?:share|ugcPost):[0-9]+")


class LinkedIn:
    """LinkedIn refuses a text that the author has posted already, and names that post, which is ours. For how long it
    does so is not documented."""

    carrier = Carrier.ACCOUNT
    remembers = UNWRITTEN

    def __init__(self, token: str, author: str, *, origin: str = ORIGIN, patience: float = PATIENCE) -> None:
        self._line, self._token, self._author = PublisherConnection(origin, patience=patience), token, author

    def publish(self, post: Post) -> str:
        body = {
            "author": self._author,
            "commentary": little(post),
            "visibility": "PUBLIC",
            "distribution": {
                "feedDistribution": "MAIN_FEED",
                "targetEntities": [],
                "thirdPartyDistributionChannels": [],
            },
            "lifecycleState": "PUBLISHED",
            "isReshareDisabledByAuthor": False,
        }
        headers = {
            "Authorization": f"Bearer {self._token}",
            "LinkedIn-Version": VERSION,
            "X-Restli-Protocol-Version": "2.0.0",
        }
        reply = self._line.post(PATH, orjson.dumps(body), headers)
        urn = _URN.search(_said_before(reply) or reply.headers.get("x-restli-id", ""))
        if reply.status != 201 and not _said_before(reply):
            raise reply.refused()
        if urn is None:
            raise reply.strange("post")
        return f"https://www.linkedin.com/feed/update/{urn[0]}"


def little(post: Post) -> str:
    """The post in LinkedIn's "little" format: reserved signs escaped, addresses unchanged, hashtags as hashtags."""
    parts = _ADDRESS.split(post.text)
    text = "".join(part if number % 2 else _escaped(part) for number, part in enumerate(parts))
    tags = " ".join("{hashtag|\\#|" + _escaped(hashtag[1:]) + "}" for hashtag in post.hashtags)
    return f"{text}\n\n{tags}" if tags else text


def _escaped(text: str) -> str:
    return _RESERVED.sub(r"\\\g<0>", text)


def _said_before(reply: Reply) -> str:
    """The post named in LinkedIn's sentence about a duplicate."""
    message = reply.text("message")
    return message if reply.status == 422 and "duplicate of urn:li:" in message else ""
