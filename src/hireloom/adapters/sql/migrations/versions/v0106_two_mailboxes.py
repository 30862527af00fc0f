"""Changes of email addresses that both mailboxes confirm."""

import sqlalchemy as sa
from alembic import op

revision = "0106"
down_revision = "0105"
branch_labels = None
depends_on = None

MOMENTS = "new_confirmed_at", "old_confirmed_at", "given_up_at"


def upgrade() -> None:
    op.add_column("email_changes", sa.Column("old_key", sa.String(length=64), server_default="", nullable=False))
    for name in MOMENTS:
        op.add_column("email_changes", sa.Column(name, sa.DateTime(timezone=True), nullable=True))
    op.create_index(op.f("ix_email_changes_old_key"), "email_changes", ["old_key"])


def downgrade() -> None:
    op.drop_index(op.f("ix_email_changes_old_key"), "email_changes")
    for name in ("old_key", *MOMENTS):
        op.drop_column("email_changes", name)
