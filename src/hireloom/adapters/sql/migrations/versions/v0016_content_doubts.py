"""A post records which job it tells of, and since when it is unsure whether it was published."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("content", sa.Column("unsure_since", sa.DateTime(timezone=True), nullable=True))
    op.add_column("content", sa.Column("job_id", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("content", "job_id")
    op.drop_column("content", "unsure_since")
