"""What the tests of the reading processes look at."""

import contextlib
from pathlib import Path

from hireloom.adapters.documents.sandbox import Sandbox
from hireloom.domain.documents import Format
from hireloom.testing import paper


def pids(sandbox: Sandbox) -> list[int]:
    return sorted(child.process.pid for child in sandbox._children)


def text(sandbox: Sandbox) -> str:
    return str(sandbox.read(Format.PDF, paper.pdf())["text"])


def state(pid: int) -> str:
    """The letter by which the system calls it, or "gone"."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    return "gone"
