"""What several contracts need."""

import socket
from collections.abc import Iterator
from threading import Thread

import pytest


@pytest.fixture
def nobody() -> Iterator[int]:
    """A port at which nobody listens. It is held, so that nobody else begins to."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        yield listener.getsockname()[1]


@pytest.fixture(scope="module")
def redis_url() -> Iterator[str]:
    """The address of a Redis of our own, empty."""
    from fakeredis import TcpFakeServer  # takes a second: only tests that need it wait

    server = TcpFakeServer(("127.0.0.1", 0), server_type="redis")
    server.socket.listen(128)  # five may wait by default, and a caller that is turned away tries again after a second
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"redis://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()
