"""Finding rows by any part of their texts: an index of every three letters in a row. On SQLite it is a table that
triggers keep, on PostgreSQL an index like any other."""

from typing import NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Integer,
    Text,
    bindparam,
    column,
    func,
    literal_column,
    or_,
    text,
)
from sqlalchemy.dialects.postgresql import ARRAY

LEAST = 3  # letters


class Texts(NamedTuple):
    """Of one table: the name of their index, what is in it, the id of the row, and what SQLite compares when it must
    look at all rows: it does not tell letters of another case apart, and reads the index sooner than a long row."""

    name: str
    said: str
    row: str
    compared: tuple[str, ...]


def _said(*columns: str) -> str:
    return " || ' ' || ".join(f"coalesce({each}, '')" for each in columns)


_PERSON, _JOB = ("username_key", "email", "phone_digits"), ("title", "company", "location", "recruiter_email")
_OF_JOB = "(SELECT c0 FROM job_list_words_content WHERE id = jobs.id)"
PEOPLE = Texts("people_words", _said(*_PERSON), "users.id", _PERSON)
JOBS = Texts("job_list_words", f"lower({_said(*_JOB)})", "jobs.id", (_OF_JOB,))
SUBJECTS = Texts("audit_subjects", f"lower({_said('subject')})", "audit_events.id", ("subject",))


def holds(connection: Connection, texts: Texts, part: str) -> ColumnElement[bool]:
    """Whether a row says this, written in small letters. Between two texts of a row stands a blank."""
    if connection.dialect.name == "postgresql":
        said: ColumnElement[str] = literal_column(texts.said, Text)
        is_said = said.contains(part, autoescape=True)
        threes = sorted({part[start : start + LEAST] for start in range(len(part) - LEAST + 1)})
        return is_said & func.hireloom_threes(said, type_=ARRAY(Text)).contains(threes) if threes else is_said
    if len(part) < LEAST:  # the index knows none so short
        return or_(*(literal_column(each, Text).contains(part, autoescape=True) for each in texts.compared))
    found = text(f"SELECT rowid FROM {texts.name} WHERE {texts.name} MATCH :sought")  # noqa: S608  (both are ours)
    phrase = '"' + part.replace('"', '""') + '"'
    asked: BindParameter[str] = bindparam("sought", phrase, unique=True)  # several parts may be sought at once
    return literal_column(texts.row, Integer).in_(found.bindparams(asked).columns(column("rowid", Integer)))
