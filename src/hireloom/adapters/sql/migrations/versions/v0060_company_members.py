"""Members of companies: the recruiters of a verified domain, whoever proved it, or else the first one, as its owner."""

import sqlalchemy as sa
from alembic import op

revision = "0060"
down_revision = "0059"
branch_labels = None
depends_on = None

_RECRUITERS = """
    INSERT INTO company_members (user_id, company_id, role, joined_at)
    SELECT users.id, companies.id, 'recruiter', users.created_at
    FROM companies JOIN users
        ON substr(users.email, length(users.email) - length(companies.domain)) = '@' || companies.domain
    WHERE companies.verified_at IS NOT NULL AND users.user_type = 'recruiter' AND users.is_active
        AND users.deleted_at IS NULL
"""
_PROVERS = """
    UPDATE company_members SET role = 'owner' WHERE EXISTS (
        SELECT 1 FROM companies
        WHERE companies.id = company_members.company_id AND companies.method = 'dns'
            AND companies.verified_by = company_members.user_id
    )
"""
_FIRST = """
    UPDATE company_members SET role = 'owner' WHERE user_id IN (
        SELECT MIN(user_id) FROM company_members GROUP BY company_id
        HAVING SUM(CASE WHEN role = 'owner' THEN 1 ELSE 0 END) = 0
    )
"""


def upgrade() -> None:
    op.create_table(
        "company_members",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("role", sa.String(length=16), nullable=False),
        sa.Column("joined_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["company_id"], ["companies.id"], name=op.f("fk_company_members_company_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_company_members_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_company_members")),
    )
    op.create_index(op.f("ix_company_members_company_id"), "company_members", ["company_id"])
    for statement in (_RECRUITERS, _PROVERS, _FIRST):
        op.execute(statement)


def downgrade() -> None:
    op.drop_table("company_members")
