"""Whether the database answers and has the schema of this version."""

from pathlib import Path

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text
from sqlalchemy.exc import OperationalError, TimeoutError

from hireloom.ports.probes import ProbeFailed

MIGRATE = "Run `hireloom migrate`, or start the version that upgraded the database."
ENDLESS = (
    "Behind PgBouncer, set the connect_query of docs/running.md: without it a statement that hangs may hold its locks."
)
UNREACHABLE = "Is it running, and is HIRELOOM_DATABASE_URL right?"


def look(engine: Engine) -> str:
    """The database's product and schema, such as "PostgreSQL 17.2, schema 0041". Raises ProbeFailed."""
    try:
        with engine.connect() as connection:
            schema = MigrationContext.configure(connection).get_current_revision()
            is_postgres = engine.dialect.name == "postgresql"
            version = connection.scalar(text("SHOW server_version" if is_postgres else "SELECT sqlite_version()"))
            timeout = connection.scalar(text("SHOW statement_timeout")) if is_postgres else ""
    except (OperationalError, TimeoutError) as away:
        raise ProbeFailed(f"The database does not answer: {type(away).__name__}.", UNREACHABLE) from None
    newest = _newest_schema()
    if schema != newest:
        raise ProbeFailed(f"The database has schema {schema or 'none'}; this version needs {newest}.", MIGRATE)
    if timeout == "0":
        raise ProbeFailed("The database does not limit how long a statement takes.", ENDLESS)
    return f"{'PostgreSQL' if is_postgres else 'SQLite'} {version}, schema {schema}"


def _newest_schema() -> str | None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return ScriptDirectory.from_config(config).get_current_head()
