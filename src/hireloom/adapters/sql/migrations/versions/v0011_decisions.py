"""Applications get the day of the promised answer; recruiters may review blind, keep notes and change scores."""

from datetime import timedelta

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("jobs", sa.Column("blind_review", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("applications", sa.Column("analysed_score", sa.Integer(), nullable=True))
    op.add_column("applications", sa.Column("answer_due", sa.Date(), nullable=True))
    op.add_column("applications", sa.Column("revealed_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("applications", sa.Column("sought", sa.Text(), nullable=False, server_default=""))
    op.create_index("ix_applications_job_id_status", "applications", ["job_id", "status", "answer_due"])
    op.create_table(
        "application_notes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("author_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["application_id"], ["applications.id"], name=op.f("fk_application_notes_application_id")
        ),
        sa.ForeignKeyConstraint(["author_id"], ["users.id"], name=op.f("fk_application_notes_author_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_application_notes")),
    )
    op.create_index(op.f("ix_application_notes_application_id"), "application_notes", ["application_id"])
    op.create_index(op.f("ix_application_notes_author_id"), "application_notes", ["author_id"])
    _fill()


def _fill() -> None:
    """Existing applications get the day of their promised answer, and the text by which they are searched."""
    connection = op.get_bind()
    moment = sa.DateTime(timezone=True)
    applications = sa.table(
        "applications",
        *(sa.column(name) for name in ("id", "job_id", "full_name", "email", "sought", "score", "analysed_score")),
        sa.column("applied_at", moment),
        sa.column("answer_due", sa.Date()),
    )
    jobs = sa.table("jobs", sa.column("id"), sa.column("answer_days"))
    rows = connection.execute(
        sa.select(applications, jobs.c.answer_days).join(jobs, jobs.c.id == applications.c.job_id)
    ).all()
    values = [
        {
            "key": row.id,
            "due": row.applied_at.date() + timedelta(row.answer_days),
            "words": f"{row.full_name} {row.email}".casefold(),
        }
        for row in rows
    ]
    if values:
        filled = sa.update(applications).where(applications.c.id == sa.bindparam("key"))
        connection.execute(filled.values(answer_due=sa.bindparam("due"), sought=sa.bindparam("words")), values)
    connection.execute(sa.update(applications).values(analysed_score=applications.c.score))


def downgrade() -> None:
    op.drop_table("application_notes")
    op.drop_index("ix_applications_job_id_status", "applications")
    for name in ("sought", "revealed_at", "answer_due", "analysed_score"):
        op.drop_column("applications", name)
    op.drop_column("jobs", "blind_review")
