"""Tables of people from other systems: Greenhouse, OpenCATS and any other with a line of headings."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from functools import lru_cache

from hireloom.domain.identity.emails import EmailMalformed
from hireloom.domain.pool_people import NewPoolPerson, PoolNameNeeded, new_pool_person, one_line
from hireloom.domain.refusals import Invalid
from hireloom.domain.sheet_rows import RawRow, sheet_rows
from hireloom.domain.tags import LONGEST_TAG, MOST_TAGS

MOST_ROWS, MOST_COLUMNS = 100_000, 100


class NoPeopleSheet(Invalid):
    sentence = "This is not a table of people: it needs a header row and a column of names."


class PeopleSheetTooLong(Invalid):
    sentence = f"At most {MOST_ROWS:,} rows can be imported at once. Please split the file."


class PeopleSheetEncodingUnknown(Invalid):
    sentence = "The letters of this file cannot be read. Please save it as “CSV UTF-8” and choose it again."


class ColumnsUnknown(Invalid):
    sentence = "These columns do not belong to this file. Please choose it again."


class PoolField(StrEnum):
    NAME = "name"
    FIRST_NAME = "first_name"
    LAST_NAME = "last_name"
    EMAIL = "email"
    PHONE = "phone"
    TITLE = "title"
    PLACE = "place"
    SKILLS = "skills"
    TAGS = "tags"
    SOURCE = "source"
    LAST_CONTACT = "last_contact"
    CONSENT_UNTIL = "consent_until"
    TEXT = "text"


_NAMES: Mapping[PoolField, Sequence[str]] = {  # what systems call their columns; the first one that is there counts
    PoolField.NAME: ("name", "full name", "candidate name", "candidate", "person"),
    PoolField.FIRST_NAME: ("first name", "firstname", "given name"),
    PoolField.LAST_NAME: ("last name", "lastname", "surname", "family name"),
    PoolField.EMAIL: ("email", "email addresses", "email address", "email1", "emails", "mail", "primary email"),
    PoolField.PHONE: (
        *("phone", "phone numbers", "phone number", "phone cell", "mobile", "cell phone", "phone home", "telephone"),
        "phone work",
    ),
    PoolField.TITLE: (
        *("title", "current title", "last position", "current role", "job title", "current position", "position"),
        *("headline", "role"),
    ),
    PoolField.PLACE: ("place", "location", "city", "candidate location", "address", "current location"),
    PoolField.SKILLS: ("skills", "key skills", "keywords", "skill"),
    PoolField.TAGS: ("tags", "candidate tags", "labels"),
    PoolField.SOURCE: ("source", "source name", "candidate source", "origin"),
    PoolField.LAST_CONTACT: (
        *(
            "last contact",
            "last activity",
            "last touch",
            "last contacted",
            "date modified",
            "last applied",
            "updated at",
        ),
        *("updated at", "applied on", "application date", "date created"),
    ),
    PoolField.CONSENT_UNTIL: ("consent until", "consent end", "consent expires", "gdpr consent until"),
    PoolField.TEXT: ("notes", "note", "text", "summary", "resume text", "resume", "comments", "key notes"),
}
_ORDERS = (
    "%m/%d/%Y",
    "%m-%d-%Y",
    "%m-%d-%y",
    "%d.%m.%Y",
    "%Y/%m/%d",
    "%b %d, %Y",
    "%d %b %Y",
)  # of dates, month before day


@dataclass(frozen=True, slots=True)
class PeopleSheet:
    """`encoding` is the one in which the file was written, as people call it."""

    encoding: str
    headings: Sequence[str]
    rows: Sequence[RawRow]


@dataclass(frozen=True, slots=True)
class RowReading:
    """`line` is where the row begins in the file; without a person, `reason` says why."""

    line: int
    person: NewPoolPerson | None
    reason: str = ""


def read_people_sheet(content: bytes) -> PeopleSheet:
    """Raises NoPeopleSheet, PeopleSheetEncodingUnknown and PeopleSheetTooLong."""
    text, encoding = decoded(content)
    first = text.partition("\n")[0]
    begun, rows = sheet_rows(text, max(",;\t", key=first.count)), list[RawRow]()
    head = next(begun, RawRow(1, 1, ()))
    headings = [one_line(heading) for heading in head.cells][:MOST_COLUMNS]
    for row in begun:
        if row.is_open or any(map(str.strip, row.cells)):
            rows.append(row)
        if len(rows) > MOST_ROWS:
            raise PeopleSheetTooLong
    if not any(headings):
        raise NoPeopleSheet
    return PeopleSheet(encoding, headings, rows)


_IN_NO_NAME = re.compile(r"[@\d]")  # but in rows that a quotation mark has joined
# What no Western text in Windows-1252 has: bytes without a letter, a florin sign before another sign, three accented
# letters or four other signs in a row, and a sign between two letters. Texts in Shift JIS, GBK, Big5, EUC-KR or
# Cyrillic have them.
_NOT_WESTERN = re.compile(
    "\ufffd|ƒ\\S|[À-ÖØ-öø-ÿŠŽšžŒœŸ]{3}|[^\x00-\x7f]{4}|[A-Za-z][“”„‚†‡ˆ‰˜¤¨¬¯±¶¸¹¼½¾¿¡¢£¥¦•‹›][A-Za-z]"
)


def decoded(content: bytes) -> tuple[str, str]:
    """The text and its encoding: UTF-8 and UTF-16 can be recognized; anything else is taken for an old Windows encoding
    if it looks like it. Raises PeopleSheetEncodingUnknown."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        text, encoding = content.decode("utf-16", errors="replace"), "UTF-16"
        is_readable = "\ufffd" not in text
    else:
        try:
            text, encoding, is_readable = content.decode("utf-8-sig"), "UTF-8", True
        except UnicodeDecodeError:
            text, encoding = content.decode("cp1252", errors="replace"), "Windows-1252"
            is_readable = not _NOT_WESTERN.search(text)
    if not is_readable or "\x00" in text:
        raise PeopleSheetEncodingUnknown
    return text, encoding


