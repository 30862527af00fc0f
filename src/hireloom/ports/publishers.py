"""Showing a post to the world: each platform has whoever carries it there."""

from dataclasses import dataclass
from typing import Protocol


class PublishFailed(Exception):
    """The platform did not take the post. `is_final`: it never will as it is, so trying again is useless.

    The text is for whoever looks after the posts: one line, without a secret.
    """

    def __init__(self, reason: str, *, is_final: bool = False) -> None:
        super().__init__(" ".join(reason.split()))
        self.is_final = is_final


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


class Publisher(Protocol):
    def publish(self, post: Post) -> str:
        """Show it once, within a minute: the same key again makes no second post. Where it can be read, or nothing
        when that is not known. Raises PublishFailed."""
        ...
