"""One demo world, made and loaded once for all tests of this folder."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from hireloom.adapters.files.disk import DiskFiles
from hireloom.adapters.files.sealed import SealedFiles
from hireloom.adapters.security import Argon2Passwords
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.demo.world import DemoWorld, LoadReport, load, world
from hireloom.testing.clock import StoppedClock

TODAY = date(2026, 11, 21)
SITE = "https://hireloom.example"


@dataclass
class Place:
    """A store on SQLite with its files, and what the first loading said."""

    store: SqlStore
    folder: Path
    clock: StoppedClock
    passwords: Argon2Passwords
    first: LoadReport | None = None

    @property
    def files(self) -> DiskFiles:
        return DiskFiles(self.folder)

    @property
    def sealed(self) -> SealedFiles:
        return SealedFiles(self.files, secret="s" * 40)

    def load(self) -> LoadReport:
        return load(
            self.store,
            sealed=self.sealed,
            passwords=self.passwords,
            clock=self.clock,
            site=SITE,
        )

    def paths(self) -> set[Path]:
        return {path for path in self.folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="session")
def demo() -> DemoWorld:
    return world(TODAY)


def _empty(migrated: Path, folder: Path) -> Place:
    shutil.copy(migrated, folder / "hireloom.db")
    clock = StoppedClock(datetime(TODAY.year, TODAY.month, TODAY.day, 10, tzinfo=UTC))
    store = SqlStore(connect(f"sqlite:///{folder / 'hireloom.db'}"), clock)
    return Place(store, folder / "files", clock, Argon2Passwords(memory_kib=64, passes=1))


@pytest.fixture
def empty(migrated: Path, tmp_path: Path) -> Iterator[Place]:
    place = _empty(migrated, tmp_path)
    yield place
    place.store.close()


@pytest.fixture(scope="session")
def loaded(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    place = _empty(migrated, tmp_path_factory.mktemp("demo"))
    place.first = place.load()
    yield place
    place.store.close()
