# ruff: noqa: S608  (what is put into a statement is ours and fixed)
"""Finding rows by any part of their texts, through an index of all trigrams: three letters in a row. On SQLite it is a
table kept by triggers, with another one for parts of one and two letters; on PostgreSQL it is an ordinary index, in
which shorter parts are looked up as prefixes."""

import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hireloom.adapters.sql.driver.conditions import Conditions, containing
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.driver.pages import Found

LEAST = 3  # letters
MOST = 32  # trigrams of a part are looked up; a longer part is compared, too
BLANK = " "  # between two texts of a row


class Texts(NamedTuple):
    """The texts of one table that are searched: the name of their index, the index of pairs, the id of the row, and the
    texts in small letters."""

    name: str
    pairs: str
    row: str
    each: Sequence[str]
    said: str  # all of them


def _texts(name: str, pairs: str, table: str, *columns: str, is_lower: bool = False) -> Texts:
    said = " || ' ' || ".join(f"coalesce({each}, '')" for each in columns)
    if is_lower:
        return Texts(name, pairs, f"{table}.id", columns, said)
    return Texts(name, pairs, f"{table}.id", [f"lower({each})" for each in columns], f"lower({said})")


PEOPLE = _texts("people_words", "people_pairs", "users", "username_key", "email", "phone_digits", is_lower=True)
JOBS = _texts("job_list_words", "job_list_pairs", "jobs", "title", "company", "location", "recruiter_email")
SUBJECTS = _texts("audit_subjects", "audit_subject_pairs", "audit_events", "subject")


def add_said(driver: Driver, found: Conditions, texts: Texts, parts: Sequence[str]) -> None:
    """Rows must hold all parts, which are in small letters, and without blanks for a table with several texts."""
    if driver.is_postgres:
        one_says = " OR ".join(f"{each} LIKE ? ESCAPE '/'" for each in texts.each)  # half the work of joining them
        for part in parts:
            found.add(f"({one_says})", *[containing(part)] * len(texts.each))
    elif parts:
        said = saying(texts, parts)
        found.add(f"{texts.row} IN ({said.selecting('rowid')})", *said.wanted.values)


def nothing(_part: str) -> Conditions:
    return Conditions()


def add_each(
    driver: Driver, found: Conditions, texts: Texts, parts: Sequence[str], instead: Callable[[str], Conditions]
) -> None:
    """As `add_said`; instead of holding a part, a row may fulfil the condition that `instead` gives for it."""
    for part in parts:
        said = Conditions()
        add_said(driver, said, texts, [part])
        _add_either(found, said, instead(part))


def telling(
    driver: Driver,
    found: Found,
    texts: Texts,
    parts: Sequence[str],
    instead: Callable[[str], Conditions] = nothing,
) -> Found:
    """On PostgreSQL: the rows of `found` that hold all parts, as in `add_each`. The index is exact for parts of up to
    three letters; longer parts are also compared, and beside them shorter ones are only compared."""
    long = [each for each in parts if len(each) >= LEAST]
    looked_up = long or [each for each in parts if BLANK not in each]
    compared, letters, is_exact = Conditions(), Conditions(), True
    add_each(driver, compared, texts, parts, instead)
    if not looked_up:
        found.wanted.add(str(compared), *compared.values)
        return found
    for part in parts:
        said = Conditions()
        if part in looked_up:
            said.add(f"hireloom_parts({texts.said}) @@ ?::tsquery", _asking(part))
        if part not in looked_up or len(part) > LEAST or BLANK in part:
            add_said(driver, said, texts, [part])
            is_exact = False
        _add_either(letters, said, instead(part))
    return found._replace(letters=letters, compared=compared if is_exact else None)


def _add_either(found: Conditions, said: Conditions, other: Conditions) -> None:
    found.add(f"(({said}) OR {other})" if other else str(said), *said.values, *other.values)


def _asking(part: str) -> str:
    """The query for the index: all trigrams of the part, or a prefix where the part is shorter."""
    threes = {part[start : start + LEAST] for start in range(len(part) - LEAST + 1)}
    if not threes:
        return f"{_quoted(part)}:*"
    return " & ".join(map(_quoted, sorted(threes)[:MOST]))


def _quoted(letters: str) -> str:
    return "'" + letters.replace("\\", "\\\\").replace("'", "''") + "'"


def saying(texts: Texts, parts: Sequence[str]) -> Found:
    """On SQLite: the rows that hold all parts. The index of trigrams finds parts of three letters and more exactly;
    shorter parts have an index of their own, and beside longer ones they are compared."""
    long = [each for each in parts if len(each) >= LEAST]
    if not long and all(map(_are_letters, parts)):
        found = Found(texts.pairs, _matching(texts.pairs, parts), "rowid AS id")
        if len(parts) > 1 or not parts[0].isascii():
            return found
        counting = f"SELECT coalesce((SELECT doc FROM {texts.pairs}_terms WHERE term = ?), 0)"
        return found._replace(counting=(counting, parts))
    if not long:
        return comparing(texts, parts)
    wanted = _matching(texts.name, long)
    _compare(wanted, "words", [each for each in parts if len(each) < LEAST])
    return Found(texts.name, wanted, "rowid AS id")


def comparing(texts: Texts, parts: Sequence[str]) -> Found:
    """On SQLite: the same without an index, for few rows or for all."""
    wanted = Conditions()
    _compare(wanted, "c0", parts)
    return Found(f"{texts.name}_content", wanted)


def _compare(wanted: Conditions, words: str, parts: Sequence[str]) -> None:
    for each in parts:
        wanted.add(f"{words} LIKE ? ESCAPE '/'", containing(each))


def _matching(index: str, parts: Sequence[str]) -> Conditions:
    wanted = Conditions()
    wanted.add(f"{index} MATCH ?", " ".join('"' + each.replace('"', '""') + '"' for each in parts))
    return wanted


def _are_letters(part: str) -> bool:
    """Whether the index of pairs can find the part: it divides texts at blanks, and may take control signs for
    blanks."""
    return all(unicodedata.category(each)[0] not in "ZC" for each in part)
