"""Errors of the database do not contain the values to be stored: they may end up in a log."""

from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from hireloom.adapters.sql.engine import connect


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
