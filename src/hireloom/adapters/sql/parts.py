"""Finding texts by any part of them: an index of every three letters in a row. On SQLite triggers keep it, PostgreSQL
does so itself. It lets more through than what is sought, so what it finds is compared all the same."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Integer, Text, column, func, literal_column, text
from sqlalchemy.dialects.postgresql import ARRAY

LEAST = 3  # letters


class Indexed(NamedTuple):
    """The texts of one table: the name of their index, and what is indexed on PostgreSQL."""

    name: str
    said: str


def _said(*columns: str) -> str:
    return " || ' ' || ".join(f"coalesce({each}, '')" for each in columns)


PEOPLE = Indexed("people_words", _said("username_key", "email", "phone_digits"))
JOBS = Indexed("job_list_words", _said("title", "company", "location", "recruiter_email"))
SUBJECTS = Indexed("audit_subjects", _said("subject"))


def may_hold(
    connection: Connection, ids: ColumnElement[int], texts: Indexed, words: Iterable[str]
) -> list[ColumnElement[bool]]:
    """A condition that holds of all rows that hold all these words, and of few others. Words are in small letters."""
    long = [word for word in words if len(word) >= LEAST]
    if not long:
        return []
    if connection.dialect.name == "postgresql":
        threes = sorted({three for word in long for three in _threes(word)})
        said = func.hireloom_threes(literal_column(texts.said), type_=ARRAY(Text))
        return [said.contains(threes)]
    sought = " AND ".join('"' + three.replace('"', '""') + '"' for word in long for three in _threes(word))
    found = text(f"SELECT rowid FROM {texts.name} WHERE {texts.name} MATCH :sought")  # noqa: S608  (both are ours)
    return [ids.in_(found.bindparams(sought=sought).columns(column("rowid", Integer)))]


def _threes(word: str) -> list[str]:
    return [word[start : start + LEAST] for start in range(len(word) - LEAST + 1)]
