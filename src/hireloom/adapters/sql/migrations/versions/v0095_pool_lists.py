"""Indexes from which the people of a talent pool are listed without their rows, and the searches that people save."""

from alembic import op

revision = "0095"
down_revision = "0094"
branch_labels = None
depends_on = None

APPLICANTS = ["job_id", "user_id", "applied_at", "id", "status", "revealed_at", "withdrawn_at", "email"]


def upgrade() -> None:
    op.create_index("ix_applications_job_id_user_id", "applications", APPLICANTS)
    op.drop_index("ix_pool_people_company_id", "pool_people")
    columns = ["company_id", "last_contact_at", "id", "consent_until", "asked_at"]
    op.create_index("ix_pool_people_company_id", "pool_people", columns)


def downgrade() -> None:
    op.drop_index("ix_pool_people_company_id", "pool_people")
    op.create_index("ix_pool_people_company_id", "pool_people", ["company_id", "last_contact_at", "id", "user_id"])
    op.drop_index("ix_applications_job_id_user_id", "applications")
