"""Which webhooks a process sends a message to, and an index that has their waiting messages in order."""

import sqlalchemy as sa
from alembic import op

revision = "0113"
down_revision = "0112"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("webhooks", sa.Column("leased_until", sa.DateTime(timezone=True), nullable=True))
    op.create_index("ix_webhook_deliveries_in_order", "webhook_deliveries", ["webhook_id", "status", "id"])


def downgrade() -> None:
    op.drop_index("ix_webhook_deliveries_in_order", "webhook_deliveries")
    op.drop_column("webhooks", "leased_until")
