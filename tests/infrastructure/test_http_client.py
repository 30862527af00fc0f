"""Calls to the outside end in time, no matter who is slow."""

import socket
import threading
from collections.abc import Iterator

import httpx2
import pytest

from hireloom.infrastructure.http_client import BoundedTransport

PATIENCE = 0.2


class Dripping:
    """A server whose answer comes letter by letter, until somebody hangs up."""

    def __init__(self, first: bytes = b"") -> None:
        self._first = first
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.settimeout(20)
        self.port = self._listener.getsockname()[1]
        self.is_hung_up, self._is_over = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        line, _ = self._listener.accept()
        with line:
            try:
                line.sendall(self._first)
                for _ in range(1000):  # 20 seconds, if nobody does
                    line.sendall(b"H")
                    if self._is_over.wait(PATIENCE / 5):
                        return
            except OSError:
                self.is_hung_up.set()

    def close(self) -> None:
        self._is_over.set()
        self._thread.join()
        self._listener.close()


@pytest.fixture
def dripping() -> Iterator[Dripping]:
    server = Dripping()
    yield server
    server.close()


def test_a_line_that_is_made_when_the_time_is_over_is_hung_up_too(dripping, monkeypatch) -> None:
    find = socket.getaddrinfo

    def found_late(*values, **named):
        threading.Event().wait(PATIENCE * 2)
        return find(*values, **named)

    monkeypatch.setattr(socket, "getaddrinfo", found_late)
    client = httpx2.Client(transport=BoundedTransport(limit=1_000_000), timeout=PATIENCE, trust_env=False)
    with pytest.raises(httpx2.HTTPError):
        client.get(f"http://localhost:{dripping.port}/")
    assert dripping.is_hung_up.wait(20)


def test_an_answer_that_was_cut_does_not_count_as_whole() -> None:
    """Without a length, its end looks like that of a whole answer."""
    server = Dripping(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
    client = httpx2.Client(transport=BoundedTransport(limit=1_000_000), timeout=PATIENCE, trust_env=False)
    with pytest.raises(httpx2.ReadTimeout):
        client.get(f"http://localhost:{server.port}/")
    server.close()
