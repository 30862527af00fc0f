"""Applications are sorted by status, by tags and by who looks after them."""

import sqlalchemy as sa
from alembic import op

revision = "0117"
down_revision = "0116"
branch_labels = None
depends_on = None

STATUS = "(CASE status WHEN 'Submitted' THEN 0 WHEN 'Selected' THEN 1 ELSE 2 END)"
INDEXES = {
    "ix_applications_by_status": f"job_id, {STATUS}, coalesce(stage, 0), applied_at, id",
    "ix_applications_by_tags": "job_id, (tags = ''), lower(tags), applied_at, id",
    "ix_applications_by_assignee": "job_id, coalesce(assignee_id, 2147483647), applied_at, id",
}


def upgrade() -> None:
    for name, columns in INDEXES.items():
        op.execute(sa.text(f"CREATE INDEX {name} ON applications ({columns})"))


def downgrade() -> None:
    for name in INDEXES:
        op.drop_index(name, "applications", if_exists=True)
