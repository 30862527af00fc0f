"""The index of answer rates includes which applicants are gone: they no longer count, and the index still suffices by
itself."""

from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

NAME = "ix_applications_recruiter_email_status"
COLUMNS = ["recruiter_email", "status", "answer_due"]


def upgrade() -> None:
    op.drop_index(NAME, "applications", if_exists=True)
    op.create_index(NAME, "applications", [*COLUMNS, "email"])


def downgrade() -> None:
    op.drop_index(NAME, "applications", if_exists=True)
    op.create_index(NAME, "applications", COLUMNS)
