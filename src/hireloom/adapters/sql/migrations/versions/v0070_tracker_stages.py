"""People's own stages on the tracker's board."""

import sqlalchemy as sa
from alembic import op

revision = "0070"
down_revision = "0069"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tracker_stages",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("stages", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_tracker_stages_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_tracker_stages")),
    )


def downgrade() -> None:
    op.drop_table("tracker_stages")
