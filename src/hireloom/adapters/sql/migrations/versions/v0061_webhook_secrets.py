"""A webhook's previous secret, which still signs for one day."""

import sqlalchemy as sa
from alembic import op

revision = "0061"
down_revision = "0060"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("webhooks", sa.Column("former_secret", sa.Text()))
    op.add_column("webhooks", sa.Column("former_until", sa.DateTime(timezone=True)))


def downgrade() -> None:
    op.drop_column("webhooks", "former_until")
    op.drop_column("webhooks", "former_secret")
