"""The text of a file, read by the same reader that reads uploads: for measuring tools and tests."""

import atexit
from functools import cache
from pathlib import Path

from hireloom.adapters.documents.reader import ALL, SandboxedReader


def document_text(path: str | Path) -> str:
    """The visible text of the document at `path`; raises a Refusal when there is none to read."""
    path = Path(path)
    return _reader().read(path.read_bytes(), name=path.name, formats=ALL).text


@cache
def _reader() -> SandboxedReader:
    reader = SandboxedReader()
    atexit.register(reader.close)
    return reader
