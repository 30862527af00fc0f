"""Whether the database answers and has the schema of this version."""

from datetime import datetime
from pathlib import Path

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, func, select, text

from hireloom.adapters.sql.away import MIGRATE, available
from hireloom.adapters.sql.pooling import WRITING
from hireloom.adapters.sql.tables import audit_events
from hireloom.ports.probes import ProbeFailed

ENDLESS = (
    "Behind PgBouncer, set the connect_query of docs/running.md: without it a statement that hangs may hold its locks."
)
LARGEST_DRIFT = 5.0  # seconds


def look(engine: Engine) -> str:
    """The database's product and schema, such as "PostgreSQL 17.2, schema 0041". Raises ProbeFailed and
    StoreAway."""
    with available(), engine.connect() as connection:
        schema = MigrationContext.configure(connection).get_current_revision()
        is_postgres = engine.dialect.name == "postgresql"
        version = connection.scalar(text("SHOW server_version" if is_postgres else "SELECT sqlite_version()"))
        timeout = connection.scalar(text("SHOW statement_timeout")) if is_postgres else ""
    newest = _newest_schema()
    if schema is None:
        raise ProbeFailed("The database has no tables yet.", MIGRATE)
    if schema != newest:
        raise ProbeFailed(f"The database has schema {schema}; this version needs {newest}.", MIGRATE)
    if timeout == "0":
        raise ProbeFailed("The database does not limit how long a statement takes.", ENDLESS)
    return f"{'PostgreSQL' if is_postgres else 'SQLite'} {version}, schema {schema}"


def write(engine: Engine) -> str:
    """Change a row and take it back. Raises StoreAway."""
    with available(), engine.connect().execution_options(**{WRITING: True}) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        connection.rollback()
    return "a row was changed, and changed back"


def clock(engine: Engine, now: datetime) -> str:
    """How far this machine's clock is from that of PostgreSQL; SQLite has none of its own, so only an entry from the
    future gives a wrong clock away. Raises ProbeFailed and StoreAway."""
    is_postgres = engine.dialect.name == "postgresql"
    newest = select(audit_events.c.at).order_by(audit_events.c.id.desc()).limit(1)
    with available(), engine.connect() as connection:
        database_time = connection.scalar(select(func.clock_timestamp()) if is_postgres else newest)
    ahead = (database_time - now).total_seconds() if database_time else 0.0
    if ahead > LARGEST_DRIFT or (is_postgres and ahead < -LARGEST_DRIFT):
        raise ProbeFailed(f"The clock is {abs(ahead):.0f} seconds {'slow' if ahead > 0 else 'fast'}.")
    return (
        f"{abs(ahead):.1f} seconds from the database's" if is_postgres else "later than the last entry of the audit log"
    )


def _newest_schema() -> str | None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return ScriptDirectory.from_config(config).get_current_head()
