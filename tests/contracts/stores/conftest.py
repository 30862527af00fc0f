"""Empty, migrated databases of both engines."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, text

from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.migrate import migrate
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.sql.tables import metadata
from hireloom.domain.identity.users import Role, User
from hireloom.testing.clock import StoppedClock
from tests.standing_engines import StandingEngines


@pytest.fixture
def sqlite_engine(migrated: Path, tmp_path: Path, standing_engines: StandingEngines) -> Engine:
    """An empty, migrated database in a file."""
    return standing_engines.lend(shutil.copy(migrated, tmp_path / "hireloom.db"))


@pytest.fixture(scope="session")
def migrated_postgres(postgres: str) -> Iterator[Engine]:
    engine = connect(postgres)
    migrate(engine)
    yield engine
    engine.dispose()


@pytest.fixture
def postgres_engine(migrated_postgres: Engine) -> Engine:
    """An empty, migrated database of a server. Only what was written to is emptied: most tests write to few tables."""
    tables = [table.name for table in reversed(metadata.sorted_tables)]
    filled = " UNION ALL ".join(f"SELECT '{name}' WHERE EXISTS (SELECT FROM {name})" for name in tables)
    with migrated_postgres.begin() as connection:
        connection.execute(text("SET LOCAL session_replication_role = replica"))  # nothing refers to what goes
        for name in connection.scalars(text(filled)).all():
            connection.execute(text(f"DELETE FROM {name}"))
        counted = "SELECT sequencename FROM pg_sequences WHERE last_value IS NOT NULL"
        for name in connection.scalars(text(counted)).all():
            connection.execute(text(f"ALTER SEQUENCE {name} RESTART"))
    return migrated_postgres


@pytest.fixture(params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest) -> Engine:
    """One after the other."""
    engine: Engine = request.getfixturevalue(f"{request.param}_engine")
    return engine


@pytest.fixture
def store(engine: Engine, clock: StoppedClock) -> SqlStore:
    return SqlStore(engine, clock)


@pytest.fixture
def add(store: SqlStore, clock: StoppedClock) -> Callable[..., User]:
    def add(name: str = "Anna1", role: Role = Role.USER, **changes: Any) -> User:
        user = replace(User(name, f"{name.lower()}@people.example", role, clock.now()), **changes)
        with store.writing() as tx:
            return tx.users.add(user, password_hash="!")

    return add


@pytest.fixture
def person(add: Callable[..., User]) -> Callable[[str], int]:
    """Adds somebody by name and says their id."""
    return lambda name: add(name).id


@pytest.fixture
def bert(add: Callable[..., User]) -> User:
    return add("Bert2", Role.RECRUITER)
