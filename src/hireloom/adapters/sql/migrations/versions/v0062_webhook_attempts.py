"""Each attempt to deliver a webhook's message, with its time and answer."""

import sqlalchemy as sa
from alembic import op

revision = "0062"
down_revision = "0061"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("webhook_deliveries", sa.Column("attempts", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("webhook_deliveries", "attempts")
