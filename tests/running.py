"""A server that runs in a thread of the tests, as the product runs it."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

from hireloom.serving.server import run


@contextmanager
def running(server: Any) -> Iterator[Any]:
    """What `listening` made; all of its threads have ended afterwards."""
    line, wakes = socket.socketpair()
    told = SimpleNamespace(is_told=False, line=line)
    thread = threading.Thread(target=run, args=(server, told))
    thread.start()
    with line, wakes:
        try:
            yield server
        finally:
            told.is_told = True
            wakes.send(b"!")
            thread.join(60)
        assert not thread.is_alive()
