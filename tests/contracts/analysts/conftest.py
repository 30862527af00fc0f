"""A server that answers by a script over a real socket, aimock in a process of its own, and an analyst of few words."""

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

from hireloom.adapters.analysis.openai import OpenAiChat
from hireloom.domain.analyses import PAGE, About, Answered, Level, Page, Question, Responsibility, TopSkill
from hireloom.domain.documents import Document
from hireloom.domain.matches import Evidence, Finding, Findings, JobFacts, Kind, Requirement, State
from hireloom.domain.refusals import Invalid

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
        return [json.loads(each.partition(b"\r\n\r\n")[2]) for each in self.received]

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
    """A monotonic clock that waiting moves on, so that no test sits through a back-off."""

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
    made: list[OpenAiChat] = []

    def make(url: str, *, timeout: float = 5, key: str = "k-123") -> OpenAiChat:
        chat = OpenAiChat(
            base_url=url, key=key, model="tiny", timeout=timeout, monotonic=waits.monotonic, wait=waits.wait
        )
        made.append(chat)
        return chat

    yield make
    for chat in made:
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


class PlainAnalyst:
    """Short rules that keep the port's promises: something to stand under a model while the model is what is tested."""

    def match(self, resume: Document, job: str) -> Answered[Findings]:
        lines = [line.strip("- ") for line in job.splitlines() if line.startswith("- ")]
        if not lines:
            raise Invalid("There is no requirement in this text.")
        found = []
        for number, line in enumerate(lines, start=1):
            proof = self._proof(resume, line)
            asked = Requirement(number, Kind.SKILL, line[:40], "Nice" not in job.split(line)[0], 2, line)
            state = State.MISSING if proof is None else State.MET
            found.append(Finding(asked, state, () if proof is None else (proof,)))
        return Answered(Findings(JobFacts(job.splitlines()[0], "", len(job.split())), tuple(found)), "local")

    def _proof(self, resume: Document, line: str) -> Evidence | None:
        for word in re.findall(r"\b[A-Z]\w{3,}", line):
            match = re.search(rf"^.*\b{word}\b.*$", resume.text, re.MULTILINE)
            if match:
                return Evidence(match.start(), match.end(), " ".join(match.group().split()))
        return None

    def about(self, resume: Document, job: str) -> Answered[About]:
        lines = [" ".join(line.split()) for line in resume.text.splitlines() if line.startswith("- ")]
        return Answered(About(("A person with a resume.",), (), tuple(lines[:3])), "local")

    def responsibilities(self, resume: Document, job: str, *, offset: int) -> Answered[Page[Responsibility]]:
        duties = [Responsibility("job", line[2:]) for line in job.splitlines() if line.startswith("- ")]
        duties += [
            Responsibility("resume", line[2:], "", line[2:]) for line in resume.text.splitlines() if line[:2] == "- "
        ]
        more = offset + PAGE if offset + PAGE < len(duties) else None
        return Answered(Page(tuple(duties[offset : offset + PAGE]), more), "local")

    def top_skills(self, resume: Document, job: str) -> Answered[tuple[TopSkill, ...]]:
        names = [name for name in ("Python", "PostgreSQL", "Apache Kafka") if name in job]
        return Answered(tuple(TopSkill(rank, name, True) for rank, name in enumerate(names, start=1)), "local")

    def questions(self, resume: Document, job: str, *, level: Level, offset: int) -> Answered[Page[Question]]:
        lines = [line[2:] for line in (resume.text + "\n" + job).splitlines() if line.startswith("- ")] or ["your work"]
        frames = ("What was hard about", "Who else knew of", "How would you repeat")
        asked = [
            Question(f"{frame}, {level.value}: {line}", "I would tell how it went.", "your work", level)
            for frame in frames
            for line in lines
        ]
        more = offset + PAGE if offset + PAGE < len(asked) else None
        return Answered(Page(tuple(asked[offset : offset + PAGE]), more), "local")


@pytest.fixture(scope="session")
def local() -> PlainAnalyst:
    return PlainAnalyst()
