"""Showing a post to the world: each platform has whoever carries it there."""

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Protocol

ALWAYS = timedelta.max  # whoever tells posts apart by their key for good


class PublishFailed(Exception):
    """The platform did not take the post. `is_final`: it never will as it is, so trying again is useless. `is_unsure`:
    it may have taken it all the same, we have not heard.

    The text is for whoever looks after the posts: one line, without a secret.
    """

    def __init__(self, reason: str, *, is_final: bool = False, is_unsure: bool = False) -> None:
        super().__init__(" ".join(reason.split()))
        self.is_final, self.is_unsure = is_final, is_unsure


@dataclass(frozen=True, slots=True)
class Post:
    """`key` names it for ever. The hashtags stand below the text."""

    key: str
    platform: str
    text: str
    hashtags: tuple[str, ...]

    @property
    def whole(self) -> str:
        return f"{self.text}\n\n{' '.join(self.hashtags)}" if self.hashtags else self.text


class Carrier(StrEnum):
    """What stands behind a platform here: an account there, an address that is told, a folder, or our own blog."""

    ACCOUNT = "account"
    WEBHOOK = "webhook"
    FOLDER = "folder"
    BLOG = "blog"


class Publisher(Protocol):
    """`remembers`: for so long the same post again makes no second one."""

    carrier: Carrier
    remembers: timedelta

    def publish(self, post: Post) -> str:
        """Show it once, within a minute. Where it can be read, or nothing when that is not known. Raises
        PublishFailed."""
        ...
