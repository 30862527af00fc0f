"""Second factors: authenticator apps, recovery codes, and the devices that are trusted without them."""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "authenticator_apps",
        sa.Column("user_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("added_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_step", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_authenticator_apps_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_authenticator_apps")),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("user_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seal", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_recovery_codes_user_id")),
        sa.PrimaryKeyConstraint("user_id", "seal", name=op.f("pk_recovery_codes")),
    )
    op.create_table(
        "trusted_devices",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("trusted_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_trusted_devices_user_id")),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_trusted_devices")),
    )
    op.create_index(op.f("ix_trusted_devices_user_id"), "trusted_devices", ["user_id"])
    op.create_index(op.f("ix_trusted_devices_trusted_at"), "trusted_devices", ["trusted_at"])


def downgrade() -> None:
    op.drop_table("trusted_devices")
    op.drop_table("recovery_codes")
    op.drop_table("authenticator_apps")
