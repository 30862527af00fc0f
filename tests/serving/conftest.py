"""Servers that run while the tests of a module do."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serving.servers import GUNICORN, WAITRESS, Server, prepared, started


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> Path:
    return prepared(tmp_path_factory.mktemp("served") / "data", migrated)


@pytest.fixture(scope="module")
def waitress(folder: Path) -> Iterator[Server]:
    with started(WAITRESS, folder) as server:
        yield server


@pytest.fixture(scope="module")
def gunicorn(folder: Path) -> Iterator[Server]:
    with started(GUNICORN, folder, HIRELOOM_WORK="worker", WEB_CONCURRENCY="2", HIRELOOM_TRUSTED_PROXY="*") as server:
        yield server
