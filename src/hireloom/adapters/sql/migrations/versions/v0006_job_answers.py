"""Each job promises its answer within some days, and is for everybody or for members only."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("jobs", sa.Column("answer_days", sa.Integer(), nullable=False, server_default="14"))
    op.add_column("jobs", sa.Column("is_public", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("jobs", "is_public")
    op.drop_column("jobs", "answer_days")
