"""Why applications are rejected."""

import sqlalchemy as sa
from alembic import op

revision = "0073"
down_revision = "0072"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "company_reasons",
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("reasons", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_company_reasons_company_id")),
        sa.PrimaryKeyConstraint("company_id", name=op.f("pk_company_reasons")),
    )
    op.create_table(
        "rejection_reasons",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(80), nullable=False),
        sa.Column("is_shared", sa.Boolean(), nullable=False),
        sa.Column("by_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["application_id"], ["applications.id"], name=op.f("fk_rejection_reasons_application_id")
        ),
        sa.ForeignKeyConstraint(["by_id"], ["users.id"], name=op.f("fk_rejection_reasons_by_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rejection_reasons")),
    )
    op.create_index(op.f("ix_rejection_reasons_application_id"), "rejection_reasons", ["application_id"])
    op.create_index(op.f("ix_rejection_reasons_by_id"), "rejection_reasons", ["by_id"])


def downgrade() -> None:
    op.drop_table("rejection_reasons")
    op.drop_table("company_reasons")
