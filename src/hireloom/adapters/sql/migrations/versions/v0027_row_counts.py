# ruff: noqa: S608  (what is put into a statement is ours and fixed)
"""Counts of people of each role, and of lines of the audit record with each action, kept by triggers. On PostgreSQL
each change adds a line, so that no writer waits for another; now and then a change merges all lines that are not
locked."""

from collections.abc import Iterator
from typing import NamedTuple

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None

SELDOM = 0.005  # share of changes that merge lines; readers add up the lines


class Counted(NamedTuple):
    """The rows of a table counted by kind: `kind` is SQL for the kind of a row, made of `columns`."""

    name: str
    table: str
    kind: str
    columns: tuple[str, ...]

    def of(self, row: str) -> str:
        return self.kind.format(row=row)


KEPT = (
    Counted("audit", "audit_events", "{row}action", ("action",)),
    Counted(
        "people",
        "users",
        "CASE WHEN {row}deleted_at IS NULL THEN {row}user_type ELSE 'deleted' END",
        ("user_type", "deleted_at"),
    ),
)


def upgrade() -> None:
    op.create_table(
        "row_counts",
        sa.Column("counted", sa.String(8), nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("rows", sa.Integer, nullable=False),
    )
    statements = _on_sqlite if op.get_bind().dialect.name == "sqlite" else _on_postgres
    for counted in KEPT:
        for statement in statements(counted):  # locks the table until this transaction ends
            op.execute(sa.text(statement))
        op.execute(
            f"INSERT INTO row_counts SELECT '{counted.name}', {counted.of('')}, count(*) FROM {counted.table}"
            f" GROUP BY {counted.of('')}"
        )


def downgrade() -> None:
    is_sqlite = op.get_bind().dialect.name == "sqlite"
    for name, table, *_ in KEPT:
        for when in ("added", "changed", "removed"):
            if is_sqlite:
                op.execute(f"DROP TRIGGER counted_{name}_{when}")
            else:
                op.execute(f"DROP TRIGGER counted_{name}_{when} ON {table}")
                op.execute(f"DROP FUNCTION hireloom_counted_{name}_{when}()")
    op.drop_table("row_counts")


def _on_sqlite(counted: Counted) -> Iterator[str]:
    name, new, old = counted.name, counted.of("new."), counted.of("old.")

    def change(kind: str, by: str) -> str:
        this = f"counted = '{name}' AND kind = {kind}"
        first = f"SELECT '{name}', {kind}, 0 WHERE NOT EXISTS (SELECT 1 FROM row_counts WHERE {this})"
        return f"INSERT INTO row_counts {first}; UPDATE row_counts SET rows = rows {by} WHERE {this};"

    trigger, end = f"CREATE TRIGGER counted_{name}_", "END"
    yield f"{trigger}added AFTER INSERT ON {counted.table} BEGIN {change(new, '+ 1')} {end}"
    changed = f"AFTER UPDATE OF {', '.join(counted.columns)} ON {counted.table} WHEN {old} <> {new}"
    yield f"{trigger}changed {changed} BEGIN {change(old, '- 1')} {change(new, '+ 1')} {end}"
    yield f"{trigger}removed AFTER DELETE ON {counted.table} BEGIN {change(old, '- 1')} {end}"


def _on_postgres(counted: Counted) -> Iterator[str]:
    name, table = counted.name, counted.table
    of_rows = f"INSERT INTO row_counts SELECT '{name}', {counted.of('')}, {{}}count(*) FROM rows_of_it GROUP BY 2;"
    yield _function(name, "added", of_rows.format(""))
    yield _function(name, "removed", of_rows.format("-"))
    new, old = counted.of("new."), counted.of("old.")
    yield _function(name, "changed", f"INSERT INTO row_counts VALUES ('{name}', {old}, -1), ('{name}', {new}, 1);")
    function = f"EXECUTE FUNCTION hireloom_counted_{name}_"
    for when, event, rows in (("added", "INSERT", "NEW"), ("removed", "DELETE", "OLD")):
        said = f"AFTER {event} ON {table} REFERENCING {rows} TABLE AS rows_of_it FOR EACH STATEMENT"
        yield f"CREATE TRIGGER counted_{name}_{when} {said} {function}{when}()"
    said = f"AFTER UPDATE OF {', '.join(counted.columns)} ON {table} FOR EACH ROW WHEN ({old} <> {new})"
    yield f"CREATE TRIGGER counted_{name}_changed {said} {function}changed()"


def _function(name: str, when: str, change: str) -> str:
    free = f"SELECT ctid FROM row_counts WHERE counted = '{name}' FOR UPDATE SKIP LOCKED"
    return (
        f"CREATE FUNCTION hireloom_counted_{name}_{when}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {change}"
        f" IF random() < {SELDOM} THEN"
        f" WITH taken AS (DELETE FROM row_counts WHERE ctid = ANY(ARRAY({free})) RETURNING kind, rows)"
        f" INSERT INTO row_counts SELECT '{name}', kind, sum(rows) FROM taken GROUP BY kind HAVING sum(rows) <> 0;"
        " END IF; RETURN NULL; END $$"
    )
