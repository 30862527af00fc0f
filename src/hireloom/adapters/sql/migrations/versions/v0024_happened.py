"""One index that lists what happened to the applications of a job, and when."""

from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

TABLE, OLD, NEW = (
    "application_events",
    "ix_application_events_application_id",
    "ix_application_events_application_id_what",
)


def upgrade() -> None:
    op.drop_index(OLD, TABLE)
    op.create_index(NEW, TABLE, ["application_id", "what", "at"])


def downgrade() -> None:
    op.drop_index(NEW, TABLE)
    op.create_index(OLD, TABLE, ["application_id"])
