"""Questions of jobs, and the answers in applications."""

import sqlalchemy as sa
from alembic import op

revision = "0071"
down_revision = "0070"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "job_questions",
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("questions", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["job_id"], ["jobs.id"], name=op.f("fk_job_questions_job_id")),
        sa.PrimaryKeyConstraint("job_id", name=op.f("pk_job_questions")),
    )
    op.create_table(
        "application_answers",
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["application_id"], ["applications.id"], name=op.f("fk_application_answers_application_id")
        ),
        sa.PrimaryKeyConstraint("application_id", name=op.f("pk_application_answers")),
    )


def downgrade() -> None:
    op.drop_table("application_answers")
    op.drop_table("job_questions")
