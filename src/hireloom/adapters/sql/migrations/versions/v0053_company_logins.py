"""Log-ins through companies' identity providers."""

import sqlalchemy as sa
from alembic import op

revision = "0053"
down_revision = "0052"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "company_logins",
        sa.Column("domain", sa.String(length=254), nullable=False),
        sa.Column("issuer", sa.String(length=255), nullable=False),
        sa.Column("client_id", sa.String(length=255), nullable=False),
        sa.Column("client_secret", sa.Text(), nullable=False),
        sa.Column("is_required", sa.Boolean(), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed_by", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("domain", name=op.f("pk_company_logins")),
    )
    op.create_table(
        "begun_logins",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("browser", sa.String(length=64), nullable=False),
        sa.Column("domain", sa.String(length=254), nullable=False),
        sa.Column("issuer", sa.String(length=255), nullable=False),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.Column("verifier", sa.String(length=64), nullable=False),
        sa.Column("began_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_begun_logins")),
    )
    op.create_index(op.f("ix_begun_logins_began_at"), "begun_logins", ["began_at"])
    op.create_table(
        "linked_identities",
        sa.Column("issuer", sa.String(length=255), nullable=False),
        sa.Column("subject", sa.String(length=255), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("linked_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_linked_identities_user_id")),
        sa.PrimaryKeyConstraint("issuer", "subject", name=op.f("pk_linked_identities")),
        sa.UniqueConstraint("user_id", "issuer", name=op.f("uq_linked_identities_user_id_issuer")),
    )


def downgrade() -> None:
    op.drop_table("linked_identities")
    op.drop_table("begun_logins")
    op.drop_table("company_logins")
