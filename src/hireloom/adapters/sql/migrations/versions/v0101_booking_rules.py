"""By which rules the interviews of a job are booked, and each interview that was proposed."""

import sqlalchemy as sa
from alembic import op

revision = "0101"
down_revision = "0100"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("interview_plans", sa.Column("rules", sa.JSON()))
    op.add_column("interviews", sa.Column("rules", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("interviews", "rules")
    op.drop_column("interview_plans", "rules")
