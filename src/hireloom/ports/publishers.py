"""Publishing posts: each platform has one publisher."""

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Protocol

ALWAYS = timedelta.max  # for publishers that recognize posts by their keys permanently


class PublishFailed(Exception):
    """The platform did not accept the post. `is_final`: it never will, so a retry is pointless. `is_unsure`: it may
    have accepted the post without us knowing.

    The text is for the people who look after the posts: one line, without a secret.
    """

    def __init__(self, reason: str, *, is_final: bool = False, is_unsure: bool = False) -> None:
        super().__init__(" ".join(reason.split()))
        self.is_final, self.is_unsure = is_final, is_unsure


@dataclass(frozen=True, slots=True)
class Post:
    """`key` identifies it permanently. The hashtags stand below the text."""

    key: str
    platform: str
    text: str
    hashtags: tuple[str, ...]

    @property
    def whole(self) -> str:
        return f"{self.text}\n\n{' '.join(self.hashtags)}" if self.hashtags else self.text


class Carrier(StrEnum):
    """How posts get to a platform: by an account there, a webhook, a folder, or our own blog."""

    ACCOUNT = "account"
    WEBHOOK = "webhook"
    FOLDER = "folder"
    BLOG = "blog"


class Publisher(Protocol):
    """`remembers`: for how long sending the same post again creates no second one."""

    carrier: Carrier
    remembers: timedelta

    def publish(self, post: Post) -> str:
        """Show the post once, within a minute; returns its address, or nothing when that is not known. Raises
        PublishFailed."""
        ...
