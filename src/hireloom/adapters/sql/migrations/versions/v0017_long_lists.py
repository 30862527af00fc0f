"""Indexes for long lists: applications of a job, the audit record by actor and action, jobs, people. Texts are found by
trigrams, on SQLite in tables kept by triggers, on PostgreSQL in indexes."""

from typing import NamedTuple

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

SWAPPED = (  # the table, its old index, its new index
    ("users", None, ("ix_users_deleted_at_id", ["deleted_at", "id", "user_type"])),
    ("audit_events", None, ("ix_audit_events_actor_id", ["actor_id", "id"])),
    ("audit_events", ("ix_audit_events_action", ["action"]), ("ix_audit_events_action_id", ["action", "id"])),
    (
        "jobs",
        ("ix_jobs_date_posted", ["date_posted"]),
        (
            "ix_jobs_date_posted_id",
            ["date_posted", "id", "deleted_at", "position", "application_end_date", "has_recruiter"],
        ),
    ),
    (
        "applications",
        ("ix_applications_job_id", ["job_id"]),
        ("ix_applications_job_id_applied_at", ["job_id", "applied_at", "id", "status"]),
    ),
    ("applications", None, ("ix_applications_job_id_score", ["job_id", "score", "applied_at", "id"])),
    ("applications", None, ("ix_applications_job_id_match_score", ["job_id", "match_score", "applied_at", "id"])),
    ("applications", None, ("ix_applications_job_id_sought", ["job_id", "sought", "id"])),
    (
        "applications",
        ("ix_applications_job_id_status", ["job_id", "status", "answer_due"]),
        ("ix_applications_job_id_status", ["job_id", "status", "answer_due", "email"]),
    ),
    (
        "applications",
        ("ix_applications_recruiter_email", ["recruiter_email"]),
        ("ix_applications_recruiter_email_status", ["recruiter_email", "status", "answer_due"]),
    ),
)
SIGN_BY_SIGN = {"action": "text_pattern_ops"}


class WordColumns(NamedTuple):
    """The columns of a table that are searched by parts of their texts."""

    name: str
    table: str
    columns: tuple[str, ...]

    def said(self, row: str = "") -> str:
        return " || ' ' || ".join(f"coalesce({row}{each}, '')" for each in self.columns)


PEOPLE = WordColumns("people_words", "users", ("username_key", "email", "phone_digits"))  # kept in small letters
JOBS = WordColumns("job_list_words", "jobs", ("title", "company", "location", "recruiter_email"))
SUBJECTS = WordColumns("audit_subjects", "audit_events", ("subject",))
LONGEST_SOUGHT = 600  # letters: longer ones could not be in an index of PostgreSQL

THREES = """
CREATE FUNCTION hireloom_threes(said text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT coalesce(array_agg(DISTINCT substr(said, first, 3)), '{}')
    FROM generate_series(1, length(said) - 2) AS first
$$
"""


def upgrade() -> None:
    applications = sa.table("applications", sa.column("sought", sa.Text))
    sought = applications.c.sought
    shorter = applications.update().values(sought=sa.func.substr(sought, 1, LONGEST_SOUGHT))
    op.execute(shorter.where(sa.func.length(sought) > LONGEST_SOUGHT))
    for table, old, new in SWAPPED:
        if old:
            op.drop_index(old[0], table)
        op.create_index(new[0], table, new[1], postgresql_ops=SIGN_BY_SIGN if "action" in new[1] else {})
    if op.get_bind().dialect.name == "sqlite":
        for texts in (JOBS, SUBJECTS):
            _keep_in_table(texts)
    else:
        op.execute(THREES)
        for texts, said in ((PEOPLE, PEOPLE.said()), *((each, f"lower({each.said()})") for each in (JOBS, SUBJECTS))):
            op.execute(f"CREATE INDEX {texts.name} ON {texts.table} USING gin (hireloom_threes({said}))")


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for texts in (JOBS, SUBJECTS):
            for when in ("added", "changed", "removed"):
                op.execute(f"DROP TRIGGER {texts.name}_{when}")
            op.drop_table(texts.name)
    else:
        for texts in (JOBS, SUBJECTS, PEOPLE):
            op.drop_index(texts.name, texts.table)
        op.execute("DROP FUNCTION hireloom_threes")
    for table, old, new in reversed(SWAPPED):
        op.drop_index(new[0], table)
        if old:
            op.create_index(old[0], table, old[1])


def _keep_in_table(texts: WordColumns) -> None:
    index, table, columns = texts.name, texts.table, ", ".join(texts.columns)
    added = f"INSERT INTO {index} (rowid, words) VALUES (new.id, {texts.said('new.')});"
    removed = f"DELETE FROM {index} WHERE rowid = old.id;"
    for statement in (
        f"CREATE VIRTUAL TABLE {index} USING fts5(words, tokenize='trigram')",
        f"INSERT INTO {index} (rowid, words) SELECT id, {texts.said()} FROM {table}",
        f"CREATE TRIGGER {index}_added AFTER INSERT ON {table} BEGIN {added} END",
        f"CREATE TRIGGER {index}_changed AFTER UPDATE OF {columns} ON {table} BEGIN {removed} {added} END",
        f"CREATE TRIGGER {index}_removed AFTER DELETE ON {table} BEGIN {removed} END",
    ):
        op.execute(sa.text(statement))
