"""The server in front of the application, whatever stands at its other lines."""

import socket
import threading
import urllib.request
from contextlib import ExitStack
from dataclasses import replace

from flask import Flask

from hireloom.server import listening


def test_hundreds_who_connect_and_say_nothing_keep_nobody_out(settings):
    app = Flask("behind")
    app.add_url_rule("/", view_func=lambda: "here", endpoint="here")
    server = listening(app, replace(settings, port=0))
    at = ("127.0.0.1", server.effective_port)
    threading.Thread(target=server.run, daemon=True).start()
    with ExitStack() as silent:
        silent.callback(server.close)
        for begun in [b"", b"POST / HTTP/1.1\r\nContent-Length: 900\r\n\r\n{"] * 150:
            line = silent.enter_context(socket.create_connection(at, timeout=20))
            line.sendall(begun)
        with urllib.request.urlopen(f"http://127.0.0.1:{at[1]}/", timeout=20) as answer:
            assert answer.read() == b"here"
