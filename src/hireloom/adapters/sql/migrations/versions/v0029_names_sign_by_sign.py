"""Names in applications are compared character by character on every engine, whatever the locale of a PostgreSQL
server."""

from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _compare("C")


def downgrade() -> None:
    _compare("default")


def _compare(collation: str) -> None:
    if op.get_bind().dialect.name == "postgresql":  # SQLite always compares so
        op.execute(f'ALTER TABLE applications ALTER COLUMN sought TYPE text COLLATE "{collation}"')
