"""The indexes that order applications include who is hidden in a blind review, so that no rows need to be read."""

from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

HIDDEN = ("status", "revealed_at")
ORDERS = {
    "ix_applications_job_id_match_score": ("job_id", "match_score", "applied_at", "id"),
    "ix_applications_job_id_sought": ("job_id", "sought", "id"),
}


def upgrade() -> None:
    for name, columns in ORDERS.items():
        op.drop_index(name, "applications", if_exists=True)
        op.create_index(name, "applications", [*columns, *HIDDEN])


def downgrade() -> None:
    for name, columns in ORDERS.items():
        op.drop_index(name, "applications", if_exists=True)
        op.create_index(name, "applications", [*columns])
