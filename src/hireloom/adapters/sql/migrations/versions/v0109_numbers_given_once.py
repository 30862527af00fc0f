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
    copy = f"INSERT INTO {table} SELECT * FROM {table}_kept"
    first = f"CREATE TABLE {table}_kept AS SELECT * FROM {table}", f"DROP TABLE {table}"
    last = f"DROP TABLE {table}_kept", *others  # triggers, too: none may fire for a copy
    for statement in (*first, made, copy, *last):
        connection.exec_driver_sql(statement)
