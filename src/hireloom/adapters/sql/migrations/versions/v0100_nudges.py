"""On which day whoever looks after an application was last nudged."""

import sqlalchemy as sa
from alembic import op

revision = "0100"
down_revision = "0099"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("applications", sa.Column("nudged_on", sa.Date()))


def downgrade() -> None:
    op.drop_column("applications", "nudged_on")
