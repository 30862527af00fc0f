"""A company's template of stages, and who wants no email about overdue applications."""

import sqlalchemy as sa
from alembic import op

revision = "0092"
down_revision = "0091"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "company_stages",
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("stages", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_company_stages_company_id")),
        sa.PrimaryKeyConstraint("company_id", name=op.f("pk_company_stages")),
    )
    op.create_table(
        "stage_email_refusals",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_stage_email_refusals_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_stage_email_refusals")),
    )


def downgrade() -> None:
    op.drop_table("stage_email_refusals")
    op.drop_table("company_stages")
