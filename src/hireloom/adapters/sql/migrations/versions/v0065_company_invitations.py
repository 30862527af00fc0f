"""Invitations into companies, and members whose address is elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "0065"
down_revision = "0064"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "company_members", sa.Column("is_admitted", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "company_invitations",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("role", sa.String(length=16), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("invited_by", sa.Integer()),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_company_invitations_company_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_company_invitations")),
        sa.UniqueConstraint("company_id", "email", name=op.f("uq_company_invitations_company_id_email")),
    )
    op.create_index(op.f("ix_company_invitations_created_at"), "company_invitations", ["created_at"])


def downgrade() -> None:
    op.drop_table("company_invitations")
    with op.batch_alter_table("company_members") as batch_op:
        batch_op.drop_column("is_admitted")
