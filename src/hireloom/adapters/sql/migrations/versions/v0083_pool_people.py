"""People whom recruiters add to the talent pools of their companies, and the imports by which they come."""

import sqlalchemy as sa
from alembic import op

revision = "0083"
down_revision = "0082"
branch_labels = None
depends_on = None

BYTE_WISE = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "pool_imports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("undone_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_pool_imports_company_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_pool_imports_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pool_imports")),
    )
    op.create_index("ix_pool_imports_company_id", "pool_imports", ["company_id", "id"])
    op.create_table(
        "pool_people",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("import_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("phone", sa.String(length=64), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("skills", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("source", sa.String(length=64), nullable=False),
        sa.Column("document", sa.String(length=64), nullable=False),
        sa.Column("tags", sa.Text(), nullable=False),
        sa.Column("sought", BYTE_WISE, nullable=False),
        sa.Column("last_contact_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("consent_until", sa.Date(), nullable=True),
        sa.Column("kept_until", sa.Date(), nullable=False),
        sa.Column("added_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_pool_people_company_id")),
        sa.ForeignKeyConstraint(["import_id"], ["pool_imports.id"], name=op.f("fk_pool_people_import_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_pool_people_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pool_people")),
    )
    op.create_index("ix_pool_people_company_id", "pool_people", ["company_id", "last_contact_at", "id"])
    op.create_index("ix_pool_people_email", "pool_people", ["email", "company_id"])
    op.create_index("ix_pool_people_import_id", "pool_people", ["import_id"])
    op.create_index("ix_pool_people_user_id", "pool_people", ["user_id"])
    op.create_index("ix_pool_people_kept_until", "pool_people", ["kept_until"])


def downgrade() -> None:
    op.drop_table("pool_people")
    op.drop_table("pool_imports")
