"""How often recruiters answer is counted without the applications that were withdrawn, from its index alone."""

from alembic import op

revision = "0115"
down_revision = "0114"
branch_labels = None
depends_on = None

INDEX = "ix_applications_recruiter_email_status"
COLUMNS = "recruiter_email", "status", "answer_due", "email"


def _replace(*columns: str) -> None:
    op.drop_index(INDEX, "applications", if_exists=True)
    op.create_index(INDEX, "applications", [*columns])


def upgrade() -> None:
    _replace(*COLUMNS, "withdrawn_at")


def downgrade() -> None:
    _replace(*COLUMNS)
