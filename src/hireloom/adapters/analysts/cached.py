"""Caches the answers of a model by a hash of the question: the same question costs once, also when several people ask
at the same moment."""

import hashlib
import json
from collections.abc import Sequence

from hireloom.infrastructure.single_flight import SingleFlightCache
from hireloom.ports.chats import Chat, ChatFailed, Message, Schema


class CachedChat:
    """Keeps the last `size` answers in memory, never the questions; failures are not kept."""

    def __init__(self, chat: Chat, *, size: int = 256, patience: float = 30) -> None:
        self._chat = chat
        self._answers: SingleFlightCache[str] = SingleFlightCache(size, patience)

    def complete(self, messages: Sequence[Message], schema: Schema) -> str:
        question = json.dumps([[(message.role, message.content) for message in messages], schema], sort_keys=True)
        key = hashlib.sha256(question.encode("utf-8", "surrogatepass")).hexdigest()
        try:
            return self._answers.get(key, lambda: self._chat.complete(messages, schema))
        except TimeoutError as late:
            raise ChatFailed("The same question is still being answered.") from late
