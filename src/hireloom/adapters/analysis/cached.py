"""Remembers what a model answered, by a hash of what it was asked: the same question costs once, also when it is asked
by several people at the same moment."""

import hashlib
import json
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TooLong
from threading import Lock

from hireloom.adapters.analysis.chats import Chat, ChatFailed, Message, Schema


class CachedChat:
    """Keeps the last `size` answers in memory, never the questions; failures are not kept."""

    def __init__(self, chat: Chat, *, size: int = 256, patience: float = 30) -> None:
        self._chat = chat
        self._size = size
        self._patience = patience
        self._answers: OrderedDict[str, Future[str]] = OrderedDict()
        self._lock = Lock()

    def complete(self, messages: Sequence[Message], schema: Schema) -> str:
        asked = json.dumps([[(each.role, each.content) for each in messages], schema], sort_keys=True)
        key = hashlib.sha256(asked.encode("utf-8", "surrogatepass")).hexdigest()
        with self._lock:
            answer = self._answers.get(key)
            mine = answer is None
            if answer is None:
                answer = self._answers[key] = Future()
                while len(self._answers) > self._size:
                    self._answers.popitem(last=False)
            else:
                self._answers.move_to_end(key)
        if not mine:
            try:
                return answer.result(self._patience)
            except TooLong as late:
                raise ChatFailed("The same question is still being answered.") from late
        try:
            answer.set_result(self._chat.complete(messages, schema))
        except BaseException as failure:
            with self._lock:
                if self._answers.get(key) is answer:
                    del self._answers[key]
            answer.set_exception(failure if isinstance(failure, Exception) else ChatFailed("Interrupted."))
            raise
        return answer.result()
