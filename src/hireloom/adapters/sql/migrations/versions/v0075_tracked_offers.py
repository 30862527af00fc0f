"""The offer for a followed job, when its company first answered, and how well it fits."""

import sqlalchemy as sa
from alembic import op

revision = "0075"
down_revision = "0074"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in (
        sa.Column("starts_on", sa.Date()),
        sa.Column("answered_on", sa.Date()),
        sa.Column("match_score", sa.Integer()),
    ):
        op.add_column("tracked_jobs", column)


def downgrade() -> None:
    for name in ("match_score", "answered_on", "starts_on"):
        op.drop_column("tracked_jobs", name)
