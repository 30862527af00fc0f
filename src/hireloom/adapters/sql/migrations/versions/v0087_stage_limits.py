"""How long applications may be in a stage, and since when they are."""

import sqlalchemy as sa
from alembic import op

revision = "0087"
down_revision = "0086"
branch_labels = None
depends_on = None

SINCE = """UPDATE applications SET stage_since = (
    SELECT max(stage_moves.at) FROM stage_moves WHERE stage_moves.application_id = applications.id
) WHERE stage IS NOT NULL"""


def upgrade() -> None:
    op.add_column("job_stages", sa.Column("days", sa.Integer(), server_default="0", nullable=False))
    op.add_column("applications", sa.Column("stage_since", sa.DateTime(timezone=True), nullable=True))
    op.execute(SINCE)


def downgrade() -> None:
    op.drop_column("applications", "stage_since")
    op.drop_column("job_stages", "days")
