"""In a blind review, the orders by name and by match tell nothing about people who have withdrawn."""

import sqlalchemy as sa
from alembic import op

revision = "0103"
down_revision = "0102"
branch_labels = None
depends_on = None

OLD_HIDDEN = "status = 'Submitted' AND revealed_at IS NULL"
HIDDEN = "revealed_at IS NULL AND (status = 'Submitted' OR withdrawn_at IS NOT NULL)"
MATCH = "coalesce(match_score, -1)"
SOUGHT = "job_id", "sought", "id", "status", "revealed_at"


def _orders(is_hidden: str, *read: str) -> dict[str, str]:
    hidden_columns = ", ".join(("status", "revealed_at", *read))
    return {
        "ix_applications_by_match_blind": (
            f"job_id, (CASE WHEN {is_hidden} THEN -1 ELSE {MATCH} END), applied_at, id, {hidden_columns}, match_score"
        ),
        "ix_applications_by_name_blind": f"job_id, (CASE WHEN {is_hidden} THEN '' ELSE sought END), id",
    }


def _replace(orders: dict[str, str], *sought: str) -> None:
    for name, columns in orders.items():
        op.drop_index(name, "applications", if_exists=True)
        op.execute(sa.text(f"CREATE INDEX {name} ON applications ({columns})"))
    op.drop_index("ix_applications_job_id_sought", "applications", if_exists=True)
    op.create_index("ix_applications_job_id_sought", "applications", [*sought])


def upgrade() -> None:
    _replace(_orders(HIDDEN, "withdrawn_at"), *SOUGHT, "withdrawn_at")


def downgrade() -> None:
    _replace(_orders(OLD_HIDDEN), *SOUGHT)
