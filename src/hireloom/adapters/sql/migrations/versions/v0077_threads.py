"""Messages about applications."""

import sqlalchemy as sa
from alembic import op

revision = "0077"
down_revision = "0076"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "thread_messages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("author_id", sa.Integer(), nullable=False),
        sa.Column("is_from_applicant", sa.Boolean(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("mail_id", sa.String(250), nullable=True),
        sa.ForeignKeyConstraint(["application_id"], ["applications.id"], name=op.f("fk_thread_messages_application_id")),
        sa.ForeignKeyConstraint(["author_id"], ["users.id"], name=op.f("fk_thread_messages_author_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_thread_messages")),
        sa.UniqueConstraint("mail_id", name=op.f("uq_thread_messages_mail_id")),
    )
    op.create_index(op.f("ix_thread_messages_application_id"), "thread_messages", ["application_id"])
    op.create_index(op.f("ix_thread_messages_author_id"), "thread_messages", ["author_id"])


def downgrade() -> None:
    op.drop_table("thread_messages")
