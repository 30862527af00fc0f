"""At most two child processes, kept running, that read documents and analyze texts for all threads.

People take turns: the person who has waited longest since their last turn comes next, so that one person's many
requests delay others by no more than the one that is running.
"""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from typing import IO, Any

import hireloom
from hireloom.adapters.documents import wire
from hireloom.domain.documents import UnreadableDocument
from hireloom.domain.refusals import Refusal, RequesterLeft, Unavailable
from hireloom.infrastructure.fair_shares import is_fair
from hireloom.infrastructure.requesters import requester

CHILDREN = 2
WALL_SECONDS = 20.0  # for one document
START_SECONDS = 20.0
QUEUE = 32  # documents and texts that may wait
QUEUE_SECONDS = 30.0
DOCUMENTS_A_CHILD = 200
PROGRAMS = "/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin"  # where antiword and catdoc may be installed
REMEMBERED = 1_000  # people of whom we know how long they have not had a turn
PEAK = 400 * 1024  # kB of memory a child may once have used before it is replaced

TOO_MUCH = "This document is too large or too complicated to open. Please save it again as a simple PDF or DOCX file."
BUSY = "Many documents are being read at this moment. Please try again in a minute."
OUT = "Documents cannot be read at this moment. Please try again in a minute."


class Child:
    """One process and its socket. Started by exec, so that it has neither the parent's memory nor its open files."""

    def __init__(self) -> None:
        here, there = socket.socketpair()
        with there:
            self.process = subprocess.Popen(  # noqa: S603
                [sys.executable, "-m", "hireloom.adapters.documents.child", str(there.fileno())],
                pass_fds=[there.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                cwd="/",
                env=_environment(),
            )
        self.line = here
        self.ready = False
        self.documents = 0
        self.peak = 0

    def ask(self, kind: str, file: int, *, seconds: float, is_abandoned: Callable[[], bool]) -> wire.Answer:
        if not self.ready:
            wire.receive(self.line, len(wire.READY), until=time.monotonic() + START_SECONDS)
            self.ready = True
        until = time.monotonic() + seconds
        self.line.settimeout(seconds)
        wire.send_file(self.line, kind, file)
        answer = wire.receive_answer(self.line, until=until, is_abandoned=is_abandoned)
        self.documents += kind != wire.WORK
        self.peak = int(answer.head.get("peak", 0))
        return answer

    @property
    def is_worn(self) -> bool:
        return self.documents >= DOCUMENTS_A_CHILD or self.peak > PEAK

    def end(self) -> None:
        """Kill the child and the processes it started, and wait, so that it leaves the process table."""
        self.line.close()
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Sandbox:
    def __init__(self, *, children: int = CHILDREN, seconds: float = WALL_SECONDS, queue: int = QUEUE) -> None:
        self._size, self._seconds, self._queue = children, seconds, queue
        self._lock = threading.Lock()
        self._forget()

    def _forget(self) -> None:
        self._owner = os.getpid()
        self._idle: list[Child] = []
        self._children: set[Child] = set()
        self._waiting: list[_Turn] = []
        self._turns = 0
        self._last_turns: OrderedDict[Hashable, int] = OrderedDict()
        self._running = 0
        self._closed = False

    def warm(self) -> None:
        """Start all children now, so that no document waits for one to start."""
        with self._lock:
            self._leave_the_parents()
            while self._running + len(self._idle) < self._size and not self._closed:
                self._idle.append(self._started())

    def read(self, kind: str, content: bytes) -> dict[str, Any]:
        """The child's answer about a document of this format, or a picture. Raises UnreadableDocument when the child
        died or took too long, Unavailable when too many documents wait."""
        return self.ask(kind, content, seconds=self._seconds, failure=UnreadableDocument(TOO_MUCH)).head

    def ask(self, kind: str, content: bytes, *, seconds: float, failure: Refusal) -> wire.Answer:
        """Raises `failure` when the child died or took too long, Unavailable when too many wait, RequesterLeft when
        nobody is waiting for the answer anymore."""
        with _as_file(content) as file:
            self._take_turn()
            child: Child | None = None
            try:
                child = self._free_child()
                return child.ask(kind, file.fileno(), seconds=seconds, is_abandoned=requester().has_left)
            except (OSError, wire.Silent, wire.RequesterGone) as broken:  # a time-out is an OSError
                if child is None or not child.ready or self._closed:
                    raise Unavailable(OUT) from broken
                child.documents = DOCUMENTS_A_CHILD
                raise RequesterLeft if isinstance(broken, wire.RequesterGone) else failure from broken
            finally:
                self._give_turn(child)

    def close(self) -> None:
        with self._lock:
            self._leave_the_parents()
            self._closed = True
            children = list(self._children)
            self._idle = []
            for turn in self._waiting:
                turn.comes.set()
            self._waiting.clear()
        for child in children:
            self._end(child)

    def _leave_the_parents(self) -> None:
        """After a fork: the children that were started before it belong to the other process."""
        if self._owner != os.getpid():
            self._forget()

    def _end(self, child: Child) -> None:
        """End the child exactly once: afterwards its process id may belong to another process."""
        with self._lock:
            is_there = child in self._children
            self._children.discard(child)
        if is_there:
            child.end()

    def _take_turn(self) -> None:
        person = requester().person
        with self._lock:
            self._leave_the_parents()
            if self._closed:
                raise Unavailable(OUT)
            if self._running < self._size:
                self._running += 1
                self._note_turn(person)
                return
            if not is_fair(sum(turn.person == person for turn in self._waiting), self._queue - len(self._waiting)):
                raise Unavailable(BUSY)
            turn = _Turn(person)
            self._waiting.append(turn)
        came, has_left = turn.wait(QUEUE_SECONDS), requester().has_left()
        with self._lock:
            if self._closed:
                raise Unavailable(OUT)
            if not came and turn in self._waiting:
                self._waiting.remove(turn)
                raise RequesterLeft if has_left else Unavailable(BUSY)

    def _note_turn(self, person: Hashable) -> None:
        self._turns += 1
        self._last_turns[person] = self._turns
        self._last_turns.move_to_end(person)
        if len(self._last_turns) > REMEMBERED:
            self._last_turns.popitem(last=False)

    def _call_next(self) -> None:
        """The waiting person whose last turn was longest ago."""
        turn = min(self._waiting, key=lambda turn: self._last_turns.get(turn.person, 0))
        self._waiting.remove(turn)
        self._note_turn(turn.person)
        turn.comes.set()

    def _give_turn(self, child: Child | None) -> None:
        """Pass the turn on; a worn or broken child is ended, a worn one replaced."""
        worn = child is not None and (child.is_worn or not child.ready)
        if child and worn:
            self._end(child)
        with self._lock:
            if child and worn:
                child = self._replaced() if child.ready and not self._closed else None
            if child and not self._closed:
                self._idle.insert(0 if worn else len(self._idle), child)  # a new one is not ready yet
            if self._waiting:
                self._call_next()
            else:
                self._running -= 1

    def _free_child(self) -> Child:
        with self._lock:
            if self._closed:
                raise Unavailable(OUT)
            return self._idle.pop() if self._idle else self._started()

    def _replaced(self) -> Child | None:
        """A new child, or None when the machine has no room for one: the next caller tries again and gets the error."""
        try:
            return self._started()
        except OSError:
            return None

    def _started(self) -> Child:
        child = Child()
        self._children.add(child)
        return child


class _Turn:
    def __init__(self, person: Hashable) -> None:
        self.person, self.comes = person, threading.Event()

    def wait(self, seconds: float) -> bool:
        """Whether the turn came within this time, with somebody still waiting for it."""
        until, has_left = time.monotonic() + seconds, requester().has_left
        while not self.comes.wait(wire.PATIENCE):
            if time.monotonic() > until or has_left():
                return False
        return True


@contextlib.contextmanager
def _as_file(content: bytes) -> Iterator[IO[bytes]]:
    """The content as a file without a name, in memory where the system can: the child cannot write any file."""
    if hasattr(os, "memfd_create"):
        opened: IO[bytes] = os.fdopen(os.memfd_create("document"), "w+b")
    else:
        opened = tempfile.TemporaryFile()  # noqa: SIM115
    with opened as file:
        file.write(content)
        file.flush()
        yield file


def _environment() -> dict[str, str]:
    """The environment of a child: none of the parent's settings, and the path of the same package."""
    return {"PATH": PROGRAMS, "PYTHONPATH": str(Path(hireloom.__file__).parent.parent), "LC_ALL": "C.UTF-8"}
