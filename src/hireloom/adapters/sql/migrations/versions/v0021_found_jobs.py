"""One index that holds everything a search needs from the jobs it finds, so that their entries lie close together."""

from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_job_listings_found", "job_listings", ["job_id", "ends_on", "place_id"])


def downgrade() -> None:
    op.drop_index("ix_job_listings_found", "job_listings")
