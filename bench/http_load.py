"""A load generator with many connections: one thread with plain sockets, so that it takes little time from the server
on the same machine, and no answer waits for the generator's own threads."""

import selectors
import socket
import time
from collections.abc import Sequence

END_OF_HEADERS, LENGTH = b"\r\n\r\n", b"\r\ncontent-length: "
PIECE = 1024 * 1024


class Connection:
    """A connection that repeats its request as soon as the answer is complete."""

    def __init__(self, port: int, request: bytes) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        self._request, self._received, self._missing = request, b"", -1
        self._asked = 0.0

    def ask(self) -> None:
        self._received, self._missing = b"", -1
        self._asked = time.perf_counter()
        self.socket.sendall(self._request)

    def receive(self) -> float | None:
        """The milliseconds that the answer took if it is complete now, else None."""
        piece = self.socket.recv(PIECE)
        assert piece, "the server has closed a connection"
        if self._missing < 0:
            self._received += piece
            head, end, body = self._received.partition(END_OF_HEADERS)
            if not end:
                return None
            assert head.startswith(b"HTTP/1.1 200 "), head
            self._missing = int(head.lower().partition(LENGTH)[2].partition(b"\r\n")[0]) - len(body)
        else:
            self._missing -= len(piece)
        return None if self._missing else 1000 * (time.perf_counter() - self._asked)


def load(port: int, path: str, cookie: str, *, connections: int, seconds: float) -> Sequence[float]:
    """The milliseconds of each answer that came within `seconds`."""
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n\r\n".encode()
    times: list[float] = []
    with selectors.DefaultSelector() as waiting:
        asking = [Connection(port, request) for _ in range(connections)]
        for item in asking:
            waiting.register(item.socket, selectors.EVENT_READ, item)
            item.ask()
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            for key, _ in waiting.select(1.0):
                milliseconds = key.data.receive()
                if milliseconds is not None:
                    times.append(milliseconds)
                    key.data.ask()
        for item in asking:
            item.socket.close()
    return times
