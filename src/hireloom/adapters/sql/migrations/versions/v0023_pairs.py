# ruff: noqa: S608  (what is put into a statement is ours and fixed)
"""One or two letters are found without comparing all texts: SQLite gets an index of letters and pairs beside that of
trigrams, kept by triggers at every write."""

from collections.abc import Iterator
from typing import NamedTuple

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


class PairColumns(NamedTuple):
    """The columns of a table that are searched by parts of their texts."""

    name: str
    table: str
    columns: tuple[str, ...]

    def pairs(self, row: str = "") -> str:
        """SQL for all letters and pairs of a text, between blanks. json_each counts up to the length of the text,
        because a trigger cannot use recursion."""
        said = " || ' ' || ".join(f"coalesce({row}{each}, '')" for each in self.columns)
        return (
            "(SELECT coalesce(group_concat(substr(said, key, 1) || ' ' || substr(said, key, 2), ' '), '')"
            f" FROM (SELECT {said} AS said),"
            " json_each('[' || replace(hex(zeroblob(length(said))), '00', '0,') || '0]') WHERE key > 0)"
        )


KEPT = (
    PairColumns("people_pairs", "users", ("username_key", "email", "phone_digits")),
    PairColumns("job_list_pairs", "jobs", ("title", "company", "location", "recruiter_email")),
    PairColumns("audit_subject_pairs", "audit_events", ("subject",)),
)
# Every sign except a blank belongs to a word, in any case. Texts and positions are not kept: they would be most of the
# index.
OPTIONS = (
    "content='', columnsize=0, detail=none, tokenize=\"unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'\""
)


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for texts in KEPT:
            for statement in _statements(texts):
                op.execute(sa.text(statement))


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for texts in KEPT:
            for when in ("added", "changed", "removed"):
                op.execute(f"DROP TRIGGER {texts.name}_{when}")
            op.drop_table(f"{texts.name}_terms")
            op.drop_table(texts.name)


def _statements(texts: PairColumns) -> Iterator[str]:
    index, table, columns = texts.name, texts.table, ", ".join(texts.columns)
    added = f"INSERT INTO {index} (rowid, pairs) VALUES (new.id, {texts.pairs('new.')});"
    removed = f"INSERT INTO {index} ({index}, rowid, pairs) VALUES ('delete', old.id, {texts.pairs('old.')});"
    is_new = " OR ".join(f"old.{each} IS NOT new.{each}" for each in texts.columns)
    yield f"CREATE VIRTUAL TABLE {index} USING fts5(pairs, {OPTIONS})"
    yield f"CREATE VIRTUAL TABLE {index}_terms USING fts5vocab({index}, row)"  # how many rows have each term
    yield f"INSERT INTO {index} (rowid, pairs) SELECT id, {texts.pairs()} FROM {table}"
    yield f"CREATE TRIGGER {index}_added AFTER INSERT ON {table} BEGIN {added} END"
    changed = f"AFTER UPDATE OF {columns} ON {table} WHEN {is_new}"
    yield f"CREATE TRIGGER {index}_changed {changed} BEGIN {removed} {added} END"
    yield f"CREATE TRIGGER {index}_removed AFTER DELETE ON {table} BEGIN {removed} END"
