"""Companies prove their domains, and people say which recruiters find them. Nobody is verified yet."""

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "companies",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("domain", sa.String(length=254), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("verified_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("verified_by", sa.Integer(), nullable=True),
        sa.Column("method", sa.String(length=8), nullable=True),
        sa.CheckConstraint("(verified_at IS NULL) = (method IS NULL)", name=op.f("ck_companies_verified")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_companies")),
        sa.UniqueConstraint("domain", name=op.f("uq_companies_domain")),
    )
    op.create_table(
        "confirmed_recruiters",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("confirmed_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("confirmed_by", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_confirmed_recruiters_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_confirmed_recruiters")),
    )
    op.create_index("ix_confirmed_recruiters_confirmed_at", "confirmed_recruiters", ["confirmed_at"])
    op.add_column("profiles", sa.Column("visibility", sa.String(length=8), nullable=False, server_default="all"))
    op.execute("UPDATE profiles SET visibility = 'nobody' WHERE NOT discoverable")
    op.drop_column("profiles", "discoverable")


def downgrade() -> None:
    op.add_column("profiles", sa.Column("discoverable", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.execute("UPDATE profiles SET discoverable = (visibility <> 'nobody')")
    op.drop_column("profiles", "visibility")
    op.drop_table("confirmed_recruiters")
    op.drop_table("companies")
