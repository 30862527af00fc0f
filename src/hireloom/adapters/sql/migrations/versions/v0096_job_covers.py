"""Who looks after whose jobs for a time."""

import sqlalchemy as sa
from alembic import op

revision = "0096"
down_revision = "0095"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "job_covers",
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("cover_id", sa.Integer(), nullable=False),
        sa.Column("until", sa.Date(), nullable=False),
        sa.ForeignKeyConstraint(["job_id"], ["jobs.id"], name=op.f("fk_job_covers_job_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_job_covers_user_id")),
        sa.ForeignKeyConstraint(["cover_id"], ["users.id"], name=op.f("fk_job_covers_cover_id")),
        sa.PrimaryKeyConstraint("job_id", name=op.f("pk_job_covers")),
    )
    for column in ("user_id", "cover_id", "until"):
        op.create_index(f"ix_job_covers_{column}", "job_covers", [column])


def downgrade() -> None:
    op.drop_table("job_covers")
