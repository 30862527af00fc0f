"""Files of messages and of answers to questions."""

import sqlalchemy as sa
from alembic import op

revision = "0088"
down_revision = "0087"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "application_files",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("message_id", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["application_id"], ["applications.id"], name=op.f("fk_application_files_application_id")),
        sa.ForeignKeyConstraint(["message_id"], ["thread_messages.id"], name=op.f("fk_application_files_message_id")),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_application_files")),
    )
    op.create_index(op.f("ix_application_files_application_id"), "application_files", ["application_id"])
    op.create_index(op.f("ix_application_files_message_id"), "application_files", ["message_id"])
    op.add_column("thread_messages", sa.Column("left_out", sa.Text(), server_default="", nullable=False))


def downgrade() -> None:
    op.drop_column("thread_messages", "left_out")
    op.drop_table("application_files")
