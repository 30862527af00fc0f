"""Changes of email addresses that wait for an answer from the new mailbox."""

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "email_changes",
        sa.Column("user_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("requested_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_email_changes_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_email_changes")),
        sa.UniqueConstraint("key", name=op.f("uq_email_changes_key")),
    )
    op.create_index(op.f("ix_email_changes_requested_at"), "email_changes", ["requested_at"])


def downgrade() -> None:
    op.drop_table("email_changes")
