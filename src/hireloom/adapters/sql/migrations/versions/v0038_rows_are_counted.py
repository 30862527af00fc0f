"""Rows of lists are counted when somebody looks at them, no longer by triggers. On PostgreSQL rows store their
trigrams, which would otherwise be computed again for each row that a query compares."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.migrations.versions import v0027_row_counts as counts
from hireloom.adapters.sql.migrations.versions import v0035_active_jobs as active_jobs
from hireloom.adapters.sql.migrations.versions.v0034_prefixes import KEPT

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    counts.downgrade()
    active_jobs.downgrade()
    for name, table, said in _kept():
        op.execute(sa.text(f"DROP INDEX {name}"))
        op.execute(
            sa.text(
                f"ALTER TABLE {table} ADD COLUMN trigrams tsvector GENERATED ALWAYS AS (hireloom_parts({said})) STORED"
            )
        )
        op.execute(sa.text(f"CREATE INDEX {name} ON {table} USING gin (trigrams)"))


def downgrade() -> None:
    for name, table, said in _kept():
        op.execute(sa.text(f"ALTER TABLE {table} DROP COLUMN trigrams"))  # and its index
        op.execute(sa.text(f"CREATE INDEX {name} ON {table} USING gin (hireloom_parts({said}))"))
    active_jobs.upgrade()
    counts.upgrade()


def _kept() -> list[tuple[str, str, str]]:
    """Index, table and SQL of the text, on PostgreSQL."""
    if op.get_bind().dialect.name != "postgresql":
        return []
    return [
        (name, table, as_found.format(" || ' ' || ".join(f"coalesce({each}, '')" for each in columns)))
        for name, table, as_found, columns in KEPT
    ]
