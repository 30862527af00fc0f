"""Messages that are sent later."""

import sqlalchemy as sa
from alembic import op

revision = "0090"
down_revision = "0089"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "scheduled_messages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("author_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("send_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_held", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["application_id"], ["applications.id"], name=op.f("fk_scheduled_messages_application_id")
        ),
        sa.ForeignKeyConstraint(["author_id"], ["users.id"], name=op.f("fk_scheduled_messages_author_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_scheduled_messages")),
    )
    op.create_index(op.f("ix_scheduled_messages_application_id"), "scheduled_messages", ["application_id"])
    op.create_index(op.f("ix_scheduled_messages_author_id"), "scheduled_messages", ["author_id"])
    op.create_index(op.f("ix_scheduled_messages_send_at"), "scheduled_messages", ["send_at"])


def downgrade() -> None:
    op.drop_table("scheduled_messages")
