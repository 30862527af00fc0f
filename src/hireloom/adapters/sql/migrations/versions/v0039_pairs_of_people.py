"""SQLite compares one or two letters with all names: nearly everybody has them, so that an index found them later. How
many rows have a pair is counted, not looked up."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.migrations.versions import v0023_pairs as pairs

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None

PEOPLE, *OTHERS = pairs.KEPT


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for when in ("added", "changed", "removed"):
            op.execute(f"DROP TRIGGER {PEOPLE.name}_{when}")
        for texts in pairs.KEPT:
            op.drop_table(f"{texts.name}_terms")
        op.drop_table(PEOPLE.name)


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for statement in pairs._statements(PEOPLE):
            op.execute(sa.text(statement))
        for texts in OTHERS:
            op.execute(f"CREATE VIRTUAL TABLE {texts.name}_terms USING fts5vocab({texts.name}, row)")
