"""Indexes from which long lists of a talent pool are read."""

from alembic import op

revision = "0085"
down_revision = "0084"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_pool_people_company_id", "pool_people")
    op.create_index("ix_pool_people_company_id", "pool_people", ["company_id", "last_contact_at", "id", "user_id"])
    op.create_index("ix_pool_people_tags", "pool_people", ["company_id", "tags"])


def downgrade() -> None:
    op.drop_index("ix_pool_people_tags", "pool_people")
    op.drop_index("ix_pool_people_company_id", "pool_people")
    op.create_index("ix_pool_people_company_id", "pool_people", ["company_id", "last_contact_at", "id"])
