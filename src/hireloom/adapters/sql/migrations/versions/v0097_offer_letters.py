"""The PDF that goes with an offer."""

import sqlalchemy as sa
from alembic import op

revision = "0097"
down_revision = "0096"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("offers", sa.Column("letter_key", sa.String(64)))


def downgrade() -> None:
    op.drop_column("offers", "letter_key")
