# ruff: noqa: S608  (what is put into a statement is ours and fixed)
"""Numbers that links and events name are given only once. PostgreSQL never repeats them; SQLite gives the highest one
again after its row is deleted, unless a table says otherwise, which only a new table can."""

import sqlalchemy as sa
from alembic import op

revision = "0109"
down_revision = "0108"
branch_labels = None
depends_on = None

TABLES = "interviews", "offers", "application_notes", "thread_messages", "pool_people"
MARGIN = 1_000  # nobody knows how many rows after the highest one have been deleted, whose links are still out there
_CASCADING = (
    "SELECT DISTINCT sqlite_master.name FROM sqlite_master, pragma_foreign_key_list(sqlite_master.name) AS keys"
    " WHERE type = 'table' AND keys.\"table\" = :table AND on_delete = 'CASCADE'"
)


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("PRAGMA defer_foreign_keys = ON")  # what refers to the rows finds them again below
        for table in TABLES:
            _make_again(table)


def downgrade() -> None:
    """Earlier versions can use these tables, too."""


def _make_again(table: str) -> None:
    connection = op.get_bind()
    parts = "SELECT sql FROM sqlite_master WHERE tbl_name = :table AND type {} 'table' AND sql IS NOT NULL"
    made = connection.execute(sa.text(parts.format("=")), {"table": table}).scalar_one()
    if "AUTOINCREMENT" in made:
        return  # a downgrade has left it
    others = connection.execute(sa.text(parts.format("!=")), {"table": table}).scalars().all()
    made = made.replace(f"CONSTRAINT pk_{table} PRIMARY KEY (id), ", "")
    made = made.replace("id INTEGER NOT NULL", "id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT", 1)
    copied = table, *connection.scalars(sa.text(_CASCADING), {"table": table})  # dropping a table deletes its rows first
    statements = [f"CREATE TABLE {name}_kept AS SELECT * FROM {name}" for name in copied]
    statements += [f"DROP TABLE {table}", made]
    for name in copied:
        statements += [f"INSERT INTO {name} SELECT * FROM {name}_kept", f"DROP TABLE {name}_kept"]
    # A new database, which nobody has signed up to, begins with 1.
    highest = f"SELECT '{table}', coalesce(max(id), 0) + {MARGIN} * EXISTS (SELECT 1 FROM users) FROM {table}"
    statements += [f"DELETE FROM sqlite_sequence WHERE name = '{table}'", f"INSERT INTO sqlite_sequence {highest}"]
    for statement in (*statements, *others):  # triggers come last: none may fire for a copy
        connection.exec_driver_sql(statement)
