"""Bringing a database to the schema of this version, in one transaction."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, func, select

from hireloom.adapters.sql.engine import WRITING
from hireloom.adapters.sql.matches import match_refresh
from hireloom.adapters.sql.search import job_index_refresh

_LOCK = 5_107_331  # any fixed number: two processes that start together migrate one after the other


def migrate(engine: Engine) -> None:
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        job_index_refresh.refresh(connection)
        match_refresh.refresh(connection)
