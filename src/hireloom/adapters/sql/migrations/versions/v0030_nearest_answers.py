"""An index that orders the applications for a job by the day of their promised answer."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None

NAME = "ix_applications_by_due"
DUE = "(CASE WHEN status = 'Submitted' AND email <> '' THEN answer_due ELSE '9999-12-31' END)"


def upgrade() -> None:
    said = f"job_id, {DUE}, applied_at, id, status, email, answer_due"
    op.execute(sa.text(f"CREATE INDEX {NAME} ON applications ({said})"))


def downgrade() -> None:
    op.drop_index(NAME, "applications", if_exists=True)
