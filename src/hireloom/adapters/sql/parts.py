"""Finding rows by any part of their texts: an index of every three letters in a row. On SQLite it is a table that
triggers keep, on PostgreSQL an index like any other."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Integer, Text, bindparam, column, func, literal_column, text
from sqlalchemy.dialects.postgresql import ARRAY

LEAST = 3  # letters


class Texts(NamedTuple):
    """Of one table: the name of their index, what is in it, and the id of the row."""

    name: str
    said: str
    row: str


def _said(*columns: str) -> str:
    return " || ' ' || ".join(f"coalesce({each}, '')" for each in columns)


PEOPLE = Texts("people_words", _said("username_key", "email", "phone_digits"), "users.id")
JOBS = Texts("job_list_words", f"lower({_said('title', 'company', 'location', 'recruiter_email')})", "jobs.id")
SUBJECTS = Texts("audit_subjects", f"lower({_said('subject')})", "audit_events.id")


def holds(connection: Connection, texts: Texts, part: str) -> ColumnElement[bool]:
    """Whether a row says this, written in small letters. Between two texts of a row stands a blank."""
    if connection.dialect.name == "postgresql":
        said: ColumnElement[str] = literal_column(texts.said, Text)
        is_said = said.contains(part, autoescape=True)
        threes = sorted({part[start : start + LEAST] for start in range(len(part) - LEAST + 1)})
        return is_said & func.hireloom_threes(said, type_=ARRAY(Text)).contains(threes) if threes else is_said
    if len(part) < LEAST:  # the index knows none so short, so all texts are compared: where there is nothing else
        said = literal_column(f"(SELECT c0 FROM {texts.name}_content WHERE id = {texts.row})", Text)  # noqa: S608
        return said.contains(part, autoescape=True)
    found = text(f"SELECT rowid FROM {texts.name} WHERE {texts.name} MATCH :sought")  # noqa: S608  (both are ours)
    asked = bindparam("sought", '"' + part.replace('"', '""') + '"', unique=True)  # several parts may be sought at once
    return literal_column(texts.row, Integer).in_(found.bindparams(asked).columns(column("rowid", Integer)))
