"""A post knows which job it tells of, and since when nobody knows whether it is out."""

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
