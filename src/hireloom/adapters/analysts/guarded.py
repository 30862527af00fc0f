"""Protects the product from a slow or broken model: a circuit breaker and a limit on concurrent calls."""

from collections.abc import Callable, Sequence
from threading import BoundedSemaphore, Lock

from hireloom.ports.chats import Chat, ChatFailed, Message, Schema


class GuardedChat:
    """After `failures` failed calls in a row, or one that failed after `patience` seconds or more, the circuit is open
    for `rest` seconds; then one call tries, and its result closes or reopens it. More than `parallel` calls at once are
    refused; that does not count as a failure."""

    def __init__(
        self,
        chat: Chat,
        *,
        monotonic: Callable[[], float],
        failures: int = 5,
        patience: float = 5,
        rest: float = 30,
        parallel: int = 4,
    ) -> None:
        self._chat = chat
        self._monotonic = monotonic
        self._limit = failures
        self._patience = patience
        self._rest = rest
        self._slots = BoundedSemaphore(parallel)
        self._lock = Lock()
        self._failed = 0
        self._opened_at: float | None = None

    def complete(self, messages: Sequence[Message], schema: Schema) -> str:
        if not self._slots.acquire(blocking=False):
            raise ChatFailed("Too many questions at the same time.")
        try:
            self._enter()
            began = self._monotonic()
            try:
                answer = self._chat.complete(messages, schema)
            except BaseException:
                self._note_failure(self._monotonic() - began)
                raise
            self._note_success()
            return answer
        finally:
            self._slots.release()

    def _enter(self) -> None:
        with self._lock:
            if self._opened_at is None:
                return
            now = self._monotonic()
            if now - self._opened_at < self._rest:
                raise ChatFailed("The model failed repeatedly and is left alone for a while.")
            self._opened_at = now  # half open: this call tries, the others wait for another rest

    def _note_failure(self, seconds: float) -> None:
        with self._lock:
            self._failed += 1
            if self._failed >= self._limit or seconds >= self._patience:
                self._opened_at = self._monotonic()

    def _note_success(self) -> None:
        with self._lock:
            self._failed = 0
            self._opened_at = None
