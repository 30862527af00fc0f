"""People in talent pools are found by any part of their words through an index of trigrams: on SQLite a table without a
text of its own, kept by triggers, on PostgreSQL a generated column."""

import sqlalchemy as sa
from alembic import op

revision = "0093"
down_revision = "0092"
branch_labels = None
depends_on = None

ADDED = "INSERT INTO pool_words (rowid, sought) VALUES (new.id, new.sought);"
REMOVED = "INSERT INTO pool_words (pool_words, rowid, sought) VALUES ('delete', old.id, old.sought);"
ON_SQLITE = (
    "CREATE VIRTUAL TABLE pool_words USING fts5("
    "sought, content='pool_people', content_rowid='id', tokenize='trigram')",
    "INSERT INTO pool_words (pool_words) VALUES ('rebuild')",
    f"CREATE TRIGGER pool_words_added AFTER INSERT ON pool_people BEGIN {ADDED} END",
    f"CREATE TRIGGER pool_words_changed AFTER UPDATE OF sought ON pool_people BEGIN {REMOVED} {ADDED} END",
    f"CREATE TRIGGER pool_words_removed AFTER DELETE ON pool_people BEGIN {REMOVED} END",
)
ON_POSTGRES = (
    "ALTER TABLE pool_people ADD COLUMN trigrams tsvector GENERATED ALWAYS AS (hireloom_parts(sought)) STORED",
    "CREATE INDEX pool_words ON pool_people USING gin (trigrams)",
)


def upgrade() -> None:
    for statement in ON_SQLITE if op.get_bind().dialect.name == "sqlite" else ON_POSTGRES:
        op.execute(sa.text(statement))


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for when in ("added", "changed", "removed"):
            op.execute(f"DROP TRIGGER pool_words_{when}")
        op.drop_table("pool_words")
    else:
        op.drop_column("pool_people", "trigrams")  # and its index
