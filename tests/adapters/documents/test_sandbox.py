"""The reading processes: their limits, their end, and that nothing they do reaches the process that serves people."""

import contextlib
import os
import random
import resource
import signal
import subprocess
import sys
import textwrap
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hireloom.adapters.documents import child
from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.adapters.documents.sandbox import DOCUMENTS_A_CHILD, OUT, Sandbox
from hireloom.domain.documents import Format, UnreadableDocument
from hireloom.domain.refusals import Invalid, Unavailable
from hireloom.testing import paper
from tests.sandboxes import pids, state, text
from tests.waiting import until


@pytest.fixture
def sandbox() -> Iterator[Sandbox]:
    sandbox = Sandbox(seconds=10)
    yield sandbox
    sandbox.close()


def limit(pid: int, name: str) -> list[str]:
    (line,) = [line for line in Path(f"/proc/{pid}/limits").read_text().splitlines() if line.startswith(name)]
    return line.removeprefix(name).split()[:2]


def test_a_warm_pool_holds_two_children_and_no_more(sandbox: Sandbox) -> None:
    sandbox.warm()
    sandbox.warm()
    assert len(pids(sandbox)) == 2
    readers = [threading.Thread(target=text, args=(sandbox,)) for _ in range(8)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    assert len(pids(sandbox)) == 2


def test_a_child_lives_under_limits_with_nothing_of_its_parent(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HIRELOOM_SECRET", "of the parent")
    with (tmp_path / "open.txt").open("w") as file:
        os.set_inheritable(file.fileno(), False)
        text(sandbox)
        (pid,) = pids(sandbox)
        assert limit(pid, "Max address space") == [str(768 * 2**20)] * 2
        assert limit(pid, "Max file size") == ["0", "0"]
        assert limit(pid, "Max core file size") == ["0", "0"]
        assert 0 < int(limit(pid, "Max cpu time")[0]) <= child.CPU_SECONDS + 2
        files = [os.readlink(f"/proc/{pid}/fd/{descriptor}") for descriptor in os.listdir(f"/proc/{pid}/fd")]
        assert sorted(set(files)) == sorted({"/dev/null", *(file for file in files if file.startswith("socket:"))})
        assert b"HIRELOOM_SECRET" not in Path(f"/proc/{pid}/environ").read_bytes()


def test_a_killed_child_is_replaced_and_leaves_nothing(sandbox: Sandbox) -> None:
    text(sandbox)
    (pid,) = pids(sandbox)
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(UnreadableDocument):
        text(sandbox)
    assert state(pid) == "gone"
    assert "Maria" in text(sandbox)
    assert pid not in pids(sandbox)


def test_a_document_that_takes_too_long_ends_its_child(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    text(sandbox)
    (pid,) = pids(sandbox)
    os.kill(pid, signal.SIGSTOP)
    with monkeypatch.context() as hurried:
        hurried.setattr(sandbox, "_seconds", 0.1)
        with pytest.raises(UnreadableDocument, match="too large or too complicated"):
            text(sandbox)
    assert state(pid) == "gone"
    assert "Maria" in text(sandbox)


@pytest.mark.parametrize("bomb", [paper.pdf_bomb, paper.slow_pdf], ids=["memory", "work"])
def test_a_bomb_is_refused_and_others_are_served_meanwhile(bomb: Callable[[], bytes]) -> None:
    content = bomb()
    sandbox = Sandbox(seconds=2)
    text(sandbox)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    others = 0
    over = threading.Event()

    def read_bomb() -> None:
        with pytest.raises(UnreadableDocument):
            sandbox.read(Format.PDF, content)
        over.set()

    reading = threading.Thread(target=read_bomb)
    reading.start()
    while not over.wait(0.02):
        assert "Maria" in text(sandbox)
        others += 1
    reading.join()
    assert others > 0
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 60 * 1024
    sandbox.close()


def test_cpu_time_is_limited_for_each_document() -> None:
    script = """
        import time
        from hireloom.adapters.documents import child
        child.limit()
        child.CPU_SECONDS = 1
        for _ in range(2):
            child.allow_one_task()
            end = time.process_time() + 0.4
            while time.process_time() < end: pass
        print("two documents", flush=True)
        while True: pass
    """
    ran = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.stdout == "two documents\n"
    assert ran.returncode == -signal.SIGXCPU


def test_a_worn_child_is_replaced_between_documents(sandbox: Sandbox) -> None:
    text(sandbox)
    (first,) = pids(sandbox)
    for process in sandbox._children:
        process.documents = DOCUMENTS_A_CHILD - 1
    assert "Maria" in text(sandbox)
    (second,) = pids(sandbox)
    assert second != first
    assert state(first) == "gone"


def test_a_large_parent_makes_no_child_worn() -> None:
    script = """
        from hireloom.adapters.documents.sandbox import PEAK, Sandbox
        from hireloom.domain.documents import Format
        from hireloom.testing import paper
        from tests.sandboxes import pids
        large = b"x" * (PEAK * 1024 + 2**20)
        sandbox = Sandbox()
        sandbox.read(Format.PDF, paper.pdf())
        before = pids(sandbox)
        sandbox.read(Format.PDF, paper.pdf())
        print(pids(sandbox) == before)
        sandbox.close()
    """
    ran = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.stdout == "True\n", ran.stderr


def test_a_worn_child_that_cannot_be_replaced_takes_no_turn_along(monkeypatch: pytest.MonkeyPatch) -> None:
    sandbox = Sandbox(children=1, seconds=10)
    text(sandbox)
    for process in sandbox._children:
        process.documents = DOCUMENTS_A_CHILD - 1
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert "Maria" in text(sandbox)
    monkeypatch.undo()
    assert "Maria" in text(sandbox)
    sandbox.close()


def test_close_ends_every_child_and_reading_afterwards_is_refused(sandbox: Sandbox) -> None:
    sandbox.warm()
    children = pids(sandbox)
    sandbox.close()
    sandbox.close()
    assert [state(pid) for pid in children] == ["gone", "gone"]
    with pytest.raises(Unavailable):
        text(sandbox)


def test_a_child_that_is_in_use_when_all_are_closed_is_killed_once(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killing goes by the process id, which may belong to another process a moment later."""
    text(sandbox)
    (pid,) = pids(sandbox)
    os.kill(pid, signal.SIGSTOP)
    kill, killed, messages = os.killpg, list[int](), list[str]()

    def note(group: int, how: int) -> None:
        killed.append(group)
        kill(group, how)

    def read_text() -> None:
        with pytest.raises(Unavailable) as refused:
            text(sandbox)
        messages.append(str(refused.value))

    monkeypatch.setattr(os, "killpg", note)
    reading = threading.Thread(target=read_text)
    reading.start()
    assert until(lambda: not sandbox._idle)
    sandbox.close()
    reading.join()
    assert (killed, messages) == ([pid], [OUT])


def test_children_end_when_their_parent_dies() -> None:
    script = """
        import os, signal, sys
        from hireloom.adapters.documents.sandbox import Sandbox
        from hireloom.domain.documents import Format
        from hireloom.testing import paper
        from tests.sandboxes import pids
        sandbox = Sandbox()
        sandbox.read(Format.PDF, paper.pdf())
        print(*pids(sandbox), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    """
    ran = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, timeout=120, check=False
    )
    (pid,) = map(int, ran.stdout.split())
    assert until(lambda: state(pid) in ("gone", "Z"))  # an orphan is reaped by the process that adopted it


def is_so_in_a_copy(is_so: Callable[[], bool]) -> bool:
    """Whether it is so in a process that was forked from this one."""
    forked = os.fork()
    if forked == 0:
        with contextlib.suppress(BaseException):
            os._exit(0 if is_so() else 1)
        os._exit(2)
    return os.waitstatus_to_exitcode(os.waitpid(forked, 0)[1]) == 0


def test_after_a_fork_the_copy_starts_children_of_its_own(sandbox: Sandbox) -> None:
    text(sandbox)
    (pid,) = pids(sandbox)

    def has_its_own() -> bool:
        good = "Maria" in text(sandbox) and pids(sandbox) != [pid]
        sandbox.close()
        return good

    assert is_so_in_a_copy(has_its_own)
    assert "Maria" in text(sandbox)
    assert pids(sandbox) == [pid]


def test_a_copy_that_only_ends_leaves_the_children_of_the_other_process(sandbox: Sandbox) -> None:
    text(sandbox)
    (pid,) = pids(sandbox)
    assert is_so_in_a_copy(lambda: sandbox.close() is None)
    assert "Maria" in text(sandbox)
    assert pids(sandbox) == [pid]


def test_a_copy_reads_with_the_children_that_it_has_warmed(sandbox: Sandbox) -> None:
    """Like servers that share an address: they fork, and only then start the processes that read for them."""

    def keeps_them() -> bool:
        sandbox.warm()
        warmed = pids(sandbox)
        good = "Maria" in text(sandbox) and pids(sandbox) == warmed
        sandbox.close()
        return good

    assert is_so_in_a_copy(keeps_them)


def test_a_child_that_cannot_start_is_told_as_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    sandbox = Sandbox()
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(Unavailable, match="try again"):
        text(sandbox)
    monkeypatch.undo()
    assert "Maria" in text(sandbox)
    sandbox.close()


def test_the_processes_of_a_reader_start_before_the_first_document(sandbox: Sandbox) -> None:
    sandbox.warm()
    started = pids(sandbox)
    assert "Maria" in SandboxedReader(sandbox).read(paper.pdf(), name="a.pdf").text
    assert pids(sandbox) == started


def test_broken_files_of_every_kind_are_read_or_refused_and_nothing_else() -> None:
    chance = random.Random(11)
    reader = SandboxedReader()
    honest = {"a.pdf": paper.pdf(), "a.docx": paper.docx(), "a.doc": paper.doc("Maria Sample\r" * 300)}
    for name, content in honest.items():
        for _ in range(40):
            broken = bytearray(content)
            for _ in range(chance.randint(1, 30)):
                broken[chance.randrange(len(broken))] = chance.randrange(256)
            with contextlib.suppress(Invalid):
                reader.read(bytes(broken[: chance.randint(len(broken) // 2, len(broken))]), name=name)
    assert "Maria" in reader.read(paper.pdf(), name="a.pdf").text
    assert len(pids(reader._sandbox)) <= 2
    reader.close()
