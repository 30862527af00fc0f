"""Stored files that expire unless something names them."""

import sqlalchemy as sa
from alembic import op

revision = "0107"
down_revision = "0106"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("stored_files", sa.Column("expires_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index(op.f("ix_stored_files_expires_at"), "stored_files", ["expires_at"])


def downgrade() -> None:
    op.drop_index(op.f("ix_stored_files_expires_at"), "stored_files")
    op.drop_column("stored_files", "expires_at")
