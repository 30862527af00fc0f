"""Entries of talent pools that are one person, and those that only look so."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0089"
down_revision = "0088"
branch_labels = None
depends_on = None

AT_ONCE = 2_000
PHONE_DIGITS = 9


def upgrade() -> None:
    op.add_column("pool_people", sa.Column("phone_key", sa.String(length=9), server_default="", nullable=False))
    _fill()
    op.create_index("ix_pool_people_phone_key", "pool_people", ["company_id", "phone_key"])
    op.create_index("ix_pool_people_document", "pool_people", ["company_id", "document"])
    op.create_table(
        "pool_merges",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("into_id", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.Integer(), nullable=True),
        sa.Column("by_id", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        *_keys("pool_merges", person_id="pool_people", into_id="pool_people"),
        *_keys("pool_merges", company_id="companies", user_id="users", by_id="users"),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_pool_merges")),
    )
    op.create_index("ix_pool_merges_company_id", "pool_merges", ["company_id", "at"])
    op.create_index(op.f("ix_pool_merges_into_id"), "pool_merges", ["into_id"])
    op.create_index(op.f("ix_pool_merges_user_id"), "pool_merges", ["user_id"])
    op.create_table(
        "pool_differences",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("company_id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("other_id", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.Integer(), nullable=True),
        *_keys("pool_differences", person_id="pool_people", other_id="pool_people"),
        *_keys("pool_differences", company_id="companies", user_id="users"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pool_differences")),
    )
    for name in ("company_id", "person_id", "other_id", "user_id"):
        op.create_index(op.f(f"ix_pool_differences_{name}"), "pool_differences", [name])


def downgrade() -> None:
    op.drop_table("pool_differences")
    op.drop_table("pool_merges")
    op.drop_index("ix_pool_people_document", "pool_people")
    op.drop_index("ix_pool_people_phone_key", "pool_people")
    op.drop_column("pool_people", "phone_key")


def _keys(table: str, **others: str) -> list[sa.ForeignKeyConstraint]:
    return [
        sa.ForeignKeyConstraint(
            [name],
            [f"{other}.id"],
            name=op.f(f"fk_{table}_{name}"),
            ondelete="CASCADE" if other == "pool_people" else None,
        )
        for name, other in others.items()
    ]


def _fill() -> None:
    people = sa.table("pool_people", sa.column("id"), sa.column("phone"), sa.column("phone_key"))
    connection, last = op.get_bind(), 0
    change = people.update().where(people.c.id == sa.bindparam("of")).values(phone_key=sa.bindparam("digits"))
    while True:
        page = sa.select(people.c.id, people.c.phone).where(people.c.id > last).order_by(people.c.id).limit(AT_ONCE)
        rows = connection.execute(page).all()
        if not rows:
            return
        last = rows[-1].id
        keys = [{"of": row.id, "digits": _phone_key(row.phone)} for row in rows]
        connection.execute(change, keys)


def _phone_key(phone: str) -> str:
    digits = "".join(sign for sign in phone if sign.isascii() and sign.isdigit())
    return digits[-PHONE_DIGITS:] if len(digits) >= PHONE_DIGITS else ""
