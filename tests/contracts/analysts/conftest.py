"""A server that answers by a script over a real socket, and aimock in a process of its own."""

import json
import os
import re
import shutil
import socketserver
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hireloom.adapters.analysts.local import LocalAnalyst
from hireloom.adapters.analysts.openai import OpenAiChat
from hireloom.testing.clock import StoppedClock
from hireloom.testing.text_work import directly
from hireloom.text_analysis.language.lexicon_files import load_lexicon

HERE = Path(__file__).parent
WEBAPP = HERE.parents[2] / "webapp"
Answer = Callable[[Any], None]


class ScriptedServer(socketserver.ThreadingTCPServer):
    """Answers its requests one by one from `script`, the last entry again and again; keeps every byte it received."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Exchange)
        self.script: list[Answer] = []
        self.received: list[bytes] = []
        self.lock = threading.Lock()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1"

    def requests(self) -> list[dict[str, Any]]:
        return [json.loads(request.partition(b"\r\n\r\n")[2]) for request in self.received]

    def next_answer(self, request: bytes) -> Answer:
        with self.lock:
            self.received.append(request)
            return self.script.pop(0) if len(self.script) > 1 else self.script[0]

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that hangs up in the middle is what several tests are about."""


class _Exchange(socketserver.StreamRequestHandler):
    server: ScriptedServer

    def handle(self) -> None:
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            line = self.rfile.readline()
            if not line:
                return
            head += line
        length = re.search(rb"(?i)content-length: *(\d+)", head)
        body = self.rfile.read(int(length.group(1))) if length else b""
        self.server.next_answer(head + body)(self.wfile)


@pytest.fixture
def server() -> Iterator[ScriptedServer]:
    with ScriptedServer() as running:
        thread = threading.Thread(target=lambda: running.serve_forever(poll_interval=0.02), daemon=True)
        thread.start()
        yield running
        running.shutdown()
        thread.join()


def _reply(body: bytes | str, *, status: str = "200 OK", kind: str = "application/json", headers: str = "") -> Answer:
    content = body.encode() if isinstance(body, str) else body

    def answer(wire: Any) -> None:
        head = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(content)}\r\n{headers}"
        wire.write(f"{head}Connection: close\r\n\r\n".encode() + content)

    return answer


def _says(content: Any) -> Answer:
    """A chat completion with this content; what is not text goes out as JSON."""
    text = content if isinstance(content, str) else json.dumps(content)
    choice = {"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": text}}
    whole = {"id": "1", "object": "chat.completion", "created": 1, "model": "m", "choices": [choice]}
    return _reply(json.dumps(whole))


@pytest.fixture
def reply() -> Callable[..., Answer]:
    return _reply


@pytest.fixture
def says() -> Callable[[Any], Answer]:
    return _says


class Waits:
    """A monotonic clock that waiting advances, so that no test sits through a back-off."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.waited: list[float] = []

    def monotonic(self) -> float:
        return self.now

    def wait(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.now += seconds


@pytest.fixture
def waits() -> Waits:
    return Waits()


@pytest.fixture
def chat_at(waits: Waits) -> Iterator[Callable[..., OpenAiChat]]:
    models: list[OpenAiChat] = []

    def make(url: str, *, timeout: float = 5, key: str = "k-123") -> OpenAiChat:
        chat = OpenAiChat(
            base_url=url, key=key, model="tiny", timeout=timeout, monotonic=waits.monotonic, wait=waits.wait
        )
        models.append(chat)
        return chat

    yield make
    for chat in models:
        chat.close()


@pytest.fixture(scope="session")
def aimock() -> Iterator[str]:
    node = shutil.which("node")
    assert node, "These tests need Node: see the README for what to install."
    assert (WEBAPP / "node_modules/@copilotkit/aimock").is_dir(), "Run `npm ci` in webapp first."
    script = HERE / "aimock.mjs"
    environment = {**os.environ, "AIMOCK": str(WEBAPP / "node_modules/@copilotkit/aimock/dist/index.js")}
    with subprocess.Popen([node, str(script)], stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().strip()
            assert url.startswith("http://"), f"aimock did not start: {url}"
            yield url
        finally:
            process.terminate()


@pytest.fixture(scope="session")
def local() -> LocalAnalyst:
    return LocalAnalyst(load_lexicon(), StoppedClock(), directly)
