"""A letter remembers the trace of the request that caused it."""

import sqlalchemy as sa
from alembic import op

revision = "0059"
down_revision = "0058"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("outbox", sa.Column("traceparent", sa.String(length=55), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("outbox", "traceparent")
