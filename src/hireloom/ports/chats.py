"""A language model: takes messages and the shape of the answer, returns text that should be JSON."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

Schema = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Message:
    role: Literal["system", "user"]
    content: str


class ChatFailed(Exception):
    """The model gave no usable answer; the text tells the reason and contains nothing of the documents."""


class KeyRefused(ChatFailed):
    """The model's server does not accept our key."""


class Chat(Protocol):
    def complete(self, messages: Sequence[Message], schema: Schema) -> str:
        """The model's answer, asked to be JSON of this schema (its `title` names the task). Raises ChatFailed."""
        ...
