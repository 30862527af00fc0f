"""When applicants withdrew their applications."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0069"
down_revision = "0068"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("applications", sa.Column("withdrawn_at", Moment()))


def downgrade() -> None:
    op.drop_column("applications", "withdrawn_at")
