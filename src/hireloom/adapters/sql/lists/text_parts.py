"""Finding rows by any part of their texts, through an index of all trigrams: three letters in a row. On SQLite it is a
table kept by triggers, with another one for parts of one and two letters; on PostgreSQL it is an index of the column
`trigrams`, which the server fills, and in which shorter parts are looked up as prefixes."""

import unicodedata
from typing import NamedTuple

from sqlalchemy import Column, ColumnElement, and_, cast, column, func, literal, literal_column, or_, select, table
from sqlalchemy.dialects.postgresql import TSQUERY

from hireloom.adapters.sql.tables import audit_events, jobs, users

TRIGRAM = 3  # letters
MOST = 32  # trigrams of a part are looked up; of a longer part all is compared, too
BLANK = " "  # between two texts of a row


class Texts(NamedTuple):
    """The texts of one table that are searched: the name of their index, the id of the row, and the texts. SQLite's
    index of `pairs` is for texts that are not kept in small letters."""

    name: str
    row: Column[int]
    columns: tuple[Column[str], ...]
    pairs: str = ""


PEOPLE = Texts("people_words", users.c.id, (users.c.username_key, users.c.email, users.c.phone_digits))
JOBS = Texts(
    *("job_list_words", jobs.c.id),
    (jobs.c.title, jobs.c.company, jobs.c.location, jobs.c.recruiter_email),
    "job_list_pairs",
)
SUBJECTS = Texts("audit_subjects", audit_events.c.id, (audit_events.c.subject,), "audit_subject_pairs")


def says(texts: Texts, part: str, *, on_postgres: bool) -> ColumnElement[bool]:
    """The rows hold the part, which is in small letters, and without spaces for a table with several texts."""
    return _on_postgres(texts, part) if on_postgres else _on_sqlite(texts, part)


def _compared(texts: Texts, part: str) -> ColumnElement[bool]:
    columns = [func.lower(column) for column in texts.columns] if texts.pairs else texts.columns
    return or_(*(column.contains(part, autoescape=True) for column in columns))


def _on_postgres(texts: Texts, part: str) -> ColumnElement[bool]:
    """The index is exact for parts of up to three letters; longer parts are also compared."""
    if len(part) < TRIGRAM and BLANK in part:
        return _compared(texts, part)
    trigrams: ColumnElement[str] = literal_column(f"{texts.row.table.name}.trigrams")
    condition = trigrams.op("@@", is_comparison=True)(cast(_letters_of(part), TSQUERY))
    return and_(condition, _compared(texts, part)) if len(part) > TRIGRAM or BLANK in part else condition


def _letters_of(part: str) -> str:
    """The query for the index: all trigrams of the part, or a prefix where the part is shorter."""
    threes = {part[start : start + TRIGRAM] for start in range(len(part) - TRIGRAM + 1)}
    return " & ".join(map(_quoted, sorted(threes)[:MOST])) if threes else f"{_quoted(part)}:*"


def _quoted(letters: str) -> str:
    return "'" + letters.replace("\\", "\\\\").replace("'", "''") + "'"


def _on_sqlite(texts: Texts, part: str) -> ColumnElement[bool]:
    """Both indexes are exact. That of pairs divides texts at spaces, and may take control characters for spaces: parts
    with such characters are compared. So are short parts of texts in small letters, which takes less time than the
    index where nearly every row has them."""
    is_short = len(part) < TRIGRAM
    if is_short and (not texts.pairs or any(unicodedata.category(sign)[0] in "ZC" for sign in part)):
        return _compared(texts, part)
    index = table(texts.pairs if is_short else texts.name, column("rowid"))
    phrase = literal('"' + part.replace('"', '""') + '"')
    return texts.row.in_(select(index.c.rowid).where(literal_column(index.name).op("MATCH")(phrase)))
