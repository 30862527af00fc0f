"""Templates of companies for answers."""

import sqlalchemy as sa
from alembic import op

revision = "0078"
down_revision = "0077"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "company_templates",
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("templates", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_company_templates_company_id")),
        sa.PrimaryKeyConstraint("company_id", name=op.f("pk_company_templates")),
    )


def downgrade() -> None:
    op.drop_table("company_templates")
