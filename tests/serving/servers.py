"""Servers in processes of their own, as an operator starts them, and how the tests speak to them."""

import http.client
import json
import os
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC
from pathlib import Path
from typing import Any

from hireloom.adapters.clock import SystemClock
from hireloom.adapters.security import Argon2Passwords
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.users import Role, User
from tests.waiting import until

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
WAITRESS = [sys.executable, "-m", "hireloom", "serve"]
GUNICORN = [str(BIN / "gunicorn"), "--config", str(ROOT / "deploy" / "gunicorn.conf.py")]
EMAIL, PASSWORD = "seeker@people.example", "Welcome2hireloom!"
ADDRESS = re.compile(r"http://(?:localhost|127\.0\.0\.1):(\d+)")
SOON, ATTEMPTS = 0.2, 5  # seconds
MUCH = 8 * 1024 * 1024  # bytes; more than the system buffers
STEADY = 256 * 1024  # bytes
JSON = {"Content-Type": "application/json"}
HELP = {"name": "Anna", "email": "anna@people.example", "message": "How do I log in?"}


class Server:
    """One that is being started; `folder` is its data folder."""

    def __init__(self, command: Sequence[str], folder: Path, **environment: str) -> None:
        self.folder = folder
        self._log = folder / "log"
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("HIRELOOM_")}
        here = {"HIRELOOM_DATA_DIR": str(folder), "HIRELOOM_WEB_DIR": str(folder / "web"), "HIRELOOM_PORT": "0"}
        values = inherited | here | environment
        with self._log.open("w") as log:
            self.process = subprocess.Popen(
                command, env=values, stdout=log, stderr=log, cwd=ROOT, start_new_session=True
            )

    @property
    def log(self) -> str:
        return self._log.read_text()

    @property
    def port(self) -> int:
        """The port, as soon as the server listens."""
        assert until(lambda: ADDRESS.search(self.log) is not None)
        return int(ADDRESS.findall(self.log)[0])

    def children(self) -> list[int]:
        result = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True, check=False)
        return list(map(int, result.stdout.split()))

    def memory(self) -> int:
        """Bytes of the process itself and of its children."""
        return sum(resident(process) for process in [self.process.pid, *self.children()])

    def memory_at_rest(self) -> int:
        """The memory once its child processes have loaded what they need."""
        looks = [self.memory()]

        def stays() -> bool:
            time.sleep(0.5)
            looks.append(self.memory())
            return abs(looks[-1] - looks[-2]) < STEADY

        assert until(stays)
        return looks[-1]

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(60)

    def kill(self) -> None:
        """Kill the server, with everything that it has started."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(60)


def resident(process: int) -> int:
    status = Path(f"/proc/{process}/status")
    match = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return 1024 * int(match[1]) if match else 0


def shared_pages(process: int) -> int:
    """Bytes of pages that a fork has and has not copied."""
    match = re.search(r"Shared_Dirty:\s+(\d+)", Path(f"/proc/{process}/smaps_rollup").read_text())
    return 1024 * int(match[1]) if match else 0


@contextmanager
def started(command: Sequence[str], folder: Path, **environment: str) -> Iterator[Server]:
    server = Server(command, folder, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def prepared(folder: Path, migrated: Path) -> Path:
    """A data folder with a job seeker in it, and a web client of one long file."""
    folder.mkdir()
    (folder / "web").mkdir()
    (folder / "web" / "much.txt").write_bytes(b"x" * MUCH)
    shutil.copy(migrated, folder)
    store = SqlStore(connect(f"sqlite:///{folder / 'hireloom.db'}"), SystemClock(UTC))
    with store.writing() as tx:
        user = User("Seeker1", EMAIL, Role.USER, SystemClock(UTC).now(), phone=Phone("+1", "5550001111"))
        tx.users.add(user, password_hash=Argon2Passwords().hashed(PASSWORD))
    store.close()
    return folder


def call(
    port: int, method: str, path: str, json_body: Any = None, source: str = "127.0.0.1", **headers: str
) -> tuple[int, Any]:
    """Status and body; `source` is the address that we call from."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(source, 0))
    try:
        body = None if json_body is None else json.dumps(json_body)
        line.request(method, path, body, JSON | headers)
        answer = line.getresponse()
        content = answer.read()
        is_json = (answer.headers["Content-Type"] or "").startswith("application/json")
        return answer.status, json.loads(content) if is_json else content
    finally:
        line.close()


def signed_in(port: int) -> dict[str, str]:
    """The headers of a browser in which the job seeker has logged in."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    line.request(
        "POST", "/api/login", json.dumps({"email": EMAIL, "password": PASSWORD}), {"Content-Type": "application/json"}
    )
    answer = line.getresponse()
    answer.read()
    cookie = answer.headers["Set-Cookie"].partition(";")[0]
    line.close()
    _, session = call(port, "GET", "/api/session", Cookie=cookie)
    return {"Cookie": cookie, "X-CSRF-Token": session["csrf_token"]}


def upload(port: int, size: int, headers: dict[str, str]) -> tuple[int, Any]:
    """Send a form of this many bytes, all of it before reading the answer, as browsers do."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    line.putrequest("POST", "/api/send-application-email")
    values = headers | {"Content-Type": "multipart/form-data; boundary=x", "Content-Length": str(size)}
    for name, value in values.items():
        line.putheader(name, value)
    line.endheaders()
    piece = b"x" * (1024 * 1024)
    for _ in range(size // len(piece)):
        line.send(piece)
    answer = line.getresponse()
    status, content = answer.status, answer.read()
    line.close()
    return status, json.loads(content)


def send(port: int, *parts: bytes, source: str = "127.0.0.1") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=60, source_address=(source, 0))
    for part in parts:
        line.sendall(part)
    return line


def taking_nothing(port: int, source: str = "127.0.0.1") -> socket.socket:
    """A connection that asks for a long answer and does not read it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(60)
    line.bind((source, 0))
    line.connect(("127.0.0.1", port))
    line.sendall(b"GET /much.txt HTTP/1.1\r\nHost: x\r\n\r\n")
    return line


def answers_soon(port: int, calls: int = 20) -> bool:
    """Half of our calls take at most SOON. Somebody who is kept waiting waits at each attempt; on a machine that is
    busy with other tests, only one of the attempts may be slow."""
    return any(_usual_time(port, calls) < SOON for _ in range(ATTEMPTS))


def _usual_time(port: int, calls: int) -> float:
    """The seconds that half of our calls take at most."""
    sockets = []
    for _ in range(calls):
        began = time.monotonic()
        assert call(port, "GET", "/api/health")[0] == 200
        sockets.append(time.monotonic() - began)
    return statistics.median(sockets)


def answer_on(line: socket.socket) -> tuple[int, bytes]:
    """Status and body of what comes back until the server closes its end."""
    came = b""
    try:
        while piece := line.recv(65536):
            came += piece
    except ConnectionResetError:  # it did not wait for what we still sent
        assert came
    head, _, body = came.partition(b"\r\n\r\n")
    return int(head.split()[1]), body
