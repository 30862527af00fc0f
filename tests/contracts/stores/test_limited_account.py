"""PostgreSQL with two accounts: one owns the tables and migrates, the servers' own may only read and change rows."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import ProgrammingError

from hireloom.bootstrap.container import Container
from hireloom.bootstrap.upgrades import bring_up_to_date
from hireloom.demo.world import load
from hireloom.settings import Settings

RUNNING = Path(__file__).parents[3] / "docs" / "running.md"


def rights() -> list[str]:
    """The statements of docs/running.md that make the servers' account."""
    return [
        line.strip() for line in RUNNING.read_text().splitlines() if line.startswith(("    GRANT", "    ALTER DEF"))
    ]


def test_servers_need_an_account_that_may_only_read_and_change_rows(postgres: str, settings: Settings) -> None:
    name = f"rows_{os.urandom(4).hex()}"
    server = postgres.replace("postgresql://", "postgresql+psycopg://")
    with create_engine(server, isolation_level="AUTOCOMMIT").connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
        connection.execute(text(f"CREATE ROLE {name} LOGIN"))
    of_owner = replace(settings, database_url=postgres.replace("/postgres?", f"/{name}?"))
    engine = create_engine(
        of_owner.database_url.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        for statement in rights():
            connection.execute(text(statement.replace("hireloom_rows", name)))
    bring_up_to_date(of_owner)

    limited = replace(of_owner, database_url=of_owner.database_url.replace("hireloom@", f"{name}@"))
    bring_up_to_date(limited)
    container = Container(settings=limited)
    try:
        loaded = load(
            container.store(),
            sealed=container.sealed(),
            passwords=container.passwords(),
            clock=container.clock(),
            site=limited.public_url,
        )
        assert loaded.applications > 100
        assert container.operations().readiness().status == "ready"
        with container.engine().begin() as connection, pytest.raises(ProgrammingError, match="owner"):
            connection.execute(text("DROP TABLE users"))
    finally:
        container.store().close()
