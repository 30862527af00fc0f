"""Which messages of a thread somebody has seen."""

import sqlalchemy as sa
from alembic import op

revision = "0082"
down_revision = "0081"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "thread_reads",
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("message_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["application_id"], ["applications.id"], name=op.f("fk_thread_reads_application_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_thread_reads_user_id")),
        sa.PrimaryKeyConstraint("application_id", "user_id", name=op.f("pk_thread_reads")),
    )
    op.create_index(op.f("ix_thread_reads_user_id"), "thread_reads", ["user_id"])


def downgrade() -> None:
    op.drop_table("thread_reads")