def guessed_columns(headings: Sequence[str]) -> Sequence[PoolField | None]:
    """What each column seems to hold, each field once."""
    names = [" ".join(heading.casefold().replace("_", " ").replace("-", "").split()) for heading in headings]
    columns: list[PoolField | None] = [None] * len(headings)
    for field, spellings in _NAMES.items():
        place = next((names.index(name) for name in spellings if name in names), None)
        if place is not None and columns[place] is None:
            columns[place] = field
    return columns


def people_in(sheet: PeopleSheet, columns: Sequence[PoolField | None]) -> Iterator[RowReading]:
    """One reading for each row. Raises ColumnsUnknown if these are not the columns of this table, and NoPeopleSheet if
    none of them holds names."""
    if len(columns) != len(sheet.headings):
        raise ColumnsUnknown
    if not {PoolField.NAME, PoolField.FIRST_NAME, PoolField.LAST_NAME} & {*columns}:
        raise NoPeopleSheet
    places = [(field, place) for place, field in enumerate(columns) if field]
    for row in sheet.rows:
        values = {field: _plain(row.cells[place]) for field, place in places if place < len(row.cells)}
        yield RowReading(row.first, None, _left_open(row)) if row.is_open else _reading(row.first, values)


def _left_open(row: RawRow) -> str:
    sentence = "A quotation mark is opened but never closed, or a cell is too long"
    return sentence if row.first == row.last else f"{sentence}; lines {row.first} to {row.last} are left out"


def _reading(line: int, values: Mapping[PoolField, str]) -> RowReading:
    def value(field: PoolField) -> str:
        return values.get(field, "")

    name = value(PoolField.NAME) or f"{value(PoolField.FIRST_NAME)} {value(PoolField.LAST_NAME)}"
    if len(name.splitlines()) > 1 and _IN_NO_NAME.search(name):
        return RowReading(line, None, "The name continues on the next line. Is a quotation mark missing?")
    contact, consent = _day(value(PoolField.LAST_CONTACT)), _day(value(PoolField.CONSENT_UNTIL))
    if value(PoolField.LAST_CONTACT) and contact is None:
        return RowReading(line, None, f"Last contact “{one_line(value(PoolField.LAST_CONTACT), 40)}” is not a date")
    if value(PoolField.CONSENT_UNTIL) and consent is None:
        return RowReading(line, None, f"Consent until “{one_line(value(PoolField.CONSENT_UNTIL), 40)}” is not a date")
    person = NewPoolPerson(
        name,
        _first(value(PoolField.EMAIL)),
        value(PoolField.PHONE),
        value(PoolField.TITLE),
        value(PoolField.PLACE),
        value(PoolField.SKILLS),
        value(PoolField.TEXT),
        value(PoolField.SOURCE),
        tags=tuple(tag[:LONGEST_TAG] for tag in _entries(value(PoolField.TAGS)))[:MOST_TAGS],
        last_contact=contact,
        consent_until=consent,
    )
    try:
        return RowReading(line, new_pool_person(person))
    except PoolNameNeeded:
        return RowReading(line, None, "No name")
    except EmailMalformed:
        return RowReading(line, None, f"“{one_line(value(PoolField.EMAIL), 60)}” is not an email address")


def _first(emails: str) -> str:
    """Some systems write all addresses into one cell."""
    return next(iter(emails.replace(";", ",").split(",")), "").strip()


def _entries(text: str) -> Iterator[str]:
    yield from filter(None, (one_line(part) for part in text.replace(";", ",").split(",")))


def _plain(cell: str) -> str:
    """Without the mark that tables put before a text that a spreadsheet would evaluate."""
    text = cell.strip()
    return text[1:] if text[:1] == "'" and text[1:2] in ("=", "+", "-", "@") else text


@lru_cache(maxsize=4096)
def _day(text: str) -> date | None:
    with suppress(ValueError):
        return date.fromisoformat(text[:10])
    for order in _ORDERS:
        with suppress(ValueError):
            return datetime.strptime(text, order).date()  # noqa: DTZ007 - only the day
    return None
