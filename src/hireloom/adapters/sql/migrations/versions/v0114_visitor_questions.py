"""Questions from visitors about public jobs, and what was written after them."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0114"
down_revision = "0113"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "visitor_questions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("asked_at", Moment(), nullable=False),
        sa.Column("last_at", Moment(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["job_id"], ["jobs.id"], name=op.f("fk_visitor_questions_job_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_visitor_questions")),
        sa.UniqueConstraint("digest", name=op.f("uq_visitor_questions_digest")),
        sqlite_autoincrement=True,
    )
    for column in ("job_id", "email", "last_at"):
        op.create_index(f"ix_visitor_questions_{column}", "visitor_questions", [column])
    op.create_table(
        "visitor_question_messages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("question_id", sa.Integer(), nullable=False),
        sa.Column("author_id", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("mail_id", sa.String(length=250), nullable=True),
        sa.Column("left_out", sa.Text(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(
            ["question_id"], ["visitor_questions.id"], name=op.f("fk_visitor_question_messages_question_id")
        ),
        sa.ForeignKeyConstraint(["author_id"], ["users.id"], name=op.f("fk_visitor_question_messages_author_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_visitor_question_messages")),
        sa.UniqueConstraint("mail_id", name=op.f("uq_visitor_question_messages_mail_id")),
        sqlite_autoincrement=True,
    )
    for column in ("question_id", "author_id"):
        op.create_index(f"ix_visitor_question_messages_{column}", "visitor_question_messages", [column])


def downgrade() -> None:
    op.drop_table("visitor_question_messages")
    op.drop_table("visitor_questions")
