"""A letter remembers which request caused it."""

import sqlalchemy as sa
from alembic import op

revision = "0049"
down_revision = "0048"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("outbox", sa.Column("request_id", sa.String(length=64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("outbox", "request_id")
