"""An index for every order of the applications for a job: by score and by match, with NULL last, and as in a blind
review."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None

OLD = {
    "ix_applications_job_id_score": ("job_id", "score", "applied_at", "id"),
    "ix_applications_job_id_match_score": ("job_id", "match_score", "applied_at", "id", "status", "revealed_at"),
}
IS_HIDDEN = "status = 'Submitted' AND revealed_at IS NULL"
MATCH = "coalesce(match_score, -1)"
NEW = {
    "ix_applications_by_score": "job_id, coalesce(score, -1), applied_at, id, score",
    "ix_applications_by_match": f"job_id, {MATCH}, applied_at, id, match_score",
    "ix_applications_by_match_blind": (
        f"job_id, (CASE WHEN {IS_HIDDEN} THEN -1 ELSE {MATCH} END), applied_at, id, status, revealed_at, match_score"
    ),
    "ix_applications_by_name_blind": f"job_id, (CASE WHEN {IS_HIDDEN} THEN '' ELSE sought END), id",
}


def upgrade() -> None:
    for name in OLD:
        op.drop_index(name, "applications", if_exists=True)
    for name, said in NEW.items():
        op.execute(sa.text(f"CREATE INDEX {name} ON applications ({said})"))


def downgrade() -> None:
    for name in NEW:
        op.drop_index(name, "applications", if_exists=True)
    for name, columns in OLD.items():
        op.create_index(name, "applications", [*columns])
