"""A server that runs in a thread of the tests, as the product runs it."""

import socket
import threading
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from hireloom.serving.server import run


@pytest.fixture
def runs() -> Iterator[Callable[[Any], Any]]:
    """Runs what `listening` made, and gives it back; all of its threads have ended when the test has."""
    begun = []

    def begin(server):
        line, wakes = socket.socketpair()
        told = SimpleNamespace(is_told=False, line=line)
        thread = threading.Thread(target=run, args=(server, told))
        thread.start()
        begun.append((told, wakes, thread))
        return server

    yield begin
    for told, wakes, thread in begun:
        told.is_told = True
        wakes.send(b"!")
        thread.join(60)
        assert not thread.is_alive()
        wakes.close()
