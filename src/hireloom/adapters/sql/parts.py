"""Finding rows by any part of their texts: an index of every three letters in a row. On SQLite it is a table that
triggers keep, on PostgreSQL an index like any other."""

from collections.abc import Sequence
from typing import NamedTuple

from hireloom.adapters.sql.conditions import Conditions, containing
from hireloom.adapters.sql.match_statements import Driver
from hireloom.adapters.sql.pages import Found

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


def add_said(driver: Driver, found: Conditions, texts: Texts, parts: Sequence[str]) -> None:
    """Rows say all of these, written in small letters. Between two texts of a row stands a blank."""
    if driver.is_postgres:
        for part in parts:
            threes = sorted({part[start : start + LEAST] for start in range(len(part) - LEAST + 1)})
            found.add(f"{texts.said} LIKE ? ESCAPE '/'", containing(part))
            if threes:
                found.add(f"hireloom_threes({texts.said}) @> ?", threes)
    elif parts:
        said = saying(texts, parts)
        found.add(f"{texts.row} IN ({said.selecting('rowid')})", *said.wanted.values)


def saying(texts: Texts, parts: Sequence[str]) -> Found:
    """On SQLite: what the index finds. A phrase of it is exactly a part of a text; it knows none of one or two letters,
    so that for these alone all that is in it is compared."""
    wanted, long = Conditions(), [each for each in parts if len(each) >= LEAST]
    source, words = (texts.name, "words") if long else (f"{texts.name}_content", "c0")
    if long:
        wanted.add(f"{texts.name} MATCH ?", " ".join('"' + each.replace('"', '""') + '"' for each in long))
    for each in parts:
        if len(each) < LEAST:
            wanted.add(f"{words} LIKE ? ESCAPE '/'", containing(each))
    return Found(source, wanted, "rowid AS id")
