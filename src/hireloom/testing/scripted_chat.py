"""A chat model with scripted answers, for tests of code that uses one."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hireloom.ports.chats import Chat, ChatFailed, Message, Schema

Script = Callable[[Sequence[Message], Schema], Any]


class ScriptedChat(Chat):
    """Answers by a function of the question, or one after another from a list. An answer that is not text is sent as
    JSON, an exception is raised; `asked` keeps all questions. After the end of the list it raises ChatFailed."""

    def __init__(self, script: Script | Sequence[Any]) -> None:
        self._script = script if callable(script) else None
        self._left = [] if callable(script) else list(script)
        self.asked: list[tuple[tuple[Message, ...], Mapping[str, Any]]] = []

    def complete(self, messages: Sequence[Message], schema: Schema) -> str:
        self.asked.append((tuple(messages), schema))
        if self._script is not None:
            answer = self._script(messages, schema)
        elif self._left:
            answer = self._left.pop(0)
        else:
            raise ChatFailed("The script has no further answer.")
        if isinstance(answer, Exception):
            raise answer
        return answer if isinstance(answer, str) else json.dumps(answer)
