"""What is dear to make is made once, also when several ask for it at the same moment."""

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    """Keeps the `size` values that were asked for last, in memory; failures are not kept. Whoever asks for a value that
    is being made waits for it `patience` seconds, without any as long as its making takes."""

    def __init__(self, size: int, patience: float | None = None) -> None:
        self._size = size
        self._patience = patience
        self._values: OrderedDict[str, Future[T]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: str, make: Callable[[], T]) -> T:
        """The value of this key, made if there is none. Who waits for it is told of a failure too; raises TimeoutError
        when it does not come in time."""
        with self._lock:
            value = self._values.get(key)
            mine = value is None
            if value is None:
                value = self._values[key] = Future()
                while len(self._values) > self._size:
                    self._values.popitem(last=False)
            else:
                self._values.move_to_end(key)
        if not mine:
            return value.result(self._patience)
        try:
            value.set_result(make())
        except BaseException as failure:
            with self._lock:
                if self._values.get(key) is value:  # else it was forgotten, and another is kept in its place
                    del self._values[key]
            value.set_exception(failure if isinstance(failure, Exception) else TimeoutError())
            raise
        return value.result()
