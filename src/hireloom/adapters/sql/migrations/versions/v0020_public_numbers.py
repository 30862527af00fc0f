"""The public number of an account is made from its id: TF- and six digits."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

LEAST_OF_SEVEN = 1_000_000


def upgrade() -> None:
    users = sa.table("users", sa.column("id", sa.Integer), sa.column("tf_id", sa.Text), sa.column("deleted_at"))
    digits = sa.cast(users.c.id, sa.Text)
    six = sa.func.substr(sa.literal("000000") + digits, sa.func.length(digits) + 1)
    number = sa.case((users.c.id < LEAST_OF_SEVEN, six), else_=digits)
    op.execute(users.update().where(users.c.deleted_at.is_(None)).values(tf_id=sa.literal("TF-") + number))


def downgrade() -> None:
    """Nothing: the old numbers are not known any more, and the new ones serve as well."""
