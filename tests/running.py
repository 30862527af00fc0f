"""The product at a real socket, on the server of `hireloom serve`, in a thread of the tests."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import waitress
from flask import Flask


@contextmanager
def running(app: Flask, threads: int) -> Iterator[int]:
    """The port; all threads have ended afterwards."""
    server = waitress.create_server(app, host="127.0.0.1", port=0, threads=threads, channel_request_lookahead=1)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        yield server.effective_port
    finally:
        server.close()
        server.task_dispatcher.shutdown()
        thread.join(60)
    assert not thread.is_alive()
