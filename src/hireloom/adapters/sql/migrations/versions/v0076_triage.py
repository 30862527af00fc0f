"""What the table of applications shows of each one: years, current title and tags."""

import sqlalchemy as sa
from alembic import op

revision = "0076"
down_revision = "0075"
branch_labels = None
depends_on = None

INDEXES = {
    "ix_applications_by_years": "job_id, coalesce(years, -1), applied_at, id",
    "ix_applications_by_title": "job_id, (current_title = ''), lower(current_title), applied_at, id",
    "ix_applications_by_source": "job_id, (source = ''), source, applied_at, id",
}


def upgrade() -> None:
    op.add_column("applications", sa.Column("years", sa.Integer()))
    op.add_column("applications", sa.Column("current_title", sa.Text(), nullable=False, server_default=""))
    op.add_column("applications", sa.Column("tags", sa.Text(), nullable=False, server_default=""))
    for name, columns in INDEXES.items():
        op.execute(sa.text(f"CREATE INDEX {name} ON applications ({columns})"))


def downgrade() -> None:
    for name in INDEXES:
        op.drop_index(name, "applications", if_exists=True)
    for column in ("tags", "current_title", "years"):
        op.drop_column("applications", column)
