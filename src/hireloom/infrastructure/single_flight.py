"""A cache of values that are expensive to compute: each is computed once, even if several threads ask at the same
time."""

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class SingleFlightCache(Generic[T]):
    """Keeps the `size` most recently used values in memory; failures are not kept. A caller who asks for a value
    that is being made waits for it `patience` seconds at most, or without a limit if `patience` is None. `asker_errors`
    are the failures that concern their maker alone, such as a limit that this person has reached."""

    def __init__(
        self, size: int, patience: float | None = None, *, asker_errors: tuple[type[Exception], ...] = ()
    ) -> None:
        self._size = size
        self._patience = patience
        self._asker_errors = asker_errors
        self._values: OrderedDict[str, Future[T]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: str, make: Callable[[], T]) -> T:
        """The value of this key, made if there is none. A failure is raised for all who wait, too, unless it is the
        maker's own: then one of them makes the value. Raises TimeoutError when the value is not made in time."""
        while True:
            value, is_mine = self._value(key)
            if is_mine:
                return self._made(key, value, make)
            with suppress(*self._asker_errors):
                return value.result(self._patience)

    def ready(self, key: str) -> T | None:
        """The value of this key if it has been made; makes none, and never waits."""
        with self._lock:
            value = self._values.get(key)
        return value.result() if value and value.done() and not value.exception() else None

    def _value(self, key: str) -> tuple[Future[T], bool]:
        """The value, which may still be in the making; and whether the caller has to make it."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
                return value, False
            value = self._values[key] = Future()
            while len(self._values) > self._size:
                self._values.popitem(last=False)
            return value, True

    def _made(self, key: str, value: Future[T], make: Callable[[], T]) -> T:
        try:
            value.set_result(make())
        except BaseException as failure:
            with self._lock:
                if self._values.get(key) is value:  # else it was dropped, and replaced by another
                    del self._values[key]
            value.set_exception(failure if isinstance(failure, Exception) else TimeoutError())
            raise
        return value.result()
