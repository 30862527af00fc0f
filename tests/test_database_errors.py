"""Errors of the database do not contain the values to be stored: they may end up in a log."""

from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError

from hireloom.adapters.sql import probe
from hireloom.adapters.sql.away import MIGRATE, advice, available
from hireloom.adapters.sql.engine import connect
from hireloom.ports.failures import StoreAway


@pytest.mark.parametrize(
    "statement", ["INSERT INTO people (name) VALUES (:name)", "INSERT INTO nowhere VALUES (:name)"]
)
def test_no_error_holds_the_values_of_its_statement(tmp_path: Path, statement: str) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'people.db'}")
    with engine.connect() as connection:
        connection.execute(text("CREATE TABLE people (name TEXT CHECK (length(name) < 3))"))
        with pytest.raises(DBAPIError) as refused:
            connection.execute(text(statement), {"name": "known to none"})
    assert "known to none" not in str(refused.value)
    engine.dispose()


def failure(url: str, statement: str = "SELECT 1") -> StoreAway:
    engine = connect(url)
    with pytest.raises(StoreAway) as away, available(), engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()
    assert url not in away.value.cause
    return away.value


def test_an_operator_reads_why_postgres_cannot_be_used_and_what_to_do(postgres: str) -> None:
    absent = failure(postgres.replace("/postgres?", "/nothing?"))
    assert absent.cause == 'The database cannot be used: database "nothing" does not exist.'
    assert absent.advice.startswith("Create it with `createdb")
    stranger = failure(postgres.replace("hireloom@", "stranger@"))
    assert stranger.cause.endswith('role "stranger" does not exist.')
    assert stranger.advice.startswith("Create this user")
    closed = failure(str(make_url(postgres).update_query_dict({"port": "1"})))
    assert closed.advice.startswith("Start it")
    empty = failure(postgres, "SELECT 1 FROM absent_table")
    assert empty.advice == MIGRATE
    standby = failure(f"{postgres}&options=-cdefault_transaction_read_only=on", "CREATE TABLE one (id int)")
    assert standby.advice.startswith("Correct HIRELOOM_DATABASE_URL: it is a replica")


def test_an_operator_reads_why_a_file_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("This is a letter, and no database at all.")
    assert failure(f"sqlite:///{tmp_path}/letter.db").cause == "The database cannot be used: file is not a database."
    assert failure(f"sqlite:///{tmp_path}/absent/one.db").advice.startswith("Let the account of the server")
    engine = connect(f"sqlite:///{tmp_path}/empty.db")
    with pytest.raises(StoreAway, match="try again") as empty:
        probe.write(engine)
    assert empty.value.cause.endswith("no such table: alembic_version.")
    engine.dispose()


@pytest.mark.parametrize(
    ("cause", "deed"),
    [
        ('password authentication failed for user "x"', "Correct the user and the password"),
        ("Connection refused", "Start it"),
        ("sorry, too many clients already", "Raise PostgreSQL's max_connections"),
        ("database or disk is full", "Free some space"),
        ("attempt to write a readonly database", "Let the account"),
        ("something new", "Is it running"),
    ],
)
def test_each_cause_has_its_advice(cause: str, deed: str) -> None:
    assert advice(cause).startswith(deed)
