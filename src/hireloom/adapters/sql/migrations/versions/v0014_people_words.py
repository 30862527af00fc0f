"""Indexes for the admins' long lists: one that counts people, and on SQLite one of trigrams, kept by triggers at every
write."""

import sqlalchemy as sa
from alembic import op


revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

SAID = "coalesce({row}.username_key, '') || ' ' || coalesce({row}.email, '') || ' ' || coalesce({row}.phone_digits, '')"
ADDED = f"INSERT INTO people_words (rowid, words) VALUES (new.id, {SAID.format(row='new')});"
REMOVED = "DELETE FROM people_words WHERE rowid = old.id;"
ON_SQLITE = (
    "CREATE VIRTUAL TABLE people_words USING fts5(words, tokenize='trigram')",
    f"INSERT INTO people_words (rowid, words) SELECT users.id, {SAID.format(row='users')} FROM users",
    f"CREATE TRIGGER people_words_added AFTER INSERT ON users BEGIN {ADDED} END",
    "CREATE TRIGGER people_words_changed AFTER UPDATE OF username_key, email, phone_digits ON users"
    f" BEGIN {REMOVED} {ADDED} END",
    f"CREATE TRIGGER people_words_removed AFTER DELETE ON users BEGIN {REMOVED} END",
)


def upgrade() -> None:
    op.create_index("ix_users_user_type_deleted_at", "users", ["user_type", "deleted_at"])
    op.drop_index("ix_users_user_type", "users")
    op.create_index("ix_audit_events_action", "audit_events", ["action"])
    if op.get_bind().dialect.name == "sqlite":
        for statement in ON_SQLITE:
            op.execute(sa.text(statement.replace(":", r"\:")))


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for when in ("added", "changed", "removed"):
            op.execute(f"DROP TRIGGER people_words_{when}")
        op.drop_table("people_words")
    op.drop_index("ix_audit_events_action", "audit_events")
    op.create_index("ix_users_user_type", "users", ["user_type"])
    op.drop_index("ix_users_user_type_deleted_at", "users")
