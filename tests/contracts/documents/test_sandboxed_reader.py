"""The reader that the product uses keeps the contract."""

from collections.abc import Iterator

import pytest

from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.ports.documents import DocumentReader
from hireloom.testing.readers import ReaderContract


@pytest.fixture(scope="module")
def shared() -> Iterator[SandboxedReader]:
    reader = SandboxedReader()
    yield reader
    reader.close()


class TestSandboxedReader(ReaderContract):
    @pytest.fixture
    def reader(self, shared: SandboxedReader) -> DocumentReader:
        return shared
