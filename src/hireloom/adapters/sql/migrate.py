"""Upgrading a database to the schema of this version, in one transaction."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, event, func, select, text
from sqlalchemy.exc import ArgumentError, DatabaseError

from hireloom.adapters.sql.away import advice, words
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.index.term_index import TermIndex
from hireloom.adapters.sql.pooling import WRITING

ROWS_AN_INDEX = 400  # looked at by ANALYZE, as SQLite recommends
_LOCK = 5_107_331  # an arbitrary number, always the same: processes that start together migrate one after the other


class NoAddress(ValueError):
    """The URL names no database."""


class NoDatabase(Exception):
    """There is no database that this version can use. The text is for admins: one line, without secrets."""


def migrate_at(url: str) -> None:
    """Upgrade the database at `url` to this schema. Raises NoAddress or NoDatabase."""
    try:
        engine = connect(url, answered_within=None)
    except (ArgumentError, ValueError):
        raise NoAddress from None
    if engine.dialect.name == "postgresql":
        event.listen(engine, "first_connect", _must_keep_every_sign, insert=True)  # before SQLAlchemy runs anything
    try:
        migrate(engine)
    except DatabaseError as problem:
        cause = words(problem)
        raise NoDatabase(f"The database cannot be opened or brought up to date: {cause}. {advice(cause)}") from None
    except CommandError:  # this version does not know the database's last migration
        raise NoDatabase(
            "The database was brought up to date by a newer version of Hireloom: start that one."
        ) from None
    finally:
        engine.dispose()


def migrate(engine: Engine) -> None:
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))  # behind PgBouncer there may be a limit
            connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        TermIndex(connection).refresh()
        if connection.dialect.name == "sqlite":  # counts for its planner, which nobody else takes
            connection.execute(text(f"PRAGMA analysis_limit = {ROWS_AN_INDEX}"))
            connection.execute(text("ANALYZE"))


def _must_keep_every_sign(connection: Any, _record: object) -> None:
    """A server that was set up without a locale creates databases without an encoding, which store plain bytes. Raises
    NoDatabase."""
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise NoDatabase(
            f"The database keeps texts in {encoding}, which lacks some characters: create one with"
            " createdb --encoding=UTF8 --template=template0."
        )
