"""Earlier states of resumes, and which of them were sent with applications."""

import sqlalchemy as sa
from alembic import op

from hireloom.adapters.sql.tables import Moment

revision = "0074"
down_revision = "0073"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "resume_states",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("resume_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("version", sa.JSON(), nullable=False),
        sa.Column("page", sa.JSON(), nullable=False),
        sa.Column("kept_at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_resume_states_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_resume_states")),
    )
    op.create_index("ix_resume_states_user_id", "resume_states", ["user_id"])
    op.create_index("ix_resume_states_resume_id_number", "resume_states", ["resume_id", "number"])
    op.create_table(
        "resume_state_files",
        sa.Column("state_id", sa.Integer(), nullable=False),
        sa.Column("checksum", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["state_id"], ["resume_states.id"], name=op.f("fk_resume_state_files_state_id")),
        sa.PrimaryKeyConstraint("state_id", "checksum", name=op.f("pk_resume_state_files")),
    )
    op.create_index("ix_resume_state_files_checksum", "resume_state_files", ["checksum"])
    op.create_table(
        "sent_resumes",
        sa.Column("application_id", sa.Integer(), nullable=False),
        sa.Column("state_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["application_id"], ["applications.id"], name=op.f("fk_sent_resumes_application_id")
        ),
        sa.ForeignKeyConstraint(["state_id"], ["resume_states.id"], name=op.f("fk_sent_resumes_state_id")),
        sa.PrimaryKeyConstraint("application_id", name=op.f("pk_sent_resumes")),
    )
    op.create_index("ix_sent_resumes_state_id", "sent_resumes", ["state_id"])


def downgrade() -> None:
    op.drop_table("sent_resumes")
    op.drop_table("resume_state_files")
    op.drop_table("resume_states")
