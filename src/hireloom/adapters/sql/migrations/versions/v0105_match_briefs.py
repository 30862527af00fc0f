"""What the analysis of an applicant's resume found, in short."""

import sqlalchemy as sa
from alembic import op

revision = "0105"
down_revision = "0104"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("applications", sa.Column("brief", sa.JSON()))


def downgrade() -> None:
    op.drop_column("applications", "brief")
